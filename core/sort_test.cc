#include "core/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/rng.h"

namespace benben {
namespace {

TEST(Sort, CombSortOrdersAnyNumbersOfEveryCount) {
  Rng rng(7);
  for (int count = 0; count < 200; ++count) {
    std::vector<int> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(static_cast<int>(rng.below(50)));
    std::vector<int> expected = numbers;
    std::ranges::sort(expected);
    comb_sort(numbers);
    EXPECT_EQ(numbers, expected) << count;
  }
}

TEST(Sort, CombSortOrdersWhatIsSortedBackwards) {
  std::vector<int> numbers(1000);
  std::iota(numbers.rbegin(), numbers.rend(), 0);
  comb_sort(numbers);
  EXPECT_TRUE(std::ranges::is_sorted(numbers));
}

TEST(Sort, TheOrderMayBeGiven) {
  std::vector<std::string> texts = {"b", "a", "c"};
  comb_sort(texts, std::greater<>());
  EXPECT_EQ(texts, (std::vector<std::string>{"c", "b", "a"}));
  sort(texts);
  EXPECT_EQ(texts, (std::vector<std::string>{"a", "b", "c"}));
}

}  // namespace
}  // namespace benben
