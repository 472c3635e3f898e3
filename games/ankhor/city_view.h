// What the bots see in a city. All of it depends only on the city's tiles, on its loaded
// warehouses, on whether a bonus token is left, and on how near the end is (kFullTime).
#pragma once

#include <array>
#include <cstdint>

#include "games/ankhor/place.h"
#include "games/ankhor/tiles.h"

namespace benben::ankhor {

// Where a tile would gain most (survey.h); of equally good places the first.
struct BestPlace {
  static constexpr std::int16_t kNone = INT16_MIN;

  Place place;
  std::int16_t gain = kNone;

  bool exists() const { return gain != kNone; }
  friend bool operator==(const BestPlace&, const BestPlace&) = default;
};

// Of one tile: beside others, and on a stack, where it costs less.
struct BestPlaces {
  BestPlace ground;
  BestPlace stack;

  friend bool operator==(const BestPlaces&, const BestPlaces&) = default;
};

// How many groups there are, by size; of kLargeGroup those that are larger, too.
using GroupCounts = std::array<int, kLargeGroup + 1>;

struct CityView {
  int points = 0;   // of two-point tiles and groups (ANK-62)
  int promise = 0;  // CityWorth::promise()
  GroupCounts colours{};
  GroupCounts animals{};
  std::array<BestPlaces, kTileCodes> best{};  // by tile, of those that were asked for

  friend bool operator==(const CityView&, const CityView&) = default;
};

}  // namespace benben::ankhor
