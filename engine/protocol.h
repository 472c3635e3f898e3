// The words of the engine protocol (docs/engine.md) that host and engine both read and write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"

namespace benben::engine {

inline constexpr int kVersion = 1;

// Without its line feed. The longest line of the five games, a position of Anubixx with its legal
// moves, has some 3,000 bytes.
inline constexpr std::size_t kMostLineBytes = 65'536;

inline constexpr int kMostNodes = 1'000'000'000;
inline constexpr int kMostTime = 86'400'000;  // milliseconds: a day

// What stands behind `go`, `legal` and `sample`, each at most once.
struct Order {
  Actor seat = {};  // nobody: the lowest that may act
  std::optional<int> nodes = {};
  std::optional<int> time_ms = {};
  std::uint64_t seed = 0;

  friend bool operator==(const Order&, const Order&) = default;
};

// "seat 1 nodes 500 seed 7"; of the names only these may stand there. Errors name the word.
Result<Order> parse_order(std::string_view text, std::initializer_list<std::string_view> names);
// "go seat 1 nodes 500 seed 7".
std::string go_line(const Order& order);

// A whole number below 2^64 in its only spelling.
std::optional<std::uint64_t> parse_seed(std::string_view text);

// "error illegal event: The cube 014 shows one face only. (PYX-11)", of what was asked.
std::string error_line(std::string_view command, const Error& error);

// The first word of a line, and the rest behind one blank.
struct Command {
  std::string_view name;
  std::string_view rest;
};
Command split_command(std::string_view line);

}  // namespace benben::engine
