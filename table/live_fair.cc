// What people contribute to the chance of a live table (docs/fair.md).
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

using table::Fault;
using Kind = MoveMessage::Kind;

void LiveTable::contribute(const Proofs& proofs, const FairBytes& bytes, Done<MoveAnswer> done,
                           TimePoint now) {
  if (closed_) return done(*closed_);
  const SeatSet mine = table_.seats_of(proofs);
  if (mine.empty()) return done(refused(Fault::kNotAtTable));
  MoveMessage message{std::string(kBotMoveId) + "contribution", mine.first(), 0, "",
                      Kind::kContribute};
  message.contribution = bytes;
  line_.push_back({std::move(message), mine, std::move(done), Author::kPerson, moment(now)});
  advance(now);
}

// Who takes a seat need not wait for it: without it the seat is as good.
void LiveTable::contribute_with(const PendingClaim& pending, TimePoint now) {
  if (closed_) return;
  const Seat seat = pending.claim.seat;
  MoveMessage message{std::string(kBotMoveId) + "contribution", seat, 0, "", Kind::kContribute};
  message.contribution = *pending.contribution;
  line_.push_back({std::move(message), SeatSet::of(seat), nullptr, Author::kPerson, moment(now)});
  advance(now);
}

// What a seat has contributed already stays, whatever comes again.
void LiveTable::contribute(Pending& pending) {
  Result<std::optional<Table::Proposal>> proposal =
      table_.decide_contribution(pending.mine, pending.message.contribution);
  if (!proposal) return tell(pending, proposal.error());
  if (!*proposal) return tell(pending, MoveAnswer(Happened{.is_stored = false}));
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  store(pending, std::move(**proposal));
}

void LiveTable::publish_contributions(std::size_t from) {
  for (const Contribution& own : table_.contributions().subspan(from)) {
    publish(NewContribution{own});
  }
}

}  // namespace benben
