// The cells of Pyramix's heap (PYX-03, PYX-04) as bit sets.
//
// The one idea: cells are numbered in the byte order of their names, so a set of cells is a 64-bit
// word, lists itself in the order of the texts, and neighbours are table look-ups.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bit_set.h"

namespace benben::pyramix {

inline constexpr int kCells = 56;
inline constexpr int kTrayLevel = 5;
inline constexpr int kTrayCells = 21;

// The n-th cell in the byte order of the names 000, 001, ... 500.
enum class Cell : std::uint8_t {};

constexpr std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
constexpr Cell cell_at(int i) { return static_cast<Cell>(i); }

using CellSet = BitSet<Cell, kCells>;

struct Coordinates {
  int x = 0, y = 0, z = 0;  // each >= 0, x + y + z <= 5
  constexpr int level() const { return x + y + z; }
  friend constexpr bool operator==(const Coordinates&, const Coordinates&) = default;
};

// The cell at these coordinates; nothing outside the pyramid.
constexpr std::optional<Cell> find_cell(Coordinates at) {
  if (at.x < 0 || at.y < 0 || at.z < 0 || at.level() > kTrayLevel) return std::nullopt;
  int i = 0;
  for (int x = 0; x < at.x; ++x) i += (6 - x) * (7 - x) / 2;
  for (int y = 0; y < at.y; ++y) i += 6 - at.x - y;
  return cell_at(i + at.z);
}

namespace detail {

using SetTable = std::array<CellSet, kCells>;

constexpr auto make_coordinates() {
  std::array<Coordinates, kCells> table{};
  for (int x = 0; x <= kTrayLevel; ++x) {
    for (int y = 0; x + y <= kTrayLevel; ++y) {
      for (int z = 0; x + y + z <= kTrayLevel; ++z) table[index(*find_cell({x, y, z}))] = {x, y, z};
    }
  }
  return table;
}

// The cells at each of the given steps from every cell, as far as they lie in the pyramid.
template <std::size_t N>
constexpr SetTable make_reach(const std::array<Coordinates, N>& steps) {
  SetTable table{};
  const auto coordinates = make_coordinates();
  for (std::size_t i = 0; i < kCells; ++i) {
    for (const Coordinates& step : steps) {
      const Coordinates& at = coordinates[i];
      const auto reached = find_cell({at.x + step.x, at.y + step.y, at.z + step.z});
      if (reached) table[i] |= CellSet::of(*reached);
    }
  }
  return table;
}

constexpr auto make_levels() {
  std::array<CellSet, kTrayLevel + 1> table{};
  const auto coordinates = make_coordinates();
  for (int i = 0; i < kCells; ++i) {
    const int level = coordinates[static_cast<std::size_t>(i)].level();
    table[static_cast<std::size_t>(level)] |= CellSet::of(cell_at(i));
  }
  return table;
}

inline constexpr auto kCoordinates = make_coordinates();
inline constexpr SetTable kUppers = make_reach<3>({Coordinates{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}});
inline constexpr SetTable kLowers = make_reach<3>({Coordinates{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
inline constexpr SetTable kEdgeNeighbours = make_reach<6>(
    {Coordinates{1, -1, 0}, {-1, 1, 0}, {1, 0, -1}, {-1, 0, 1}, {0, 1, -1}, {0, -1, 1}});
inline constexpr auto kLevels = make_levels();

}  // namespace detail

constexpr Coordinates coordinates(Cell cell) { return detail::kCoordinates[index(cell)]; }
// PYX-04: the up to three cells with one coordinate less by one, and those with one more.
constexpr CellSet uppers(Cell cell) { return detail::kUppers[index(cell)]; }
constexpr CellSet lowers(Cell cell) { return detail::kLowers[index(cell)]; }
// The up to six cells that share a face (PYX-13).
constexpr CellSet face_neighbours(Cell cell) { return uppers(cell) | lowers(cell); }
// The up to six cells of the same level that share an edge (PYX-21).
constexpr CellSet edge_neighbours(Cell cell) { return detail::kEdgeNeighbours[index(cell)]; }
constexpr CellSet level(int number) { return detail::kLevels[static_cast<std::size_t>(number)]; }
inline constexpr CellSet kTray = level(kTrayLevel);

// "014"
std::string cell_name(Cell cell);

}  // namespace benben::pyramix
