// What the turns of both parts of the game have in common.
#pragma once

#include "games/cubus/rules.h"

namespace benben::cubus {

void add_points(State& state, int seat, int points);

// The first seat of the lowest score (CUB-32, CUB-40).
int lowest_scorer(const State& state);

// Gives a seat the turn; when it comes to the seat that began the part, a round is over.
void give_turn(State& state, int seat);

}  // namespace benben::cubus
