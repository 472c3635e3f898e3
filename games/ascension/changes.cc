#include "games/ascension/changes.h"

namespace benben::ascension {
namespace {

void remove_figure(Position& position, Colour colour, Figure figure) {
  InnerSet& at = position.figures[index(colour)][index(figure)];
  if (!at.empty()) position.code.toggle(colour, figure, at.first());
  at = InnerSet();
}

void win(Position& position) {
  position.ending = Ending::kWon;
  position.figure = std::nullopt;
  position.targets = OuterSet();
}

// Where a stone or stack lands, an enemy stone no bigger than its bottom can only be one that it
// bumps.
void bump(Position& position, Colour colour, Size bottom, Outer space) {
  const Colour enemy = other(colour);
  std::uint32_t there = 0;
  for (const Size size : kSizes) {
    const std::uint32_t spaces = position.stones[index(enemy)][index(size)].bits();
    there |= (spaces >> index(space) & 1) << index(size);
  }
  const std::uint32_t not_bigger = there & ((2u << index(bottom)) - 1);
  if (not_bigger == 0) return;
  const auto size = static_cast<Size>(std::countr_zero(not_bigger));
  toggle_stone(position, enemy, size, space);
  ++position.limbo[index(enemy)][index(size)];
}

}  // namespace

void bear_off_if_complete(Position& position, const Board& board, Colour colour, Outer space) {
  const BySize<OuterSet>& own = position.stones[index(colour)];
  const OuterSet complete = own[0] & own[1] & own[2] & board.portal[index(colour)];
  if (!complete.contains(space)) return;
  for (const Size size : kSizes) toggle_stone(position, colour, size, space);
  std::uint8_t& borne_off = position.borne_off[index(colour)];
  position.code.replace_borne_off(colour, borne_off, borne_off + 1);
  if (++borne_off == kPyramids) win(position);
}

void land_stone(Position& position, const Board& board, Colour colour, Size size, Outer space) {
  bump(position, colour, size, space);
  toggle_stone(position, colour, size, space);
  bear_off_if_complete(position, board, colour, space);
}

void move_stack(Position& position, const Board& board, Outer from, Outer to) {
  const Stack stack = Stack::at(position, from);
  bump(position, stack.top_colour(), stack.bottom(), to);
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) {
      if (!stack.contains(colour, size)) continue;
      toggle_stone(position, colour, size, from);
      toggle_stone(position, colour, size, to);
    }
  }
  bear_off_if_complete(position, board, stack.top_colour(), to);
}

void land_figure(Position& position, Colour colour, Figure figure, Inner space) {
  remove_figure(position, colour, figure);
  for (const Figure standing : kFigures) {
    if (position.figures[index(other(colour))][index(standing)].contains(space)) {
      remove_figure(position, other(colour), standing);
    }
  }
  position.figures[index(colour)][index(figure)] = InnerSet::of(space);
  position.code.toggle(colour, figure, space);
}

}  // namespace benben::ascension
