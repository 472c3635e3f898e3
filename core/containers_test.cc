// The containers of core/: BitSet, FixedList, By.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/bit_set.h"
#include "core/by.h"
#include "core/fixed_list.h"
#include "core/rng.h"

namespace benben {
namespace {

enum class Letter : std::uint8_t { kA, kB, kC };

template <class Set>
class BitSetOf : public ::testing::Test {};

using Sizes = ::testing::Types<BitSet<int, 3>, BitSet<int, 8>, BitSet<int, 13>, BitSet<int, 16>,
                               BitSet<int, 32>, BitSet<int, 44>, BitSet<int, 64>>;
TYPED_TEST_SUITE(BitSetOf, Sizes);

TYPED_TEST(BitSetOf, AllHasEveryElementOnceAscending) {
  const TypeParam all = TypeParam::all();
  std::vector<int> elements(all.begin(), all.end());
  ASSERT_EQ(static_cast<int>(elements.size()), all.size());
  for (int i = 0; i < all.size(); ++i) {
    EXPECT_EQ(elements[static_cast<std::size_t>(i)], i);
    EXPECT_EQ(all[i], i);
    EXPECT_TRUE(all.contains(i));
    EXPECT_EQ(all.without(i).size(), all.size() - 1);
    EXPECT_FALSE(all.without(i).contains(i));
    EXPECT_EQ(TypeParam::of(i).first(), i);
    EXPECT_EQ(TypeParam::run(0, i).size(), i);
  }
  EXPECT_EQ(TypeParam::run(0, all.size()), all);
}

static_assert(nth_bit(0b1011'0100, 2) == 5);

// Words with few bits and with many, all of one byte among them, and every place in each.
TEST(NthBit, IsTheOneThatACountComesTo) {
  Rng rng(1);
  std::vector<std::uint64_t> words = {1, 0xFF, std::uint64_t{0xFF} << 56, ~std::uint64_t{0},
                                      std::uint64_t{1} << 63};
  for (std::uint64_t byte = 1; byte < 256; ++byte) words.push_back(byte << byte % 57);
  for (int i = 0; i < 3'000; ++i) {
    const std::uint64_t word = rng.next();
    words.insert(words.end(), {word, word & rng.next(), word | rng.next()});
  }
  for (const std::uint64_t word : words) {
    int n = 0;
    for (int place = 0; place < 64; ++place) {
      if ((word >> place & 1) == 0) continue;
      ASSERT_EQ(nth_bit(word, n), place) << word << ", bit " << n;
      ++n;
    }
  }
}

TYPED_TEST(BitSetOf, TheAlgebraHolds) {
  const TypeParam ends = TypeParam::of(0).with(2);
  const TypeParam high = TypeParam::run(1, 2);
  EXPECT_EQ(ends | high, TypeParam::run(0, 3));
  EXPECT_EQ(ends & high, TypeParam::of(2));
  EXPECT_EQ(ends ^ high, TypeParam::run(0, 2));
  EXPECT_EQ(ends - high, TypeParam::of(0));
  EXPECT_TRUE(ends.contains(TypeParam::of(2)));
  EXPECT_FALSE(ends.contains(high));
  EXPECT_TRUE((ends - ends).empty());
  EXPECT_EQ((TypeParam::all() - TypeParam::all()).begin(), TypeParam().end());
}

TEST(CountBits, EveryWordOf16BitsAndSomeWider) {
  int bits = 0;
  for (std::uint32_t word = 0; word <= 0xFFFF; ++word) {
    bits = 0;
    for (std::uint32_t rest = word; rest != 0; rest &= rest - 1) ++bits;
    ASSERT_EQ(count_bits(static_cast<std::uint16_t>(word)), bits) << word;
    ASSERT_EQ(count_bits(word << 16 | word), 2 * bits) << word;
    ASSERT_EQ(count_bits(std::uint64_t{word} << 48 | word), 2 * bits) << word;
  }
  EXPECT_EQ(count_bits(static_cast<std::uint8_t>(0xFF)), 8);
}

TEST(FixedList, HoldsWhatItIsGiven) {
  FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  for (int i = 1; i <= 3; ++i) list.push_back(i);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2, 3}));
  list.pop_back();
  EXPECT_EQ(list.back(), 2);
  FixedList<int, 3> other;
  other.push_back(1);
  EXPECT_FALSE(list == other);
  list.truncate(1);
  EXPECT_EQ(list, other) << "what lies beyond the size does not count";
}

TEST(FixedList, MayBeWrittenByHand) {
  FixedList<int, 3> list;
  list.push_back(1);
  int* end = list.end();
  *end++ = 2;
  list.extend_to(end);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2}));
}

TEST(FixedListDeathTest, AFullListTakesNoMore) {
  FixedList<int, 1> list;
  list.push_back(7);
  EXPECT_DEATH(list.push_back(8), "size_ < kCapacity");
}

TEST(By, IsIndexedByItsKey) {
  By<Letter, int, 3> counts{{1, 2, 3}};
  ++counts[Letter::kB];
  EXPECT_EQ(counts, (By<Letter, int, 3>{{1, 3, 3}}));
  BySeat<int> points;
  points[seat_at(5)] = 4;
  EXPECT_EQ(points.values.back(), 4);
}

}  // namespace
}  // namespace benben
