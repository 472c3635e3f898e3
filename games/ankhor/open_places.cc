#include "games/ankhor/open_places.h"

#include <algorithm>
#include <optional>

#include "core/result.h"
#include "games/ankhor/city.h"

namespace benben::ankhor {
namespace {

// The sides of a place, in the order of OpenPlaces::Beside.
constexpr std::array<int, 4> kSideU = {2, -2, 0, 0};
constexpr std::array<int, 4> kSideV = {0, 0, 2, -2};

std::optional<std::size_t> find_neighbour_at(const City& city, std::size_t tile, Place place) {
  for (const std::size_t i : city.neighbours[tile]) {
    if (city.tiles[i].place == place) return i;
  }
  return std::nullopt;
}

}  // namespace

OpenPlaces::Beside OpenPlaces::tiles_beside(const City& city, std::size_t tile) {
  const Place at = city.tiles[tile].place;
  Beside beside;
  for (const std::size_t i : city.neighbours[tile]) {
    const Place other = city.tiles[i].place;
    if (other.level != at.level) continue;
    const std::size_t along = other.u != at.u ? 0 : 2;
    beside[along + (other.u > at.u || other.v > at.v ? 0 : 1)] = static_cast<std::uint8_t>(i);
  }
  return beside;
}

std::size_t OpenPlaces::lower_bound(Place place) const {
  const std::uint64_t order = text_order(place);
  return static_cast<std::size_t>(std::partition_point(begin(), end(),
                                                       [order](const OpenPlace& open) {
                                                         return text_order(open.place) < order;
                                                       }) -
                                  begin());
}

void OpenPlaces::insert(std::size_t i, const OpenPlace& place) {
  BENBEN_ASSERT(size_ < kMaxOpenPlaces);
  std::copy_backward(places_.begin() + i, places_.begin() + size_, places_.begin() + size_ + 1);
  places_[i] = place;
  ++size_;
}

void OpenPlaces::erase(std::size_t i) {
  std::copy(places_.begin() + i + 1, places_.begin() + size_, places_.begin() + i);
  places_[--size_] = {};
}

void OpenPlaces::arrive(const City& city, std::size_t at) {
  const Place place = city.tiles[at].place;
  if (city.size == 1) {
    *this = {};
    erase(0);
  }
  for (std::size_t i = 0; i < size_; ++i) {
    places_[i].touching = places_[i].touching.with_gap(at);
  }
  if (const std::size_t i = lower_bound(place); i < size_ && places_[i].place == place) erase(i);
  const Beside beside = tiles_beside(city, at);
  if (place.level == 0) add_ground(city, at, beside);
  add_stacks(city, at, beside);
}

// The free places beside a new tile on the ground.
void OpenPlaces::add_ground(const City& city, std::size_t at, const Beside& beside) {
  for (std::size_t side = 0; side < beside.size(); ++side) {
    if (beside[side]) continue;
    const Place place = moved(city.tiles[at].place, kSideU[side], kSideV[side]);
    const std::size_t i = lower_bound(place);
    if (i == size_ || places_[i].place != place) insert(i, {place, {}});
    places_[i].touching |= TileSet::of(at);
  }
}

// The places upon the squares that a new tile completes.
void OpenPlaces::add_stacks(const City& city, std::size_t at, const Beside& beside) {
  const Place place = city.tiles[at].place;
  for (const std::size_t u : {0u, 1u}) {
    for (const std::size_t v : {2u, 3u}) {
      if (!beside[u] || !beside[v]) continue;
      const auto corner = find_neighbour_at(city, *beside[u], moved(place, kSideU[u], kSideV[v]));
      if (!corner) continue;
      const Place top = moved(place, kSideU[u] / 2, kSideV[v] / 2, 1);
      insert(lower_bound(top), {top, TileSet::of(at) | TileSet::of(*beside[u]) |
                                         TileSet::of(*beside[v]) | TileSet::of(*corner)});
    }
  }
}

void OpenPlaces::leave(const City& city, std::size_t at) {
  const TileSet self = TileSet::of(at);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    OpenPlace open = places_[i];
    if (open.touching.contains(at)) {
      open.touching -= self;
      if (open.place.level > 0 || open.touching.empty()) continue;
    }
    open.touching = open.touching.without_gap(at);
    places_[kept++] = open;
  }
  while (size_ > kept) places_[--size_] = {};
  // What it touched on the ground or lay upon touches its place now.
  const Place place = city.tiles[at].place;
  const TileSet touching =
      place.level == 0 ? city.neighbours[at] & city.ground : supports(city, place);
  if (!touching.empty()) insert(lower_bound(place), {place, touching.without_gap(at)});
}

}  // namespace benben::ankhor
