// What people look at in Anubixx, as numbers (core/feature.h).
#pragma once

#include <span>
#include <vector>

#include "core/feature.h"
#include "core/seat.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

std::span<const FeatureInfo> feature_infos(const State& state);
std::vector<Feature> features(const State& state, Seat seat);
// The building, or the end of the turn.
Whereabouts whereabouts(const State& state, const Move& move);

}  // namespace benben::anubixx
