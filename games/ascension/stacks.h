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
  for (const InnerSet at : position.figures[index(colour)]) {
    spaces |= board.next_to_inner[index(at.first())];
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
  Stacks stacks;
  const auto& [gold, onyx] = position.stones;
  const OuterSet small = gold[0] | onyx[0];
  const OuterSet medium = gold[1] | onyx[1];
  const OuterSet large = gold[2] | onyx[2];
  const OuterSet two = (small & medium) | (small & large) | (medium & large);
  stacks.any = small | medium | large;
  stacks.full = small & medium & large;
  stacks.single = stacks.any - two;
  stacks.top = {small, medium - small, large - small - medium};
  stacks.holds = {gold[0] | gold[1] | gold[2], onyx[0] | onyx[1] | onyx[2]};
  stacks.mixed = stacks.holds[0] & stacks.holds[1];
  const ByColour<OuterSet> guarded = guarded_spaces(position, board);
  for (const Colour colour : kColours) {
    const Colour enemy = other(colour);
    const OuterSet enemy_only = stacks.holds[index(enemy)] - stacks.mixed;
    stacks.protected_from[index(colour)] = enemy_only & guarded[index(enemy)];
    stacks.closed_to[index(colour)] =
        board.portal[index(enemy)] | (board.blue & stacks.holds[index(enemy)]);
  }
  return stacks;
}

// The stacks whose top stone has that colour.
inline OuterSet owned(const Position& position, const Stacks& stacks, Colour colour) {
  const BySize<OuterSet>& own = position.stones[index(colour)];
  return own[0] | (own[1] & stacks.top[1]) | (own[2] & stacks.top[2]);
}

// ASC-23, ASC-51: the spaces where a stone lands, by its size, or a stack of one colour, by that of
// its bottom stone; a mixed one lands as its top stone's colour does, and on no blue space
// (ASC-52). (There is no height to check: under a stone lie only bigger ones, so nothing lands on a
// full stack, and no stack grows over three.)
inline BySize<OuterSet> landings(const Position& position, const Board& board, const Stacks& stacks,
                                 Colour colour) {
  const BySize<OuterSet>& enemy = position.stones[index(other(colour))];
  const OuterSet closed = stacks.closed_to[index(colour)];
  const OuterSet empty = OuterSet::ring(board.outer_size) - stacks.any - closed;
  const OuterSet open =
      OuterSet::ring(board.outer_size) - closed - stacks.protected_from[index(colour)];
  const OuterSet bumped = stacks.single & open;
  const OuterSet medium_top = stacks.top[1] & open;
  const OuterSet large_top = stacks.top[2] & open;
  return {empty | (bumped & enemy[0]) | medium_top | large_top,
          empty | (bumped & (enemy[0] | enemy[1])) | large_top,
          empty | (bumped & (enemy[0] | enemy[1] | enemy[2]))};
}

// ASC-24: the spaces where a figure lands.
inline ByFigure<InnerSet> figure_landings(const Position& position, const Board& board,
                                          const Stacks& stacks, Colour colour) {
  const ByFigure<InnerSet>& own = position.figures[index(colour)];
  const ByFigure<InnerSet>& enemy = position.figures[index(other(colour))];
  InnerSet shielded;  // ASC-41
  for (const Outer space : stacks.full - stacks.mixed) {
    shielded |= board.next_to_outer[index(space)];
  }
  const InnerSet enemies = enemy[0] | enemy[1] | enemy[2];
  const InnerSet empty = InnerSet::ring(board.inner_size) - own[0] - own[1] - own[2] - enemies;
  return {empty | (enemy[0] - shielded), empty | ((enemy[0] | enemy[1]) - shielded),
          empty | (enemies - shielded)};
}

// ASC-55: the stacks on which a player may use a power.
inline OuterSet open_to_powers(const Stacks& stacks, const Board& board, Colour player) {
  const OuterSet enemy_on_blue = board.blue & stacks.holds[index(other(player))];
  return stacks.any - stacks.protected_from[index(player)] - enemy_on_blue;
}

}  // namespace benben::ascension
