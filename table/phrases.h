// Phrases: what people at a table may say to each other, by their names (docs/protocol.md,
// Phrases). Each page says them in its own reader's language, so nothing that is said can offend by
// its words.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace benben {

inline constexpr std::array<std::string_view, 17> kPhrases = {
    "hello", "good_luck",  "nice_move", "well_played", "thanks",  "oops",
    "sorry", "one_moment", "back",      "your_turn",   "goodbye",           // in words
    "smile", "laugh",      "wow",       "hmm",         "sad",     "heart",  // as a face
};

constexpr bool is_phrase(std::string_view name) {
  return std::ranges::find(kPhrases, name) != kPhrases.end();
}

}  // namespace benben
