// Stacks: the sets of spaces that follow from a position, and who may land where.
//
// Every step asks for these first, so they are written for speed: a few operations on words,
// inline.
#pragma once

#include "games/ascension/position.h"

namespace benben::ascension {

struct Stacks {
  ByColour<OuterSet> holds;           // spaces with a stone of the colour
  OuterSet any;                       // spaces with a stone
  OuterSet mixed;                     // ASC-10: stacks of both colours
  OuterSet full;                      // three high (ASC-10)
  OuterSet single;                    // one stone
  BySize<OuterSet> top;               // spaces whose top stone has that size
  ByColour<OuterSet> protected_from;  // ASC-40: spaces protected against that colour
  ByColour<OuterSet> closed_to;       // blue spaces closed to that colour (ASC-60, ASC-61)
};

// The stones' spaces next to a figure of a colour.
inline OuterSet beside_figures(const Position& position, const Board& board, Colour colour) {
  OuterSet spaces;
  for (const InnerSet at : position.figures[colour]) {
    spaces |= board.next_to_inner[lowest(at)];
  }
  return spaces;
}

// ASC-40: the spaces where a figure protects the stones of a colour, by that colour.
inline ByColour<OuterSet> guarded_spaces(const Position& position, const Board& board) {
  const OuterSet gold = beside_figures(position, board, Colour::kGold);
  const OuterSet onyx = beside_figures(position, board, Colour::kOnyx);
  if (position.protection == Protection::kAny) return {gold | onyx, gold | onyx};
  return {gold, onyx};
}

inline Stacks stacks_of(const Position& position, const Board& board) {
  using enum Size;
  Stacks stacks;
  const auto& [gold, onyx] = position.stones.values;
  const OuterSet small = gold[kSmall] | onyx[kSmall];
  const OuterSet medium = gold[kMedium] | onyx[kMedium];
  const OuterSet large = gold[kLarge] | onyx[kLarge];
  const OuterSet two = (small & medium) | (small & large) | (medium & large);
  stacks.any = small | medium | large;
  stacks.full = small & medium & large;
  stacks.single = stacks.any - two;
  stacks.top = {small, medium - small, large - small - medium};
  const OuterSet golden = gold[kSmall] | gold[kMedium] | gold[kLarge];
  const OuterSet onyxes = onyx[kSmall] | onyx[kMedium] | onyx[kLarge];
  stacks.holds = {golden, onyxes};
  stacks.mixed = golden & onyxes;
  const ByColour<OuterSet> guarded = guarded_spaces(position, board);
  stacks.protected_from = by_colour([&](Colour colour) {
    return (stacks.holds[other(colour)] - stacks.mixed) & guarded[other(colour)];
  });
  stacks.closed_to = by_colour([&](Colour colour) {
    return board.portal[other(colour)] | (board.blue & stacks.holds[other(colour)]);
  });
  return stacks;
}

// The stacks whose top stone has that colour.
inline OuterSet owned(const Position& position, const Stacks& stacks, Colour colour) {
  const BySize<OuterSet>& own = position.stones[colour];
  using enum Size;
  return own[kSmall] | (own[kMedium] & stacks.top[kMedium]) | (own[kLarge] & stacks.top[kLarge]);
}

// ASC-23, ASC-51: the spaces where a stone lands, by its size, or a stack of one colour, by that of
// its bottom stone; a mixed one lands as its top stone's colour does, and on no blue space
// (ASC-52). (There is no height to check: under a stone lie only bigger ones, so nothing lands on a
// full stack, and no stack grows over three.)
inline BySize<OuterSet> landings(const Position& position, const Board& board, const Stacks& stacks,
                                 Colour colour) {
  const auto& [small, medium, large] = position.stones[other(colour)].values;
  const OuterSet closed = stacks.closed_to[colour];
  const OuterSet empty = ring<Outer>(board.outer_size) - stacks.any - closed;
  const OuterSet open = ring<Outer>(board.outer_size) - closed - stacks.protected_from[colour];
  const OuterSet bumped = stacks.single & open;
  const OuterSet medium_top = stacks.top[Size::kMedium] & open;
  const OuterSet large_top = stacks.top[Size::kLarge] & open;
  return {empty | (bumped & small) | medium_top | large_top,
          empty | (bumped & (small | medium)) | large_top,
          empty | (bumped & (small | medium | large))};
}

// ASC-24: the spaces where a figure lands.
inline ByFigure<InnerSet> figure_landings(const Position& position, const Board& board,
                                          const Stacks& stacks, Colour colour) {
  const auto& [mason, anubis, cleopatra] = position.figures[other(colour)].values;
  InnerSet shielded;  // ASC-41
  for (const Outer space : stacks.full - stacks.mixed) {
    shielded |= board.next_to_outer[space];
  }
  InnerSet own;
  for (const InnerSet at : position.figures[colour]) own |= at;
  const InnerSet enemies = mason | anubis | cleopatra;
  const InnerSet empty = ring<Inner>(board.inner_size) - own - enemies;
  return {empty | (mason - shielded), empty | ((mason | anubis) - shielded),
          empty | (enemies - shielded)};
}

// ASC-55: the stacks on which a player may use a power.
inline OuterSet open_to_powers(const Stacks& stacks, const Board& board, Colour player) {
  const OuterSet enemy_on_blue = board.blue & stacks.holds[other(player)];
  return stacks.any - stacks.protected_from[player] - enemy_on_blue;
}

}  // namespace benben::ascension
