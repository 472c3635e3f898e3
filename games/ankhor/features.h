// What people look at in Ankh'or, as numbers (core/feature.h).
#pragma once

#include <span>
#include <vector>

#include "core/feature.h"
#include "core/seat.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

std::span<const FeatureInfo> feature_infos(const State& state);
std::vector<Feature> features(const State& state, Seat seat);
// The sort of step, and of a purchase the tile's colour.
Whereabouts whereabouts(const State& state, const Move& move);

}  // namespace benben::ankhor
