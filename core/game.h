// The Game concept: what a game is to the rest of Benben.
//
// A game is a struct of static functions over value types. A State holds what all can see and
// nothing else; what becomes known is an Outcome of chance. Search and playouts are templates on
// this concept: no virtual call, no allocation and no string in a hot loop. The edge (server,
// terminal, WebAssembly) sees the erased AnyGame instead (any_game.h).
#pragma once

#include <concepts>
#include <cstddef>
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

namespace benben {

// A choice made before the game starts; the first value is the default.
struct OptionInfo {
  std::string_view name;
  std::string_view summary;  // one sentence for a person
  std::span<const std::string_view> values;
};

struct GameInfo {
  std::string_view name;     // "pyramix": in records, addresses and commands
  std::string_view title;    // "Pyramix": for people
  std::string_view summary;  // one sentence: what one does in it
  int rules_version = 1;     // grows when a record could mean something else
  int min_players = 2;
  int max_players = 2;
  std::span<const OptionInfo> options;
};

// How a game is set up: players within the game's range, options among the game's own (each at
// most once; an absent one has its default).
struct Setup {
  int players = 2;
  std::vector<std::pair<std::string, std::string>> options;

  // The value set for an option, or `fallback`.
  std::string_view option(std::string_view name, std::string_view fallback) const {
    for (const auto& [key, value] : options) {
      if (key == name) return value;
    }
    return fallback;
  }
};

// How a drawing for a terminal may look.
struct DrawStyle {
  bool colour = false;  // ANSI colours; letters alone carry the meaning
};

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

}  // namespace benben
