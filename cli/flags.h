// Checks of command line values, shared by the commands.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace benben::cli {

// What CLI11 calls with a value: an empty text, or what is wrong.
using ValueCheck = std::function<std::string(const std::string&)>;

// Accepts a whole number in plain decimal; CLI11 itself reads 010 as eight and -1 as 2^64 - 1.
ValueCheck whole_number(std::uint64_t least, std::uint64_t most);

}  // namespace benben::cli
