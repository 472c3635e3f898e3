// The races at a live table (docs/protocol.md, Races).
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

bool LiveTable::is_yield(const MoveMessage& move) const {
  const std::optional<Race> race = table_.position().race();
  return race && move.text == race->yield;
}

// In a record the racing seats answer one by one: those before a seat have yielded to it.
std::vector<MoveMessage> LiveTable::yields_before(Seat seat) const {
  std::vector<MoveMessage> yields;
  for (const Seat racer : table_.racers()) {
    if (racer == seat) return yields;
    const MoveMessage* sent = window_ ? window_->yield_of(racer) : nullptr;
    const std::string text(table_.position().race()->yield);
    yields.push_back(sent != nullptr ? *sent : MoveMessage{"", racer, table_.ply(), text});
  }
  return {};  // the seat runs no race
}

std::vector<MoveMessage> LiveTable::with_yields(const MoveMessage& move) const {
  std::vector<MoveMessage> moves = yields_before(move.seat);
  moves.push_back(move);
  return moves;
}

// A seat's own yield is played when the window closes. One that comes when nobody watches any more
// opens the window, so that it costs the other seats nothing.
void LiveTable::note(Pending& pending, TimePoint now) {
  if (!window_) open_window(now);
  window_->take(pending.message);
  keep_unstored(pending, "");
  tell(pending, MoveAnswer(Noted()));
  follow_presence(now);  // others are waited for now
}

void LiveTable::claim_race(Pending& pending) {
  Result<Table::Proposal> proposal = table_.decide_claim(pending.message);
  if (!proposal) return tell(pending, proposal.error());
  if (is_stopping_) return tell(pending, refused(table::Fault::kStopping));
  store(pending, std::move(*proposal));
}

// Opens the window of a race when somebody is there to see it, and forgets that of one that is
// over. A claim begins its time anew.
void LiveTable::follow_race(TimePoint now) {
  if (closed_) return;
  if (table_.turn().empty()) return window_.reset();
  if (window_ && window_->ply() == table_.ply()) {
    window_->seat_bots(racing_bots());
    if (!table_.claimant() || window_->claimant() == table_.claimant()) return;
    window_->claim(*table_.claimant(), now);
    return publish(window_news(now));
  }
  window_.reset();
  if (table_.position().race() && !watchers_.empty()) open_window(now);
}

// Bots and stand-ins: in a race they are alike.
SeatSet LiveTable::racing_bots() const {
  SeatSet bots;
  for (const Seat seat : table_.racers()) {
    if (!table_.bot(seat).empty()) bots = bots.with(seat);
  }
  return bots;
}

void LiveTable::open_window(TimePoint now) {
  Racers racers{table_.racers(), racing_bots(), {}};
  for (const Seat seat : racers.order) {
    const bool is_bots = racers.bots.contains(seat);
    if (!is_bots && table_.is_open(seat)) racers.absent = racers.absent.with(seat);
  }
  const Race race = *table_.position().race();
  const RaceTexts texts{std::string(race.yield), std::string(race.forfeit)};
  window_.emplace(std::move(racers), texts, table_.ply(), now, table_.window_length());
  if (table_.claimant()) window_->claim(*table_.claimant(), now);
  publish(window_news(now));
}

OpenWindow LiveTable::window_news(TimePoint now) const {
  return {window_->ply(), window_->length(), window_->left(now), window_->claimant()};
}

// Plays what the answers have come to. What was answered stays known if it cannot be stored.
void LiveTable::close_window(TimePoint now) {
  if (!window_ || is_busy()) return;
  std::optional<MoveMessage> outcome = window_->outcome(race_time(now));
  if (!outcome) return;
  Pending pending{std::move(*outcome), {}, expect_legal, Author::kServer, moment(now)};
  play(pending);
}

}  // namespace benben
