// The Game concept: what a game is to the rest of Benben.
//
// A game is a struct of static functions over value types. A State holds what all can see and
// nothing else; what becomes known is an Outcome of chance. Search and playouts are templates on
// this concept: no virtual call, no allocation and no string in a hot loop. The edge (server,
// terminal, WebAssembly) sees the erased AnyGame instead (any_game.h).
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/setup.h"

namespace benben {

// Why a move or outcome is refused: the first rule that it breaks, nothing if it is legal.
using Refusal = std::optional<std::string_view>;

// A list of legal moves: a bit set or a fixed-capacity array, indexed in the order of their texts.
template <class L, class Move>
concept MoveListOf = requires(const L& list, int i) {
  { list.size() } -> std::convertible_to<int>;
  { list[i] } -> std::convertible_to<Move>;
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Move> && std::equality_comparable<typename G::Outcome> &&
    requires(const typename G::State& state, typename G::State& mutable_state, Seat seat,
             const typename G::Move& move, const typename G::Outcome& outcome, Rng& rng,
             std::string_view text, const Setup& setup, const DrawStyle& style) {
      { G::kInfo } -> std::convertible_to<const GameInfo&>;
      // Position before the first event of a valid setup.
      { G::start(setup) } -> std::same_as<typename G::State>;
      { G::players(state) } -> std::same_as<int>;
      { G::next(state) } -> std::same_as<Next>;

      // The first rule that forbids the move, in the order the rules page gives.
      { G::check(state, seat, move) } -> std::same_as<Refusal>;
      // Requires check() to be empty.
      { G::apply(mutable_state, move) } -> std::same_as<void>;

      // Draws what chance decides next, with the distribution of the rules; next() is chance.
      { G::sample(state, rng) } -> std::same_as<typename G::Outcome>;
      // Requires an outcome that sample() or read_outcome() gave for this state.
      { G::apply(mutable_state, outcome) } -> std::same_as<void>;

      // Points as the trace counts them, and as they would be if the game ended now.
      { G::scores(state) } -> std::same_as<Scores>;
      { G::standing(state) } -> std::same_as<Scores>;
      // Requires next() to be over.
      { G::winners(state) } -> std::same_as<SeatSet>;

      // Canonical texts. The readers check against the rules; errors carry the rule id.
      { G::text(move) } -> std::same_as<std::string>;
      { G::text(outcome) } -> std::same_as<std::string>;
      { G::read_move(state, seat, text) } -> std::same_as<Result<typename G::Move>>;
      { G::read_outcome(state, text) } -> std::same_as<Result<typename G::Outcome>>;

      // The public position as the rules page defines it; the parts of standing() for people; a
      // picture of the position for a terminal.
      { G::state_json(state) } -> std::same_as<std::string>;
      { G::standing_json(state) } -> std::same_as<std::string>;
      { G::draw(state, style) } -> std::same_as<std::string>;
    };

// A game whose moves can be listed. One whose moves cannot gives `legal_json` for the trace itself.
template <class G>
concept ListedGame = Game<G> && requires(const typename G::State& state, Seat seat) {
  // All legal moves of a seat that may act, in the byte order of their texts.
  { G::legal(state, seat) } -> MoveListOf<typename G::Move>;
};

// A game whose moves can be listed in some positions and not in others.
template <class G>
concept PartlyListedGame = Game<G> && requires(const typename G::State& state, Seat seat) {
  // All legal moves of a seat that may act, in the byte order of their texts; nothing where they
  // are too many.
  requires MoveListOf<typename decltype(G::listed(state, seat))::value_type, typename G::Move>;
};

// A move, and what it wins at once.
template <class Move>
struct ScoredMove {
  Move move;
  int points = 0;
};

// A game that can say which move wins most points at once.
template <class G>
concept SolvedGame = Game<G> && requires(const typename G::State& state, Seat seat) {
  // Exact, for a seat that may act; nothing in positions where the game does not say.
  { G::best_move(state, seat) } -> std::same_as<std::optional<ScoredMove<typename G::Move>>>;
};

// A game that takes data of its own from record tags (kInfo.tag_prefix).
template <class G>
concept TaggedGame = Game<G> && requires(std::string_view name, std::string_view value) {
  // Nothing if such a tag is well formed, otherwise what is wrong in it and which rule says so.
  { G::check_tag(name, value) } -> std::same_as<Status>;
  // The tags that a person's file describes, in the form of docs/rules/<game>.md; errors name the
  // line.
  { G::read_tags(value) } -> std::same_as<Result<NamedTexts>>;
};

// A game with a word on tags that tell how a game went (ASC-64), besides `Result`.
template <class G>
concept OutcomeTaggedGame = Game<G> && requires(const typename G::State& state,
                                                std::string_view name, std::string_view value) {
  // Nothing if the tag may stand in a record that leads to this position.
  { G::check_outcome_tag(state, name, value) } -> std::same_as<Status>;
};

// A game in which that happens.
template <class G>
concept RacedGame = Game<G> && requires(const typename G::State& state) {
  { G::race(state) } -> std::same_as<std::optional<Race>>;
};

// What a game may tell a search besides its rules; every part can be left out.

// A move worth a thought, and how much: its weight against the sum of all is the prior of search.
template <class Move>
struct Candidate {
  Move move;
  std::uint32_t weight = 1;
};

// A game that knows which moves deserve a search. All are legal, at least one has a weight.
template <class G>
concept GuidedGame = Game<G> && requires(const typename G::State& state, Seat seat) {
  { G::candidates(state, seat) } -> MoveListOf<Candidate<typename G::Move>>;
};

// How much of a position a bot sees, where moves must be found before they can be weighed.
enum class Sight : std::uint8_t { kShort, kMiddle, kFull };
inline constexpr Sight kSights[] = {Sight::kShort, Sight::kMiddle, Sight::kFull};

// A game that also knows which moves somebody finds who does not see everything.
template <class G>
concept SightedGame =
    GuidedGame<G> && requires(const typename G::State& state, Seat seat, Sight sight) {
      // With Sight::kFull the same as without.
      { G::candidates(state, seat, sight) } -> MoveListOf<Candidate<typename G::Move>>;
    };

// A game with a light policy for the rest of a simulated game: quick, and better than chance.
template <class G>
concept RolloutGame = Game<G> && requires(const typename G::State& state, Seat seat, Rng& rng) {
  { G::rollout_move(state, seat, rng) } -> std::same_as<typename G::Move>;
};

// A game in which the points that one would have now mislead: what a greedy player counts instead.
template <class G>
concept GreedyGame = Game<G> && requires(const typename G::State& state) {
  { G::greedy_points(state) } -> std::same_as<Scores>;
};

// A game that can foretell the final points, so that a simulated game need not be played out.
template <class G>
concept EstimatedGame = Game<G> && requires(const typename G::State& state) {
  // Expected final points of each seat, times kEstimateUnit.
  { G::estimate(state) } -> std::same_as<Scores>;
  { G::kEstimateUnit } -> std::convertible_to<int>;
  // A lead of so many points wins three times out of four.
  { G::kEstimateSpread } -> std::convertible_to<int>;
  // Decisions after which a simulated game is judged by the estimate.
  { G::kRolloutDecisions } -> std::convertible_to<int>;
};

}  // namespace benben
