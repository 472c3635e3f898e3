// One scale for all bots of an arena.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "arena/observation.h"
#include "arena/statistics.h"

namespace benben {

// Of each bot the Elo that fits its results best, 0 for the bot `zero` or else in the mean, with a
// 95% interval over the deals: those of 200 arenas whose deals are drawn from this one's with
// replacement, as all games of a deal share its luck.
//
// A bot that is `elo` stronger than its opponents wins share_of_elo() of the games. The best fit is
// that of greatest likelihood, where each two bots that met are taken to have played one deal more,
// with an equal's share: so who won everything still has a number.
struct Strength {
  double elo = 0;
  Interval interval = {};
};
std::vector<Strength> strengths_of(int bots, int players, std::span<const Observation> observations,
                                   std::optional<int> zero = std::nullopt);

}  // namespace benben
