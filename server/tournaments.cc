#include "server/tournaments.h"

#include <algorithm>
#include <utility>

#include "server/faults.h"
#include "server/gone.h"
#include "table/faults.h"
#include "table/secret.h"

namespace benben {

using server::Fault;

namespace {

constexpr std::int64_t kMostAheadS = 90 * 24 * 60 * 60;

}  // namespace

std::vector<StoredTournament> read_tournaments(Store& store, const Log& log) {
  std::vector<StoredTournament> read;
  const auto add = [&](const Result<std::vector<std::string>>& ids) {
    if (!ids) {
      const std::string& reason = ids.error().message;
      return log({LogEvent::kTournamentLeftOut,
                  "tournaments cannot be read: " + reason,
                  {{"reason", reason}}});
    }
    for (const std::string& id : *ids) {
      Result<StoredTournament> stored = store.tournaments().load(id);
      if (!stored) {
        const std::string& reason = stored.error().message;
        log({LogEvent::kTournamentLeftOut,
             "tournament " + log_id(id) + " is left out: " + reason,
             {{"tournament", log_id(id)}, {"reason", reason}}});
      }
      if (stored) read.push_back(std::move(*stored));
    }
  };
  Result<std::vector<std::string>> ended = store.tournaments().ended(Tournaments::kEnded);
  if (ended) std::ranges::reverse(*ended);
  add(ended);
  add(store.tournaments().open());
  return read;
}

Tournaments::Tournaments(StoreCare& store, Hall& hall, const Limits& limits, Clock clock, Log log,
                         const std::vector<StoredTournament>& stored)
    : store_(store),
      limits_(limits),
      services_{store, hall, limits, std::move(clock), std::move(log)} {
  hall.follow(*this);
  for (const StoredTournament& tournament : stored) {
    if (LiveTournament* live = add(tournament)) live->resume();
  }
}

LiveTournament* Tournaments::add(StoredTournament stored) {
  const std::string id = stored.id;
  std::unique_ptr<LiveTournament> live = LiveTournament::open(std::move(stored), services_);
  if (!live) {
    services_.log({LogEvent::kTournamentLeftOut,
                   "tournament " + log_id(id) + " is left out: it does not fold",
                   {{"tournament", log_id(id)}, {"reason", "it does not fold"}}});
    return nullptr;
  }
  order_.push_back(id);
  return (live_[id] = std::move(live)).get();
}

bool Tournaments::has_room(const std::string& client) const {
  const auto is_theirs = [&](const std::string& id) {
    const auto made = clients_.find(id);
    return made != clients_.end() && made->second == client;
  };
  // Those that are being stored count already.
  std::size_t all = making_.size();
  auto theirs = static_cast<std::size_t>(std::ranges::count_if(making_, is_theirs));
  for (const auto& [id, live] : live_) {
    if (live->has_ended()) continue;
    ++all;
    if (is_theirs(id)) ++theirs;
  }
  return all < limits_.tournaments && theirs < limits_.address_tournaments;
}

void Tournaments::create(const TournamentTerms& terms, const Digest& organiser,
                         const std::string& client, Done<std::string> done) {
  if (is_stopping_) return done(refused(table::Fault::kStopping));
  if (static_cast<std::size_t>(terms.bots) > limits_.tournament_bots) {
    return done(
        refused(Fault::kTournamentBots, {{"most", std::to_string(limits_.tournament_bots)}}));
  }
  const std::int64_t now = services_.clock.unix_s();
  if (terms.starts_s && (*terms.starts_s <= now || *terms.starts_s - now > kMostAheadS)) {
    return done(refused(Fault::kStartPast));
  }
  const std::uint64_t seed = random_key();
  if (const auto options = contest_options(terms, seed); !options) return done(options.error());
  if (!has_room(client)) return done(refused(Fault::kTooManyTournaments));
  const StoredTournament stored{random_text(kTableIdBytes), write_terms(terms), seed, organiser,
                                now};
  clients_[stored.id] = client;
  making_.insert(stored.id);
  store_.write<void>(
      [stored](Store& store) -> Status {
        if (Status status = check_not_gone(store, stored.organiser); !status) return status;
        return store.tournaments().create(stored);
      },
      [this, stored, done = std::move(done)](const Status& status) {
        making_.erase(stored.id);
        if (!status) {
          clients_.erase(stored.id);
          return done(status.error());
        }
        add(stored);
        services_.hall.tell_tournament(stored.id);
        done(stored.id);
      });
}

void Tournaments::find(const std::string& id, Use use) {
  if (!is_random_text(id, kTableIdBytes)) return use(refused(Fault::kNoSuchTournament));
  const auto found = live_.find(id);
  if (found != live_.end()) return use(found->second.get());
  store_.read<StoredTournament>(
      [id](Store& store) { return store.tournaments().load(id); },
      [this, id, use = std::move(use)](Result<StoredTournament> stored) {
        const auto known = live_.find(id);
        if (known != live_.end()) return use(known->second.get());
        if (!stored && stored.error().code != ErrorCode::kUnknown) return use(stored.error());
        LiveTournament* live = stored ? add(std::move(*stored)) : nullptr;
        use(live == nullptr ? Result<LiveTournament*>(refused(Fault::kNoSuchTournament)) : live);
        drop_old();
      });
}

// Those that ended first go first, and may be read again.
void Tournaments::drop_old() {
  std::size_t ended = 0;
  for (const auto& [id, live] : live_) ended += live->has_ended() ? 1U : 0U;
  for (std::size_t i = 0; i < order_.size() && ended > 2 * kEnded;) {
    const auto live = live_.find(order_[i]);
    if (!live->second->has_ended() || live->second->is_watched()) {
      ++i;
      continue;
    }
    clients_.erase(order_[i]);
    live_.erase(live);
    order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(i));
    --ended;
  }
}

std::vector<TournamentView> Tournaments::list(const Proofs& proofs) const {
  std::vector<TournamentView> views;
  for (const std::string& id : order_) {
    const LiveTournament& live = *live_.at(id);
    const TournamentView view = live.view(proofs);
    if (live.terms().listed || view.is_organiser || view.you) views.push_back(view);
  }
  std::ranges::reverse(views);
  return views;
}

void Tournaments::unwatch(const std::string& id, LobbyWatcher& watcher) {
  const auto found = live_.find(id);
  if (found != live_.end()) found->second->unwatch(watcher);
}

void Tournaments::sweep() {
  if (is_stopping_) return;
  for (const auto& [id, live] : live_) live->tick();
  drop_old();
}

void Tournaments::pulse() {
  for (const auto& [id, live] : live_) live->tell_due();
}

void Tournaments::ended(const Table& table) {
  for (const auto& [id, live] : live_) {
    if (const std::optional<int> number = live->table_of(table.id())) live->ended(*number, table);
  }
}

// One that is unknown is new, or has ended long ago.
void Tournaments::look(const std::optional<std::string>& subject) {
  if (is_stopping_) return;
  bool is_known = false;
  for (const auto& [id, live] : live_) {
    if (subject && subject_of("tournament", id) != *subject) continue;
    is_known = true;
    live->catch_up();
  }
  if (subject && is_known) return;
  using Ids = std::vector<std::string>;
  store_.read<Ids>([](Store& store) { return store.tournaments().open(); },
                   [this](const Result<Ids>& ids) {
                     if (!ids) return;
                     for (const std::string& id : *ids) {
                       if (live_.contains(id)) continue;
                       find(id, [](const Result<LiveTournament*>& found) {
                         if (found) (*found)->catch_up();
                       });
                     }
                   });
}

void Tournaments::moved(const Proofs& from, const Digest& to) {
  for (const auto& [id, live] : live_) {
    for (const Digest& digest : from) live->move(digest, to);
  }
}

void Tournaments::forgotten(const Digest& person) {
  for (const auto& [id, live] : live_) live->forget(person);
}

}  // namespace benben
