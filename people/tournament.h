// Tournament: who plays whom, and who is ahead, as a state machine over the results.
//
// Any game of two to six seats: a *round* is a set of tables, the next one follows from the results
// of all before it. The same players, seed and results give the same tournament. For each table a
// player has a *score* between 0 and 1: the share of the others at it that they were ahead of, ties
// half (so in a game of two 1, 0.5 or 0); a bye scores 1.
//
//   round robin  everybody meets everybody, as evenly as the number of players allows
//   Swiss        first all strengths mixed, then equals who have not met; as many rounds as asked
//   knock-out    the better half of each table goes on, until one table is left
//   arena        whoever is free is paired, with equals whom they have not just met
//
// Who withdraws is in no further round, and keeps what they have.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "people/pairing.h"

namespace benben {

enum class System : std::uint8_t { kRoundRobin, kSwiss, kKnockOut, kArena };
inline constexpr System kSystems[] = {System::kRoundRobin, System::kSwiss, System::kKnockOut,
                                      System::kArena};
// "round-robin", "swiss", "knock-out", "arena".
std::string_view name_of(System system);

struct TournamentOptions {
  System system = System::kSwiss;
  int players = 0;  // 2 to 1,000, numbered in the order of their seeds: 0 is the first
  int seats = 2;    // of a table, 2 to 6, not more than players
  int least = 2;    // seats that a smaller table must have at least
  int rounds = 0;   // of Swiss and arena; 0: as many as part the players
  std::uint64_t seed = 1;
};

// What a player has reached. Players stand in the order of `score`, then of what follows here.
struct Standing {
  int player = 0;
  int left_in = 0;      // knock-out: the round in which they went out, from 1; 0: they did not
  double score = 0;     // the sum over tables and byes
  double strength = 0;  // Buchholz: the mean of the scores of all whom they met, a meeting each
  double quality = 0;   // Sonneborn-Berger: the sum of the scores of those they were ahead of
  int first = 0;        // how often they were first alone
  int games = 0;
};

class Tournament {
 public:
  // What is wrong with the options, if something is.
  static Result<Tournament> make(const TournamentOptions& options);

  // Rounds that were begun, so far.
  int rounds() const { return rounds_; }
  // Whether there is no further round. Requires that all tables are finished.
  bool is_over() const;
  // The next round. Requires that all tables are finished and that it is not over.
  Round next_round();
  // Arena: the next tables for those who are free now, in the order in which they wait.
  Round pair_free(std::span<const int> free);
  // A round that next_round() or pair_free() gave earlier, to the same players.
  void resume(const Round& round);
  // From the next round on. A player who comes back to a knock-out that went on is out.
  void withdraw(int player) { players_[static_cast<std::size_t>(player)].is_in = false; }
  void come_back(int player) { players_[static_cast<std::size_t>(player)].is_in = true; }
  // The ranks at a table, by seat: 0 is best, equal ranks are tied.
  void finish(const Seating& table, std::span<const int> ranks);

  // The best first.
  std::vector<Standing> standings() const;

 private:
  struct Player {
    double score = 0;
    int first = 0;
    int games = 0;
    int byes = 0;
    int left_in = 0;
    bool is_in = true;        // else they have withdrawn
    std::vector<int> met;     // in order, with repetitions
    std::vector<int> beaten;  // those among them whom they were ahead of
  };

  explicit Tournament(const TournamentOptions& options);
  int wanted_rounds() const;
  std::vector<int> left() const;
  std::vector<int> playing() const;
  std::vector<int> by_score() const;
  Round berger_round() const;
  Round knock_out_round() const;
  Round split_round(std::vector<int> players) const;
  double cost(int one, int other) const;
  Round begin(Round round);
  void note(const Round& round);
  void retire_withdrawn();
  void knock_out(const Seating& table, std::span<const int> ranks);

  TournamentOptions options_;
  std::vector<Player> players_;
  Encounters encounters_;
  int rounds_ = 0;
  int tables_ = 0;      // of the round that was begun last
  int unfinished_ = 0;  // tables of all rounds
};

}  // namespace benben
