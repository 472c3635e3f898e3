// What is learned from: positions before a roll, out of games of Anubixx that the search played
// with itself, each with how its game ended.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/seat.h"
#include "core/small_net.h"

namespace benben {

struct Example {
  int players = 2;
  std::array<InputList, kMaxSeats> inputs{};  // of each seat
  std::array<float, kMaxSeats> values{};      // of the finished game (search/values.h)
  bool is_last = false;                       // of its game
};

struct Games {
  int count = 0;
  std::uint64_t seed = 0;
  // A move; with 0, rollouts alone play, which takes a thousandth of the time.
  int simulations = 0;
};

// The examples of each game, in order. Of four games one has 2, 3, 4 and 5 seats, of eight so; the
// rest has two. A seat now and then plays any candidate, so that there is something to learn of
// what search would not play.
std::vector<std::vector<Example>> play_games(const Games& games);

}  // namespace benben
