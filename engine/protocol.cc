#include "engine/protocol.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <vector>

#include "core/text.h"

namespace benben::engine {
namespace {

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

std::string listed(std::initializer_list<std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

Status read_whole(std::string_view name, std::string_view text, int most,
                  std::optional<int>& number) {
  number = parse_number(text, most);
  if (number && (*number > 0 || name == "seat")) return {};
  return Error{ErrorCode::kOutOfRange, std::string(name) + " is a whole number from " +
                                           (name == "seat" ? "0" : "1") + " to " +
                                           std::to_string(most) + ", not " + shortened(text) + "."};
}

Status read_member(Order& order, std::string_view name, std::string_view text) {
  if (name == "nodes") return read_whole(name, text, kMostNodes, order.nodes);
  if (name == "time") return read_whole(name, text, kMostTime, order.time_ms);
  if (name == "seat") {
    std::optional<int> seat;
    Status status = read_whole(name, text, kMaxSeats - 1, seat);
    if (status) order.seat = seat_at(*seat);
    return status;
  }
  const auto seed = parse_seed(text);
  if (!seed) return wrong("seed is a whole number below 2^64, not " + shortened(text) + ".");
  order.seed = *seed;
  return {};
}

}  // namespace

Result<Order> parse_order(std::string_view text, std::initializer_list<std::string_view> names) {
  Order order;
  if (text.empty()) return order;
  const auto words = split(text, ' ');
  std::vector<std::string_view> seen;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::string_view name = words[i];
    if (std::ranges::find(names, name) == names.end()) {
      return wrong(shortened(name) + " is none of: " + listed(names) + ".");
    }
    if (std::ranges::find(seen, name) != seen.end())
      return wrong(std::string(name) + " stands twice.");
    seen.push_back(name);
    if (i + 1 == words.size())
      return wrong("A number is missing behind " + std::string(name) + ".");
    if (Status status = read_member(order, name, words[i + 1]); !status) return status.error();
  }
  return order;
}

std::string go_line(const Order& order) {
  std::string line = "go";
  if (order.seat) line += " seat " + std::to_string(index(*order.seat));
  if (order.nodes) line += " nodes " + std::to_string(*order.nodes);
  if (order.time_ms) line += " time " + std::to_string(*order.time_ms);
  return line + " seed " + std::to_string(order.seed);
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seed);
  const bool whole = failure == std::errc() && end == text.data() + text.size();
  if (!whole || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  return seed;
}

std::string error_line(std::string_view command, const Error& error) {
  return "error " + std::string(error_name(error.code)) + " " + std::string(command) + ": " +
         describe(error);
}

Command split_command(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == line.npos) return {line, {}};
  return {line.substr(0, blank), line.substr(blank + 1)};
}

}  // namespace benben::engine
