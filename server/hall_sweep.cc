// What the hall does once a second or so: everything that time alone makes due (docs/scale.md, A
// table among many).
//
// The tables stand in an agenda by the time at which something may happen there, so that those at
// which nothing does cost nothing. A sweep goes in pieces, between which whatever else is waiting
// gets a turn: thousands of tables may become due in the same second.
#include <algorithm>
#include <utility>

#include "server/hall.h"
#include "table/faults.h"

namespace benben {
namespace {

// Between two looks for tables that are too old, and how many go at a time.
constexpr std::chrono::hours kExpiryPause{1};
constexpr int kExpiredAtOnce = 100;

// The same for tables with a clock by days that is over. While there are more they are looked for
// at every sweep, behind those that were found: one that cannot be opened keeps no other waiting.
constexpr std::chrono::minutes kDuePause{1};
constexpr int kDueAtOnce = 100;

}  // namespace

void Hall::sweep() {
  begin_sweep();
  while (sweep_on()) {
  }
}

void Hall::begin_sweep() {
  swept_ = services_.clock.now();
  agenda_.begin_round(swept_);
  is_swept_once_ = false;
}

bool Hall::sweep_on(int tables) {
  int left = tables;
  while (left > 0 && tick_next()) --left;
  while (left > 0 && forget_next()) --left;
  if (left > 0 && !std::exchange(is_swept_once_, true)) sweep_once();
  if (left > 0 && bus_ != nullptr) return sweep_nodes_on();
  return left == 0;
}

// When something may be due at a table in memory.
void Hall::plan(const std::string& id) {
  const Entry& entry = entries_.at(id);
  std::optional<TimePoint> due = entry.table->live().next_tick(services_.clock.now());
  const std::optional<TimePoint> turn =
      is_stopping_ ? std::nullopt : entry.turns.next_due(limits_.notice_time);
  if (turn) due = std::min(due.value_or(*turn), *turn);
  agenda_.plan(id, due);
}

// Something has happened at a table of which it has not said what follows.
void Hall::plan_now(const std::string& id) {
  if (entries_.at(id).table->live().needs_ticks()) agenda_.plan(id, services_.clock.now());
}

bool Hall::tick_next() {
  const std::optional<std::string> id = agenda_.next();
  if (!id) return false;
  LiveTable& live = entries_.at(*id).table->live();
  const TimePoint now = services_.clock.now();
  if (live.needs_ticks()) live.tick(now);
  if (!is_stopping_) tell_turns(*id, now);
  look_after(*id);
  return true;
}

// One that is still needed is looked at again after as long a time.
bool Hall::forget_next() {
  if (by_use_.empty()) return false;
  const std::string id = by_use_.front();
  const Entry& entry = entries_.at(id);
  if (swept_ - entry.used < limits_.table_time) return false;
  if (entry.table && entry.table->live().is_idle() && !entry.turns.is_waiting()) {
    absences_.leave(id, entry.table->live().absences());
    forget(id);
  } else {
    entry_of(id);
  }
  return true;
}

void Hall::sweep_once() {
  lobby_.tick();
  if (is_stopping_) return;
  expire_unplayed(swept_);
  end_time(swept_);
  tell_short_times(swept_);
  if (bus_ != nullptr) sweep_nodes(swept_);
  if (services_.workers != nullptr) services_.workers->sweep();
  moderation_.sweep();
  store_.tidy();
}

// Each such table is read, if nobody has it before them, and forgotten like all others.
void Hall::end_time(TimePoint now) {
  const std::optional<DueClock> last = std::exchange(last_due_, std::nullopt);
  if (!last && looked_for_due_ && now - *looked_for_due_ < kDuePause) return;
  looked_for_due_ = now;
  const std::int64_t unix_s = services_.clock.unix_s();
  using DueClocks = std::vector<DueClock>;
  store_.read<DueClocks>([unix_s, behind = last.value_or(DueClock())](
                             Store& store) { return store.due_clocks(behind, unix_s, kDueAtOnce); },
                         [this](const Result<DueClocks>& clocks) {
                           if (!clocks || is_stopping_) return;
                           for (const DueClock& clock : *clocks) {
                             find(clock.table, [this](const Result<LiveTable*>& found) {
                               if (found) (*found)->tick(services_.clock.now());
                             });
                           }
                           // What cannot be stored ends nothing, and need not be read.
                           if (clocks->size() == kDueAtOnce && store_.can_store()) {
                             last_due_ = clocks->back();
                           }
                         });
}

void Hall::expire_unplayed(TimePoint now) {
  const bool is_due = !expired_ || now - *expired_ >= kExpiryPause;
  if (limits_.unplayed_time == limits_.unplayed_time.zero() || !is_due) return;
  expired_ = now;
  const std::int64_t before =
      services_.clock.unix_s() - std::chrono::seconds(limits_.unplayed_time).count();
  using Ids = std::vector<std::string>;
  store_.write<Ids>([before](Store& store) { return store.expire(before, kExpiredAtOnce); },
                    [this](const Result<Ids>& ids) {
                      if (!ids) return;
                      for (const std::string& id : *ids) {
                        const auto found = entries_.find(id);
                        if (found == entries_.end() || !found->second.table) continue;
                        found->second.table->live().close(refused(table::Fault::kExpired));
                        look_after(id);
                      }
                      if (ids->size() == kExpiredAtOnce) expired_.reset();  // there may be more
                    });
}

}  // namespace benben
