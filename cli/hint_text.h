// What `hint` says: a nudge first, then where to look, then the move and why (search/advice.h).
#pragma once

#include <string>
#include <string_view>

#include "search/advice.h"

namespace benben::cli {

// How much a hint gives away.
enum class HintGrade { kNudge, kPlace, kMove };

// "Stones in your quarry: 4 -> 6 (other moves: 4.5)"; `others` names what it is compared with.
std::string reason_words(const Reason& reason, std::string_view others = "other moves");
// A sentence.
std::string fact_words(const ToldFact& told);

// A text of whole lines.
std::string hint_words(const Advice& advice, HintGrade grade);

}  // namespace benben::cli
