// What `hint` says: a nudge first, then where to look, then the move and why (search/advice.h).
#pragma once

#include <string>

#include "search/advice.h"

namespace benben::cli {

// How much a hint gives away.
enum class HintGrade { kNudge, kPlace, kMove };

// A text of whole lines.
std::string hint_words(const Advice& advice, HintGrade grade);

}  // namespace benben::cli
