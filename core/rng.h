// Rng: the counter-based random generator of all of Benben, the same bits on every platform.
//
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011). A generator is a 64-bit key and a position; block number i is a pure function of both.
// `split(purpose)` gives an independent child key, so that every use of chance has its own stream
// and none can shift another. The exact bits, the integer draw and the shuffle are specified, with
// test vectors, in docs/random.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace benben {

using PhiloxBlock = std::array<std::uint32_t, 4>;

// Ten rounds of Philox4x32 on a counter under a key (low word first).
constexpr PhiloxBlock philox(PhiloxBlock counter, std::uint64_t key) {
  auto k0 = static_cast<std::uint32_t>(key);
  auto k1 = static_cast<std::uint32_t>(key >> 32);
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53u} * counter[0];
    const std::uint64_t b = std::uint64_t{0xCD9E8D57u} * counter[2];
    counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ k0, static_cast<std::uint32_t>(b),
               static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ k1,
               static_cast<std::uint32_t>(a)};
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return counter;
}

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t key) : key_(key) {}

  // What it was made from: Rng(key()) draws what this one has drawn from its start.
  constexpr std::uint64_t key() const { return key_; }

  // The next 32 random bits.
  constexpr std::uint32_t next() {
    if (used_ == 4) {
      block_ = philox(
          {static_cast<std::uint32_t>(index_), static_cast<std::uint32_t>(index_ >> 32), 0, 0},
          key_);
      ++index_;
      used_ = 0;
    }
    return block_[used_++];
  }

  // A whole number in [0, bound), all equally likely; bound >= 1.
  // Lemire: "Fast random integer generation in an interval", 2019.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t reject_below = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < reject_below) {
        product = std::uint64_t{next()} * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // The next 64 random bits, the low word drawn first.
  constexpr std::uint64_t next64() {
    const std::uint64_t low = next();
    return low | std::uint64_t{next()} << 32;
  }

  // All orders of `items` (anything with size() and []) equally likely.
  template <class Items>
  constexpr void shuffle(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

  // The generator of a purpose; depends on this generator's key alone, not on what it has drawn.
  constexpr Rng split(std::uint64_t purpose) const {
    const PhiloxBlock child = philox(
        {static_cast<std::uint32_t>(purpose), static_cast<std::uint32_t>(purpose >> 32), 1, 0},
        key_);
    return Rng(child[0] | std::uint64_t{child[1]} << 32);
  }

 private:
  std::uint64_t key_;
  std::uint64_t index_ = 0;
  PhiloxBlock block_{};
  std::uint32_t used_ = 4;
};

}  // namespace benben
