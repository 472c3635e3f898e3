#include "games/anubixx/stones.h"

#include <algorithm>

namespace benben::anubixx {
namespace {

// Row from 1 and column from 1 of the n-th place of rows with these lengths.
struct Place {
  int row;
  int column;
};

Place pyramid_place(int n) {
  int row = 1;
  for (; n >= row_places(row); ++row) n -= row_places(row);
  return {row, n + 1};
}

std::string numbered(char building, int number) { return building + std::to_string(number); }

}  // namespace

StoneSet supports(Stone stone) {
  const int n = static_cast<int>(index(stone));
  const StoneSet below = StoneSet(std::uint64_t{1} << n >> 1);
  if (stone == kFinalStone) return kColumns;
  if (kColumns.contains(stone)) return below & kColumns;
  if (kMosaic.contains(stone)) return {};
  const auto [row, column] = pyramid_place(n - kFirstPyramid);
  if (row == 1) return {};
  return StoneSet::run(static_cast<int>(index(pyramid_stone(row - 1, column))), 2);
}

std::string stone_name(Stone stone) {
  const int n = static_cast<int>(index(stone));
  if (stone == kFinalStone) return "K";
  if (kLeftColumn.contains(stone)) return numbered('L', n - kFirstLeft + 1);
  if (kRightColumn.contains(stone)) return numbered('R', n - kFirstRight + 1);
  if (kMosaic.contains(stone)) {
    const int place = n - kFirstMosaic;
    return numbered('M', (place / kMosaicColumns + 1) * 10 + place % kMosaicColumns + 1);
  }
  const auto [row, column] = pyramid_place(n - kFirstPyramid);
  return numbered('P', row * 10 + column);
}

std::optional<Stone> find_stone(std::string_view name) {
  for (const Stone stone : kAllStones) {
    if (stone_name(stone) == name) return stone;
  }
  return std::nullopt;
}

}  // namespace benben::anubixx
