// Parts of Cubus's JSON that its position and its facts have in common.
#pragma once

#include "core/json.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

// {"L":1,"R":0,"T":2,"O":0}
void write_cards(JsonWriter& json, const Cards& cards);

}  // namespace benben::cubus
