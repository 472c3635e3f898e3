// Reasons: what sets the turn that is advised apart, in the features of the game (core/feature.h).
#pragma once

#include <vector>

#include "core/feature.h"
#include "search/advice.h"

namespace benben {

// Adds the reasons and the costs of a turn: the features before it, after it, and after other
// turns, if there are any that it can be compared with. A turn is explained by what the others do
// not do; where there are none, or nothing sets it apart from them, by what it does.
void tell_reasons(Advice& advice, const std::vector<Feature>& before,
                  const std::vector<Feature>& after,
                  const std::vector<std::vector<Feature>>& others);

}  // namespace benben
