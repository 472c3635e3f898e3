// What people look at in Cubus, as numbers (core/feature.h).
#pragma once

#include <span>
#include <vector>

#include "core/feature.h"
#include "core/seat.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

std::span<const FeatureInfo> feature_infos(const State& state);
std::vector<Feature> features(const State& state, Seat seat);
// How many boxes the stack gets or loses, or that there is something else to do.
Whereabouts whereabouts(const State& state, const Move& move);

}  // namespace benben::cubus
