// What is learned from: positions out of games that bots played with themselves, each with what its
// seats may expect.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>

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

// What of an example's worth no search of it has found.
enum class Rest : std::uint8_t {
  kResult,  // how its game ended
  kNext,    // what the next example of its game is worth, of the last one how the game ended
};

// Adds that to the examples of a game, which have what searches found already, as so large a part
// of what they are worth. With kNext that is a lambda return (Sutton 1988) of what searches found
// from there on.
template <std::size_t kSeats>
void add_rest(std::span<Example<kSeats>> game, float part, Rest rest,
              const std::array<float, kSeats>& result) {
  std::array<float, kSeats> behind = result;
  for (Example<kSeats>& example : std::views::reverse(game)) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) example.values[seat] += part * behind[seat];
    if (rest == Rest::kNext) behind = example.values;
  }
}

struct Games {
  int count = 0;
  std::uint64_t seed = 0;
  // Of a search for each move: simulations, with 0 rollouts alone play; in Ascension nodes.
  int effort = 0;
};

}  // namespace benben
