// Choices: what is legal in one game of a batch, and that game's row of the mask.
//
// A row may be thousands of entries long while few of them are legal. So the legal ones are kept as
// a list, and a row is changed where it was and where it will be 1, nowhere else; where a game has
// no more actions than a word has bits, they are kept as a word.
#pragma once

#include <algorithm>
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
  int nth(int n) const { return actions_[n]; }

 private:
  using Actions = BitSet<int, 64>;

  // Eight bits become eight bytes at once: each byte gets all bits, keeps its own, and is made 1 by
  // a carry into its highest bit if that one is set.
  void write_eight(int first, ActionMask row) const {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    const std::uint64_t own = (actions_.bits() >> first & 0xFF) * kOnes & 0x8040201008040201;
    const std::uint64_t bytes = (own + kOnes * 0x7F) >> 7 & kOnes;
    std::memcpy(row.subspan(static_cast<std::size_t>(first), 8).data(), &bytes, 8);
  }

  Actions actions_;
};

}  // namespace benben
