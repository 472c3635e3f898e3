// The stones of a building site (ANX-03 to ANX-05), as bit sets.
//
// The one idea: stones are numbered in the byte order of their names, K, L1 to L6, M11 to M45, P11
// to P71, R1 to R6, so a set of stones is a word that lists itself in the order of the texts, and
// what rests on what is a shift. The numbers are those of the largest block there can be (ANX-56);
// the stones of a smaller one (block.h) are some of these, and all shifts stay the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bit_set.h"

namespace benben::anubixx {

// The n-th stone in the byte order of the names.
enum class Stone : std::uint8_t {};

// What the largest block has (ANX-56).
inline constexpr int kMosaicRows = 4;
inline constexpr int kMosaicColumns = 5;
inline constexpr int kPyramidRows = 7;
inline constexpr int kColumnHeight = 6;
inline constexpr int kStones = 61;
// Of neighbours (ANX-20).
inline constexpr int kMosaicPairs =
    kMosaicRows * (kMosaicColumns - 1) + (kMosaicRows - 1) * kMosaicColumns;

enum class Building : std::uint8_t { kPyramid, kArch, kMosaic };
inline constexpr std::size_t kBuildings = 3;
inline constexpr std::array<Building, kBuildings> kAllBuildings = {
    Building::kPyramid, Building::kArch, Building::kMosaic};
constexpr std::size_t index(Building building) { return static_cast<std::size_t>(building); }

constexpr std::size_t index(Stone stone) { return static_cast<std::size_t>(stone); }
constexpr Stone stone_at(int i) { return static_cast<Stone>(i); }

using StoneSet = BitSet<Stone, kStones>;

// Where the parts begin in the numbering.
inline constexpr int kFirstLeft = 1;
inline constexpr int kFirstMosaic = kFirstLeft + kColumnHeight;
inline constexpr int kFirstPyramid = kFirstMosaic + kMosaicRows * kMosaicColumns;
inline constexpr int kFirstRight = kFirstPyramid + kPyramidRows * (kPyramidRows + 1) / 2;
static_assert(kFirstRight + kColumnHeight == kStones);

// The stones that some block may have in each part.
inline constexpr Stone kFinalStone = stone_at(0);
inline constexpr StoneSet kLeftColumn = StoneSet::run(kFirstLeft, kColumnHeight);
inline constexpr StoneSet kRightColumn = StoneSet::run(kFirstRight, kColumnHeight);
inline constexpr StoneSet kColumns = kLeftColumn | kRightColumn;
inline constexpr StoneSet kMosaic = StoneSet::run(kFirstMosaic, kMosaicRows* kMosaicColumns);
inline constexpr StoneSet kPyramid = StoneSet::run(kFirstPyramid, kFirstRight - kFirstPyramid);
inline constexpr StoneSet kAllStones = StoneSet::run(0, kStones);

constexpr Building building_of(Stone stone) {
  if (kPyramid.contains(stone)) return Building::kPyramid;
  return kMosaic.contains(stone) ? Building::kMosaic : Building::kArch;
}

// ANX-03: row 1 to 7, of 7 to 1 stones at most; column 1 to 8 - row.
constexpr int row_places(int row) { return kPyramidRows + 1 - row; }
constexpr Stone pyramid_stone(int row, int column) {
  int first = kFirstPyramid;
  for (int below = 1; below < row; ++below) first += row_places(below);
  return stone_at(first + column - 1);
}
constexpr StoneSet pyramid_row(int row) {
  return StoneSet::run(static_cast<int>(index(pyramid_stone(row, 1))), row_places(row));
}
// ANX-05: row 1 to 4, column 1 to 5.
constexpr Stone mosaic_stone(int row, int column) {
  return stone_at(kFirstMosaic + (row - 1) * kMosaicColumns + column - 1);
}

// ANX-21: the stones of the pyramid that rest on two stones of `crossed`, and row 1.
constexpr StoneSet supported(StoneSet crossed) {
  const std::uint64_t pairs = crossed.bits() & crossed.bits() >> 1;
  std::uint64_t above = pyramid_row(1).bits();
  // P(row, c) is numbered row_places(row - 1) above P(row - 1, c), one less above its neighbour.
  for (int row = 2; row <= kPyramidRows; ++row) {
    above |= pairs << row_places(row - 1) & pyramid_row(row).bits();
  }
  return StoneSet(above);
}

// ANX-22: the stones on the lowest of each column; `crossed` has them from the bottom up.
constexpr StoneSet next_of_columns(StoneSet crossed) {
  // Adding one at a column's bottom carries to its next stone.
  const std::uint64_t left = (crossed & kLeftColumn).bits() + (std::uint64_t{1} << kFirstLeft);
  const std::uint64_t right = (crossed & kRightColumn).bits() + (std::uint64_t{1} << kFirstRight);
  return (StoneSet(left) & kLeftColumn) | (StoneSet(right) & kRightColumn);
}

// The stones that a stone rests on, in the largest block; none for row 1, the columns' lowest and
// the mosaic.
StoneSet supports(Stone stone);

// Mosaic stones of `free` whose right neighbour, or lower neighbour, is in `free`, too (ANX-20).
constexpr StoneSet with_right_neighbour(StoneSet free) {
  constexpr StoneSet kNotLast = kMosaic - StoneSet::of(mosaic_stone(1, kMosaicColumns)) -
                                StoneSet::of(mosaic_stone(2, kMosaicColumns)) -
                                StoneSet::of(mosaic_stone(3, kMosaicColumns));
  return StoneSet(free.bits() >> 1) & free & kNotLast;
}
constexpr StoneSet with_lower_neighbour(StoneSet free) {
  constexpr StoneSet kNotLowest = StoneSet::run(kFirstMosaic, (kMosaicRows - 1) * kMosaicColumns);
  return StoneSet(free.bits() >> kMosaicColumns) & free & kNotLowest;
}
constexpr Stone right_neighbour(Stone stone) {
  return stone_at(static_cast<int>(index(stone)) + 1);
}
constexpr Stone lower_neighbour(Stone stone) {
  return stone_at(static_cast<int>(index(stone)) + kMosaicColumns);
}
// Whether two mosaic stones, lower name first, lie side by side or one above the other.
constexpr bool are_neighbours(Stone one, Stone two) {
  const StoneSet both = StoneSet::of(one) | StoneSet::of(two);
  return with_right_neighbour(both).contains(one) || with_lower_neighbour(both).contains(one);
}

// "P21", "M34", "L2", "K"
std::string stone_name(Stone stone);
std::optional<Stone> find_stone(std::string_view name);

}  // namespace benben::anubixx
