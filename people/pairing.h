// Pairing: who sits with whom in a round, and on which seat. For tournaments (tournament.h).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/rng.h"

namespace benben {

// Players are numbered from 0; at a table they stand by seat.
using Seating = std::vector<int>;

struct Round {
  std::vector<Seating> tables;
  std::vector<int> byes;  // those for whom there is no place in this round

  friend bool operator==(const Round&, const Round&) = default;
};

// How often two players have met, and how often each has sat on each seat.
class Encounters {
 public:
  Encounters(int players, int seats);

  void add(const Seating& table);
  int met(int one, int other) const;
  int sat(int player, int seat) const;
  // Whether all of these have met all others of them.
  bool all_met(std::span<const int> players) const;

 private:
  std::size_t pair_at(int one, int other) const;
  std::size_t seat_at(int player, int seat) const;

  int players_;
  int seats_;
  std::vector<int> met_;
  std::vector<int> sat_;
};

// The sizes of tables for so many players: as many places as possible, all tables of `most` seats
// or one fewer, but never under `least`; who is left over has a bye.
std::vector<int> table_sizes(int players, int most, int least);

// What it costs that two sit at one table.
using PairCost = std::function<double(int one, int other)>;

// Splits players into tables of these sizes so that the sum of the costs is small: from the order
// in which they come, and from some that are drawn, exchanging two as long as that helps. The
// players are as many as the sizes have places.
std::vector<Seating> split(std::span<const int> players, std::span<const int> sizes,
                           const PairCost& cost, Rng rng);

// The players of a table on those seats that each has had least.
Seating seated(const Seating& table, const Encounters& encounters);

}  // namespace benben
