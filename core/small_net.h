// SmallNet: a learned value of a position, as a network of whole numbers that is summed up alike on
// every platform.
//
// The one idea: a seat's view of a position is a short list of inputs that are on. Each has a row
// of 16-bit weights; the rows are added, what is below 0 or above the limit is cut off, and a
// second row of weights gives one number for the seat, its standing. Shares of the seats follow
// from their standings as exp() says (a softmax), taken from a table that is made of whole numbers.
// No float is summed anywhere, so the order of additions, vectors and the compiler change nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/seat.h"

namespace benben {

// What each seat may expect of a game's value (search/values.h), in 1/65536; entries beyond the
// players are 0.
using Shares = std::array<std::int32_t, kMaxSeats>;

inline constexpr std::int32_t kFullShare = 65'536;
// A weight of 1 is written so.
inline constexpr int kWeightUnit = 128;
// No weight is larger: then kMostOn rows never leave 16 bits.
inline constexpr int kLargestWeight = 1'000;
inline constexpr int kMostOn = 32;
// A hidden sum that is larger counts as this, 8 in weights.
inline constexpr std::int16_t kHiddenLimit = 8 * kWeightUnit;
// Standings count in so many parts of a natural logarithm.
inline constexpr int kStandingUnit = 64;

namespace detail {

// exp(-n / kStandingUnit) in 1/65536, until it is 0: each from the one before it, in 30 bits.
constexpr auto make_exponentials() {
  std::array<std::int32_t, 768> table{};
  constexpr std::int64_t kRatio = 1'057'095'000;  // exp(-1 / 64) * 2^30
  std::int64_t value = std::int64_t{1} << 30;
  for (std::int32_t& entry : table) {
    entry = static_cast<std::int32_t>(value >> 14);
    value = value * kRatio >> 30;
  }
  return table;
}

inline constexpr auto kExponentials = make_exponentials();

}  // namespace detail

// The inputs that are on, each at most once.
using InputList = FixedList<std::uint16_t, kMostOn>;

template <std::size_t kInputs, std::size_t kHidden>
struct SmallNet {
  using Row = std::array<std::int16_t, kHidden>;

  std::array<Row, kInputs> first{};
  Row second{};

  // How a seat stands, in natural logarithms times kStandingUnit.
  constexpr int standing(const InputList& on) const {
    Row sums{};
    for (const std::uint16_t input : on) {
      const Row& row = first[input];
      for (std::size_t i = 0; i < row.size(); ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
      }
    }
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      sum += std::clamp<std::int16_t>(sums[i], 0, kHiddenLimit) * std::int32_t{second[i]};
    }
    return sum >> kStandingShift;
  }

  // Whether every sum stays within its bits.
  constexpr bool is_sound() const {
    const auto is_small = [](std::int16_t weight) {
      return weight >= -kLargestWeight && weight <= kLargestWeight;
    };
    return std::ranges::all_of(second, is_small) && std::ranges::all_of(first, [&](const Row& row) {
             return std::ranges::all_of(row, is_small);
           });
  }

 private:
  static_assert(kMostOn * kLargestWeight <= INT16_MAX);
  static_assert(std::int64_t{kHidden} * kHiddenLimit * kLargestWeight <= INT32_MAX);
  static constexpr int kStandingShift = 8;
  static_assert(kWeightUnit * kWeightUnit >> kStandingShift == kStandingUnit);
};

// The shares of so many seats by how they stand; of equal ones equal.
constexpr Shares shares_of(const std::array<int, kMaxSeats>& standings, int players) {
  const auto seats = static_cast<std::size_t>(players);
  const int best = *std::max_element(standings.begin(), standings.begin() + players);
  std::array<std::int32_t, kMaxSeats> weights{};
  std::int64_t sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto behind = static_cast<std::size_t>(best - standings[seat]);
    weights[seat] = behind < detail::kExponentials.size() ? detail::kExponentials[behind] : 0;
    sum += weights[seat];
  }
  Shares shares{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    shares[seat] = static_cast<std::int32_t>(std::int64_t{weights[seat]} * kFullShare / sum);
  }
  return shares;
}

}  // namespace benben
