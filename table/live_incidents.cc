// Who comes and goes at a live table: incidents, votes, and who is here.
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

using table::Fault;
using Kind = MoveMessage::Kind;

// What check_person() has allowed.
void LiveTable::happen(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  if (message.is_of_consent()) return hear_consent(pending, now);
  if (message.kind == Kind::kReplace) return vote(pending, now);
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  if (message.kind == Kind::kRematch) return open_rematch(pending);
  if (message.kind == Kind::kResume) return resume(pending);
  store(pending, table_.decide_incident(message));
}

// The last vote that is needed is stored as the incident; the others are noted.
void LiveTable::vote(Pending& pending, TimePoint now) {
  const MoveMessage& message = pending.message;
  const Seat absent = message.absent;
  presence_.follow(company(), now);
  if (table_.absent_terms().then != AbsentTerms::Then::kVote) {
    return tell(pending, refused(Fault::kNoVotes));
  }
  if (!presence_.absent().contains(absent)) {
    return tell(pending, refused(Fault::kNotAbsent, {seat_place("seat", absent)}));
  }
  if (Status status = table_.incidents().check(Incident::Kind::kAbsent, absent); !status) {
    return tell(pending, status.error());
  }
  if (presence_.vote_of(message.seat, absent) != nullptr) {
    return tell(pending, MoveAnswer(Happened{.is_stored = false}));
  }
  if (is_stopping_) return tell(pending, refused(Fault::kStopping));
  if (presence_.decides(message.seat, absent)) {
    return store(pending, table_.decide_incident(message));
  }
  const NewVotes news = presence_.vote(message.seat, absent, message.move_id);
  keep_unstored(pending, "");
  tell(pending, MoveAnswer(Happened{.is_stored = false}));
  publish(news);
}

// Whoever is taking a seat just now would be left behind.
void LiveTable::open_rematch(Pending& pending) {
  if (!claims_.empty()) return tell(pending, refused(Fault::kBeingTaken));
  store(pending, table_.decide_rematch(pending.message, effects_.birth()));
}

// What cannot be stored is tried again at the next tick.
void LiveTable::replace_absent(TimePoint now) {
  if (closed_ || is_busy() || is_stopping_) return;
  presence_.follow(company(), now);
  const std::optional<Seat> seat = presence_.to_replace();
  if (!seat || !table_.incidents().check(Incident::Kind::kAbsent, *seat)) return;
  Pending pending = of_server({"", *seat, table_.ply(), "", Kind::kReplace, *seat}, moment(now));
  store(pending, table_.decide_incident(pending.message));
}

// A bot's own thought about this position goes on; one for a seat whose person is back does not.
void LiveTable::drop_needless_thought() {
  const bool is_needed = asked_ && !table_.turn().empty() && !table_.bot(asked_->seat).empty();
  if (!is_needed) drop_thought();
}

void LiveTable::publish_incidents(int from) {
  for (const StoredIncident& stored : table_.incidents().from(from)) {
    publish(NewIncident{from++, stored.incident});
  }
}

// Who is here.

void LiveTable::follow_presence(TimePoint now) {
  if (closed_) return;
  presence_.follow(company(), now);
  for (const News& news : presence_.due(now)) publish(news);
}

// What the sockets prove may have changed.
void LiveTable::seat_watchers() {
  for (Seated& seated : watchers_) seated.seats = table_.seats_of(seated.watcher->proofs());
}

Company LiveTable::company() const {
  Company company;
  for (const Seated& seated : watchers_) {
    company.here |= seated.seats;
    if (seated.seats.empty() && seated.watcher->is_person()) ++company.watchers;
  }
  company.here |= others_.here();
  company.watchers += others_.watchers();
  company.players = table_.players();
  company.awaited = awaited() & company.players;
  return company;
}

// A race that has an end waits for nobody.
SeatSet LiveTable::awaited() const {
  if (window_) return window_->length() ? SeatSet() : window_->awaited();
  return table_.position().race() ? SeatSet() : table_.turn();
}

}  // namespace benben
