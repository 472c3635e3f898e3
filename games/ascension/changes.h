// Changes to a position: stones and figures that come, go and land. Each keeps the code right.
//
// Nothing here asks whether a rule allows it; `landings` and the lists of steps have.
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
        const std::uint32_t here = position.stones[index(colour)][index(size)].bits();
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
  position.stones[index(colour)][index(size)] ^= OuterSet::of(space);
  position.code.toggle(colour, size, space);
}

// ASC-62, ASC-63: a pyramid of a colour that stands complete on its portal is borne off; the third
// wins.
void bear_off_if_complete(Position& position, const Board& board, Colour colour, Outer space);

// ASC-23: a stone lands; one that it bumps goes to Limbo.
void land_stone(Position& position, const Board& board, Colour colour, Size size, Outer space);

// ASC-51: a whole stack goes from one space to another, where it lands as its top stone's colour
// does.
void move_stack(Position& position, const Board& board, Outer from, Outer to);

// ASC-24, ASC-25: a figure leaves where it is, the ring or Limbo, and lands; one that it bumps goes
// to Limbo.
void land_figure(Position& position, Colour colour, Figure figure, Inner space);

}  // namespace benben::ascension
