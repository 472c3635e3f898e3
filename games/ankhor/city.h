// A player's city: its tiles, which of them touch, and what can be placed or moved where.
//
// A city is a flat array of tiles in the byte order of their places' texts; sets of tiles are sets
// of indices into it. A city is a function of its tiles and of which warehouses are loaded: two
// cities with the same tiles are equal, however they were built. Groups are found by flood fill.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/by.h"
#include "core/fixed_list.h"
#include "games/ankhor/open_places.h"
#include "games/ankhor/place.h"
#include "games/ankhor/tile_set.h"
#include "games/ankhor/tiles.h"
#include "games/ankhor/tokens.h"

namespace benben::ankhor {

struct CityTile {
  Place place;
  Tile tile{};

  friend constexpr bool operator==(const CityTile&, const CityTile&) = default;
};

struct City {
  std::array<CityTile, kMaxTiles> tiles{};      // CityTile{} from `size` on
  std::array<TileSet, kMaxTiles> neighbours{};  // ANK-33; empty from `size` on
  By<Colour, TileSet, kColours.size()> of_colour;
  By<Kind, TileSet, kAnimals.size()> of_animal;
  TileSet ground;   // level 0
  TileSet covered;  // carries a tile
  TileSet loaded;   // warehouses with a token
  std::uint8_t size = 0;
  // How many free places there are on the ground (one for the first tile), and on four tiles of
  // which one has the colour.
  std::uint8_t ground_places = 1;
  By<Colour, std::uint8_t, kColours.size()> stack_places;
  std::uint16_t moves = 0;  // of single tiles (ANK-40, ANK-41)
  OpenPlaces open;

  friend bool operator==(const City&, const City&) = default;

  TileSet all() const { return TileSet::run(0, size); }
};
static_assert(sizeof(City) == 1140);

// What placing or moving a tile does besides.
struct CityChange {
  int bonus_returned = 0;  // ANK-52
  int bonus_earned = 0;    // ANK-51
  Tokens sent_back;        // from warehouses that are covered now (ANK-35)
};

// Places a tile on a place that ANK-31 or ANK-32 allows.
CityChange place_tile(City& city, Place place, Tile tile);
// Moves a tile as ANK-40 and ANK-41 allow; a warehouse keeps its token (ANK-42).
CityChange move_tile(City& city, std::size_t from, Place to);
// Loads or empties a warehouse.
void set_loaded(City& city, std::size_t warehouse);
void set_empty(City& city, std::size_t warehouse);

std::optional<std::size_t> find_tile_at(const City& city, Place place);
// The tiles that carry a place or would carry it: none to four.
TileSet supports(const City& city, Place place);
// The ground tiles beside a place of level 0.
TileSet ground_beside(const City& city, Place place);
// The own warehouse of a colour, if there is one.
std::optional<std::size_t> find_warehouse(const City& city, Colour colour);
// What lies on its warehouses.
Tokens stored_tokens(const City& city);
// What would go onto its warehouses in the end (ANK-14): one of each colour at most.
TileSet free_warehouses(const City& city);

// Whether a tile that carries nothing may go to this free place.
inline bool may_move_to(const City& city, std::size_t from, const OpenPlace& to) {
  const bool on_ground = to.place.level == 0;
  if (on_ground != city.ground.contains(from)) return false;
  // ANK-40: beside another one; ANK-41: carried by four others.
  return on_ground ? !(to.touching - TileSet::of(from)).empty() : !to.touching.contains(from);
}

// The group that a tile belongs to within a set of tiles.
TileSet group_of(const City& city, TileSet members, std::size_t tile);

// The groups of five or more within a set of tiles (ANK-51).
struct LargeGroups {
  FixedList<TileSet, kMaxLargeGroups> groups;
  TileSet all;
};
LargeGroups large_groups(const City& city, TileSet members);

}  // namespace benben::ankhor
