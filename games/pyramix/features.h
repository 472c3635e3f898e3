// What people look at in Pyramix, as numbers (core/feature.h).
#pragma once

#include <span>
#include <vector>

#include "core/feature.h"
#include "core/seat.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

std::span<const FeatureInfo> feature_infos(const State& state);
std::vector<Feature> features(const State& state, Seat seat);
// The layer, counted from the top.
Whereabouts whereabouts(const State& state, Cell cell);

}  // namespace benben::pyramix
