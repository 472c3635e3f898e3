// A puzzle as a line of JSON, and back (docs/puzzles.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "search/puzzles.h"

namespace benben {

// Without line end. Numbers have three digits behind the point.
std::string puzzle_line(const Puzzle& puzzle);

// The puzzle of such a line in exactly this spelling; nothing for any other text, nor for numbers
// that no puzzle has.
std::optional<Puzzle> parse_puzzle(std::string_view line);

}  // namespace benben
