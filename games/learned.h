// Which games have learned what their positions are worth, beside their rules. Such a game has, in
// its namespace,
//
//   bool has_learned_value(const State& state);
//   bool can_be_valued(const State& state);
//   Shares learned_value(const State& state);
//
// or, if alpha-beta searches it, the first of them and a game of the same rules whose positions are
// evaluated by what was learned (LearnedEvaluationOf).
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/game.h"
#include "core/small_net.h"
#include "games/ankhor/learned.h"
#include "games/ankhor/rules.h"
#include "games/anubixx/learned.h"
#include "games/ascension/learned.h"

namespace benben {

// Where a rollout ends: where the game says, or already at the first position of the sort that the
// game has learned the worth of. Where alpha-beta ends: at the evaluation, or at that which was
// learned.
enum class Leaf : std::uint8_t { kPlayedOut, kLearned };

template <class G>
concept LearnedGame = GuidedGame<G> && requires(const typename G::State& state) {
  // Whether the value fits this position and all that come of it: it was learned of some setups.
  { has_learned_value(state) } -> std::same_as<bool>;
  // Whether it is a position of the sort that was learned; each game comes to one every few steps.
  { can_be_valued(state) } -> std::same_as<bool>;
  // What each seat may expect of the value of the finished game (search/values.h); of a position of
  // that sort, where the value fits.
  { learned_value(state) } -> std::same_as<Shares>;
};

// Whether hints and reviews, too, end their simulations at what was learned. They tell points
// besides the win, and can where the game foretells these as well as rollouts come to them: Ankh'or
// does; Anubixx foretells little more than there is (bench/README.md, Hints).
template <class G>
inline constexpr bool kHasLearnedOutlook = std::is_same_v<G, ankhor::Ankhor>;

// The weight of exploration in a tree search that ends at what was learned, for a bot
// (Mcts::kPriorExploration, search/mcts.h), measured by matches (docs/strength.md).
template <class G>
inline constexpr double kLearnedExploration = 0.8;
template <>
inline constexpr double kLearnedExploration<ankhor::Ankhor> = 1.4;

// Type: the game as alpha-beta searches it by what was learned.
template <class G>
struct LearnedEvaluationOf {
  using Type = void;
};

template <>
struct LearnedEvaluationOf<ascension::Ascension> {
  using Type = ascension::LearnedAscension;
};

template <class G>
inline constexpr bool kHasLearnedEvaluation =
    !std::is_void_v<typename LearnedEvaluationOf<G>::Type>;

// Calls `search` as search.template operator()<S>(), where S is the game as alpha-beta searches it
// from this position on: by what was learned if that fits, else by its evaluation.
template <AlphaBetaGame G, class Search>
auto with_best_evaluation(const typename G::State& state, Search search) {
  if constexpr (kHasLearnedEvaluation<G>) {
    using Learned = typename LearnedEvaluationOf<G>::Type;
    if (has_learned_value(state)) return search.template operator()<Learned>();
  }
  return search.template operator()<G>();
}

}  // namespace benben
