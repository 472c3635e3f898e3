// BitSet: a set of a few numbered things (cells, stones, seats) in one machine word.
//
// The one idea: elements are numbered in the byte order of their texts, so that a set lists itself
// in the order of the texts, and what rules say of all elements of a kind is a few operations on
// words. What only one game knows of its elements (what rests on what) stands in that game, on
// bits().
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace benben {

// How many bits are set. Counted with plain operations where the processor may lack the
// instruction: std::popcount is a call there.
template <class Word>
constexpr int count_bits(Word word) {
#if defined(__POPCNT__) || defined(__wasm__)
  return std::popcount(word);
#else
  constexpr auto kOnes = static_cast<Word>(~Word{0});
  using Wide = std::conditional_t<sizeof(Word) == 8, std::uint64_t, std::uint32_t>;
  constexpr auto kPairs = static_cast<Wide>(kOnes) / 3;
  constexpr auto kFours = static_cast<Wide>(kOnes) / 15 * 3;
  constexpr auto kBytes = static_cast<Wide>(kOnes) / 255;
  auto bits = static_cast<Wide>(word);
  bits -= bits >> 1 & kPairs;
  bits = (bits & kFours) + (bits >> 2 & kFours);
  bits = (bits + (bits >> 4)) & (kBytes * 15);
  return static_cast<int>(static_cast<Word>(bits * kBytes) >> (sizeof(Word) * 8 - 8));
#endif
}

// The place of the n-th lowest bit that is set, 0 <= n < count_bits(word). Sums over bytes first,
// then over the bits of one (Vigna 2008, "Broadword implementation of rank/select queries"), so
// that there is no loop whose end a processor would guess wrong.
constexpr int nth_bit(std::uint64_t word, int n) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kHigh = kOnes << 7;
  std::uint64_t sums = word - (word >> 1 & kOnes * 0x55);
  sums = (sums & kOnes * 0x33) + (sums >> 2 & kOnes * 0x33);
  sums = ((sums + (sums >> 4)) & kOnes * 0x0F) * kOnes;  // in byte k those of the bytes up to k
  const auto first_above = [](std::uint64_t sums_up_to, std::uint64_t number) {
    // The high bit of each byte in which more stands than the number.
    return std::countr_zero(~((number * kOnes | kHigh) - sums_up_to) & kHigh) & ~7;
  };
  const int byte = first_above(sums, static_cast<std::uint64_t>(n));
  const std::uint64_t in_byte = static_cast<std::uint64_t>(n) - ((sums << 8) >> byte & 0xFF);
  // Each bit of the byte in a byte of its own.
  const std::uint64_t spread = ((word >> byte & 0xFF) * kOnes & 0x8040201008040201) + kHigh - kOnes;
  return byte + first_above((spread >> 7 & kOnes) * kOnes, in_byte) / 8;
}

// A set of elements numbered from 0 to kCapacity - 1. `Element` is an enumeration or a whole number
// whose value is that number; an element beyond the capacity is a mistake of the caller.
template <class Element, int kCapacity>
class BitSet {
  static_assert(kCapacity >= 1 && kCapacity <= 64);

 public:
  using Word = std::conditional_t<
      kCapacity <= 8, std::uint8_t,
      std::conditional_t<kCapacity <= 16, std::uint16_t,
                         std::conditional_t<kCapacity <= 32, std::uint32_t, std::uint64_t>>>;

  constexpr BitSet() = default;
  // The elements whose numbers are set in `bits`.
  explicit constexpr BitSet(Word bits) : bits_(bits) {}
  static constexpr BitSet of(Element element) { return BitSet(bit(element)); }
  // The elements numbered first, first + 1, ...; first + count <= kCapacity.
  static constexpr BitSet run(int first, int count) {
    return BitSet(count == 0 ? Word{0} : static_cast<Word>(ones(count) << first));
  }
  static constexpr BitSet all() { return BitSet(ones(kCapacity)); }

  constexpr Word bits() const { return bits_; }
  constexpr int size() const { return count_bits(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Element element) const { return (bits_ & bit(element)) != 0; }
  constexpr bool contains(BitSet other) const { return (other.bits_ & ~bits_) == 0; }
  // The lowest element of a set that is not empty.
  constexpr Element first() const { return static_cast<Element>(std::countr_zero(bits_)); }
  // The n-th lowest element, 0 <= n < size().
  constexpr Element operator[](int n) const {
    if constexpr (kCapacity > 32) {
      return static_cast<Element>(nth_bit(bits_, n));
    } else {
      Word bits = bits_;
      for (; n > 0; --n) bits &= static_cast<Word>(bits - 1);
      return static_cast<Element>(std::countr_zero(bits));
    }
  }

  constexpr BitSet with(Element element) const { return *this | of(element); }
  constexpr BitSet without(Element element) const { return *this - of(element); }
  constexpr BitSet operator|(BitSet other) const { return word(bits_ | other.bits_); }
  constexpr BitSet operator&(BitSet other) const { return word(bits_ & other.bits_); }
  constexpr BitSet operator^(BitSet other) const { return word(bits_ ^ other.bits_); }
  // This set without the other's elements.
  constexpr BitSet operator-(BitSet other) const { return word(bits_ & ~other.bits_); }
  constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
  constexpr BitSet& operator&=(BitSet other) { return *this = *this & other; }
  constexpr BitSet& operator^=(BitSet other) { return *this = *this ^ other; }
  constexpr BitSet& operator-=(BitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(BitSet, BitSet) = default;

  // Goes through the elements, ascending.
  class Iterator {
   public:
    using value_type = Element;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;
    using pointer = void;
    using reference = Element;

    constexpr Iterator() = default;
    constexpr explicit Iterator(Word bits) : bits_(bits) {}
    constexpr Element operator*() const { return static_cast<Element>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= static_cast<Word>(bits_ - 1);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Word bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr Word ones(int count) {
    return static_cast<Word>(static_cast<Word>(~Word{0}) >>
                             (static_cast<int>(sizeof(Word)) * 8 - count));
  }
  static constexpr Word bit(Element element) {
    return static_cast<Word>(Word{1} << static_cast<unsigned>(element));
  }
  // Arithmetic on small words is done in int.
  template <class Wide>
  static constexpr BitSet word(Wide bits) {
    return BitSet(static_cast<Word>(bits));
  }

  Word bits_ = 0;
};

}  // namespace benben
