// Tournaments: all of the server that have not ended, and the last that have. It finds, makes,
// lists and sweeps them; what happens in one is its own affair (live_tournament.h).
//
// Lives on the hall's thread, and goes before the hall.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/live_tournament.h"

namespace benben {

class Tournaments final : public HallFollower {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;
  using Use = std::function<void(Result<LiveTournament*>)>;

  // Ended ones that are listed and kept in memory.
  static constexpr int kEnded = 30;

  // `stored`: what read_tournaments() gives.
  Tournaments(StoreCare& store, Hall& hall, const Limits& limits, Clock clock, Log log,
              const std::vector<StoredTournament>& stored);
  Tournaments(const Tournaments&) = delete;
  Tournaments& operator=(const Tournaments&) = delete;

  // `organiser` is the hash of the secret that proves who made it; gives its id.
  void create(const TournamentTerms& terms, const Digest& organiser, const std::string& client,
              Done<std::string> done);
  // Calls use(tournament), at once if it is in memory; kUnknown if there is none.
  void find(const std::string& id, Use use);
  // Those that are listed, and one's own: waiting, running and ended ones, the latest first.
  std::vector<TournamentView> list(const Proofs& proofs) const;

  void unwatch(const std::string& id, LobbyWatcher& watcher);
  // What is due. Call it every second or so; pulse() a few times a second.
  void sweep();
  void pulse();
  // From now on the server does nothing by itself.
  void stop() { is_stopping_ = true; }

  void ended(const Table& table) override;
  void moved(const Proofs& from, const Digest& to) override;
  void forgotten(const Digest& person) override;
  void look(const std::optional<std::string>& subject) override;

 private:
  LiveTournament* add(StoredTournament stored);
  bool has_room(const std::string& client) const;
  void drop_old();

  StoreCare& store_;
  const Limits& limits_;
  LiveTournament::Services services_;
  std::unordered_map<std::string, std::unique_ptr<LiveTournament>> live_;
  std::deque<std::string> order_;                         // ids, the oldest first
  std::unordered_map<std::string, std::string> clients_;  // who made which, since the start
  std::unordered_set<std::string> making_;                // asked for, and not stored yet
  bool is_stopping_ = false;
};

// All that have not ended, and the last that have. One that is damaged is left out, and logged.
std::vector<StoredTournament> read_tournaments(Store& store, const Log& log);

}  // namespace benben
