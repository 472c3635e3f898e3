// What is asked of all at a live table (docs/protocol.md, Consent).
#include <utility>

#include "table/after_swap.h"
#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

using table::Fault;
using Kind = MoveMessage::Kind;

// What check_person() has allowed.
void LiveTable::hear_consent(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  if (consent_.is_again(message)) return tell(pending, MoveAnswer(Happened{.is_stored = false}));
  if (consent_.is_over(now)) publish(consent_.end(NewAsked::End::kLapsed));
  if (message.kind == Kind::kAsk) return ask(pending, now);
  const bool is_asked = consent_.is_asked(message.seat, message.number);
  const bool withdraws =
      message.kind == Kind::kDecline && consent_.is_askers(message.seat, message.number);
  if (!is_asked && !withdraws) {
    return tell(pending, refused(Fault::kNotAsked, {seat_place("seat", message.seat)}));
  }
  if (message.kind == Kind::kAgree) return agree(pending, now);
  keep_unstored(pending, consent_.asked_by());
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  using End = NewAsked::End;
  publish(consent_.end(withdraws ? End::kWithdrawn : End::kDeclined, message.seat));
}

// Where nobody else plays all have agreed, and a change of places concerns two alone.
void LiveTable::ask(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  const Result<Incident> wish = table_.check_wish(message);
  if (!wish) return tell(pending, wish.error());
  const bool is_swap = wish->kind == Incident::Kind::kSwap;
  const SeatSet asked = is_swap ? SeatSet::of(wish->other) & table_.players() : table_.players();
  const SeatSet awaited = asked - pending.mine;
  // Whoever moves to a seat that is nobody's need not wait for what others are asked.
  const bool waits = !is_swap || !awaited.empty();
  if (waits && consent_.is_open()) return tell(pending, refused(Fault::kBeingAsked));
  if (is_swap && !claims_.empty()) return tell(pending, refused(Fault::kBeingTaken));
  if (consent_.has_asked(*wish)) {
    return tell(pending, refused(Fault::kAskedBefore, {seat_place("seat", message.seat)}));
  }
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  if (awaited.empty()) {
    return store(pending, table_.decide_wish(*wish, message.move_id, pending.at.unix_s));
  }
  const NewAsked news = consent_.ask(*wish, awaited, message.move_id, now);
  keep_unstored(pending, "");
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  publish(news);
}

// The last that is needed is stored with what was asked for; the others are noted.
void LiveTable::agree(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  if (consent_.has_agreed(message.seat)) {
    return tell(pending, MoveAnswer(Happened{.is_stored = false}));
  }
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  if (consent_.wish().kind == Incident::Kind::kSwap && !claims_.empty()) {
    return tell(pending, refused(Fault::kBeingTaken));
  }
  if (consent_.decides(message.seat)) {
    return store(pending, table_.decide_wish(consent_.wish(), message.move_id, pending.at.unix_s));
  }
  const NewAsked news = consent_.agree(message.seat, message.move_id, now);
  keep_unstored(pending, consent_.asked_by());
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  publish(news);
}

void LiveTable::follow_consent(TimePoint now) {
  if (!closed_ && !is_busy() && consent_.is_over(now)) {
    publish(consent_.end(NewAsked::End::kLapsed));
  }
}

// Who sits at the two seats now watches with another one, as does who waits in line for an answer,
// and what was counted of either is nobody's.
void LiveTable::follow_swap(const Incident& swap) {
  for (Pending& pending : line_) pending.mine = after_swap(pending.mine, swap);
  presence_.change_places(swap.seat, swap.other);
  seat_watchers();
  publish(NewSeats{table_.seat_views()});
}

bool LiveTable::is_swapping() const {
  if (!storing_) return false;
  const std::optional<StoredIncident>& stored = storing_->proposal.append.incident;
  return stored && stored->incident.kind == Incident::Kind::kSwap;
}

// A game that was adjourned goes on when all who play are here; after a time whoever is may go on
// alone, lest somebody who never comes back keep it for ever.
void LiveTable::resume(Pending& pending) {
  const SeatSet missing = table_.players() - company().here;
  const std::optional<std::chrono::seconds> bound = table_.incidents().bound(pending.at.unix_s);
  if (!missing.empty() && !bound) {
    return tell(pending, refused(Fault::kNotAllHere, {seat_place("seat", missing.first())}));
  }
  if (!missing.empty() && bound->count() > 0) {
    const auto days = std::chrono::ceil<std::chrono::days>(*bound).count();
    return tell(pending, refused(Fault::kNotAllHereYet, {seat_place("seat", missing.first()),
                                                         {"days", std::to_string(days)}}));
  }
  store(pending, table_.decide_incident(pending.message));
}

}  // namespace benben
