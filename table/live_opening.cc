// How a live table finds its people: who comes by the lobby, and bots for the seats that stay free
// (docs/protocol.md, The lobby).
#include <algorithm>
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {

using table::Fault;

void LiveTable::sit(const ClaimRequest& request, const Proofs& proofs, const Digest& person,
                    Standing standing, Done<Claimed> done) {
  if (closed_) return done(*closed_);
  const SeatSet guests = table_.guests();
  const SeatSet mine = table_.seats_of(proofs);
  const bool is_again = request.seat ? mine.contains(*request.seat) : !(guests & mine).empty();
  if (is_again) return done(Claimed{table_.id(), mine});
  const bool is_shut = !table_.opening().listed && standing != Standing::kInvited;
  if (is_shut) return done(refused(Fault::kInvalidInvitation));
  if (request.seat && !guests.contains(*request.seat)) return done(refused(Fault::kSeatTaken));
  if (standing == Standing::kGone) {
    return done(refused(free_seats().empty() ? Fault::kSeatTaken : Fault::kNotInLobby));
  }
  take_seat(request, guests, proofs, person, std::move(done));
}

SeatSet LiveTable::free_seats() const {
  SeatSet free = table_.open_among(table_.guests());
  for (const PendingClaim& pending : claims_) free = free.without(pending.claim.seat);
  return free;
}

std::optional<Seek> LiveTable::seek() const {
  if (closed_ || table_.is_over() || table_.is_given_up()) return std::nullopt;
  return table_.seek();
}

const std::string* LiveTable::host_client() const {
  const auto sits = [](const Seated& seated) { return !seated.seats.empty(); };
  const auto found = std::ranges::find_if(watchers_, sits);
  if (found != watchers_.end()) return &found->watcher->client();
  static const std::string kElsewhere;
  return others_.here().empty() ? nullptr : &kElsewhere;
}

// Bots for free seats.

std::optional<NewFill> LiveTable::fill_news(TimePoint now) const {
  // What others stored may have ended it, which follow_fill() notices later.
  if (!fill_at_ || !seek_is_open()) return std::nullopt;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*fill_at_ - now);
  return NewFill{std::max(left, std::chrono::milliseconds(0)), table_.opening().fill->level};
}

// The time runs from when one of the table's people is there, and once it has begun whoever is; it
// takes one of them to end it.
void LiveTable::follow_fill(TimePoint now) {
  if (closed_ || !table_.opening().fill) return;
  if (!seek_is_open()) return fill_at_.reset();
  if (host_client() == nullptr) return;
  if (!fill_at_) {
    fill_at_ = now + table_.opening().fill->after;
    publish(*fill_news(now));
  }
  if (now >= *fill_at_) fill_seats();
}

bool LiveTable::seek_is_open() const {
  return !table_.is_over() && !table_.is_given_up() && !table_.open_among(table_.guests()).empty();
}

// Each by the same door as a person's claim, so that of two at once the store takes one. What
// cannot be stored is tried again at the next tick.
void LiveTable::fill_seats() {
  if (is_stopping_ || removing_) return;
  for (const Seat seat : free_seats()) {
    claims_.push_back({{table_.id(), seat, {}, "", table_.opening().fill->bot()}, {}, nullptr});
    effects_.claim(claims_.back().claim);
  }
}

}  // namespace benben
