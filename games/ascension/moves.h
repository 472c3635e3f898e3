// Moves (ASC-20 to ASC-25) and the duty to re-enter (ASC-30, ASC-31): what may be moved where.
#pragma once

#include "games/ascension/position.h"
#include "games/ascension/powers.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

// ASC-30: a stone waits in Limbo, none has entered this turn, and the last of two Moves is due.
inline bool is_duty_open(const Position& position) {
  return position.moves_left == 1 && !position.entered &&
         has_stone_in_limbo(position, colour_to_move(position));
}

// Adds the legal Moves, or `forfeit`, in the byte order of their texts.
void add_move_steps(StepList& list, const Position& position, const Board& board);

// All legal steps of the player to move: Moves, or uses of the power of a figure that has landed.
inline StepList legal_steps(const Position& position, const Board& board) {
  StepList list;
  if (position.figure) {
    add_power_steps(list, position, board);
  } else {
    add_move_steps(list, position, board);
  }
  return list;
}

// Makes a Move; the step is legal.
void make_move(Position& position, const Board& board, const Step& step);

}  // namespace benben::ascension
