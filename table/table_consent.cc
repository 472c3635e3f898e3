// What needs the consent of all at a table: what forbids it, and what it comes to
// (docs/protocol.md, Consent).
#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "games/registry.h"
#include "table/faults.h"
#include "table/table.h"

namespace benben {

using table::Fault;
using Kind = Incident::Kind;

Result<Incident> Table::check_wish(const MoveMessage& message) const {
  if (Status status = check_ply(message); !status) return status.error();
  if (Status status = incidents_.check(message.wish, message.seat); !status) return status.error();
  if (is_contest() && message.wish != Kind::kDraw) return refused(Fault::kInTournament);
  Incident wish{ply(), message.seat, message.wish};
  if (message.wish == Kind::kDraw) {
    if (Status status = check_draw(); !status) return status.error();
  }
  if (message.wish == Kind::kSwap) {
    if (Status status = check_swap(message); !status) return status.error();
    wish.other = message.other;
  }
  if (message.wish == Kind::kUndo) {
    const Result<int> to = undo_to(message.seat);
    if (!to) return to.error();
    wish.to = *to;
  }
  return wish;
}

Status Table::check_draw() const {
  const GameInfo& info = position_->game().info();
  if (info.draws == GameInfo::Draws::kNone) {
    return refused(Fault::kNoDraw, {{"game", std::string(info.name), std::string(info.title)}});
  }
  const SeatSet left = SeatSet::run(0, position_->players()) - incidents_.resigned() - players();
  if (!left.empty()) return refused(Fault::kDrawWithBot, {seat_place("seat", left.first())});
  return {};
}

// Who leaves a seat leaves nothing at it: neither seat has been played with, by its person or by a
// stand-in.
Status Table::check_swap(const MoveMessage& message) const {
  if (has_begun()) return refused(Fault::kHasBegun);
  const bool is_other =
      index(message.other) < position_->players() && message.other != message.seat;
  if (!is_other) return refused(Fault::kNoOtherSeat, {seat_place("seat", message.other)});
  return incidents_.check(Kind::kSwap, message.other);
}

bool Table::has_begun() const {
  const auto is_move = [](const Event& event) { return event.actor != kChance; };
  return incidents_.undone() > 0 || std::ranges::any_of(record_.events, is_move);
}

// All of a seat goes: who has it, what would open it, its bot.
void Table::change_places(std::vector<StoredSeat>& seats, const Incident& swap) {
  std::swap(seats[at(swap.seat)], seats[at(swap.other)]);
}

// What somebody contributed to chance goes with them: nothing was drawn with it yet.
void Table::change_places(const Incident& swap) {
  change_places(seats_, swap);
  if (draws_) draws_->change_places(swap.seat, swap.other);
}

// The last turn of a seat begins with the first of its events that stand in a row. What was
// revealed since cannot be hidden again, and in a race it is known who hesitated.
Result<int> Table::undo_to(Seat seat) const {
  if (opening_.rated) return refused(Fault::kRated);
  const auto is_seats = [&](const Event& event) { return event.actor == seat; };
  const auto& events = record_.events;
  if (std::ranges::none_of(events, is_seats)) {
    return refused(Fault::kNothingToUndo, {seat_place("seat", seat)});
  }
  auto end = events.end();
  while (!is_seats(*(end - 1))) {
    if ((--end)->actor == kChance) return refused(Fault::kChanceSince);
  }
  while (end != events.begin() && is_seats(*(end - 1))) --end;
  const int to = static_cast<int>(end - events.begin());
  const std::unique_ptr<AnyPosition> position = position_at(to);
  for (int ply = to;; ++ply) {
    if (position->race()) return refused(Fault::kRaceSince);
    if (ply == this->ply()) return to;
    const Event& event = events[static_cast<std::size_t>(ply)];
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
  }
}

std::unique_ptr<AnyPosition> Table::position_at(int ply) const {
  std::unique_ptr<AnyPosition> position = start_of(record_, find_game).value();
  for (const Event& event : std::span(record_.events).first(static_cast<std::size_t>(ply))) {
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
  }
  return position;
}

Table::Proposal Table::decide_wish(const Incident& wish, const std::string& move_id,
                                   std::int64_t unix_s) const {
  Proposal proposal = this->proposal();
  proposal.append.incident = StoredIncident{wish, move_id};
  proposal.append.incident->incident.ply = ply();  // who offers a draw may have played on
  if (wish.kind == Kind::kAdjourn) proposal.append.incident->incident.unix_s = unix_s;
  if (wish.kind == Kind::kUndo) proposal.position = position_at(wish.to);
  return proposal;
}

void Table::take_back(int to) {
  record_.events.resize(static_cast<std::size_t>(to));
  times_.resize(static_cast<std::size_t>(to));
  std::erase_if(plies_, [to](const auto& known) { return known.second >= to; });
}

}  // namespace benben
