// A review as JSON, for programs and pages; numbers have six digits behind the point, so equal
// reviews are equal bytes (docs/analysis.md has the members).
#pragma once

#include <string>
#include <vector>

#include "search/review.h"

namespace benben {

// One object.
std::string event_json(const ReviewedEvent& event, int players);
// A list with an object for each seat.
std::string accounts_json(const std::vector<SeatAccount>& accounts);

// 0.25 as "0.250000", on every platform alike.
std::string six_digits(double number);

}  // namespace benben
