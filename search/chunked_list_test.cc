#include "search/chunked_list.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>

namespace benben {
namespace {

struct Entry {
  int number = 7;
};
using List = ChunkedList<Entry>;

TEST(ChunkedList, KeepsWhatItHoldsWhereItIs) {
  List list;
  list.push_back({0});
  const Entry* first = &list[0];
  for (std::size_t i = 1; i < 3 * List::kChunk; ++i) list.push_back({static_cast<int>(i)});
  EXPECT_EQ(&list[0], first);
  EXPECT_EQ(list.size(), 3 * List::kChunk);
  for (std::size_t i = 0; i < list.size(); ++i) ASSERT_EQ(list[i].number, static_cast<int>(i));
}

TEST(ChunkedList, NewEntriesLieOneBehindTheOther) {
  List list;
  EXPECT_EQ(list.extend(3), 0u);
  EXPECT_EQ(list.extend(List::kChunk - 4), 3u);
  EXPECT_EQ(list.size(), List::kChunk - 1);
  EXPECT_EQ(list.extend(2), List::kChunk) << "one is left out";
  EXPECT_EQ(&list[List::kChunk] + 1, &list[List::kChunk + 1]);
  EXPECT_EQ(list[List::kChunk + 1].number, 7);
  EXPECT_EQ(list.extend(List::kChunk), 2 * List::kChunk);
  EXPECT_EQ(list[3 * List::kChunk - 1].number, 7);
  EXPECT_EQ(list.extend(1), 3 * List::kChunk);
}

TEST(ChunkedList, MovesWithItsEntries) {
  List list;
  list.push_back({3});
  const List other = std::move(list);
  EXPECT_EQ(other[0].number, 3);
}

}  // namespace
}  // namespace benben
