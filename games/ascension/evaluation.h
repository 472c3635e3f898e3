// Evaluation: how far a player has come, in parts of a pyramid borne off. What bots go by.
//
// A pyramid ascends when its stones lie on the portal in order, the large one first; Cleopatra
// beside the portal fetches the other two from anywhere. So large stones count most, then how soon
// she comes by. The weights were found by matches (bench/README.md); nothing here is a rule.
#pragma once

#include "games/ascension/position.h"

namespace benben::ascension {

// The worth of a pyramid borne off; everything else is measured by it.
inline constexpr int kPyramidWorth = 1024;

struct Weights {
  // A stone that has come all the way, by size; on the way, its share.
  BySize<int> arrival = {60, 49, 330};
  // A stack on the portal that is built in order: large; large and medium.
  int base = 170;
  int two_thirds = 330;
  // A stack on the portal in a wrong order: it has to go round again.
  int wrong_order = 150;
  // An own stone under a smaller one of the enemy's, by size.
  BySize<int> trapped = {0, 33, 70};
  // A stone in Limbo, besides the way it has lost.
  int limbo_stone = 24;
  ByFigure<int> limbo_figure = {15, 24, 58};
  // What is still missing on the base can be collected: it lies open or in Limbo.
  int ready = 40;
  // A large stone that can reach the empty portal by one Move.
  int at_the_gate = 40;
  // Cleopatra beside the portal, while a base waits there; on the way, her share.
  int collector = 234;
  // A stack that is protected, and a stone that an enemy's Move can bump.
  int guarded = 7;
  int exposed = 19;
};
inline constexpr Weights kWeights;

// How far each player has come.
ByColour<int> progress(const Position& position, const Board& board,
                       const Weights& weights = kWeights);

}  // namespace benben::ascension
