// The quarry (ANX-06, ANX-13) and what a stone is paid with (ANX-12).
//
// The one idea: payments are numbered in the byte order of their texts, J, Q1, Q10 to Q14, Q2 to
// Q9, die, so a set of payments is a word that lists itself in the order of the texts. As with the
// stones (stones.h), a block with a shorter quarry has some of these.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bit_set.h"

namespace benben::anubixx {

// What the longest quarry has (ANX-56).
inline constexpr int kQuarryStones = 14;

// The n-th payment in the byte order of the texts: a joker, a quarry stone, a die.
enum class Payment : std::uint8_t { kJoker = 0, kDie = kQuarryStones + 1 };

constexpr std::size_t index(Payment payment) { return static_cast<std::size_t>(payment); }

namespace detail {

// Numbers of the quarry stones in the byte order of their texts, from payment 1 on.
inline constexpr std::array<std::uint8_t, kQuarryStones> kNumbersInTextOrder = {
    1, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 9};

}  // namespace detail

constexpr bool is_quarry(Payment payment) {
  return payment != Payment::kJoker && payment != Payment::kDie;
}
// The number 1 to 14 of a quarry stone, from left to right.
constexpr int quarry_number(Payment payment) {
  return detail::kNumbersInTextOrder[index(payment) - 1];
}
constexpr Payment quarry_payment(int number) {
  constexpr int kTwoDigits = kQuarryStones - 9;
  const int rank = number == 1 ? 1 : number >= 10 ? number - 8 : number + kTwoDigits;
  return static_cast<Payment>(rank);
}

using PaymentSet = BitSet<Payment, kQuarryStones + 2>;

namespace detail {

constexpr auto make_right_of() {
  std::array<PaymentSet, kQuarryStones + 1> table{};
  for (int last = 0; last <= kQuarryStones; ++last) {
    for (int number = last + 1; number <= kQuarryStones; ++number) {
      auto& set = table[static_cast<std::size_t>(last)];
      set |= PaymentSet::of(quarry_payment(number));
    }
  }
  return table;
}

inline constexpr auto kRightOf = make_right_of();

}  // namespace detail

// ANX-13: the quarry stones to the right of stone `last`; all for 0.
constexpr PaymentSet right_of(int last) { return detail::kRightOf[static_cast<std::size_t>(last)]; }

// The leftmost of some quarry stones.
constexpr Payment leftmost(PaymentSet stones) {
  // In the order of the texts Q10 to Q14 stand between Q1 and Q2.
  constexpr PaymentSet kTwoDigits = right_of(9);
  const PaymentSet first_nine = stones - kTwoDigits;
  if (first_nine.empty()) return stones.first();
  return first_nine.first();
}

// "die", "Q3", "J"
std::string payment_text(Payment payment);
std::optional<Payment> find_payment(std::string_view text);

}  // namespace benben::anubixx
