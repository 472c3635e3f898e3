// The turns of the building game, from the draw of a card to what ends it (CUB-10 to CUB-32).
//
// Each of these is an event that the rules allow in the state's phase.
#pragma once

#include "games/cubus/rules.h"

namespace benben::cubus {

// The card that the seat whose turn it is draws (CUB-10).
void draw_card(State& state, Kind drawn);

// What the seat whose turn it is does, in an ending too: it builds, or does not (CUB-32).
void build(State& state, const Stack& after);
void pass(State& state);

// What the seat does that is asked after a pass (CUB-20, CUB-21).
void knock(State& state, const Stack& after);
void knock_falsely(State& state);
void waive(State& state);

}  // namespace benben::cubus
