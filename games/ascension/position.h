// Position: what lies on the board of Ascension and where the turn stands, all but the past.
//
// Stones are sets of spaces by colour and size; a space holds at most one stone of a size, as
// stacks are strictly decreasing (ASC-10), so sets tell the stacks as well. stacks.h
// derives from a position the sets that the rules speak of.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/seat.h"
#include "games/ascension/board.h"
#include "games/ascension/code.h"

namespace benben::ascension {

// ASC-64: turns after which a game that nobody has won is drawn.
inline constexpr int kMaxTurns = 600;
// And the occurrence of a position at which one is.
inline constexpr int kDrawnOccurrence = 3;

// ASC-40: whose figures protect what stands next to them, the option `protection`.
enum class Protection : std::uint8_t { kOwn, kAny };

enum class Ending : std::uint8_t { kNone, kWon, kDrawn };

struct Position {
  ByColour<BySize<OuterSet>> stones{};
  ByColour<ByFigure<InnerSet>> figures{};  // the space of each; empty in Limbo
  Code code;                               // of all above, borne_off and whose turn it is
  // The powers still to be used after a landing (ASC-50).
  OuterSet targets;
  // Where the piece of the first Move landed while a second is due or under way (ASC-22).
  OuterSet moved_stone;
  InnerSet moved_figure;
  std::uint16_t turns = 0;                 // completed
  ByColour<BySize<std::uint8_t>> limbo{};  // stones that wait there
  ByColour<std::uint8_t> borne_off{};      // pyramids
  std::uint8_t moves_left = 0;             // of this turn, falls at the landing
  std::optional<Figure> figure = {};       // whose power may be used now
  std::optional<Seat> gold = {};           // nothing before the draw for colours (ASC-06)
  bool entered = false;                    // the duty of this turn is done (ASC-30)
  Protection protection = Protection::kOwn;
  Ending ending = Ending::kNone;

  friend bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) == 96);

// Gold has the turns 0, 2, 4, ...
constexpr Colour colour_to_move(const Position& position) {
  return position.turns % 2 == 0 ? Colour::kGold : Colour::kOnyx;
}

// Requires the draw for colours to be over.
constexpr Seat seat_of(const Position& position, Colour colour) {
  const int gold = index(*position.gold);
  return seat_at(colour == Colour::kGold ? gold : 1 - gold);
}

constexpr int in_limbo(const Position& position, Colour colour, Size size) {
  return position.limbo[colour][size];
}
constexpr bool has_stone_in_limbo(const Position& position, Colour colour) {
  const auto [small, medium, large] = position.limbo[colour].values;
  return small + medium + large > 0;
}

}  // namespace benben::ascension
