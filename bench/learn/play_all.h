// The games that a network learns from, on as many processors as there are.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>

#include "bench/learn/example.h"
#include "core/rng.h"

namespace benben {

// What play(game, rng) gives for each game, in their order. Each has chance of its own, so it does
// not matter which thread plays it, nor how many there are.
template <std::size_t kSeats, class Play>
std::vector<std::vector<Example<kSeats>>> play_all(const Games& games, Play play) {
  std::vector<std::vector<Example<kSeats>>> examples(static_cast<std::size_t>(games.count));
  const Rng rng(games.seed);
  std::atomic<int> begun = 0;
  const auto work = [&] {
    for (int game = begun++; game < games.count; game = begun++) {
      const auto number = static_cast<std::uint64_t>(game);
      examples[number] = play(game, rng.split(number));
      const bool is_tenth = (game + 1) % std::max(games.count / 10, 1) == 0;
      if (is_tenth) std::fprintf(stderr, "%d of %d games\n", game + 1, games.count);
    }
  };
  std::vector<std::jthread> threads(std::max(std::thread::hardware_concurrency(), 1u));
  for (std::jthread& thread : threads) thread = std::jthread(work);
  threads.clear();
  return examples;
}

}  // namespace benben
