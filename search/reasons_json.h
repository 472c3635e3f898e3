// Reasons and facts as members of a JSON object (docs/analysis.md).
#pragma once

#include <vector>

#include "core/json.h"
#include "search/reasons.h"

namespace benben {

// The member `facts`.
void add_facts(JsonWriter& json, const std::vector<ToldFact>& facts);
// The members `reasons` and `costs`.
void add_grounds(JsonWriter& json, const Grounds& grounds);

}  // namespace benben
