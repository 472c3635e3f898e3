// The free places of a city, found by one pass over its tiles.
#include <algorithm>
#include <array>
#include <cstdint>

#include "games/ankhor/city.h"

namespace benben::ankhor {
namespace {

// Ground places by their coordinates: the tiles beside each, and whether one lies on it. A small
// open hash table, without collisions for any city of at most 16 by 8 places.
class GroundMap {
 public:
  static constexpr std::size_t kEntries = 128;
  // A load of seven tenths.
  static_assert(kMaxTiles + kMaxOpenPlaces <= 90);

  struct Entry {
    Place place;
    std::uint8_t used = 0;
    std::uint8_t taken = 0;
    TileSet beside;
  };

  Entry& at(Place place) {
    std::size_t i = (static_cast<std::size_t>(place.u >> 1 & 15) |
                     static_cast<std::size_t>(place.v >> 1 & 7) << 4);
    while (entries_[i].used != 0 && !(entries_[i].place == place)) i = (i + 1) % kEntries;
    Entry& entry = entries_[i];
    if (entry.used == 0) {
      entry.used = 1;
      entry.place = place;
      order_[size_++] = static_cast<std::uint8_t>(i);
    }
    return entry;
  }

  // In the order in which they were met.
  std::size_t size() const { return size_; }
  const Entry& operator[](std::size_t i) const { return entries_[order_[i]]; }

 private:
  std::array<Entry, kEntries> entries_{};
  std::array<std::uint8_t, kEntries> order_;
  std::size_t size_ = 0;
};

// The square of four tiles whose corner with the smallest coordinates is this tile; nothing if it
// is not whole.
std::optional<TileSet> square_from(const City& city, std::size_t corner) {
  const Place at = city.tiles[corner].place;
  TileSet square = TileSet::of(corner);
  std::size_t beside = 0;
  for (const std::size_t i : city.neighbours[corner]) {
    const Place place = city.tiles[i].place;
    if (place == moved(at, 2, 0) || place == moved(at, 0, 2)) {
      square |= TileSet::of(i);
      beside = i;
    }
  }
  if (square.size() < 3) return std::nullopt;
  for (const std::size_t i : city.neighbours[beside]) {
    if (city.tiles[i].place == moved(at, 2, 2)) return square | TileSet::of(i);
  }
  return std::nullopt;
}

}  // namespace

OpenPlaces::OpenPlaces(const City& city) {
  if (city.size == 0) {
    add({{}, {}});
    return;
  }
  add_ground(city);
  if (city.size >= 4) add_stacks(city);
}

void OpenPlaces::add_ground(const City& city) {
  GroundMap map;
  for (const std::size_t i : city.ground) {
    const Place at = city.tiles[i].place;
    map.at(at).taken = 1;
    for (const Place beside :
         {moved(at, 2, 0), moved(at, -2, 0), moved(at, 0, 2), moved(at, 0, -2)})
      map.at(beside).beside |= TileSet::of(i);
  }
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map[i].taken == 0) add({map[i].place, map[i].beside});
  }
}

void OpenPlaces::add_stacks(const City& city) {
  for (std::size_t i = 0; i < city.size; ++i) {
    const auto square = square_from(city, i);
    if (!square) continue;
    const Place place = moved(city.tiles[i].place, 1, 1, 1);
    bool taken = false;
    for (const std::size_t above : city.neighbours[i]) taken |= city.tiles[above].place == place;
    if (!taken) add({place, *square});
  }
}

void OpenPlaces::sort_by_text() {
  std::array<std::uint64_t, kMaxOpenPlaces> keys;
  for (std::size_t i = 0; i < size_; ++i) keys[i] = text_order(places_[i].place) << 8 | i;
  std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(size_));
  const std::array<OpenPlace, kMaxOpenPlaces> unsorted = places_;
  for (std::size_t i = 0; i < size_; ++i) places_[i] = unsorted[keys[i] & 0xFF];
}

}  // namespace benben::ankhor
