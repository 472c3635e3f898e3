// Which games have learned what their positions are worth, beside their rules. Such a game has, in
// its namespace,
//
//   bool has_learned_value(const State& state);
//   Shares learned_value(const State& state);
#pragma once

#include <concepts>
#include <cstdint>

#include "core/game.h"
#include "core/small_net.h"
#include "games/anubixx/learned.h"

namespace benben {

// Where a rollout ends: where the game says, or already where chance comes, at what the game has
// learned such positions to be worth.
enum class Leaf : std::uint8_t { kPlayedOut, kLearned };

template <class G>
concept LearnedGame = GuidedGame<G> && requires(const typename G::State& state) {
  // Whether the value fits this position and all that come of it: it was learned of some setups.
  { has_learned_value(state) } -> std::same_as<bool>;
  // What each seat may expect of the value of the finished game (search/values.h); the value fits,
  // and chance is next.
  { learned_value(state) } -> std::same_as<Shares>;
};

}  // namespace benben
