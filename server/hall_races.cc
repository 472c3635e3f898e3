// Races at the tables of the hall: opening windows, asking bots, closing (docs/protocol.md, Races).
#include <utility>

#include "server/hall.h"

namespace benben {

// Opens the window of a race when somebody is there to see it, and forgets that of one that is
// over.
void Hall::follow_race(const std::string& id, Entry& entry) {
  const bool is_same = entry.window && entry.window->ply() == entry.table->ply();
  if (is_same) return;
  entry.window.reset();
  racing_.erase(id);
  if (entry.table->position().race() && !entry.watchers.empty()) open_window(id, entry);
}

void Hall::open_window(const std::string& id, Entry& entry) {
  racing_.insert(id);
  entry.window.emplace(entry.table->open_window(clock_.now()));
  publish(entry, window_message(*entry.window));
}

std::string Hall::window_message(const RaceWindow& window) const {
  return benben::window_message(window.ply(), window.length(), window.left(clock_.now()));
}

// Plays what the answers have come to. What was answered stays known if it cannot be stored.
void Hall::close_window(const std::string& id, Entry& entry) {
  if (!entry.window || entry.is_storing || is_stopping_) return;
  std::optional<MoveMessage> outcome = entry.window->outcome(clock_.now());
  if (!outcome) return;
  const SeatSet seat = SeatSet::of(outcome->seat);
  entry.line.push_front({std::move(*outcome), seat, [](const auto&) {}, Origin::kWindow});
  advance(id, entry);
}

// Whether a seat's own answer is a yield: noted, and played when the window closes. One that comes
// when nobody watches any more opens the window, so that it costs the other seats nothing.
bool Hall::note(const std::string& id, Entry& entry, const Pending& pending) {
  const std::optional<Race> race = entry.table->position().race();
  if (!race || pending.origin != Origin::kSeat || pending.message.text != race->yield) return false;
  if (!entry.window) open_window(id, entry);
  entry.window->take(pending.message);
  pending.done(MoveAnswer(Noted()));
  return true;
}

void Hall::bot_raced(const std::string& id, Entry& entry, const MoveMessage& answer) {
  entry.window->take(answer);
  close_window(id, entry);
  ask_bot(id, entry);
}

}  // namespace benben
