// Checks of command line values, shared by the commands.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <system_error>

namespace benben::cli {

// Accepts a whole number in plain decimal; CLI11 itself reads 010 as eight and -1 as 2^64 - 1. As
// CLI11 wants it: called with a value it gives an empty text, or what is wrong.
constexpr auto whole_number(std::uint64_t least, std::uint64_t most) {
  return [=](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, number);
    const bool plain = text.size() == 1 || !text.starts_with('0');
    if (failure == std::errc() && end == last && plain && number >= least && number <= most) {
      return "";
    }
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
           " is needed, not \"" + text + "\"";
  };
}

}  // namespace benben::cli
