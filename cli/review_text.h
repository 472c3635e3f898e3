// What a review says of an event that decided much: why the better move is better, or what else
// chance could have brought (docs/analysis.md).
#pragma once

#include <string>

#include "search/review.h"

namespace benben::cli {

// "+4.2" of a share of the win, as a percentage; 0 is left away.
std::string signed_percent(double share);

// A text of whole lines, each indented; empty if there is nothing to tell.
std::string turning_words(const ReviewedEvent& event, int players);

}  // namespace benben::cli
