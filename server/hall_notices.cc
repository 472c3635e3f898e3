// The hall's part in notices: for whom the tables in memory wait, and whose time by days is nearly
// over wherever their tables are (docs/protocol.md, Notices).
#include <algorithm>
#include <utility>

#include "server/hall.h"

namespace benben {
namespace {

// Between two looks for clocks with little time left, and how many are told of at a time.
constexpr std::chrono::minutes kShortPause{1};
constexpr int kShortAtOnce = 100;
constexpr std::chrono::hours kShort{12};

}  // namespace

void Hall::follow_turns(const std::string& id) {
  if (!tell_) return;
  Entry& entry = entries_.at(id);
  // What was played at another node that one tells.
  if (!entry.table->is_own_turn()) entry.turns = TurnWatch();
  if (rematches_.erase(id) > 0) entry.turns.begin_new();
  const LiveTable::Waiting waiting = entry.table->live().waiting();
  entry.turns.follow(waiting.seats, waiting.here, services_.clock.now());
}

// Its people may all be away.
void Hall::follow_rematch(const std::string& id) {
  if (!tell_ || is_stopping_) return;
  rematches_.insert(id);
  find(id, [this, id](const Result<LiveTable*>& found) {
    if (!found) rematches_.erase(id);
  });
}

void Hall::tell_turns(const std::string& id, TimePoint now) {
  follow_turns(id);
  Entry& entry = entries_.at(id);
  const SeatSet due = entry.turns.take_due(limits_.notice_time, now);
  call(id, entry.table->live(), due, Notice::Kind::kTurn);
}

void Hall::tell_short_times(TimePoint now) {
  const bool is_due = !looked_for_short_times_ || now - *looked_for_short_times_ >= kShortPause;
  if (!tell_ || !is_due) return;
  looked_for_short_times_ = now;
  const std::int64_t unix_s = services_.clock.unix_s();
  using DueClocks = std::vector<DueClock>;
  store_.read<DueClocks>(
      [unix_s](Store& store) {
        const std::int64_t before = unix_s + std::chrono::seconds(kShort).count();
        return store.notices().untold_clocks(unix_s, before, kShortAtOnce);
      },
      [this](const Result<DueClocks>& clocks) {
        if (!clocks || is_stopping_) return;
        for (const DueClock& clock : *clocks) tell_short_time(clock);
        // There may be more; where nothing can be stored, the same would be found again.
        if (clocks->size() == kShortAtOnce && store_.can_store()) looked_for_short_times_.reset();
      });
}

// That it was said is stored first: where nothing can be stored it would be said every minute.
void Hall::tell_short_time(const DueClock& clock) {
  store_.write<void>(
      [clock](Store& store) { return store.notices().tell_clock(clock); },
      [this, id = clock.table](const Status& status) {
        if (!status || is_stopping_) return;
        find(id, [this, id](const Result<LiveTable*>& found) {
          if (!found) return;
          const LiveTable& table = **found;
          const SeatSet here = table.waiting().here;
          SeatSet seats;
          for (const Seat seat : table.short_of_time(kShort, services_.clock.now())) {
            if (!here.contains(seat)) seats = seats.with(seat);
          }
          call(id, table, seats, Notice::Kind::kLow);
        });
      });
}

// Each person once, however many of the seats are theirs.
void Hall::call(const std::string& id, const LiveTable& table, SeatSet seats,
                Notice::Kind kind) const {
  std::vector<Digest> persons = {kNobody};
  for (const Seat seat : seats) {
    const std::optional<Digest> person = table.person(seat);
    if (!person || std::ranges::find(persons, *person) != persons.end()) continue;
    persons.push_back(*person);
    tell_({kind, id, std::string(table.game()), *person});
  }
}

}  // namespace benben
