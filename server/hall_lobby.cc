// The hall's part in the lobby: which tables stand there, who sits down from it or as somebody who
// is invited, and "play now" (docs/protocol.md, The lobby, Known people).
#include <algorithm>
#include <utility>

#include "games/registry.h"
#include "server/faults.h"
#include "server/hall.h"
#include "server/open_table.h"
#include "table/faults.h"

namespace benben {

// A table without a free seat, or one that does not wait, costs the lobby a look.
void Hall::follow_lobby(const std::string& id) {
  const LiveTable& table = entries_.at(id).table->live();
  lobby_.follow(id, table.seek(), table.host_client());
  if (bus_ != nullptr) follow_lobby_here(id);
}

// A table that was just stored stands in the lobby at once: whoever presses in this moment finds
// it.
void Hall::list(StoredTable stored, const std::string& client) {
  const std::string id = stored.id;
  Result<Table> table = open_table(std::move(stored), services_.log);
  if (!table) return;
  Entry& entry = entry_of(id);
  entry.table = std::make_unique<HostedTable>(std::move(*table), services_);
  if (is_stopping_) entry.table->live().stop();
  if (bus_ != nullptr) entry.table->live().join(node_);
  if (const std::optional<Seek> seek = entry.table->live().seek()) lobby_.expect(*seek, client);
}

void Hall::sit(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
               const Digest& person, Done<Claimed> done) {
  find(table, [=, this, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    if (lobby_.has(table)) {
      return (*found)->sit(request, proofs, person, LiveTable::Standing::kInLobby, done);
    }
    invites_.is_invited(table, proofs, [=, this](const Result<bool>& is_invited) {
      const bool is_guest = is_invited && *is_invited;
      find(table, [=](const Result<LiveTable*>& again) {
        const auto standing = is_guest ? LiveTable::Standing::kInvited : LiveTable::Standing::kGone;
        again ? (*again)->sit(request, proofs, person, standing, done) : done(again.error());
      });
    });
  });
}

// The tables in the lobby are in memory, but for one whose people have just gone.
LiveTable* Hall::in_memory(const std::string& id) {
  const auto found = entries_.find(id);
  return found == entries_.end() || !found->second.table ? nullptr : &found->second.table->live();
}

// While a table is being made for somebody, the next ones wait for it: they are to meet there.
void Hall::play(const PlayRequest& request, const Guest& guest, Done<Played> done) {
  if (is_stopping_) return done(refused(table::Fault::kStopping));
  const auto making = making_.find(request.game);
  if (making != making_.end()) {
    making->second.push_back([=, this] { play(request, guest, done); });
    return;
  }
  LiveTable* chosen = nullptr;
  for (const std::string& id : lobby_.plain(request.game, request.players)) {
    LiveTable* table = in_memory(id);
    if (table == nullptr) continue;
    // Who waits already goes on waiting there.
    const SeatSet mine = table->seats_of(guest.proofs);
    if (!mine.empty()) return done(Played(Claimed{id, mine}));
    if (chosen == nullptr && !table->free_seats().empty()) chosen = table;
  }
  chosen == nullptr ? open_to_play(request, guest, std::move(done))
                    : join_to_play(*chosen, request, guest, done);
}

// Where somebody with the table's link was faster, another one is opened: it asks nothing of the
// table that is just answering.
void Hall::join_to_play(LiveTable& table, const PlayRequest& request, const Guest& guest,
                        const Done<Played>& done) {
  ClaimRequest claim{"", request.name, std::nullopt};
  claim.figure = request.figure;
  claim.contribution = request.contribution;
  table.sit(claim, guest.proofs, guest.person, LiveTable::Standing::kInLobby,
            [=, this](const Result<Claimed>& claimed) {
              if (claimed) return done(Played(*claimed));
              if (claimed.error().code != ErrorCode::kConflict) return done(claimed.error());
              open_to_play(request, guest, done);
            });
}

void Hall::open_to_play(const PlayRequest& request, const Guest& guest, Done<Played> done) {
  const AnyGame* game = find_game(request.game);
  CreateRequest create;
  create.game = request.game;
  create.opening.listed = true;
  create.players = request.players.value_or(game == nullptr ? 2 : game->info().min_players);
  create.seats.assign(static_cast<std::size_t>(create.players), {SeatRequest::Kind::kOpen, "", 0});
  create.seats.front() = {SeatRequest::Kind::kMe, request.name, 0, request.figure};
  making_[request.game];
  this->create(create, guest.person, guest.client,
               [this, name = request.game, done = std::move(done)](const Result<Created>& created) {
                 done(created ? Result<Played>(*created) : Result<Played>(created.error()));
                 const auto waiting = making_.extract(name);
                 if (waiting.empty()) return;
                 for (const auto& next : waiting.mapped()) next();
               });
}

}  // namespace benben
