// Contest: a tournament with the people who enter it, as the fold of its facts (docs/protocol.md,
// Tournaments).
//
// What has happened is a list of facts, which are stored as texts and never change: somebody
// entered, a round was paired, a table came to a result. The pairings stand in the facts, so a
// later version that would pair otherwise goes on with what was played. What comes next follows
// from the facts and the seed; whether it is time for it, others know.
//
// Entrants are numbered from 0 in the order in which they came; bots that fill places come last,
// when it starts. Tables are numbered over all rounds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "people/tournament.h"

namespace benben {

// A table of a round: its id, the entrants by seat, and what it came to.
struct ContestTable {
  std::string id;
  Seating entrants;
  int round = 0;                // from 1
  std::vector<int> ranks = {};  // by seat; none while it is played
  std::int64_t ended_s = 0;     // Unix time

  bool is_over() const { return !ranks.empty(); }
  friend bool operator==(const ContestTable&, const ContestTable&) = default;
};

struct Fact {
  enum class Kind : std::uint8_t {
    kEnter,
    kLeave,
    kReturn,
    kStart,
    kRound,
    kResult,
    kEnd,
    kCancel
  };

  Kind kind = Kind::kEnter;
  int number = 0;                         // of the entrant; of the table, in a result
  std::vector<ContestTable> tables = {};  // of a round: ids and entrants
  std::vector<int> byes = {};             // of a round
  std::vector<int> ranks = {};            // of a result, by seat

  friend bool operator==(const Fact&, const Fact&) = default;
};

// "enter 3", "leave 3", "return 3", "start", "round p3Zk:5,0 Vw9x:3,1 byes 4", "result 7 0,1",
// "end", "cancel". Each has one spelling; nothing if a text is none.
std::string fact_text(const Fact& fact);
std::optional<Fact> parse_fact(std::string_view text);

struct ContestOptions {
  System system = System::kSwiss;
  int seats = 2;
  int least = 2;   // seats that the game needs
  int rounds = 0;  // of Swiss; 0: as many as part the players
  int most = 0;    // people
  int bots = 0;    // bots take part until there are so many players
  std::uint64_t seed = 0;
};

struct Entrant {
  bool is_bot = false;
  bool is_in = true;
};

class Contest {
 public:
  enum class Phase : std::uint8_t { kWaiting, kRunning, kEnded, kCancelled };

  explicit Contest(const ContestOptions& options) : options_(options) {}

  // Whether this can be the next fact; add() requires it.
  bool can_be(const Fact& fact) const;
  void add(const Fact& fact, std::int64_t at_s);

  int facts() const { return facts_; }
  Phase phase() const { return phase_; }
  const std::vector<Entrant>& entrants() const { return entrants_; }
  // Those who are in, without bots that come when it starts.
  int people() const;
  // How many players it would start with, and how many it needs.
  int players() const;
  int least_players() const { return options_.least; }
  const std::vector<ContestTable>& tables() const { return tables_; }
  // Those of tables() that are being played.
  int running() const { return running_; }
  int rounds() const { return tournament_ ? tournament_->rounds() : 0; }
  // The last fact that can bring the next round: the start, a result.
  std::int64_t settled_s() const { return settled_s_; }

  // While it runs. Whether there is no further round, where all tables are finished.
  bool is_done() const;
  // The next round, its tables without ids. Requires that all tables are finished, not is_done().
  Fact next_round() const;
  // Arena: tables for those who have been free since then; nothing if there is none.
  std::optional<Fact> pair_free(std::int64_t since_s) const;
  // The best first, by entrant.
  std::vector<Standing> standings() const;

 private:
  Fact round_of(const Round& round) const;
  Round seeded(const Fact& fact) const;
  void start(std::int64_t at_s);
  void finish(const Fact& fact, std::int64_t at_s);
  bool can_start() const;
  bool can_be_round(const Fact& fact) const;
  bool is_entrant(int number) const;

  ContestOptions options_;
  Phase phase_ = Phase::kWaiting;
  int facts_ = 0;
  std::vector<Entrant> entrants_;
  std::vector<std::int64_t> free_since_;  // by entrant, while it runs
  std::vector<bool> is_seated_;
  std::vector<ContestTable> tables_;
  int running_ = 0;
  std::int64_t settled_s_ = 0;
  std::vector<int> order_;  // entrants by seed
  std::vector<int> seed_;   // by entrant; -1 of who left before the start
  std::optional<Tournament> tournament_;
};

}  // namespace benben
