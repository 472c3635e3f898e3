// The quarry (ANX-06, ANX-13) and what a stone is paid with (ANX-12).
//
// The one idea: payments are numbered in the byte order of their texts, J, Q1, Q10, Q11, Q12, Q2 to
// Q9, die, so a set of payments is a word that lists itself in the order of the texts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::anubixx {

inline constexpr int kQuarryStones = 12;

// The n-th payment in the byte order of the texts: a joker, a quarry stone, a die.
enum class Payment : std::uint8_t { kJoker = 0, kDie = kQuarryStones + 1 };

constexpr std::size_t index(Payment payment) { return static_cast<std::size_t>(payment); }

namespace detail {

// Numbers of the quarry stones in the byte order of their texts, from payment 1 on.
inline constexpr std::array<std::uint8_t, kQuarryStones> kNumbersInTextOrder = {
    1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9};

}  // namespace detail

constexpr bool is_quarry(Payment payment) {
  return payment != Payment::kJoker && payment != Payment::kDie;
}
// The number 1 to 12 of a quarry stone, from left to right.
constexpr int quarry_number(Payment payment) {
  return detail::kNumbersInTextOrder[index(payment) - 1];
}
constexpr Payment quarry_payment(int number) {
  const int rank = number == 1 ? 1 : number >= 10 ? number - 8 : number + 3;
  return static_cast<Payment>(rank);
}

class PaymentSet {
 public:
  constexpr PaymentSet() = default;
  explicit constexpr PaymentSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr PaymentSet of(Payment payment) { return PaymentSet(1u << index(payment)); }

  constexpr unsigned bits() const { return bits_; }
  constexpr int size() const;
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Payment payment) const { return (bits_ >> index(payment) & 1u) != 0; }
  constexpr Payment first() const { return static_cast<Payment>(std::countr_zero(bits_)); }
  // The n-th payment in the order of the texts, 0 <= n < size().
  constexpr Payment operator[](int n) const {
    unsigned bits = bits_;
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<Payment>(std::countr_zero(bits));
  }
  constexpr PaymentSet operator|(PaymentSet other) const {
    return PaymentSet(unsigned{bits_} | other.bits_);
  }
  constexpr PaymentSet operator&(PaymentSet other) const {
    return PaymentSet(unsigned{bits_} & other.bits_);
  }
  friend constexpr bool operator==(PaymentSet, PaymentSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

namespace detail {

constexpr auto make_right_of() {
  std::array<PaymentSet, kQuarryStones + 1> table{};
  for (int last = 0; last <= kQuarryStones; ++last) {
    for (int number = last + 1; number <= kQuarryStones; ++number) {
      auto& set = table[static_cast<std::size_t>(last)];
      set = set | PaymentSet::of(quarry_payment(number));
    }
  }
  return table;
}

inline constexpr auto kRightOf = make_right_of();

constexpr auto make_sizes() {
  std::array<std::uint8_t, std::size_t{1} << (index(Payment::kDie) + 1)> table{};
  for (std::size_t bits = 1; bits < table.size(); ++bits) {
    table[bits] = static_cast<std::uint8_t>(table[bits / 2] + bits % 2);
  }
  return table;
}

inline constexpr auto kSizes = make_sizes();

}  // namespace detail

// From a table, as processors without an instruction for it call a function: 10 ns a move.
constexpr int PaymentSet::size() const { return detail::kSizes[bits_]; }

// ANX-13: the quarry stones to the right of stone `last`; all twelve for 0.
constexpr PaymentSet right_of(int last) { return detail::kRightOf[static_cast<std::size_t>(last)]; }

// The leftmost of some quarry stones.
constexpr Payment leftmost(PaymentSet stones) {
  // In the order of the texts Q10 to Q12 stand between Q1 and Q2.
  constexpr PaymentSet kTwoDigits = right_of(9);
  const PaymentSet first_nine = PaymentSet(stones.bits() & ~kTwoDigits.bits());
  if (first_nine.empty()) return stones.first();
  return first_nine.first();
}

// "die", "Q3", "J"
std::string payment_text(Payment payment);
std::optional<Payment> find_payment(std::string_view text);

}  // namespace benben::anubixx
