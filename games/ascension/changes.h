// Changes to a position: stones and figures that come, go and land. Each keeps the code right.
//
// Nothing here asks whether a rule allows it; `landings` and the lists of steps have. All is
// inline, for every step passes here.
#pragma once

#include <cstdint>

#include "games/ascension/position.h"

namespace benben::ascension {

// The stones of one stack, wherever it is. Its sizes differ, so the gold and the onyx half of the
// bits, laid over each other, tell all sizes.
class Stack {
 public:
  static Stack at(const Position& position, Outer space) {
    std::uint32_t bits = 0;
    for (const Colour colour : kColours) {
      for (const Size size : kSizes) {
        const std::uint32_t here = position.stones[colour][size].bits();
        bits |= (here >> index(space) & 1) << (3 * index(colour) + index(size));
      }
    }
    return Stack(bits);
  }
  static Stack of(Colour colour, Size size) {
    return Stack(std::uint32_t{1} << (3 * index(colour) + index(size)));
  }

  bool empty() const { return bits_ == 0; }
  int height() const { return std::popcount(bits_); }
  bool is_mixed() const { return (bits_ & 7) != 0 && bits_ > 7; }
  bool contains(Colour colour, Size size) const { return (bits_ & of(colour, size).bits_) != 0; }

  // Of a stack that is not empty.
  Size top() const { return static_cast<Size>(std::countr_zero(bits_ | bits_ >> 3)); }
  Size bottom() const { return static_cast<Size>(std::bit_width((bits_ | bits_ >> 3) & 7) - 1); }
  Colour top_colour() const {
    return contains(Colour::kGold, top()) ? Colour::kGold : Colour::kOnyx;
  }
  // The top stone alone.
  Stack top_stone() const { return of(top_colour(), top()); }
  Stack without(Stack other) const { return Stack(bits_ & ~other.bits_); }

 private:
  explicit Stack(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;  // bit: 3 * colour + size
};

// A stone comes to a space or leaves it.
inline void toggle_stone(Position& position, Colour colour, Size size, Outer space) {
  position.stones[colour][size] ^= OuterSet::of(space);
  position.code.toggle(colour, size, space);
}

namespace detail {

inline void remove_figure(Position& position, Colour colour, Figure figure) {
  InnerSet& at = position.figures[colour][figure];
  if (!at.empty()) position.code.toggle(colour, figure, at.first());
  at = InnerSet();
}

inline void win(Position& position) {
  position.ending = Ending::kWon;
  position.figure = std::nullopt;
  position.targets = OuterSet();
}

// Where a stone or stack lands, an enemy stone no bigger than its bottom can only be one that it
// bumps.
inline void bump(Position& position, Colour colour, Size bottom, Outer space) {
  const Colour enemy = other(colour);
  std::uint32_t there = 0;
  for (const Size size : kSizes) {
    const std::uint32_t spaces = position.stones[enemy][size].bits();
    there |= (spaces >> index(space) & 1) << index(size);
  }
  const std::uint32_t not_bigger = there & ((2u << index(bottom)) - 1);
  if (not_bigger == 0) return;
  const auto size = static_cast<Size>(std::countr_zero(not_bigger));
  toggle_stone(position, enemy, size, space);
  ++position.limbo[enemy][size];
}

}  // namespace detail

// ASC-62, ASC-63: a pyramid of a colour that stands complete on its portal is borne off; the third
// wins.
inline void bear_off_if_complete(Position& position, const Board& board, Colour colour,
                                 Outer space) {
  const BySize<OuterSet>& own = position.stones[colour];
  const OuterSet complete =
      own[Size::kSmall] & own[Size::kMedium] & own[Size::kLarge] & board.portal[colour];
  if (!complete.contains(space)) return;
  for (const Size size : kSizes) toggle_stone(position, colour, size, space);
  std::uint8_t& borne_off = position.borne_off[colour];
  position.code.replace_borne_off(colour, borne_off, borne_off + 1);
  if (++borne_off == kPyramids) detail::win(position);
}

// ASC-23: a stone lands; one that it bumps goes to Limbo.
inline void land_stone(Position& position, const Board& board, Colour colour, Size size,
                       Outer space) {
  detail::bump(position, colour, size, space);
  toggle_stone(position, colour, size, space);
  bear_off_if_complete(position, board, colour, space);
}

// ASC-51: a whole stack goes from one space to another, where it lands as its top stone's colour
// does.
inline void move_stack(Position& position, const Board& board, Outer from, Outer to) {
  const Stack stack = Stack::at(position, from);
  detail::bump(position, stack.top_colour(), stack.bottom(), to);
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) {
      if (!stack.contains(colour, size)) continue;
      toggle_stone(position, colour, size, from);
      toggle_stone(position, colour, size, to);
    }
  }
  bear_off_if_complete(position, board, stack.top_colour(), to);
}

// ASC-24, ASC-25: a figure leaves where it is, the ring or Limbo, and lands; one that it bumps goes
// to Limbo.
inline void land_figure(Position& position, Colour colour, Figure figure, Inner space) {
  detail::remove_figure(position, colour, figure);
  for (const Figure standing : kFigures) {
    if (position.figures[other(colour)][standing].contains(space)) {
      detail::remove_figure(position, other(colour), standing);
    }
  }
  position.figures[colour][figure] = InnerSet::of(space);
  position.code.toggle(colour, figure, space);
}

}  // namespace benben::ascension
