// The boards of Ascension (ASC-01 to ASC-05): two rings of spaces, sets of spaces, and the tables.
//
// The one idea: a set of spaces is one word, so that a rule which speaks of all spaces of a kind is
// a few operations on words. A board is data (`Board`): one of three tables, or what a
// record's tag says (own_board.h). No rule knows a number of a space.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/bit_set.h"
#include "core/by.h"

namespace benben::ascension {

enum class Colour : std::uint8_t { kGold, kOnyx };
// Ascending, as are the figures in their own order.
enum class Size : std::uint8_t { kSmall, kMedium, kLarge };
enum class Figure : std::uint8_t { kMason, kAnubis, kCleopatra };
// ASC-05: Gold moves counterclockwise, to higher numbers, Onyx clockwise.
enum class Direction : std::uint8_t { kCounterclockwise, kClockwise };

inline constexpr std::array kColours = {Colour::kGold, Colour::kOnyx};
inline constexpr std::array kSizes = {Size::kSmall, Size::kMedium, Size::kLarge};
inline constexpr std::array kFigures = {Figure::kMason, Figure::kAnubis, Figure::kCleopatra};

// ASC-03: three pyramids of three stones each, so three stones of every size.
inline constexpr int kPyramids = 3;
// ASC-20
inline constexpr int kLongestMove = 3;
// The most spaces a ring has.
inline constexpr int kMaxRing = 24;

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::size_t index(Size size) { return static_cast<std::size_t>(size); }
constexpr std::size_t index(Figure figure) { return static_cast<std::size_t>(figure); }
constexpr Colour other(Colour colour) {
  return colour == Colour::kGold ? Colour::kOnyx : Colour::kGold;
}
constexpr Direction direction_of(Colour colour) {
  return colour == Colour::kGold ? Direction::kCounterclockwise : Direction::kClockwise;
}

// A space of the outer ring, of stones, and one of the inner ring, of figures: their numbers.
enum class Outer : std::uint8_t {};
enum class Inner : std::uint8_t {};
constexpr std::size_t index(Outer space) { return static_cast<std::size_t>(space); }
constexpr std::size_t index(Inner space) { return static_cast<std::size_t>(space); }

// A set of spaces of one ring. Its spaces come ascending as numbers.
template <class Space>
using SetOf = BitSet<Space, kMaxRing>;
using OuterSet = SetOf<Outer>;
using InnerSet = SetOf<Inner>;

// What lowest() gives for an empty set; no ring has so many spaces.
inline constexpr int kNoSpace = 32;
// The lowest space of a set, which may be empty: without a branch, for what is asked all the time.
template <class Space>
constexpr Space lowest(SetOf<Space> set) {
  static_assert(sizeof(typename SetOf<Space>::Word) * 8 == kNoSpace);
  return static_cast<Space>(std::countr_zero(set.bits()));
}

// All spaces of a ring.
template <class Space>
constexpr SetOf<Space> ring(int size) {
  return SetOf<Space>::run(0, size);
}

// The first space met after `from` on a ring of `ring_size` in a direction, the set having one;
// `from` itself comes last.
template <class Space>
constexpr Space next_in(SetOf<Space> set, Space from, Direction direction, int ring_size) {
  const auto at = static_cast<int>(index(from));
  if (direction == Direction::kCounterclockwise) {
    const std::uint32_t above = set.bits() >> at >> 1;
    return above != 0 ? static_cast<Space>(at + 1 + std::countr_zero(above)) : set.first();
  }
  const std::uint32_t below = set.bits() & ((std::uint32_t{1} << at) - 1);
  const std::uint32_t candidates = below != 0 ? below : set.bits() & ring<Space>(ring_size).bits();
  return static_cast<Space>(31 - std::countl_zero(candidates));
}

// All spaces so many steps on from those of a set, 0 < steps < ring_size.
template <class Space>
constexpr SetOf<Space> moved_on(SetOf<Space> set, Direction direction, int steps, int ring_size) {
  const int up = direction == Direction::kCounterclockwise ? steps : ring_size - steps;
  return SetOf<Space>(set.bits() << up | set.bits() >> (ring_size - up)) & ring<Space>(ring_size);
}

template <class T>
using BySize = By<Size, T, 3>;
template <class T>
using ByFigure = By<Figure, T, 3>;
template <class T>
using ByColour = By<Colour, T, 2>;

// What the same rule gives for each colour, and each size. Written out, as compilers unroll loops
// over the enumerations too late to keep the values in registers.
template <class Rule>
constexpr auto by_colour(Rule rule) -> ByColour<decltype(rule(Colour::kGold))> {
  return {{rule(Colour::kGold), rule(Colour::kOnyx)}};
}
template <class Rule>
constexpr auto by_size(Rule rule) -> BySize<decltype(rule(Size::kSmall))> {
  return {{rule(Size::kSmall), rule(Size::kMedium), rule(Size::kLarge)}};
}

template <class T>
using ByOuter = By<Outer, T, kMaxRing>;
template <class T>
using ByInner = By<Inner, T, kMaxRing>;

// Three spaces in the byte order of their numbers as texts: "1", "12", "2".
template <class Space>
using Reach = std::array<Space, kLongestMove>;

// A board as a person writes it down: numbers of spaces.
struct Layout {
  int outer_size = 0;
  // ASC-01: n stands for the figures' space between O(n) and O(n + 1). The first is I0.
  OuterSet gaps;
  int neutral = 0;
  ByColour<int> portal{};
  ByColour<std::array<int, kPyramids>> pyramids{};
  ByColour<std::array<int, kPyramids>> stone_entries{};
  ByColour<ByFigure<int>> figures{};  // Mason, Anubis, Cleopatra
  ByColour<ByFigure<int>> figure_entries{};
};

// The same as tables to play by. It stands in the state by value, so a game of any board looks
// nothing up elsewhere, and no state depends on the life of another.
struct Board {
  std::string_view name;  // the option's value, or kOwnBoard
  int outer_size = 0;
  int inner_size = 0;
  OuterSet gaps;                              // as in Layout
  OuterSet blue;                              // ASC-02: the neutral space and the portals
  ByColour<OuterSet> portal;                  // one space each
  ByColour<OuterSet> pyramid_starts;          // ASC-03
  ByColour<OuterSet> stone_entries;           // ASC-04
  ByColour<InnerSet> figure_entries;          // ASC-04
  ByColour<ByFigure<Inner>> figure_starts{};  // ASC-03
  // The stones' spaces next to each figure's space; none next to what lowest() gives for no space.
  By<Inner, OuterSet, kNoSpace + 1> next_to_inner;
  ByOuter<InnerSet> next_to_outer;  // and the other way round
  // ASC-20: the spaces 1, 2 and 3 steps on from each, by the colour that moves.
  ByColour<ByOuter<Reach<Outer>>> stone_reach{};
  ByColour<ByInner<Reach<Inner>>> figure_reach{};
  // Steps from each space to the own portal, and from each figures' space, after one at least, to
  // one beside it.
  ByColour<ByOuter<std::uint8_t>> to_portal{};
  ByColour<ByInner<std::uint8_t>> to_portal_side{};

  friend bool operator==(const Board&, const Board&) = default;
};

// The boards of the option `board`, the first of them the default.
inline constexpr std::array<std::string_view, 3> kBoardNames = {"ring24", "ring18", "hex18"};
// The name of a board that a tag describes (ASC-07).
inline constexpr std::string_view kOwnBoard = "own";

// The board of a name among kBoardNames.
const Board& board_named(std::string_view name);
// Requires a layout without a flaw (own_board.h).
Board make_board(std::string_view name, const Layout& layout);

// The space so many steps on in a direction, 0 <= steps <= ring_size.
template <class Space>
constexpr Space moved_on(Space from, Direction direction, int steps, int ring_size) {
  const int sign = direction == Direction::kCounterclockwise ? 1 : -1;
  return static_cast<Space>((static_cast<int>(index(from)) + sign * steps + ring_size) % ring_size);
}

}  // namespace benben::ascension
