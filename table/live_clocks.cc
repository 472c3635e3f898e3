// The clocks at a live table (docs/protocol.md, Clocks).
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {
namespace {

// How rules call it when a seat does nothing.
constexpr std::string_view kPass = "pass";

}  // namespace

LiveTable::Pending LiveTable::of_server(MoveMessage message, Moment at) {
  Pending pending;
  pending.message = std::move(message);
  pending.author = Author::kServer;
  pending.at = at;
  return pending;
}

bool LiveTable::has_live_clock() const {
  const std::optional<Clocks>& clocks = table_.clocks();
  return !closed_ && clocks && clocks->is_live() && !clocks->running().empty();
}

// What waits for the store was in time, and what could not be stored is tried again by tick().
bool LiveTable::may_time() const {
  return !closed_ && !is_busy() && !is_stopping_ && !is_stalled_ && table_.clocks().has_value();
}

void LiveTable::run_out(Moment at) {
  if (!may_time()) return;
  if (const std::optional<Seat> seat = table_.clocks()->over(at)) end_time(*seat, at);
}

void LiveTable::end_time(Seat seat, Moment at) {
  if (!may_time()) return;
  Pending pending = of_server({"", seat, table_.ply(), "", MoveMessage::Kind::kClock}, at);
  store(pending, table_.decide_incident(pending.message));
}

// Starts and stops clocks where no event did so: somebody has taken the last seat or, after a
// restart, somebody watches again. Those by days are stored.
void LiveTable::settle_clocks(TimePoint now, const Watcher* but) {
  if (!may_time()) return;
  const Clocks& clocks = *table_.clocks();
  const SeatSet clocked = table_.clocked();
  if (clocks.running() == clocked) return;
  if (!clocks.is_live()) {
    const Seat seat = (clocked | clocks.running()).first();
    Pending pending =
        of_server({"", seat, table_.ply(), "", MoveMessage::Kind::kClock}, moment(now));
    return store(pending, table_.decide_clocks());
  }
  const bool is_asleep = watchers_.empty() && clocks.running().empty();
  if (is_asleep) return;
  table_.run_clocks(moment(now));
  publish_clocks(now, but);
}

NewClocks LiveTable::clock_news(TimePoint now) const {
  const Clocks& clocks = *table_.clocks();
  const Moment at = moment(now);
  NewClocks news{table_.ply(), {}, clocks.running()};
  for (int i = 0; i < clocks.players(); ++i) {
    news.left.push_back(clocks.left(seat_at(i), at));
    if (!clocks.is_live()) news.bank.push_back(clocks.bank(seat_at(i)));
  }
  if (!news.running.empty()) news.standing = clocks.standing(news.running.first(), at);
  return news;
}

void LiveTable::publish_clocks(TimePoint now, const Watcher* but) {
  if (table_.clocks() && !watchers_.empty()) publish(clock_news(now), but);
}

// The rules' own way to do nothing is played at once, whoever watches; for all else a stand-in is
// asked.
void LiveTable::play_forced(TimePoint now) {
  if (!may_time() || asked_) return;
  const std::optional<Seat> due = table_.bot_to_act();
  if (!due) return;
  const Seat seat = *due;
  const int ply = table_.ply();
  if (!table_.incidents().forced(ply).contains(seat)) return;
  if (!table_.position().check(seat, kPass)) return;
  bot_moved({std::string(kBotMoveId) + std::to_string(ply), seat, ply, std::string(kPass)}, now);
}

}  // namespace benben
