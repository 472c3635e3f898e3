// What people look at in Ascension, as numbers (core/feature.h).
#pragma once

#include <span>
#include <vector>

#include "core/feature.h"
#include "core/seat.h"
#include "games/ascension/rules.h"

namespace benben::ascension {

std::span<const FeatureInfo> feature_infos(const State& state);
std::vector<Feature> features(const State& state, Seat seat);
// The piece that moves, or the power that is used.
Whereabouts whereabouts(const State& state, const Step& step);

}  // namespace benben::ascension
