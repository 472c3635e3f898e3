// The turns of the demolition: boxes are taken off until none is left (CUB-40 to CUB-44).
#pragma once

#include "games/cubus/rules.h"

namespace benben::cubus {

// Begins it with the stack of a building game that is over.
void start_demolition(State& state);

// Takes the top box of a column, which may be taken.
void take(State& state, Place place);

}  // namespace benben::cubus
