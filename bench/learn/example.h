// What is learned from: positions out of games that bots played with themselves, each with how well
// its seats did.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"
#include "core/small_net.h"

namespace benben {

// kSeats: the most that a game has.
template <std::size_t kSeats>
struct Example {
  int players = 2;
  std::array<InputList, kSeats> inputs{};  // of each seat
  std::array<float, kSeats> values{};      // the shares that are to be learned
};

struct Games {
  int count = 0;
  std::uint64_t seed = 0;
  // Of a search for each move: simulations, with 0 rollouts alone play; in Ascension nodes.
  int effort = 0;
};

}  // namespace benben
