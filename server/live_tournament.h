// LiveTournament: one tournament in the server. What happens in it is decided by its contest
// (people/contest.h), stored as facts, and only then has happened (P1); a round is stored in one
// transaction with its tables.
//
// What is asked waits in line, as each fact has to know those before it. What the server itself has
// to do, begin, pair, fold a result, follows from the facts and the time at each tick(), so that
// nothing is lost where it could not be stored, or where the server stopped in between.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/result.h"
#include "people/contest.h"
#include "server/hall.h"
#include "server/lobby.h"
#include "server/protocol.h"
#include "server/store_care.h"
#include "server/tournament_terms.h"
#include "server/umpires.h"
#include "store/tournaments.h"

namespace benben {

class LiveTournament {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  // What the tournaments of a server share; it outlives them.
  struct Services {
    StoreCare& store;
    Hall& hall;
    const Limits& limits;
    Clock clock;
    Log log;
  };

  // Between the end of a round and the next one; how long somebody rests in an arena.
  static constexpr std::int64_t kPauseS = 20;
  static constexpr std::int64_t kRestS = 10;
  // One that nobody starts ends.
  static constexpr std::int64_t kPatienceS = 7 * 24 * 60 * 60;
  // So many facts, and nobody comes and goes any more.
  static constexpr std::size_t kMostFacts = 4000;

  // So often one entrant comes back: nobody fills a tournament by coming and going.
  static constexpr int kMostReturns = 10;

  // Nothing if what is stored does not fold.
  static std::unique_ptr<LiveTournament> open(StoredTournament stored, Services& services);
  LiveTournament(const LiveTournament&) = delete;
  LiveTournament& operator=(const LiveTournament&) = delete;

  const std::string& id() const { return stored_.id; }
  const TournamentTerms& terms() const { return terms_; }
  const Contest& contest() const { return contest_; }
  std::int64_t created_s() const { return stored_.created_s; }
  bool has_ended() const { return contest_.phase() >= Contest::Phase::kEnded; }
  bool is_watched() const { return !watchers_.empty(); }
  TournamentView view(const Proofs& proofs) const;

  void join(const std::string& name, const Proofs& proofs, const Digest& person,
            const std::string& client, Done<int> done);
  void leave(const Proofs& proofs, Done<void> done);
  // Only its organiser can.
  void start(const Proofs& proofs, Done<void> done);
  void cancel(const Proofs& proofs, Done<void> done);

  void watch(LobbyWatcher& watcher, std::size_t since, const Proofs& proofs);
  void unwatch(LobbyWatcher& watcher) { watchers_.erase(&watcher); }

  // Reads what other nodes have stored of it.
  void catch_up();
  // Watches the tables that are played, as far as it does not; call it when it was read.
  void resume();
  // What is due.
  void tick();
  // What those who watch have not been told.
  void tell_due();
  // A table of its has ended.
  void ended(int table, const Table& end);
  // The table with that id, if it is one that is played.
  std::optional<int> table_of(const std::string& id) const { return umpires_.table_of(id); }

  void move(const Digest& from, const Digest& to);
  void forget(const Digest& person);

 private:
  // Facts to be stored, and tables with them; none: there is nothing to do.
  struct Draft {
    std::vector<StoredFact> facts;
    std::vector<StoredTable> tables = {};
    std::string client = {};  // from which somebody enters
  };
  struct Asked {
    std::function<Result<Draft>()> draft;
    std::function<void(const Status&)> done;
  };
  struct Ending {
    std::vector<int> ranks;
    std::vector<int> gone;  // entrants who never came
  };

  LiveTournament(StoredTournament stored, TournamentTerms terms, const ContestOptions& options,
                 Services& services);
  void ask(std::function<Result<Draft>()> draft, std::function<void(const Status&)> done);
  void go_on();
  void store(Draft draft);
  void adopt(const Draft& draft);
  void catch_up_after(const Status& refusal);
  bool take_over(const StoredTournament& stored);
  StoredFact fact(const Fact& fact) const;
  std::optional<int> entrant_of(const Proofs& proofs) const;
  int returns_of(int entrant) const;
  bool is_organiser(const Proofs& proofs) const;
  Result<Draft> entry(const std::string& name, const Proofs& proofs, const Digest& person,
                      const std::string& client);
  Result<Draft> with_tables(Fact round) const;
  Draft results() const;
  Result<Draft> due() const;
  bool is_spent() const;
  Result<Draft> due_while_waiting(std::int64_t now) const;
  std::optional<std::int64_t> due_s() const;
  std::optional<std::int64_t> end_s() const;
  void let_tables_go();

  StoredTournament stored_;
  TournamentTerms terms_;
  Contest contest_;
  Services& services_;
  std::vector<std::size_t> entries_;            // of each person who entered, among the facts
  std::map<std::string, std::size_t> clients_;  // how many entered from which address
  std::deque<Asked> line_;
  bool is_storing_ = false;
  Umpires umpires_;
  std::map<int, Ending> endings_;  // by table, not stored yet
  std::unordered_set<LobbyWatcher*> watchers_;
  std::size_t told_ = 0;  // facts
};

}  // namespace benben
