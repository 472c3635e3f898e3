// What is known exactly of a position: its end if all play well, chance's odds, whether two are
// one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "search/outlook.h"
#include "search/pace.h"

namespace benben {

struct Solved {
  Outlook outlook;
  std::optional<std::string> best;  // if a seat decides
};

// What a position is worth if all play as well as they can (search/exact.h); nothing if that takes
// a look at more than so many positions, at least 1, or if the pace said stop.
std::optional<Solved> solve(const AnyPosition& position, std::int64_t positions,
                            Pace& pace = endless);

struct LikelyText {
  std::string text;
  double probability = 0;  // in (0, 1]
};

// Every outcome of the chance that is due with its probability; these sum to 1. Empty where no
// chance is due, or where there are too many outcomes to be listed.
std::vector<LikelyText> outcomes(const AnyPosition& position);

// Whether they are the same position of the same game: all that the rules look at is the same.
bool are_equal(const AnyPosition& one, const AnyPosition& other);

// 64 bits of what people see of a position: FNV-1a of its game and its state as JSON, the same on
// every platform. Equal positions have the same; so may others that differ in their past alone.
std::uint64_t fingerprint(const AnyPosition& position);

}  // namespace benben
