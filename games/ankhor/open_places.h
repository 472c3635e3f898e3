// The free places of a city: where a tile can be placed, or moved to.
//
// They are kept up while tiles come and go, in the byte order of their texts, so that neither
// counting nor choosing legal steps has to find them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/ankhor/place.h"
#include "games/ankhor/tile_set.h"

namespace benben::ankhor {

struct City;

// Charge a place beside a city to a tile it touches, a place on it to the tile under its corner
// with the smallest coordinates. A ground tile is charged four places at most: if it is the corner
// of a square, two of its sides are taken. A higher tile is charged one.
inline constexpr int kMaxOpenPlaces = 4 * kMaxTiles;

// A free place: beside ground tiles, or carried by four tiles.
struct OpenPlace {
  Place place;
  TileSet touching;  // those ground tiles, or these four

  friend constexpr bool operator==(const OpenPlace&, const OpenPlace&) = default;
};

class OpenPlaces {
 public:
  // Of a city without tiles: 0,0^0 (ANK-31).
  OpenPlaces() { places_.push_back({}); }

  int size() const { return places_.size(); }
  const OpenPlace& operator[](int i) const { return places_[i]; }
  const OpenPlace* begin() const { return places_.begin(); }
  const OpenPlace* end() const { return places_.end(); }

  // A tile has come into the city, and is its tile `at`: the others from there on have moved up.
  void arrive(const City& city, std::size_t at);
  // Tile `at`, which carries nothing, will leave the city: the others behind it will move down.
  void leave(const City& city, std::size_t at);

  friend bool operator==(const OpenPlaces&, const OpenPlaces&) = default;

 private:
  // The tiles side by side with a tile on its level: at larger and smaller u, larger and smaller v.
  using Beside = std::array<std::optional<std::uint8_t>, 4>;
  static Beside tiles_beside(const City& city, std::size_t tile);

  // The first entry that does not stand before this place.
  int lower_bound(Place place) const;
  void insert(int i, const OpenPlace& place);
  void erase(int i);
  void add_ground(const City& city, std::size_t at, const Beside& beside);
  void add_stacks(const City& city, std::size_t at, const Beside& beside);

  FixedList<OpenPlace, kMaxOpenPlaces> places_;
};

}  // namespace benben::ankhor
