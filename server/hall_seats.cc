// Tables and seats in the hall: making tables, taking seats, deleting.
#include <utility>

#include "server/hall.h"
#include "server/hall_guard.h"
#include "server/secret.h"

namespace benben {
namespace {

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

Error deleted() { return error_of(ErrorCode::kUnknown, "This table was deleted."); }

// A promise of ours that breaks before there is a table costs this request alone.
Result<NewTable> make_table(const CreateRequest& request, const Digest& person, const Clock& clock,
                            const Log& log) {
  try {
    return create_table(request, person, clock);
  } catch (const BrokenPromise& broken) {
    log("a table of " + request.game + " could not be made: " + broken.what());
    return error_of(ErrorCode::kDamaged, "The server made a mistake; this table cannot be made.");
  }
}

}  // namespace

void Hall::create(const CreateRequest& request, const Digest& person, Done<Created> done) {
  if (is_stopping_) return done(stopping());
  Result<NewTable> table = make_table(request, person, clock_, log_);
  if (!table) return done(table.error());
  write<void>([stored = std::move(table->stored)](Store& store) { return store.create(stored); },
              [created = std::move(table->created), done = std::move(done)](const Status& status) {
                done(status ? Result<Created>(created) : Result<Created>(status.error()));
              });
}

void Hall::claim(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
                 const Digest& person, Done<Claimed> done) {
  with_table(table, [this, table, request, proofs, person,
                     done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    const Table& found = *(*entry)->table;
    const std::optional<Seat> seat = found.invited(digest_of(request.invitation));
    if (!seat) {
      return done(error_of(ErrorCode::kNotYours, "This invitation is not valid here."));
    }
    const SeatSet mine = found.seats_of(proofs);
    if (mine.contains(*seat)) return done(Claimed{table, mine});
    if (!found.is_open(*seat)) {
      return done(error_of(ErrorCode::kConflict, "Somebody has taken this seat already."));
    }
    if (is_stopping_) return done(stopping());
    if ((*entry)->is_being_removed) return done(deleted());
    const Claim claim{table, *seat, person, request.name};
    (*entry)->claims++;
    write<void>([claim](Store& store) { return store.claim(claim); },
                [this, claim, proofs, done](const Status& status) {
                  const std::string& id = claim.table;
                  const auto finish = [&] { finish_claim(claim, proofs, status, done); };
                  if (!guarded(id, finish)) done(*entries_.at(id).closed);
                });
  });
}

void Hall::finish_claim(const Claim& claim, Proofs proofs, const Status& status,
                        const Done<Claimed>& done) {
  Entry& entry = entries_.at(claim.table);
  entry.claims--;
  proofs.push_back(claim.token);
  if (status) {
    entry.table->seat_person(claim.seat, claim.token, claim.name);
    if (entry.window) entry.window->seat_person(claim.seat);
  }
  // Who claimed twice at once is told the same twice.
  const SeatSet mine = entry.table->seats_of(proofs);
  const bool is_mine = mine.contains(claim.seat);
  done(is_mine ? Result<Claimed>(Claimed{claim.table, mine}) : Result<Claimed>(status.error()));
  if (status) publish(entry, seats_message(entry.table->seat_views()));
}

void Hall::remove(const std::string& table, const Proofs& proofs, Done<void> done) {
  with_table(table, [this, table, proofs, done = std::move(done)](const Result<Entry*>& entry) {
    if (!entry) return done(entry.error());
    const Table& found = *(*entry)->table;
    if (found.seats_of(proofs).empty()) {
      return done(error_of(ErrorCode::kNotYours, "Only who sits at a table can delete it."));
    }
    if (!found.seats_of_others(proofs).empty()) {
      return done(error_of(ErrorCode::kNotYours,
                           "Somebody else sits here, too: the table is not yours alone."));
    }
    if (is_stopping_) return done(stopping());
    if ((*entry)->claims > 0) {
      return done(error_of(ErrorCode::kConflict, "Somebody is taking a seat here just now."));
    }
    (*entry)->claims++;
    (*entry)->is_being_removed = true;
    write<void>([table](Store& store) { return store.remove(table); },
                [this, table, done](const Status& status) {
                  Entry& removed = entries_.at(table);
                  removed.claims--;
                  removed.is_being_removed = false;
                  if (status) close(table, removed, deleted());
                  done(status);
                });
  });
}

void Hall::move_seats(const Proofs& from, const Digest& to) {
  if (from.empty()) return;
  for (auto& [id, entry] : entries_) {
    if (!entry.table) continue;
    for (const Digest& digest : from) entry.table->move_seats(digest, to);
  }
}

}  // namespace benben
