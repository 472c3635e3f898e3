// The terms of who is away as the tag `Absent` of a table's record (docs/record.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/values.h"

namespace benben {

inline constexpr std::string_view kAbsentTag = "Absent";

// "vote 120 bot:4"
std::string absent_text(const AbsentTerms& terms);
std::optional<AbsentTerms> parse_absent(std::string_view text);

}  // namespace benben
