// The clocks of a table: for whom they run, and what an event or an incident makes of them
// (docs/protocol.md, Clocks).
#include <utility>

#include "table/faults.h"
#include "table/table.h"

namespace benben {

Status Table::restore_clocks(const std::optional<StoredClocks>& stored) {
  if (!clocks_) return {};
  if (stored) {
    const std::optional<Clocks> restored =
        Clocks::restore(clocks_->terms(), clocks_->players(), *stored);
    if (!restored) return refused(table::Fault::kClocksDamaged);
    clocks_ = restored;
  }
  note_decisions();
  return {};
}

// Who has decided something, by the log alone: so a restart changes nothing. What was taken back
// was no decision; an end of time was one.
void Table::note_decisions() {
  SeatSet decided;
  for (const Event& event : record_.events) {
    if (event.actor) decided = decided.with(*event.actor);
  }
  for (const StoredIncident& stored : incidents_.from(0)) {
    if (stored.incident.kind == Incident::Kind::kTime) decided = decided.with(stored.incident.seat);
  }
  clocks_->note_decisions(decided);
}

SeatSet Table::clocked(const AnyPosition& position, int ply, const Incidents& incidents,
                       const std::vector<StoredSeat>& seats) const {
  for (const StoredSeat& seat : seats) {
    if (seat.bot.empty() && !seat.token) return {};
  }
  const Next next = position.next();
  if (!next.is_seats() || position.race() || is_given_up(position, incidents)) return {};
  if (incidents.is_adjourned()) return {};
  return (next.seats & persons_of(seats)) - incidents.stand_ins() - incidents.forced(ply);
}

SeatSet Table::clocked() const {
  return clocks_ ? clocked(*position_, ply(), incidents_, seats_) : SeatSet();
}

void Table::keep_time(const Table& before) {
  if (clocks_ && clocks_->is_live() && clocks_->stored() == before.clocks_->stored()) {
    clocks_ = before.clocks_;
  }
}

// Live clocks are stored with what is played, so these need no look.
bool Table::agrees(const TableStamp& stamp) const {
  const int claimed = claim_ ? claim_->ply + 1 : 0;
  const bool is_by_days = clocks_ && !clocks_->is_live();
  const bool are_clocks =
      !is_by_days ||
      (stamp.clocks.empty() ? clocks_->running().empty() : stamp.clocks == clocks_->stored().text);
  return stamp.ply == ply() && stamp.incidents == incidents_.count() &&
         stamp.contributed == contributed() && stamp.claimed == claimed && are_clocks;
}

Table::Proposal Table::decide_clocks() const { return proposal(); }

void Table::time(Proposal& proposal, const MoveMessage& message, Moment at) const {
  if (!clocks_) return;
  Clocks clocks = *clocks_;
  Incidents incidents = incidents_;
  std::vector<StoredSeat> seats = seats_;
  int ply = this->ply() + static_cast<int>(proposal.append.events.size());
  for (const StoredEvent& event : proposal.append.events) {
    if (event.event.actor) clocks.decide(*event.event.actor, at, message.took);
  }
  if (proposal.append.incident) {
    const Incident& incident = proposal.append.incident->incident;
    incidents.add(*proposal.append.incident);
    if (incident.kind == Incident::Kind::kTime) clocks.run_out(incident.seat);
    if (incident.kind == Incident::Kind::kUndo) ply = incident.to;
    if (incident.kind == Incident::Kind::kSwap) change_places(seats, incident);
  }
  const AnyPosition& position = proposal.position ? *proposal.position : *position_;
  const SeatSet before = clocks.running();
  clocks.run(clocked(position, ply, incidents, seats), at);
  proposal.begun = clocks.running() - before;
  proposal.append.clocks = clocks.stored();
  proposal.clocks = clocks;
}

void Table::adopt(Proposal proposal, Moment told) {
  if (proposal.append.race_claim) claim_ = std::move(proposal.append.race_claim);
  if (proposal.position) position_ = std::move(proposal.position);
  for (const Contribution& own : proposal.append.contributions) draws_->add(own);
  for (const StoredEvent& event : proposal.append.events) add(event);
  const bool is_undo =
      proposal.append.incident && proposal.append.incident->incident.kind == Incident::Kind::kUndo;
  if (std::optional<StoredIncident>& stored = proposal.append.incident) {
    if (is_undo) take_back(stored->incident.to);
    if (stored->incident.kind == Incident::Kind::kSwap) change_places(stored->incident);
    incidents_.add(*std::move(stored));
  }
  if (!proposal.clocks) return;
  clocks_ = proposal.clocks;
  if (is_undo) note_decisions();
  clocks_->tell_at(proposal.begun, told);
}

}  // namespace benben
