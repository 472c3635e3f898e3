// What an engine is called where else the name of a bot stands: "engine:mine".
#pragma once

#include <algorithm>
#include <string_view>

namespace benben {

inline constexpr std::string_view kEnginePrefix = "engine:";
inline constexpr std::size_t kMostEngineName = 20;  // characters

// Whether a bot's place is an engine's.
inline bool is_engine(std::string_view spec) { return spec.starts_with(kEnginePrefix); }

// Behind the prefix: of a to z, 0 to 9 and hyphens, as it stands in records.
inline bool is_engine_name(std::string_view name) {
  return !name.empty() && name.size() <= kMostEngineName && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace benben
