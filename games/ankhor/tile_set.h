// Sets of tiles of one city, and how many tiles a city can have.
#pragma once

#include <cstddef>

#include "core/bit_set.h"
#include "games/ankhor/tiles.h"

namespace benben::ankhor {

// A player who begins the last round has 12 tiles at most (ANK-60), and buys one in this turn and
// one in every bonus turn; there are five scribes at most (ANK-02).
inline constexpr int kMaxTiles = 18;
inline constexpr int kMaxLargeGroups = kMaxTiles / kLargeGroup;

// By index: of the city's tiles in the byte order of their places.
using TileSet = BitSet<std::size_t, kMaxTiles>;

// The same tiles after one has been put before index `i`, or after tile `i` has gone.
constexpr TileSet with_gap(TileSet set, std::size_t i) {
  const TileSet::Word below = (TileSet::Word{1} << i) - 1;
  return TileSet((set.bits() & below) | (set.bits() & ~below) << 1);
}
constexpr TileSet without_gap(TileSet set, std::size_t i) {
  const TileSet::Word below = (TileSet::Word{1} << i) - 1;
  return TileSet((set.bits() & below) | (set.bits() >> 1 & ~below));
}

}  // namespace benben::ankhor
