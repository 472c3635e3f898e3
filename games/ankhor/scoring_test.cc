// Points and winners (ANK-62, ANK-63), the worked example, and what does not change a city's worth.
#include "games/ankhor/scoring.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

// Twelve tiles: green hangs together under a red tile; a green jackal and a white two-point tile
// stand alone, and so does a blue beetle among its colour.
constexpr std::array<std::string_view, 12> kExample = {
    "0,0^0 Pj", "2,0^0 P2", "4,0^0 Pw", "6,0^0 Ps", "2,2^0 Pd",  "4,2^0 Tj",
    "4,4^0 Tj", "6,4^0 Ij", "6,6^0 Ib", "4,6^0 Fb", "-2,0^0 I2", "3,1^1 T2"};

TEST(Scoring, ANK_62_TheExampleOf24Points) {  // ANK-62 ANK-37 ANK-50
  Player player;
  for (const std::string_view text : kExample) {
    const TestTile added(text);
    const CityChange change = place_tile(player.city, added.place, added.tile);
    player.bonus = static_cast<std::uint8_t>(player.bonus + change.bonus_earned);
  }
  const Points points = points_of(player);
  EXPECT_EQ(player.city.size, 12);
  EXPECT_EQ(points.bonus, 3);
  EXPECT_EQ(points.two_points, 6);
  EXPECT_EQ(points.animals, 3 + 2);
  EXPECT_EQ(points.colours, 2 + 5 + 3);
  EXPECT_EQ(points.tokens, 0);
  EXPECT_EQ(points.total(), 24);
}

TEST(Scoring, ANK_62_Tokens) {  // ANK-62
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Cw+"});
  give(state, 0, "FTAA");
  EXPECT_EQ(leftover_tokens(state.players[0]), 6);
  EXPECT_EQ(points_of(state.players[0]).tokens, 2);
  set_empty(state.players[0].city, 0);
  EXPECT_EQ(points_of(state.players[0]).tokens, 1);
}

TEST(Scoring, ANK_37_DesertsAndTwoPoints) {  // ANK-37
  Player player;
  player.city = city({"0,0^0 Fd", "2,0^0 F2", "4,0^0 I2"});
  EXPECT_EQ(points_of(player).colours, 2);
  EXPECT_EQ(points_of(player).two_points, 4);
  EXPECT_EQ(points_of(player).animals, 0);
  State state = table(2, kTestPrices, "row Fd F2 Cj Pj Tj Fb");
  give(state, 0, "FI");
  step(state, "buy 0 0,0^0");
  EXPECT_FALSE(state.bonus_turn);
  EXPECT_TRUE(state.players[0].city.loaded.empty());
}

State finished(int players) {
  State state = table(players);
  state.stage = Stage::kOver;
  return state;
}

std::vector<int> winners(const State& state) {
  std::vector<int> seats;
  for (int seat = 0; seat < state.player_count; ++seat) {
    if (Ankhor::winners(state).contains(seat_at(seat))) seats.push_back(seat);
  }
  return seats;
}

TEST(Scoring, ANK_63_Winners) {  // ANK-63
  State state = finished(3);
  EXPECT_EQ(winners(state), (std::vector<int>{0, 1, 2})) << "shared";
  build(state, 1, {"0,0^0 Fd", "2,0^0 F2"});
  EXPECT_EQ(winners(state), (std::vector<int>{1}));
  build(state, 2, {"0,0^0 Fj", "2,0^0 Ij", "4,0^0 I2"});
  EXPECT_EQ(Ankhor::standing(state)[1], 4);
  EXPECT_EQ(Ankhor::standing(state)[2], 6);
  EXPECT_EQ(winners(state), (std::vector<int>{2}));
  state.players[1].bonus = 1;
  state.players[2].bonus = 0;
  EXPECT_EQ(winners(state), (std::vector<int>{1}));
  give(state, 2, "FFF");
  EXPECT_EQ(Ankhor::standing(state)[2], 7);
  EXPECT_EQ(Ankhor::standing(state)[1], 7);
  EXPECT_EQ(winners(state), (std::vector<int>{1})) << "two tiles beat three";
}

TEST(Scoring, ANK_63_SomeShare) {  // ANK-63
  State state = finished(3);
  build(state, 1, {"0,0^0 Fd", "2,0^0 F2"});
  build(state, 2, {"0,0^0 Id", "2,0^0 I2"});
  EXPECT_EQ(winners(state), (std::vector<int>{1, 2}));
}

TEST(Scoring, ANK_63_FewestTokens) {  // ANK-63
  State state = finished(2);
  build(state, 0, {"0,0^0 Fw"});
  build(state, 1, {"0,0^0 Iw+"});
  give(state, 0, "FA");
  give(state, 1, "F");
  EXPECT_EQ(winners(state), (std::vector<int>{0, 1})) << "two tokens each";
  give(state, 1, "A");
  EXPECT_EQ(Ankhor::standing(state)[1], 1);
  give(state, 0, "A");
  EXPECT_EQ(winners(state), (std::vector<int>{0, 1}));
  give(state, 1, "A");
  EXPECT_EQ(winners(state), (std::vector<int>{0})) << "three beat four";
}

// Every symmetry of the grid, and a shift.
Place transformed(Place at, int symmetry) {
  int u = at.u;
  int v = at.v;
  if ((symmetry & 4) != 0) u = -u;
  for (int quarter = 0; quarter < (symmetry & 3); ++quarter) {
    const int old = u;
    u = -v;
    v = old;
  }
  return moved({static_cast<std::int16_t>(u), static_cast<std::int16_t>(v), at.level}, 40, -6);
}

TEST(Scoring, ANK_62_SymmetriesChangeNothing) {  // ANK-62 ANK-33
  int cities = 0;
  for_each_position(9, Habit::kBuild, [&](const State& state) {
    for (const Player& player : state.players) {
      if (player.city.size < 8) continue;
      const int symmetry = cities++ % 8;
      Player other = player;
      other.city = {};
      for (std::uint8_t level = 0; level <= kMaxLevel; ++level) {
        for (const std::size_t i : player.city.all()) {
          if (player.city.tiles[i].place.level != level) continue;
          place_tile(other.city, transformed(player.city.tiles[i].place, symmetry),
                     player.city.tiles[i].tile);
        }
      }
      for (const std::size_t i : player.city.loaded) {
        set_loaded(other.city,
                   *find_tile_at(other.city, transformed(player.city.tiles[i].place, symmetry)));
      }
      ASSERT_EQ(points_of(other).total(), points_of(player).total());
      ASSERT_EQ(other.city.moves, player.city.moves);
      ASSERT_EQ(other.city.ground_places, player.city.ground_places);
      ASSERT_EQ(other.city.stack_places, player.city.stack_places);
      for (const Colour colour : kColours) {
        ASSERT_EQ(large_groups(other.city, other.city.of_colour[colour]).groups.size(),
                  large_groups(player.city, player.city.of_colour[colour]).groups.size());
      }
    }
  });
  EXPECT_GT(cities, 500);
}

}  // namespace
}  // namespace benben::ankhor
