// A player's city: its tiles, which of them touch, and what can be placed or moved where.
//
// A city is a flat array of tiles in the byte order of their places' texts; sets of tiles are sets
// of indices into it. A city is a function of its tiles and of which warehouses are loaded: two
// cities with the same tiles are equal, however they were built. Groups are found by flood fill.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/ankhor/place.h"
#include "games/ankhor/tiles.h"
#include "games/ankhor/tokens.h"

namespace benben::ankhor {

// A player who begins the last round has 12 tiles at most (ANK-60), and buys one in this turn and
// one in every bonus turn; there are five scribes.
inline constexpr std::size_t kMaxTiles = 18;
// Free places beside or on a city. Charge a place beside it to a tile it touches, a place on it to
// the tile under its corner with the smallest coordinates. A ground tile is charged four places at
// most: if it is the corner of a square, two of its sides are taken. A higher tile is charged one.
inline constexpr std::size_t kMaxOpenPlaces = 4 * kMaxTiles;
inline constexpr std::size_t kMaxLargeGroups = kMaxTiles / kLargeGroup;

// A set of tiles of one city, by index.
class TileSet {
 public:
  constexpr TileSet() = default;
  static constexpr TileSet of(std::size_t i) { return TileSet(1u << i); }
  // The first `count` tiles.
  static constexpr TileSet first_of(std::size_t count) { return TileSet((1u << count) - 1); }

  constexpr bool contains(std::size_t i) const { return (bits_ >> i & 1u) != 0; }
  constexpr bool contains(TileSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool empty() const { return bits_ == 0; }
  // Counted here, since std::popcount is a call where the processor may lack the instruction.
  constexpr int size() const {
    std::uint32_t pairs = bits_ - (bits_ >> 1 & 0x55555555u);
    pairs = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u);
    return static_cast<int>(((pairs + (pairs >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
  }
  // The lowest tile of a set that is not empty.
  constexpr std::size_t first() const { return static_cast<std::size_t>(std::countr_zero(bits_)); }

  constexpr TileSet operator|(TileSet other) const { return TileSet(bits_ | other.bits_); }
  constexpr TileSet operator&(TileSet other) const { return TileSet(bits_ & other.bits_); }
  constexpr TileSet operator-(TileSet other) const { return TileSet(bits_ & ~other.bits_); }
  constexpr TileSet& operator|=(TileSet other) { return *this = *this | other; }
  constexpr TileSet& operator&=(TileSet other) { return *this = *this & other; }
  constexpr TileSet& operator-=(TileSet other) { return *this = *this - other; }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  // The same tiles after one has been put before index `i`, or after tile `i` has gone.
  constexpr TileSet with_gap(std::size_t i) const {
    const std::uint32_t below = (1u << i) - 1;
    return TileSet((bits_ & below) | (bits_ & ~below) << 1);
  }
  constexpr TileSet without_gap(std::size_t i) const {
    const std::uint32_t below = (1u << i) - 1;
    return TileSet((bits_ & below) | (bits_ >> 1 & ~below));
  }

  class Iterator {
   public:
    explicit constexpr Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr std::size_t operator*() const {
      return static_cast<std::size_t>(std::countr_zero(bits_));
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  explicit constexpr TileSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

struct CityTile {
  Place place;
  Tile tile{};

  friend constexpr bool operator==(const CityTile&, const CityTile&) = default;
};

struct City {
  std::array<CityTile, kMaxTiles> tiles{};      // CityTile{} from `size` on
  std::array<TileSet, kMaxTiles> neighbours{};  // ANK-33; empty from `size` on
  std::array<TileSet, kColourCount> of_colour{};
  std::array<TileSet, kAnimalCount> of_animal{};
  TileSet ground;   // level 0
  TileSet covered;  // carries a tile
  TileSet loaded;   // warehouses with a token
  std::uint8_t size = 0;
  // How many free places there are on the ground (one for the first tile), and on four tiles of
  // which one has the colour.
  std::uint8_t ground_places = 1;
  std::array<std::uint8_t, kColourCount> stack_places{};
  std::uint16_t moves = 0;  // of single tiles (ANK-40, ANK-41)

  friend bool operator==(const City&, const City&) = default;

  TileSet all() const { return TileSet::first_of(size); }
};
static_assert(sizeof(City) == 272);

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

// A free place: beside ground tiles, or carried by four tiles.
struct OpenPlace {
  Place place;
  TileSet touching;  // those ground tiles, or these four
};

class OpenPlaces {
 public:
  // The free places of a city; the first tile goes to 0,0^0 (ANK-31).
  explicit OpenPlaces(const City& city);

  void sort_by_text();
  std::size_t size() const { return size_; }
  const OpenPlace* begin() const { return places_.data(); }
  const OpenPlace* end() const { return places_.data() + size_; }

 private:
  void add(OpenPlace place) { places_[size_++] = place; }
  void add_ground(const City& city);
  void add_stacks(const City& city);

  std::size_t size_ = 0;
  std::array<OpenPlace, kMaxOpenPlaces> places_;
};

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
  std::array<TileSet, kMaxLargeGroups> groups{};
  std::size_t size = 0;
  TileSet all;
};
LargeGroups large_groups(const City& city, TileSet members);

}  // namespace benben::ankhor
