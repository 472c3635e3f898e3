#include "table/live_table.h"

#include <algorithm>
#include <utility>

#include "table/live_guard.h"
#include "table/secret.h"

namespace benben {

const Table* LiveTable::ended() const {
  const bool has_ended = !closed_ && (table_.is_over() || table_.is_given_up());
  return has_ended ? &table_ : nullptr;
}

bool LiveTable::is_idle() const {
  const bool is_timed = window_ && window_->length();
  const bool is_waited_for = !others_.here().empty() && table_.opening().listed && seek();
  return watchers_.empty() && !is_timed && !has_live_clock() && !is_busy() && claims_.empty() &&
         !removing_ && !is_waited_for;
}

// What is being stored is answered when that has come to something.
void LiveTable::close(const Error& reason) {
  closed_ = reason;
  window_.reset();
  is_stalled_ = false;
  drop_thought();
  for (Pending& pending : std::exchange(line_, {})) tell(pending, reason);
  for (const Seated& seated : std::exchange(watchers_, {})) seated.watcher->dismiss(reason);
}

void LiveTable::drop_thought() {
  if (!asked_) return;
  asked_.reset();
  effects_.drop_thought();
}

void LiveTable::publish(const News& news, const Watcher* but) {
  if (watchers_.empty()) return;
  const Message message = effects_.write(news);
  for (const Seated& seated : watchers_) {
    if (seated.watcher == but) continue;
    if (!seated.late) {
      seated.watcher->publish(message);
    } else if (const std::optional<News> known = known_at_once(seated, news)) {
      seated.watcher->publish(effects_.write(*known));
    }
  }
}

// Looking.

Result<TableView> LiveTable::view(const Proofs& proofs, std::optional<TimePoint> now) {
  TableView view;
  const SeatSet mine = table_.seats_of(proofs);
  if (!closed_ && !table_.may_watch(mine)) return refused(table::Fault::kPlayersOnly);
  if (!closed_) {
    guarded([&] {
      view = table_.is_late(mine) ? table_.late_view(table_.shown_late(effects_.unix_s()))
                                  : table_.view(mine);
    });
  }
  if (closed_) return *closed_;
  if (!now || !table_.clocks()) return view;
  for (const Seat seat : table_.clocks()->running() & view.you) {
    const Clocks::Ms left = table_.clocks()->left(seat, moment(*now));
    view.left = std::min(view.left.value_or(left), left);
  }
  return view;
}

Result<std::string> LiveTable::record(const Proofs& proofs) {
  std::string record;
  const SeatSet mine = table_.seats_of(proofs);
  if (!closed_ && !table_.may_watch(mine)) return refused(table::Fault::kPlayersOnly);
  if (!closed_) {
    guarded([&] {
      record = table_.is_late(mine) ? table_.late_record(table_.shown_late(effects_.unix_s()))
                                    : table_.record(mine);
    });
  }
  if (closed_) return *closed_;
  return record;
}

Status LiveTable::watch(Watcher& watcher, int since, TimePoint now) {
  if (closed_) return *closed_;
  const SeatSet seats = table_.seats_of(watcher.proofs());
  if (!table_.may_watch(seats)) return refused(table::Fault::kPlayersOnly);
  watchers_.push_back({&watcher, seats});
  guarded([&] {
    if (watches_late(watcher, seats)) {
      greet_late(watchers_.back(), since, now);
      for (const News& news : presence_.due(now)) publish(news, &watcher);
      settle_clocks(now, &watcher);
    } else {
      greet(watchers_.back(), since, now);
    }
    follow_fill(now);
    follow_race(now);
    replace_absent(now);
    ask_bot();
  });
  return {};
}

void LiveTable::greet(Seated& seated, int since, TimePoint now) {
  Watcher& watcher = *seated.watcher;
  const TableView view = table_.view(seated.seats);
  watcher.publish(effects_.write(view));
  // Of what was taken back nobody knows whether the client has it.
  const int from = since > view.ply ? 0 : std::min(since, table_.incidents().least_kept());
  tell_events(watcher, from, view.ply);
  presence_.follow(company(), now);
  for (const News& news : presence_.all()) watcher.publish(effects_.write(news));
  for (const News& news : presence_.due(now)) publish(news, &watcher);
  settle_clocks(now, &watcher);
  if (table_.clocks()) watcher.publish(effects_.write(clock_news(now)));
  if (window_) watcher.publish(effects_.write(window_news(now)));
  if (const auto fill = fill_news(now)) watcher.publish(effects_.write(*fill));
  if (const auto asked = consent_.news(now)) watcher.publish(effects_.write(*asked));
}

void LiveTable::leave(Watcher& watcher, TimePoint now) {
  const auto is_they = [&](const Seated& seated) { return seated.watcher == &watcher; };
  if (std::erase_if(watchers_, is_they) == 0) return;
  if (watchers_.empty()) drop_thought();
  guarded([&] { follow_presence(now); });
}

Status LiveTable::say(const Proofs& proofs, const NewPhrase& said) {
  if (closed_) return *closed_;
  if (!table_.seats_of(proofs).contains(said.seat)) {
    return refused(table::Fault::kNotYourSeat, {seat_place("seat", said.seat)});
  }
  hear_phrase(said);
  return {};
}

// Taking seats, and deleting.

Result<Invited> LiveTable::invited(const std::string& invitation) const {
  if (closed_) return *closed_;
  const SeatSet seats = table_.invited(digest_of(invitation));
  if (seats.empty()) return refused(table::Fault::kInvalidInvitation);
  return Invited{table_.open_among(seats)};
}

// The seat that is asked for; else one that the same person has, or is just taking, as an answer
// may be lost and the claim be made again; else the first that is free.
Seat LiveTable::seat_for(const ClaimRequest& request, SeatSet invited, SeatSet mine,
                         const Digest& person) const {
  if (request.seat) return *request.seat;
  if (!(invited & mine).empty()) return (invited & mine).first();
  SeatSet free = table_.open_among(invited);
  for (const PendingClaim& pending : claims_) {
    const Seat seat = pending.claim.seat;
    if (!invited.contains(seat)) continue;
    if (same_digest(pending.claim.token, person)) return seat;
    free = free.without(seat);
  }
  return free.empty() ? invited.first() : free.first();
}

void LiveTable::claim(const ClaimRequest& request, const Proofs& proofs, const Digest& person,
                      Done<Claimed> done) {
  if (closed_) return done(*closed_);
  const SeatSet invited = table_.invited(digest_of(request.invitation));
  const bool is_for_seat = !request.seat || invited.contains(*request.seat);
  if (invited.empty() || !is_for_seat) return done(refused(table::Fault::kInvalidInvitation));
  take_seat(request, invited, proofs, person, std::move(done));
}

// In a rated game every seat is another account's.
Status LiveTable::check_rated(const ClaimRequest& request, const Digest& person) const {
  if (!table_.opening().rated) return {};
  if (request.account.empty()) return refused(table::Fault::kRatedNeedsAccount);
  const bool is_taking = std::ranges::any_of(claims_, [&](const PendingClaim& pending) {
    return same_digest(pending.claim.token, person);
  });
  const bool is_second = is_taking || !table_.seats_of({person}).empty();
  return is_second ? refused(table::Fault::kRatedOneSeat) : Status();
}

// One of these seats.
void LiveTable::take_seat(const ClaimRequest& request, SeatSet seats, const Proofs& proofs,
                          const Digest& person, Done<Claimed> done) {
  const SeatSet mine = table_.seats_of(proofs);
  const Seat seat = seat_for(request, seats, mine, person);
  if (mine.contains(seat)) return done(Claimed{table_.id(), mine});
  if (is_swapping()) return done(refused(table::Fault::kBeingTaken));
  if (!table_.is_open(seat)) return done(refused(table::Fault::kSeatTaken));
  if (table_.is_given_up()) return done(refused(table::Fault::kGivenUp));
  if (table_.is_over()) return done(refused(table::Fault::kGameOver));
  if (Status status = check_rated(request, person); !status) return done(status.error());
  if (is_stopping_) return done(refused(table::Fault::kStopping));
  if (removing_) return done(refused(table::Fault::kBeingDeleted));
  const std::string& name = table_.opening().rated ? request.account : request.name;
  claims_.push_back({{table_.id(), seat, person, name, "", request.figure},
                     proofs,
                     std::move(done),
                     request.contribution});
  claims_.back().proofs.push_back(person);
  effects_.claim(claims_.back().claim);
}

void LiveTable::claimed(const Status& status, TimePoint now) {
  PendingClaim pending = std::move(claims_.front());
  claims_.pop_front();
  // Also if the table was closed meanwhile: who has a seat needs the answer to keep it.
  guarded([&] {
    finish_claim(pending, status);
    seat_watchers();
    follow_late(now);
    settle_clocks(now);
    follow_presence(now);
    follow_fill(now);
    ask_bot();
  });
  if (pending.done) pending.done(*closed_);
  // Somebody at another node may have the seat.
  const bool is_elsewhere = !status && status.error().code == ErrorCode::kConflict;
  if (is_elsewhere && !node_.empty()) look();
  if (status && pending.contribution) contribute_with(pending, now);
}

void LiveTable::finish_claim(PendingClaim& pending, const Status& status) {
  const Claim& claim = pending.claim;
  if (status && !claim.bot.empty()) {
    table_.seat_bot(claim.seat, claim.bot);
  } else if (status) {
    table_.seat_person(claim);
    if (window_) window_->seat_person(claim.seat);
  }
  if (pending.done) answer_claim(pending, status);
  if (status) publish(NewSeats{table_.seat_views()});
}

void LiveTable::answer_claim(PendingClaim& pending, const Status& status) {
  const Claim& claim = pending.claim;
  // Who claimed twice at once is told the same twice.
  const SeatSet mine = table_.seats_of(pending.proofs);
  const bool is_mine = mine.contains(claim.seat);
  const Done<Claimed> done = std::exchange(pending.done, nullptr);
  done(is_mine ? Result<Claimed>(Claimed{claim.table, mine})
               : Result<Claimed>(table::worded(status.error())));
}

void LiveTable::move_seats(const Digest& from, const Digest& to) {
  table_.move_seats(from, to);
  seat_watchers();
}

void LiveTable::forget(const Digest& person) {
  if (closed_ || table_.seats_of({person}).empty()) return;
  guarded([&] {
    table_.forget(person);
    seat_watchers();
    publish(NewSeats{table_.seat_views()});
  });
}

void LiveTable::remove(const Proofs& proofs, Done<void> done) {
  if (closed_) return done(*closed_);
  if (table_.seats_of(proofs).empty()) return done(refused(table::Fault::kNotAtTable));
  const bool is_others = table_.is_contest() || !table_.seats_of_others(proofs).empty();
  if (is_others) return done(refused(table::Fault::kOthersAtTable));
  if (table_.opening().rated && table_.was_played()) {
    return done(refused(table::Fault::kRatedStays));
  }
  if (is_stopping_) return done(refused(table::Fault::kStopping));
  if (removing_) return done(refused(table::Fault::kBeingDeleted));
  if (!claims_.empty()) return done(refused(table::Fault::kBeingTaken));
  removing_ = std::move(done);
  effects_.remove();
}

void LiveTable::removed(const Status& status) {
  const Done<void> done = std::exchange(removing_, nullptr);
  if (status) close(refused(table::Fault::kDeleted));
  done(status);
}

}  // namespace benben
