// What is asked of all at a live table (docs/protocol.md, Consent).
#include <utility>

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
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  using End = NewAsked::End;
  publish(consent_.end(withdraws ? End::kWithdrawn : End::kDeclined, message.seat));
}

// Where nobody else plays all have agreed.
void LiveTable::ask(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  const Result<Incident> wish = table_.check_wish(message);
  if (!wish) return tell(pending, wish.error());
  if (consent_.is_open()) return tell(pending, refused(Fault::kBeingAsked));
  if (consent_.has_asked(*wish)) {
    return tell(pending, refused(Fault::kAskedBefore, {seat_place("seat", message.seat)}));
  }
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  const SeatSet awaited = table_.players() - pending.mine;
  if (awaited.empty()) return store(pending, table_.decide_wish(*wish, message.move_id));
  const NewAsked news = consent_.ask(*wish, awaited, message.move_id, now);
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
  if (consent_.decides(message.seat)) {
    return store(pending, table_.decide_wish(consent_.wish(), message.move_id));
  }
  const NewAsked news = consent_.agree(message.seat, message.move_id, now);
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  publish(news);
}

void LiveTable::follow_consent(TimePoint now) {
  if (!closed_ && !storing_ && consent_.is_over(now)) {
    publish(consent_.end(NewAsked::End::kLapsed));
  }
}

// A game that was adjourned goes on when all who play are here.
void LiveTable::resume(Pending& pending) {
  const SeatSet missing = table_.players() - company().here;
  if (!missing.empty()) {
    return tell(pending, refused(Fault::kNotAllHere, {seat_place("seat", missing.first())}));
  }
  store(pending, table_.decide_incident(pending.message));
}

}  // namespace benben
