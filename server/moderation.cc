#include "server/moderation.h"

#include <chrono>
#include <string>
#include <utility>

#include "server/faults.h"

namespace benben {
namespace {

constexpr std::chrono::seconds kPause{2};
constexpr std::int64_t kDaySeconds = 24 * 60 * 60;

// As in 2026-12-05, in UTC.
std::string date_of(std::int64_t day) {
  const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
  const auto two = [](unsigned number) {
    return (number < 10 ? "-0" : "-") + std::to_string(number);
  };
  return std::to_string(static_cast<int>(date.year())) + two(static_cast<unsigned>(date.month())) +
         two(static_cast<unsigned>(date.day()));
}

}  // namespace

Result<Moderation::Known> Moderation::read(Store& store, std::int64_t last) {
  Known known{{}, {}, last};
  const Result<std::int64_t> now = store.speech().last_act();
  if (!now) return now.error();
  if (*now == last) return known;
  Result<std::vector<ModeratorAct>> acts = store.speech().acts_after(last);
  if (!acts) return acts.error();
  Result<std::vector<Sanction>> sanctions = store.speech().sanctions();
  if (!sanctions) return sanctions.error();
  return Known{std::move(*sanctions), std::move(*acts), *now};
}

void Moderation::begin(Known known, Follow follow) {
  known_ = std::move(known);
  follow_ = std::move(follow);
}

void Moderation::sweep() {
  const TimePoint now = clock_.now();
  const bool is_due = !looked_ || now - *looked_ >= kPause;
  if (!follow_ || is_looking_ || !is_due) return;
  looked_ = now;
  is_looking_ = true;
  store_.read<Known>([last = known_.last](Store& store) { return read(store, last); },
                     [this](Result<Known> known) {
                       is_looking_ = false;
                       if (!known || known->last == known_.last) return;
                       known_ = std::move(*known);
                       for (const ModeratorAct& act : std::exchange(known_.acts, {})) follow_(act);
                     });
}

Status Moderation::may_write(const Digest& person) const {
  const std::int64_t now_s = clock_.unix_s();
  for (const Sanction& sanction : known_.sanctions) {
    if (sanction.kind != Sanction::Kind::kMuted || sanction.person != person) continue;
    if (!sanction.until) return refused(server::Fault::kChatMuted);
    if (*sanction.until <= now_s) continue;
    return refused(server::Fault::kChatMutedUntil,
                   {{"day", date_of(*sanction.until / kDaySeconds)}});
  }
  return {};
}

}  // namespace benben
