// The memory of cities gives what is to be seen in one, whatever it was asked before, and the best
// offers of the row are the best of all.
#include "games/ankhor/view_memory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "games/ankhor/offers.h"
#include "games/ankhor/scoring.h"
#include "games/ankhor/survey.h"
#include "games/ankhor/test_table.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

// The same, of the tiles of the row alone.
CityView of_row(const CityView& view, const State& state) {
  CityView only = view;
  only.best = {};
  for (const auto& tile : state.row) {
    if (tile) only.best[index(*tile)] = view.best[index(*tile)];
  }
  return only;
}

// The same tiles in the city of seat 0, all of them so much farther; no warehouse is loaded.
State moved_city(const State& state, int du, int dv) {
  State moved_state = state;
  const City& old = state.players[0].city;
  City& city = moved_state.players[0].city;
  city = {};
  for (int level = 0; level <= kMaxLevel; ++level) {
    for (const std::size_t i : old.all()) {
      const auto& [place, tile] = old.tiles[i];
      if (place.level == level) place_tile(city, moved(place, du, dv), tile);
    }
  }
  return moved_state;
}

// Small enough that cities are driven out all the time, and large enough that some are found.
TEST(AnkhorViewMemory, GivesWhatIsSeenInTheCity) {
  ViewMemory memory(40);
  std::uint64_t asked = 0;
  for_each_position(12, Habit::kBuild, [&](const State& state) {
    if (state.stage != Stage::kPlay) return;
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const Player& player = state.players[seat];
      ViewMemory nothing(1);
      ASSERT_EQ(of_row(memory.view_before_row(state, player), state),
                nothing.view_before_row(state, player));
      ++asked;
    }
  });
  EXPECT_GT(asked, 1000u);
  EXPECT_LT(memory.looks(), asked / 2);
  EXPECT_GT(memory.looks(), asked / 50);
}

TEST(AnkhorViewMemory, SeesPointsAndPromise) {
  for_each_position(6, Habit::kBuild, [&](const State& state) {
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const Player& player = state.players[seat];
      const CityView& view = ViewMemory::of_thread().view(state, player);
      const Points points = points_of(player);
      ASSERT_EQ(view.points, points.total() - points.bonus - points.tokens);
      ASSERT_EQ(view.promise,
                CityWorth(player.city, state.bonus_supply, tiles_left(state)).promise());
    }
  });
}

TEST(AnkhorViewMemory, TakesEverythingThatCountsIntoItsKey) {
  State state;
  for_each_position(3, Habit::kBuild, [&](const State& at) {
    if (at.stage == Stage::kPlay && !at.players[0].city.loaded.empty() && tiles_left(at) > 2) {
      state = at;
    }
  });
  ASSERT_GT(state.players[0].city.size, 1);
  ViewMemory memory;
  const auto is_looked_at = [&](const State& given) {
    const std::uint64_t before = memory.looks();
    ViewMemory nothing(1);
    EXPECT_EQ(of_row(memory.view_before_row(given, given.players[0]), given),
              nothing.view_before_row(given, given.players[0]));
    return memory.looks() > before;
  };
  EXPECT_TRUE(is_looked_at(state));
  EXPECT_FALSE(is_looked_at(state));
  State other = state;
  other.supply = {};
  other.players[0].tokens = {};
  other.prices[0] = {};
  EXPECT_FALSE(is_looked_at(other)) << "the same city";
  other.row = {};
  EXPECT_FALSE(is_looked_at(other)) << "nothing is asked for";
  other = state;
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    if (std::ranges::find(state.row, tile_at(i)) == state.row.end()) other.row[0] = tile_at(i);
  }
  EXPECT_TRUE(is_looked_at(other)) << "another tile in the row";
  EXPECT_TRUE(is_looked_at(moved_city(state, 0, 0))) << "no token on a warehouse";
  EXPECT_TRUE(is_looked_at(moved_city(state, 2, 0))) << "another u";
  EXPECT_TRUE(is_looked_at(moved_city(state, 0, 2))) << "another v";
  other = state;
  other.bonus_supply = 0;
  EXPECT_TRUE(is_looked_at(other)) << "no bonus tokens";
  other = state;
  other.players[1].city = {};
  for (int u = 0; u < 2 * (kLastTile - 1); u += 2) {
    place_tile(other.players[1].city, {static_cast<std::int16_t>(u), 0, 0}, tile_at(0));
  }
  ASSERT_NE(tiles_left(other), tiles_left(state));
  EXPECT_TRUE(is_looked_at(other)) << "another end";
  other = state;
  const OpenPlaces open = state.players[0].city.open;
  const Place place = std::ranges::find_if(open, [](const OpenPlace& free) {
                        return free.place.level == 0;
                      })->place;
  place_tile(other.players[0].city, place, tile_at(0));
  EXPECT_TRUE(is_looked_at(other)) << "a tile more";
  other = state;
  place_tile(other.players[0].city, place, tile_at(1));
  EXPECT_TRUE(is_looked_at(other)) << "another tile";
}

TEST(AnkhorOffers, TheTargetsAreTheBestOffersOfTheRow) {
  int stacks = 0;
  for_each_position(12, Habit::kBuild, [&](const State& state) {
    if (state.stage != Stage::kPlay) return;
    const Player& player = current(state);
    const Survey survey(player.city, state.bonus_supply, tiles_left(state));
    const Targets targets = targets_of(state, player);
    int n = 0;
    for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
      if (!state.row[slot]) continue;
      const auto [ground, stack] = offers_of(state, slot, purse(player));
      std::optional<Offer> best;
      survey.for_each_place(*state.row[slot], [&](Place place, int gain) {
        const Offer offer = (place.level > 0 ? stack : ground).on(place, gain);
        if (!best || offer.value() > best->value()) best = offer;
      });
      const Offer& target = targets[n++];
      ASSERT_EQ(target.slot, slot);
      ASSERT_EQ(target.value(), best->value());
      ASSERT_EQ(target.place, best->place);
      ASSERT_EQ(target.saved, best->saved);
      ASSERT_EQ(target.net, best->net);
      stacks += target.place.level > 0 ? 1 : 0;
    }
    ASSERT_EQ(n, targets.size());
  });
  EXPECT_GT(stacks, 100);
}

}  // namespace
}  // namespace benben::ankhor
