#include "games/ankhor/open_places.h"

#include <algorithm>
#include <optional>

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

int OpenPlaces::lower_bound(Place place) const {
  const std::uint64_t order = text_order(place);
  const auto before = [order](const OpenPlace& open) { return text_order(open.place) < order; };
  return static_cast<int>(std::partition_point(begin(), end(), before) - begin());
}

void OpenPlaces::insert(int i, const OpenPlace& place) {
  places_.push_back(place);
  OpenPlace* const at = places_.begin() + i;
  std::copy_backward(at, places_.end() - 1, places_.end());
  *at = place;
}

void OpenPlaces::erase(int i) {
  OpenPlace* const at = places_.begin() + i;
  std::copy(at + 1, places_.end(), at);
  places_.pop_back();
}

void OpenPlaces::arrive(const City& city, std::size_t at) {
  const Place place = city.tiles[at].place;
  if (city.size == 1) places_.clear();
  for (OpenPlace& open : places_) open.touching = with_gap(open.touching, at);
  if (const int i = lower_bound(place); i < size() && places_[i].place == place) erase(i);
  const Beside beside = tiles_beside(city, at);
  if (place.level == 0) add_ground(city, at, beside);
  add_stacks(city, at, beside);
}

// The free places beside a new tile on the ground.
void OpenPlaces::add_ground(const City& city, std::size_t at, const Beside& beside) {
  for (std::size_t side = 0; side < beside.size(); ++side) {
    if (beside[side]) continue;
    const Place place = moved(city.tiles[at].place, kSideU[side], kSideV[side]);
    const int i = lower_bound(place);
    if (i == size() || places_[i].place != place) insert(i, {place, {}});
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
  int kept = 0;
  for (OpenPlace open : places_) {
    if (open.touching.contains(at)) {
      open.touching -= TileSet::of(at);
      if (open.place.level > 0 || open.touching.empty()) continue;
    }
    open.touching = without_gap(open.touching, at);
    places_[kept++] = open;
  }
  places_.truncate(kept);
  // What it touched on the ground or lay upon touches its place now.
  const Place place = city.tiles[at].place;
  const TileSet touching =
      place.level == 0 ? city.neighbours[at] & city.ground : supports(city, place);
  if (!touching.empty()) insert(lower_bound(place), {place, without_gap(touching, at)});
}

}  // namespace benben::ankhor
