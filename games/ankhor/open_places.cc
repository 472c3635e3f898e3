// The free places of a city, found by one pass over its tiles.
#include <algorithm>
#include <array>
#include <cstdint>

#include "games/ankhor/city.h"

namespace benben::ankhor {
namespace {

// Free ground places by their coordinates, with the tiles beside each. A small open hash table,
// without collisions for any city of at most 16 by 8 places.
class GroundMap {
 public:
  struct Entry {
    Place place;
    TileSet beside;
  };

  Entry& at(Place place) {
    std::size_t i = (static_cast<std::size_t>(place.u >> 1 & 15) |
                     static_cast<std::size_t>(place.v >> 1 & 7) << 4);
    while (slots_[i] != 0 && entries_[slots_[i] - 1u].place != place) i = (i + 1) % kSlots;
    if (slots_[i] == 0) {
      entries_[size_].place = place;
      slots_[i] = static_cast<std::uint8_t>(++size_);
    }
    return entries_[slots_[i] - 1u];
  }

  // In the order in which they were met.
  const Entry* begin() const { return entries_.data(); }
  const Entry* end() const { return entries_.data() + size_; }

 private:
  static constexpr std::size_t kSlots = 128;
  static_assert(kMaxOpenPlaces <= kSlots * 2 / 3);

  std::array<std::uint8_t, kSlots> slots_{};  // 1 + index of the entry; 0 if there is none
  std::array<Entry, kMaxOpenPlaces> entries_{};
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
  constexpr std::array<std::array<int, 2>, 4> kSides = {{{2, 0}, {-2, 0}, {0, 2}, {0, -2}}};
  GroundMap map;
  for (const std::size_t i : city.ground) {
    const Place at = city.tiles[i].place;
    std::array<bool, 4> taken{};
    for (const std::size_t j : city.neighbours[i] & city.ground) {
      const Place beside = city.tiles[j].place;
      const std::size_t along = beside.u != at.u ? 0 : 2;
      taken[along + (beside.u > at.u || beside.v > at.v ? 0 : 1)] = true;
    }
    for (std::size_t side = 0; side < kSides.size(); ++side) {
      if (taken[side]) continue;
      map.at(moved(at, kSides[side][0], kSides[side][1])).beside |= TileSet::of(i);
    }
  }
  for (const GroundMap::Entry& entry : map) add({entry.place, entry.beside});
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
