// The byte order of numbers from 0 to 23 inside texts, so that steps are listed in the order of
// their texts without sorting: a set's bits are moved to the places that the numbers have in that
// order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/ascension/board.h"

namespace benben::ascension {
namespace detail {

// Numbers that end a text, or stand before a character smaller than a digit.
inline constexpr std::array<std::uint8_t, kMaxRing> kByText = {
    0, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 23, 3, 4, 5, 6, 7, 8, 9};
constexpr std::uint32_t ranks_by_text(std::uint32_t numbers) {
  return (numbers & 0x3) | (numbers & 0xFFC00) >> 8 | (numbers & 0x4) << 10 |
         (numbers & 0xF00000) >> 7 | (numbers & 0x3F8) << 14;
}

// Numbers before `>`, which is larger than a digit: "0>", "10>", ..., "19>", "1>", "20>", ...
inline constexpr std::array<std::uint8_t, kMaxRing> kBeforeArrow = {
    0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 1, 20, 21, 22, 23, 2, 3, 4, 5, 6, 7, 8, 9};
constexpr std::uint32_t ranks_before_arrow(std::uint32_t numbers) {
  return (numbers & 0x1) | (numbers & 0xFFC00) >> 9 | (numbers & 0x2) << 10 |
         (numbers & 0xF00000) >> 8 | (numbers & 0x3FC) << 14;
}

}  // namespace detail

// Visits a set's spaces in the order of "0", "1", "10", "11", ..., "19", "2", "20", ...
template <class Space, class Visit>
constexpr void each_by_text(SetOf<Space> set, Visit visit) {
  for (std::uint32_t ranks = detail::ranks_by_text(set.bits()); ranks != 0; ranks &= ranks - 1) {
    visit(static_cast<Space>(detail::kByText[static_cast<std::size_t>(std::countr_zero(ranks))]));
  }
}

// Visits them in the order of "0>", "10>", "11>", ..., "19>", "1>", "20>", ...
template <class Space, class Visit>
constexpr void each_before_arrow(SetOf<Space> set, Visit visit) {
  for (std::uint32_t ranks = detail::ranks_before_arrow(set.bits()); ranks != 0;
       ranks &= ranks - 1) {
    visit(static_cast<Space>(
        detail::kBeforeArrow[static_cast<std::size_t>(std::countr_zero(ranks))]));
  }
}

}  // namespace benben::ascension
