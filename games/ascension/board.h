// The boards of Ascension (ASC-01 to ASC-05): two rings of spaces, sets of spaces, and the tables.
//
// The one idea: a set of spaces is a 32-bit word, so that a rule which speaks of all spaces of a
// kind is a few operations on words. A board is data (`Board`): one of three tables, or what a
// record's tag says (own_board.h). No rule knows a number of a space.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

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

// A set of spaces of one ring.
template <class Space>
class SetOf {
 public:
  constexpr SetOf() = default;
  explicit constexpr SetOf(std::uint32_t bits) : bits_(bits) {}
  static constexpr SetOf of(Space space) { return SetOf(std::uint32_t{1} << index(space)); }
  static constexpr SetOf ring(int size) { return SetOf((std::uint32_t{1} << size) - 1); }

  constexpr std::uint32_t bits() const { return bits_; }
  // Counted with plain operations: without a machine instruction for it std::popcount is a call.
  constexpr int size() const {
    std::uint32_t pairs = bits_ - (bits_ >> 1 & 0x55555555u);
    pairs = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u);
    return static_cast<int>(((pairs + (pairs >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Space space) const { return (bits_ >> index(space) & 1) != 0; }
  // The lowest space; 32, which no ring has, of an empty set.
  constexpr Space first() const { return static_cast<Space>(std::countr_zero(bits_)); }

  // The first space met after `from` on a ring of `ring_size` in a direction, the set having one;
  // `from` itself comes last.
  constexpr Space next(Space from, Direction direction, int ring_size) const {
    const auto at = static_cast<int>(index(from));
    if (direction == Direction::kCounterclockwise) {
      const std::uint32_t above = bits_ >> at >> 1;
      return above != 0 ? static_cast<Space>(at + 1 + std::countr_zero(above)) : first();
    }
    const std::uint32_t below = bits_ & ((std::uint32_t{1} << at) - 1);
    const std::uint32_t candidates = below != 0 ? below : bits_ & ring(ring_size).bits();
    return static_cast<Space>(31 - std::countl_zero(candidates));
  }

  // All spaces so many steps on, 0 < steps < ring_size.
  constexpr SetOf moved_on(Direction direction, int steps, int ring_size) const {
    const int up = direction == Direction::kCounterclockwise ? steps : ring_size - steps;
    return SetOf((bits_ << up | bits_ >> (ring_size - up)) & ring(ring_size).bits());
  }

  constexpr SetOf operator|(SetOf other) const { return SetOf(bits_ | other.bits_); }
  constexpr SetOf operator&(SetOf other) const { return SetOf(bits_ & other.bits_); }
  constexpr SetOf operator^(SetOf other) const { return SetOf(bits_ ^ other.bits_); }
  // This set without the other's spaces.
  constexpr SetOf operator-(SetOf other) const { return SetOf(bits_ & ~other.bits_); }
  constexpr SetOf& operator|=(SetOf other) { return *this = *this | other; }
  constexpr SetOf& operator^=(SetOf other) { return *this = *this ^ other; }
  constexpr SetOf& operator-=(SetOf other) { return *this = *this - other; }
  friend constexpr bool operator==(SetOf, SetOf) = default;

  // Iterates over the spaces, ascending as numbers.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr Space operator*() const { return static_cast<Space>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_ = 0;
};

using OuterSet = SetOf<Outer>;
using InnerSet = SetOf<Inner>;

template <class T>
using BySize = std::array<T, 3>;
template <class T>
using ByFigure = std::array<T, 3>;
template <class T>
using ByColour = std::array<T, 2>;

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
  // The stones' spaces next to each figure's space; none next to what first() gives for no space.
  std::array<OuterSet, 33> next_to_inner;
  std::array<InnerSet, kMaxRing> next_to_outer;  // and the other way round
  // ASC-20: the spaces 1, 2 and 3 steps on from each, by the colour that moves.
  ByColour<std::array<Reach<Outer>, kMaxRing>> stone_reach{};
  ByColour<std::array<Reach<Inner>, kMaxRing>> figure_reach{};
  // Steps from each space to the own portal, and from each figures' space, after one at least, to
  // one beside it.
  ByColour<std::array<std::uint8_t, kMaxRing>> to_portal{};
  ByColour<std::array<std::uint8_t, kMaxRing>> to_portal_side{};

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
