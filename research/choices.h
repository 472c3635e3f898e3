// Choices: what is legal in one game of a batch, and that game's row of the mask.
//
// A row may be thousands of entries long while few of them are legal. So the legal ones are kept as
// a list, and a row is changed where it was and where it will be 1, nowhere else; where a game has
// no more actions than a word has bits, they are kept as a word.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/bit_set.h"
#include "core/encoding.h"

namespace benben {

// Whether an encoding tells its legal actions as the bits of a word.
template <class E>
concept WordOfActions =
    EncodingOf<E> && E::kActions <= 64 &&
    requires(const typename E::Game::State& state, const typename E::Kept& kept) {
      { E::legal_bits(state, kept) } -> std::same_as<std::uint64_t>;
    };

namespace detail {

// The n-th lowest bit of every byte.
inline constexpr auto kNthOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    std::size_t n = 0;
    for (std::uint8_t bit = 0; bit < 8; ++bit) {
      if ((byte >> bit & 1) != 0) table[byte][n++] = bit;
    }
  }
  return table;
}();

// How many bits are set in each byte, as its bytes.
constexpr std::uint64_t bits_by_byte(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  return (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
}

}  // namespace detail

template <class E>
class Choices {
 public:
  // Writes what is legal now into the row that it has written before, or one of zeros.
  void show(const typename E::Game::State& state, const typename E::Kept& kept, ActionMask row) {
    for (const std::uint16_t action : list_) row[action] = 0;
    list_.clear();
    E::legal(state, kept, list_);
    for (const std::uint16_t action : list_) row[action] = 1;
  }
  bool contains(std::int32_t action) const {
    return std::find(list_.begin(), list_.end(), action) != list_.end();
  }
  int count() const { return static_cast<int>(list_.size()); }
  // The n-th lowest, 0 <= n < count().
  int nth(int n) {
    const auto at = list_.begin() + n;
    std::nth_element(list_.begin(), at, list_.end());
    return *at;
  }

 private:
  ActionList list_;
};

template <WordOfActions E>
class Choices<E> {
 public:
  void show(const typename E::Game::State& state, const typename E::Kept& kept, ActionMask row) {
    actions_ = Actions(E::legal_bits(state, kept));
    if constexpr (std::endian::native == std::endian::little && E::kActions % 8 == 0) {
      for (int first = 0; first < E::kActions; first += 8) write_eight(first, row);
    } else {
      for (int action = 0; action < E::kActions; ++action) {
        row[static_cast<std::size_t>(action)] = actions_.bits() >> action & 1;
      }
    }
  }
  bool contains(std::int32_t action) const {
    return action >= 0 && action < E::kActions && actions_.contains(action);
  }
  int count() const { return actions_.size(); }
  // Without a loop, whose end would be guessed wrong most of the time. The bytes of a word that
  // count the bits up to each tell in which byte the bit is, and a table where.
  int nth(int n) const {
    const std::uint64_t up_to = detail::bits_by_byte(actions_.bits()) * kOnes;
    const auto wanted = static_cast<std::uint64_t>(n);
    const std::uint64_t above = ~((wanted | 0x80) * kOnes - up_to) & 0x80 * kOnes;
    const int first = std::countr_zero(above) & ~7;
    const std::uint64_t before = up_to << 8 >> first & 0xFF;
    const std::uint64_t byte = actions_.bits() >> first & 0xFF;
    return first + detail::kNthOfByte[byte][wanted - before];
  }

 private:
  using Actions = BitSet<int, 64>;
  static constexpr std::uint64_t kOnes = 0x0101010101010101;

  // Eight bits become eight bytes at once: each byte gets all bits, keeps its own, and is made 1 by
  // a carry into its highest bit if that one is set.
  void write_eight(int first, ActionMask row) const {
    const std::uint64_t own = (actions_.bits() >> first & 0xFF) * kOnes & 0x8040201008040201;
    const std::uint64_t bytes = (own + kOnes * 0x7F) >> 7 & kOnes;
    std::memcpy(row.subspan(static_cast<std::size_t>(first), 8).data(), &bytes, 8);
  }

  Actions actions_;
};

}  // namespace benben
