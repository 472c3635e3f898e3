// Match: one game between bots, from a seed, as a record.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/any_game.h"
#include "core/record.h"
#include "search/bot.h"

namespace benben {

// The key of everything random in one game. Chance at a ply and a bot at a ply have streams of
// their own, so that no choice of one can shift the other (docs/random.md).
class GameSeed {
 public:
  explicit GameSeed(Rng key) : key_(key) {}
  Rng chance(int ply) const { return key_.split(0).split(static_cast<std::uint64_t>(ply)); }
  Rng bot(int ply) const { return key_.split(1).split(static_cast<std::uint64_t>(ply)); }

 private:
  Rng key_;
};

// Plays to the end; one bot per seat. The record has the events and the result, and no names.
Record play_match(const AnyGame& game, const Setup& setup,
                  std::span<const std::unique_ptr<Bot>> bots, const GameSeed& seed);

// Plays games at random at full speed (no text, no record) and gives the number of decisions; what
// the playout benchmarks time. The setup is the game's default for `players`.
std::uint64_t count_playouts(const AnyGame& game, int players, int games, std::uint64_t seed);

}  // namespace benben
