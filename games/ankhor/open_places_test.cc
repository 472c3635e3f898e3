// Free places: kept up while tiles come and go, they are those that the rules give.
#include "games/ankhor/open_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

// The free places of a city in the order of their texts, found by trying every place around it.
std::vector<OpenPlace> places_by_rule(const City& own) {
  std::vector<OpenPlace> open;
  Place low, high;
  for (const std::size_t i : own.all()) {
    const Place at = own.tiles[i].place;
    low = {std::min(low.u, at.u), std::min(low.v, at.v), 0};
    high = {std::max(high.u, at.u), std::max(high.v, at.v), 0};
  }
  for (std::uint8_t level = 0; level <= kMaxLevel; ++level) {
    for (int u = low.u - 2; u <= high.u + 2; ++u) {
      for (int v = low.v - 2; v <= high.v + 2; ++v) {
        const Place at{static_cast<std::int16_t>(u), static_cast<std::int16_t>(v), level};
        if (!is_place(at) || find_tile_at(own, at)) continue;
        const TileSet touching = level == 0 ? ground_beside(own, at) : supports(own, at);
        if (touching.size() >= (level == 0 ? 1 : 4)) open.push_back({at, touching});
      }
    }
  }
  std::ranges::sort(open, {}, [](const OpenPlace& at) { return place_text(at.place); });
  return open;
}

TEST(OpenPlaces, ANK_31_And_32_AreKeptUp) {  // ANK-31 ANK-32
  EXPECT_EQ(City().open.size(), 1) << "the first tile goes to 0,0^0";
  EXPECT_EQ(City().open[0], OpenPlace{});
  int compared = 0;
  for_each_position(9, Habit::kBuild, [&](const State& state) {
    const City& own = current(state).city;
    if (own.size == 0) return;
    ASSERT_EQ(std::vector<OpenPlace>(own.open.begin(), own.open.end()), places_by_rule(own));
    ++compared;
  });
  EXPECT_GT(compared, 1000);
}

}  // namespace
}  // namespace benben::ankhor
