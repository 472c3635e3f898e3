// A review as JSON, for programs and pages; numbers have six digits behind the point, so equal
// reviews are equal bytes (docs/analysis.md has the members).
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"
#include "search/review.h"

namespace benben {

// One object.
std::string event_json(const ReviewedEvent& event, int players);
// An object of what the events reviewed so far sum up to: the accounts of the seats, the turning
// points, the outlook at the end.
std::string sums_json(const Review& review);

// A member: the list of the players' values.
void add_numbers(JsonWriter& json, std::string_view name, const Values& values, int players);

// 0.25 as "0.250000", on every platform alike.
std::string six_digits(double number);

}  // namespace benben
