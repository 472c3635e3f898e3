#include "games/ankhor/survey.h"

#include <algorithm>
#include <cstddef>

#include "core/result.h"

namespace benben::ankhor {
namespace {

// Where a free place stands in the order of the tiles that it touches: on the ground first, by the
// first of them and the side of it; then by the tile under its corner with the smallest
// coordinates.
std::size_t touching_order(const City& city, const OpenPlace& open) {
  if (open.touching.empty()) return 0;
  const Place place = open.place;
  if (place.level == 0) {
    const std::size_t first = open.touching.first();
    const Place at = city.tiles[first].place;
    if (place.u != at.u) return 4 * first + (place.u > at.u ? 0 : 1);
    return 4 * first + (place.v > at.v ? 2 : 3);
  }
  const Place corner = moved(place, -1, -1, -1);
  for (const std::size_t i : open.touching) {
    if (city.tiles[i].place == corner) return 4 * kMaxTiles + i;
  }
  BENBEN_ASSERT(false);
}

}  // namespace

Survey::Survey(const City& city, int bonus_left, int tiles_left)
    : city_(city), worth_(city, bonus_left, tiles_left) {
  // By this order the first of equally good offers is chosen, and so how bots play.
  FixedList<std::size_t, kMaxOpenPlaces> order;
  for (int n = 0; n < city.open.size(); ++n) {
    order.push_back(touching_order(city, city.open[n]) << 8 | static_cast<std::size_t>(n));
  }
  // In an order of its own: the one that libc++ has ready for whole numbers is 3% of the browser's
  // module.
  std::sort(order.begin(), order.end(), [](std::size_t a, std::size_t b) { return a < b; });
  for (const std::size_t key : order) {
    places_.push_back(city.open[static_cast<int>(key & 0xFF)]);
    neighbours_.push_back(neighbours_at(city, places_.back()));
  }
}

}  // namespace benben::ankhor
