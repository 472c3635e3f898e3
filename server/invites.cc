#include "server/invites.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/record.h"
#include "server/faults.h"
#include "server/gone.h"
#include "table/faults.h"

namespace benben {
namespace {

// By whom of those who ask people are invited to a table; they sit there, and others can.
Result<Digest> host_at(const LiveTable& table, const Proofs& proofs) {
  if (table.closed()) return *table.closed();
  const SeatSet mine = table.seats_of(proofs);
  if (mine.empty()) return refused(server::Fault::kNotSatTogether);
  if (const Table* ended = table.ended()) {
    return refused(ended->is_over() ? table::Fault::kGameOver : table::Fault::kGivenUp);
  }
  if (table.free_seats().empty()) return refused(server::Fault::kNoSeatLeft);
  return table.person(mine.first()).value_or(kNobody);
}

// Who sits there beside those who ask.
Result<Digest> guest_at(const LiveTable& table, Seat seat, const Proofs& proofs) {
  if (table.closed()) return *table.closed();
  const SeatSet mine = table.seats_of(proofs);
  if (mine.empty()) return refused(server::Fault::kNotSatTogether);
  if (index(seat) >= table.seat_count() || mine.contains(seat)) {
    return refused(server::Fault::kNobodyThere);
  }
  const std::optional<Digest> person = table.person(seat);
  if (!person || *person == kNobody) return refused(server::Fault::kNobodyThere);
  return *person;
}

// Whether somebody can still come by an invitation.
bool waits_for(const LiveTable& table, const Proofs& proofs) {
  const bool goes_on = !table.closed() && table.ended() == nullptr;
  return goes_on && !table.free_seats().empty() && table.seats_of(proofs).empty();
}

std::string game_of(const std::string& header) {
  const Result<Record> record = parse_record(header);
  const std::string* game = record ? record->tag("Game") : nullptr;
  return game == nullptr ? "" : *game;
}

// What is shown to somebody, and all that is kept of it.
struct SeenInvites {
  std::vector<ShownInvite> shown;
  std::vector<Invite> all;
};

// Without those of hosts whose accounts the operator has closed.
Result<SeenInvites> seen_by(Store& store, const Proofs& proofs) {
  Result<std::vector<ShownInvite>> shown = store.invites().shown_to(proofs);
  if (!shown) return shown.error();
  SeenInvites seen{std::move(*shown), {}};
  for (const Digest& proof : seen.shown.empty() ? Proofs() : proofs) {
    const Result<std::vector<Invite>> about = store.invites().invites_about(proof);
    if (!about) return about.error();
    for (const Invite& invite : *about) {
      if (invite.person != proof) continue;
      const Result<bool> is_closed = store.speech().is_closed(invite.host);
      if (!is_closed) return is_closed.error();
      if (*is_closed) std::erase_if(seen.shown, [&](auto& it) { return it.table == invite.table; });
      seen.all.push_back(invite);
    }
  }
  return seen;
}

}  // namespace

void Invites::invite(const std::string& table, const InviteRequest& request, const Proofs& proofs,
                     Done<void> done) {
  // Who sits there needs no invitation, and asking so tells nothing.
  if (request.table == table) return done(refused(server::Fault::kNobodyThere));
  find_(table, [=, this, done = std::move(done)](const Result<LiveTable*>& to) {
    if (!to) return done(to.error());
    const Result<Digest> host = host_at(**to, proofs);
    if (!host) return done(host.error());
    const std::string game((*to)->game());
    find_(request.table, [=, this, host = *host](const Result<LiveTable*>& from) {
      if (!from) return done(from.error());
      const Result<Digest> guest = guest_at(**from, request.seat, proofs);
      if (!guest) return done(guest.error());
      const bool is_heard = std::ranges::all_of(
          proofs, [&](const Digest& proof) { return speech_.hears({*guest}, proof); });
      const Invite invite{table, *guest, host, clock_.unix_s(), is_heard};
      store({invite, game, request.table, request.seat}, done);
    });
  });
}

// Who has become an account's is met by that; who is gone is nobody.
Result<Digest> Invites::guest_now(Store& store, const Draft& draft) {
  const Result<bool> is_gone = find_gone(store, draft.invite.person);
  if (!is_gone) return is_gone.error();
  if (!*is_gone) return draft.invite.person;
  const Result<StoredTable> met = store.load(draft.met);
  if (!met) return met.error();
  return met->seats.at(static_cast<std::size_t>(index(draft.seat))).token.value_or(kNobody);
}

// Of a guest who is gone meanwhile nothing is kept, and the host is told nothing.
void Invites::store(const Draft& draft, Done<void> done) {
  store_.write<Digest>(
      [draft](Store& store) -> Result<Digest> {
        Invite invite = draft.invite;
        if (Status status = check_not_gone(store, invite.host); !status) return status.error();
        Result<Digest> guest = guest_now(store, draft);
        if (!guest || *guest == kNobody) return guest;
        invite.person = *guest;
        const Result<bool> is_new = store.invites().invite(invite);
        const bool is_full = !is_new && is_new.error().code == ErrorCode::kConflict;
        if (is_full) return refused(server::Fault::kTooManyInvited);
        if (!is_new) return is_new.error();
        return *is_new ? *guest : kNobody;
      },
      [this, draft, done = std::move(done)](const Result<Digest>& told) {
        if (told && *told != kNobody) {
          tell_({Notice::Kind::kInvited, draft.invite.table, draft.game, *told});
        }
        done(told ? Status() : Status(told.error()));
      });
}

// The tables are looked at one after the other.
struct Invites::Listing {
  Proofs proofs;
  std::vector<ShownInvite> shown;
  std::size_t next = 0;
  std::vector<WaitingInvite> waiting;
  Done<std::vector<WaitingInvite>> done;
};

void Invites::waiting_for(const Proofs& proofs, Done<std::vector<WaitingInvite>> done) {
  store_.read<SeenInvites>(
      [proofs](Store& store) { return seen_by(store, proofs); },
      [this, proofs, done = std::move(done)](Result<SeenInvites> seen) {
        if (!seen) return done(seen.error());
        std::erase_if(seen->shown, [&](const ShownInvite& it) {
          return std::ranges::any_of(seen->all, [&](const Invite& invite) {
            return invite.table == it.table && !hears(proofs, invite.host);
          });
        });
        list_next(std::make_shared<Listing>(Listing{proofs, std::move(seen->shown), 0, {}, done}));
      });
}

// Whom they have muted since then invites them no more.
bool Invites::hears(const Proofs& proofs, const Digest& host) const {
  return std::ranges::all_of(proofs,
                             [&](const Digest& proof) { return speech_.hears({proof}, host); });
}

// One at a table whose game has ended, or that cannot be used, is deleted: nothing waits there.
void Invites::list_next(const std::shared_ptr<Listing>& listing) {
  if (listing->next == listing->shown.size()) return listing->done(std::move(listing->waiting));
  const ShownInvite& invite = listing->shown[listing->next++];
  find_(invite.table, [this, listing, invite](const Result<LiveTable*>& found) {
    if (found && waits_for(**found, listing->proofs)) {
      listing->waiting.push_back(
          {invite.table, std::string((*found)->game()), invite.name, invite.figure, invite.at});
    } else if (found && (*found)->ended() != nullptr) {
      store_.write<void>(
          [id = invite.table](Store& store) { return store.invites().end_invites(id); },
          [](const Status&) {});
    }
    list_next(listing);
  });
}

void Invites::is_invited(const std::string& table, const Proofs& proofs, Done<bool> done) {
  if (proofs.empty()) return done(false);
  store_.read<bool>(
      [table, proofs](Store& store) { return store.invites().is_invited(table, proofs); },
      std::move(done));
}

void Invites::decline(const std::string& table, const Proofs& proofs, Done<void> done) {
  if (proofs.empty()) return done({});
  store_.write<void>(
      [table, proofs](Store& store) { return store.invites().decline(table, proofs); },
      std::move(done));
}

void Invites::known_to(const Proofs& proofs, const Voice& voice,
                       Done<std::vector<KnownPerson>> done) {
  using Seats = std::vector<KnownSeat>;
  store_.read<Seats>([proofs](Store& store) { return store.invites().known_to(proofs); },
                     [this, voice, done = std::move(done)](const Result<Seats>& seats) {
                       if (!seats) return done(seats.error());
                       std::vector<KnownPerson> known;
                       for (const KnownSeat& seat : *seats) {
                         if (known.size() == kMostKnown) break;
                         if (!speech_.hears(voice, seat.person)) continue;
                         known.push_back({seat.table, seat.seat, seat.name, seat.figure,
                                          game_of(seat.header), seat.at});
                       }
                       done(known);
                     });
}

}  // namespace benben
