// The tiles of Ankh'or (ANK-02) and the numbers of the box: data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/ankhor/tokens.h"

namespace benben::ankhor {

enum class Kind : std::uint8_t {
  kJackal,
  kBeetle,
  kFalcon,
  kTwoPoints,
  kWarehouse,
  kScribe,
  kDesert
};

inline constexpr std::size_t kKindCount = 7;
inline constexpr std::size_t kAnimalCount = 3;
inline constexpr std::array kAnimals = {Kind::kJackal, Kind::kBeetle, Kind::kFalcon};
constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
constexpr bool is_animal(Kind kind) { return index(kind) < kAnimalCount; }

struct KindInfo {
  char letter;
  std::uint8_t per_colour;  // tiles of this kind in each colour
  std::string_view name;
};

// ANK-02, by kind. One warehouse per colour at most: a city then has one at most, and the supply
// always holds three tokens (ANK-11).
inline constexpr std::array<KindInfo, kKindCount> kKinds = {{
    {'j', 2, "jackal"},
    {'b', 2, "beetle"},
    {'f', 2, "falcon"},
    {'2', 2, "two-point tile"},
    {'w', 1, "warehouse"},
    {'s', 1, "scribe"},
    {'d', 1, "desert"},
}};
static_assert(kKinds[index(Kind::kWarehouse)].per_colour <= 1);

// What a tile shows: colour * 7 + kind.
enum class Tile : std::uint8_t {};

inline constexpr std::size_t kTileCodes = kColourCount * kKindCount;
constexpr std::size_t index(Tile tile) { return static_cast<std::size_t>(tile); }
constexpr Tile tile_at(std::size_t i) { return static_cast<Tile>(i); }
constexpr Tile tile_of(Colour colour, Kind kind) {
  return tile_at(index(colour) * kKindCount + index(kind));
}
constexpr Colour colour_of(Tile tile) { return static_cast<Colour>(index(tile) / kKindCount); }
constexpr Kind kind_of(Tile tile) { return static_cast<Kind>(index(tile) % kKindCount); }

// "Fj", "T2"; the tile of such a text; "red two-point tile".
std::string tile_code(Tile tile);
std::optional<Tile> find_tile(std::string_view code);
std::string tile_name(Tile tile);

inline constexpr int kTiles = 55;
inline constexpr std::array<std::uint8_t, 2> kPileSizes = {28, 27};  // ANK-05
inline constexpr std::size_t kSlots = 6;
inline constexpr int kMarkersPerResource = 3;
inline constexpr int kBonusTokens = 12;  // ANK-04
inline constexpr int kBonusPoints = 3;
inline constexpr int kTwoPoints = 2;
inline constexpr int kLargeGroup = 5;      // ANK-51
inline constexpr int kTokensTaken = 3;     // ANK-11
inline constexpr int kResourceLimit = 5;   // ANK-14
inline constexpr int kAnkhLimit = 2;       // ANK-14
inline constexpr int kAnkhActions = 2;     // ANK-13
inline constexpr int kLastTile = 13;       // ANK-60
inline constexpr int kIdleRounds = 10;     // ANK-61
inline constexpr int kTokensPerPoint = 3;  // ANK-62
inline constexpr int kMaxPlayers = 4;
// ANK-01: of each type in the supply.
constexpr int tokens_in_supply(int players) { return players + 2; }

constexpr int count_tiles() {
  int tiles = 0;
  for (const KindInfo& kind : kKinds) tiles += static_cast<int>(kColourCount) * kind.per_colour;
  return tiles;
}
static_assert(count_tiles() == kTiles && kPileSizes[0] + kPileSizes[1] == kTiles);

}  // namespace benben::ankhor
