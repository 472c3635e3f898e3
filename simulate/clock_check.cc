#include "simulate/clock_check.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "core/text.h"

namespace benben::simulate {
namespace {

using Times = std::vector<std::int64_t>;

// The words of what is stored, without the moments since which clocks by days run.
Times times_of(const std::optional<StoredClocks>& clocks) {
  Times times;
  if (!clocks) return times;
  for (const std::string_view word : split(clocks->text, ' ')) {
    times.push_back(std::stoll(std::string(split(word, '@').front())));
  }
  return times;
}

Breach wrong(std::size_t seat, std::int64_t is, const std::string& should) {
  return {"P9", "the clock of seat " + std::to_string(seat) + " is stored as " +
                    std::to_string(is) + " ms, and the log comes to " + should};
}

bool has_decided(const StoredTable& table, int before, Seat seat) {
  const auto end = table.events.begin() + before;
  const auto is_end_of_time = [&](const StoredIncident& stored) {
    return stored.incident.kind == Incident::Kind::kTime && stored.incident.seat == seat;
  };
  return std::ranges::any_of(table.incidents, is_end_of_time) ||
         std::any_of(table.events.begin(), end,
                     [&](const StoredEvent& event) { return event.event.actor == seat; });
}

}  // namespace

void ClockCheck::begin(const Record& header) {
  const std::string* tag = header.tag(kClockTag);
  if (tag != nullptr) terms_ = parse_clock(*tag);
}

void ClockCheck::told(int ply, TimePoint now) {
  if (unsure_at_ != ply && (!told_ || told_->ply != ply)) told_ = Told{ply, now};
}

void ClockCheck::told_by(const std::string& process, int ply, TimePoint now) {
  if (unsure_at_ == ply) return;
  const auto known = tellers_.find(process);
  if (known == tellers_.end() || known->second.ply != ply) tellers_[process] = Told{ply, now};
}

void ClockCheck::stored(int ply, TimePoint now) {
  if (!turn_ || turn_->ply != ply) turn_ = Told{ply, now};
}

std::optional<ClockCheck::Begun> ClockCheck::begun(int ply) const {
  if (told_ && told_->ply == ply) return Begun{told_->now, told_->now};
  if (!turn_ || turn_->ply != ply) return std::nullopt;
  std::optional<Begun> begun;
  for (const auto& [process, told] : tellers_) {
    if (told.ply != ply) continue;
    begun = Begun{turn_->now, std::max(begun ? begun->latest : told.now, told.now)};
  }
  return begun;
}

MaybeBreach ClockCheck::follow(const StoredTable& before, const StoredTable& after, int ply,
                               bool has_incident, const SentById& sent) {
  if (!terms_ || !after.clocks) return std::nullopt;
  const bool has_moved = after.events.size() > static_cast<std::size_t>(ply);
  MaybeBreach breach;
  if (!has_incident && before.clocks) breach = check_bounds(before, after);
  if (!breach && !has_incident && has_moved && !has_other_people(before, after)) {
    breach = check_move(before, after, ply, sent);
  }
  const bool is_beside = has_incident || before.contributions != after.contributions ||
                         has_other_people(before, after);
  if (is_beside || has_moved) forget();
  if (is_beside) unsure_at_ = static_cast<int>(after.events.size());
  if (!is_beside && has_moved) unsure_at_.reset();
  return breach;
}

// A seat that was taken is no reason to refuse a move of whose node has not heard of it: there the
// clocks stand until the last is taken.
bool ClockCheck::has_other_people(const StoredTable& before, const StoredTable& after) const {
  return turn_ && before.seats != after.seats;
}

MaybeBreach ClockCheck::check_bounds(const StoredTable& before, const StoredTable& after) const {
  const Times was = times_of(before.clocks);
  const Times is = times_of(after.clocks);
  const bool is_live = terms_->kind == ClockTerms::Kind::kLive;
  const std::int64_t gain = is_live ? std::chrono::milliseconds(terms_->each).count() : 0;
  const auto begun = static_cast<std::ptrdiff_t>(before.events.size());
  for (std::size_t seat = 0; seat < was.size(); ++seat) {
    const std::int64_t decisions = std::count_if(
        after.events.begin() + begun, after.events.end(),
        [&](const auto& event) { return event.event.actor == seat_at(static_cast<int>(seat)); });
    const std::int64_t most = was[seat] + gain * decisions;
    if (is[seat] > most) return wrong(seat, is[seat], "at most " + std::to_string(most) + " ms");
  }
  return std::nullopt;
}

// What passed from when the turn was told to when the move came is charged; the first decision of a
// seat has twenty seconds for nothing. A move that was sent several times counts from one of them:
// that which found room to be stored.
MaybeBreach ClockCheck::check_move(const StoredTable& before, const StoredTable& after, int ply,
                                   const SentById& sent) {
  const StoredEvent& event = after.events[static_cast<std::size_t>(ply)];
  const auto author = sent.find(event.move_id);
  const std::optional<Begun> begun = this->begun(ply);
  const bool is_known = terms_->kind == ClockTerms::Kind::kLive && begun && author != sent.end() &&
                        event.event.actor && before.clocks &&
                        before.incidents.size() == after.incidents.size();
  const auto later = after.events.begin() + ply + 1;
  const bool is_alone = std::none_of(later, after.events.end(), [](const StoredEvent& next) {
    return next.event.actor.has_value();
  });
  if (!is_known || !is_alone) return std::nullopt;
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  constexpr milliseconds kFirst{20'000};
  const auto seat = static_cast<std::size_t>(index(*event.event.actor));
  const std::int64_t is = times_of(after.clocks)[seat];
  std::string should;
  for (const TimePoint arrived : author->second.arrivals) {
    const auto left_from = [&](TimePoint since) {
      milliseconds charge = duration_cast<milliseconds>(arrived - since);
      if (!has_decided(after, ply, *event.event.actor)) charge -= kFirst;
      const std::int64_t charged = std::max(charge, milliseconds(0)).count();
      const std::int64_t left = std::max<std::int64_t>(0, times_of(before.clocks)[seat] - charged);
      return left + milliseconds(terms_->each).count();
    };
    const std::int64_t least = left_from(begun->earliest);
    const std::int64_t most = left_from(begun->latest);
    if (least <= is && is <= most) {
      exact_ += begun->earliest == begun->latest ? 1 : 0;
      return std::nullopt;
    }
    should += (should.empty() ? "" : " or ") + std::to_string(least);
    if (least < most) should += " to " + std::to_string(most);
  }
  return wrong(seat, is, should + " ms");
}

}  // namespace benben::simulate
