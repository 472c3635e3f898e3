// luck_of: what chance brought to each seat in a game, so that it can be taken out of a result.
#pragma once

#include <cstdint>

#include "core/record.h"
#include "core/result.h"
#include "search/values.h"

namespace benben {

// For each seat the sum over all chance events of V(behind what came) - mean of V(behind what could
// have come), in shares of the win, V being the evaluator's (evaluator.h) with `effort` simulations
// a position, from 1 to kMaxReviewEffort. On the mean over games it is 0, whoever plays and however
// wrong V is: with the outcomes' true odds, or with outcomes drawn apart from the game's own,
// nothing that came counts for or against anybody beforehand. The same record, effort and seed give
// the same numbers. Errors as replay() gives them.
Result<Values> luck_of(const Record& record, int effort, std::uint64_t seed);

}  // namespace benben
