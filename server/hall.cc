#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "core/text.h"
#include "games/registry.h"
#include "server/faults.h"
#include "server/gone.h"
#include "server/open_table.h"
#include "table/faults.h"
#include "table/new_table.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben {
namespace {

// Enough that no two runs of a server name the lobby the same.
constexpr std::size_t kRunBytes = 8;

// A promise of ours that breaks before there is a table costs this request alone.
Result<NewTable> make_table(const CreateRequest& request, const Digest& person,
                            const HostedTable::Services& services) {
  try {
    return create_table(request, person, services.clock, services.entropy);
  } catch (const BrokenPromise& broken) {
    services.log({LogEvent::kTableNotMade,
                  "a table of " + request.game + " could not be made: " + broken.what(),
                  {{"game", request.game}, {"reason", broken.what()}}});
    return refused(table::Fault::kNotMade);
  }
}

// Whether the server has the engines that are to play.
Status check_engines(const CreateRequest& request, const Engines* engines) {
  const AnyGame* game = find_game(request.game);
  if (game == nullptr) return {};  // others say so
  for (const SeatRequest& seat : request.seats) {
    if (seat.kind != SeatRequest::Kind::kEngine) continue;
    const Status status =
        engines != nullptr
            ? engines->check(seat.name, *game, request.players)
            : refused(server::Fault::kNoSuchEngine, {{"engine", seat.name, shortened(seat.name)}});
    if (!status) return status;
  }
  return {};
}

}  // namespace

Hall::Hall(StoreCare& store, BotPool& bots, const Limits& limits, Clock clock, Log log,
           Entropy entropy)
    : store_(store),
      limits_(limits),
      services_{store,
                bots,
                std::move(clock),
                std::move(log),
                [this](const std::string& id) { look_after(id); },
                [this](const std::string& id) { follow_rematch(id); },
                std::move(entropy)},
      lobby_(limits, services_.clock, random_text(kRunBytes, services_.entropy)),
      moderation_(store, services_.clock),
      speech_(store, moderation_, services_.clock,
              [this](const std::string& id, Speech::Use use) { find(id, std::move(use)); }),
      invites_(
          store_, speech_, services_.clock,
          [this](const std::string& id, Invites::Use use) { find(id, std::move(use)); },
          [this](const Notice& notice) {
            if (tell_) tell_(notice);
          }) {}

void Hall::create(const CreateRequest& request, const Digest& person, const std::string& client,
                  Done<Created> done) {
  if (is_stopping_) return done(refused(table::Fault::kStopping));
  if (request.opening.listed && !lobby_.has_room(client)) {
    return done(refused(server::Fault::kTooManyListed));
  }
  if (const Status status = check_engines(request, services_.engines); !status) {
    return done(status.error());
  }
  Result<NewTable> table = make_table(request, person, services_);
  if (!table) return done(table.error());
  const auto stored = std::make_shared<const StoredTable>(std::move(table->stored));
  store_.write<void>(
      [stored](Store& store) -> Status {
        if (Status status = check_seats(store, *stored); !status) return status;
        return store.create(*stored);
      },
      [this, stored, client, is_listed = request.opening.listed,
       created = std::move(table->created), done = std::move(done)](const Status& status) {
        if (status && is_listed) list(*stored, client);
        done(status ? Result<Created>(created) : Result<Created>(status.error()));
      });
}

// Finding and loading.

void Hall::find(const std::string& id, Done<LiveTable*> use) {
  if (!is_random_text(id, kTableIdBytes)) return use(refused(table::Fault::kNoSuchTable));
  Entry& entry = entry_of(id);
  if (entry.table) {
    use(&entry.table->live());
    return look_after(id);
  }
  entry.readers.push_back(std::move(use));
  if (entry.readers.size() > 1) return;
  store_.read<LoadedTable>(
      [id, is_shared = bus_ != nullptr](Store& store) { return load_table(store, id, is_shared); },
      [this, id](Result<LoadedTable> stored) {
        if (!stored) return read(id, table::worded(stored.error()), std::nullopt);
        read(id, open_table(std::move(stored->table), services_.log), stored->seats);
      });
}

// The table's entry, the last that may be forgotten.
Hall::Entry& Hall::entry_of(const std::string& id) {
  const auto [found, is_new] = entries_.try_emplace(id);
  Entry& entry = found->second;
  if (is_new) entry.place = by_use_.insert(by_use_.end(), id);
  if (is_new && bus_ != nullptr) subscribe(id, entry);
  by_use_.splice(by_use_.end(), by_use_, entry.place);
  entry.used = services_.clock.now();
  return entry;
}

void Hall::read(const std::string& id, Result<Table> table, std::optional<std::int64_t> seats) {
  Entry& entry = entries_.at(id);
  const std::vector<Done<LiveTable*>> readers = std::exchange(entry.readers, {});
  if (!table) {
    forget(id);
    report_damage(id, table.error());
    for (const Done<LiveTable*>& reader : readers) reader(table.error());
    return;
  }
  entry.table = std::make_unique<HostedTable>(std::move(*table), services_, seats);
  LiveTable& live = entry.table->live();
  if (is_stopping_) live.stop();
  if (bus_ != nullptr) live.join(node_);
  if (const std::optional<Absences> absences = absences_.take(id)) live.recall(*absences);
  for (const Done<LiveTable*>& reader : readers) reader(&live);
  if (bus_ != nullptr) tell(id, WhoNews());
  if (std::exchange(entry.is_to_look, false)) live.look();
  look_after(id);
}

// After anything that has happened at a table.
void Hall::look_after(const std::string& id) {
  const LiveTable& table = entries_.at(id).table->live();
  follow_lobby(id);
  if (bus_ != nullptr) tell_company(id, entries_.at(id));
  if (table.ended() != nullptr && awaited_.erase(id) > 0) follower_->ended(*table.ended());
  follow_turns(id);
  plan(id);
  if (!table.closed() || table.has_failed() || !table.is_idle()) return;
  const Error reason = *table.closed();
  forget(id);
  report_damage(id, reason);
}

void Hall::forget(const std::string& id) {
  const auto found = entries_.find(id);
  by_use_.erase(found->second.place);
  entries_.erase(found);
  agenda_.plan(id, std::nullopt);
}

void Hall::report_damage(const std::string& id, const Error& error) {
  if (error.code != ErrorCode::kDamaged || !damaged_.insert(id).second) return;
  services_.log({LogEvent::kTableDamaged,
                 "table " + log_id(id) + " is damaged and set aside: " + error.message,
                 {{"table", log_id(id)}, {"reason", error.message}}});
  store_.read<void>(
      [id, reason = error.message](Store& store) { return store.set_aside(id, reason); },
      [this, id](const Status& status) {
        if (status) return;
        const std::string& reason = status.error().message;
        services_.log({LogEvent::kTableNotMarked,
                       "table " + log_id(id) + " could not be marked: " + reason,
                       {{"table", log_id(id)}, {"reason", reason}}});
      });
}

// At a table.

void Hall::invited(const std::string& table, const std::string& invitation, Done<Invited> done) {
  find(table, [=, done = std::move(done)](const Result<LiveTable*>& found) {
    done(found ? (*found)->invited(invitation) : Result<Invited>(found.error()));
  });
}

void Hall::claim(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
                 const Digest& person, Done<Claimed> done) {
  find(table, [=, done = std::move(done)](const Result<LiveTable*>& found) {
    found ? (*found)->claim(request, proofs, person, done) : done(found.error());
  });
}

void Hall::describe(const std::string& table, const Proofs& proofs, Done<TableView> done) {
  find(table, [=, this, done = std::move(done)](const Result<LiveTable*>& found) {
    done(found ? (*found)->view(proofs, services_.clock.now()) : Result<TableView>(found.error()));
  });
}

void Hall::record(const std::string& table, const Proofs& proofs, Done<std::string> done) {
  find(table, [=, done = std::move(done)](const Result<LiveTable*>& found) {
    done(found ? (*found)->record(proofs) : Result<std::string>(found.error()));
  });
}

void Hall::remove(const std::string& table, const Proofs& proofs, Done<void> done) {
  find(table, [=, done = std::move(done)](const Result<LiveTable*>& found) {
    found ? (*found)->remove(proofs, done) : done(found.error());
  });
}

void Hall::move(const std::string& table, const Proofs& proofs, MoveMessage message,
                Done<MoveAnswer> done) {
  find(table, [this, proofs, message = std::move(message),
               done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    (*found)->move(proofs, message, done, services_.clock.now());
  });
}

void Hall::contribute(const std::string& table, const Proofs& proofs, const FairBytes& bytes,
                      Done<MoveAnswer> done) {
  find(table, [=, this, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    (*found)->contribute(proofs, bytes, done, services_.clock.now());
  });
}

void Hall::say(const std::string& table, const Proofs& proofs, const NewPhrase& said,
               Done<void> done) {
  find(table, [=, this, done = std::move(done)](const Result<LiveTable*>& found) {
    const Status status = found ? (*found)->say(proofs, said) : found.error();
    if (status && bus_ != nullptr) tell(table, SaidNews{said});
    done(status);
  });
}

void Hall::move_seats(const Proofs& from, const Digest& to) {
  if (from.empty()) return;
  move_seats_here(from, to);
  tell_people({PeopleNews::Kind::kMoved, from, to});
}

void Hall::move_seats_here(const Proofs& from, const Digest& to) {
  if (follower_ != nullptr) follower_->moved(from, to);
  speech_.move(from, to);
  for (const auto& [id, entry] : entries_) {
    if (!entry.table || entry.table->live().seats_of(from).empty()) continue;
    for (const Digest& digest : from) entry.table->live().move_seats(digest, to);
    plan_now(id);
  }
}

void Hall::forget(const Digest& person) {
  forget_here(person);
  tell_people({PeopleNews::Kind::kForgotten, {person}});
}

void Hall::forget_here(const Digest& person) {
  if (follower_ != nullptr) follower_->forgotten(person);
  speech_.forget(person);
  for (const auto& [id, entry] : entries_) {
    if (!entry.table) continue;
    const bool was_there = !entry.table->live().seats_of({person}).empty();
    entry.table->live().forget(person);
    if (was_there) speech_.retell(id);
    if (was_there) plan_now(id);
  }
}

void Hall::end(const Proofs& proofs) {
  if (proofs.empty()) return;
  end(proofs, refused(server::Fault::kNewPerson));
  tell_people({PeopleNews::Kind::kEnded, proofs});
}

void Hall::end(const Proofs& proofs, const Error& reason) {
  const auto has_one = [&](const Watcher& watcher) {
    return std::ranges::any_of(watcher.proofs(), [&](const Digest& proof) {
      return std::ranges::find(proofs, proof) != proofs.end();
    });
  };
  std::vector<std::pair<Watcher*, std::string>> ended;
  for (const auto& [watcher, table] : watchers_) {
    if (has_one(*watcher)) ended.emplace_back(watcher, table);
  }
  for (const auto& [watcher, table] : ended) {
    leave(table, *watcher);
    watcher->dismiss(reason);
  }
}

// The end.

void Hall::stop(std::function<void()> quiet) {
  is_stopping_ = true;
  for (const auto& [id, entry] : entries_) {
    if (entry.table) entry.table->live().stop();
  }
  store_.when_quiet(std::move(quiet));
}

}  // namespace benben
