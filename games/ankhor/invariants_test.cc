// What holds in every position of every game: nothing is lost, nothing hangs in the air.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>

#include "games/ankhor/scoring.h"
#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

Tokens all_tokens(const State& state) {
  Tokens all = state.supply;
  for (const Player& player : state.players) all += purse(player);
  return all;
}

// How many of each tile there are: unseen, in the row, out, in cities.
TileCounts all_tiles(const State& state) {
  TileCounts counts = state.unseen;
  for (const auto& tile : state.row) {
    if (tile) ++counts[*tile];
  }
  for (const Tile tile : state.out) ++counts[tile];
  for (const Player& player : state.players) {
    for (const std::size_t i : player.city.all()) ++counts[player.city.tiles[i].tile];
  }
  return counts;
}

void check_city(const City& city) {
  ASSERT_LE(city.size, kMaxTiles);
  for (const std::size_t i : city.all()) {
    const CityTile& tile = city.tiles[i];
    ASSERT_TRUE(is_place(tile.place));
    ASSERT_EQ(find_tile_at(city, tile.place), i) << "one tile in a place";
    if (tile.place.level > 0) {
      ASSERT_EQ(supports(city, tile.place).size(), 4);
    }
    if (city.loaded.contains(i)) {
      ASSERT_EQ(kind_of(tile.tile), Kind::kWarehouse);
    }
  }
  ASSERT_TRUE((city.loaded & city.covered).empty()) << "a covered warehouse is empty";
}

void check_position(const State& state) {
  ASSERT_EQ(all_tokens(state), Tokens::of_each(tokens_in_supply(state.player_count)));
  ASSERT_EQ(all_tiles(state), Ankhor::start({2, {}}).unseen);
  ASSERT_EQ(std::accumulate(state.unseen.begin(), state.unseen.end(), 0), tiles_in_piles(state));
  int bonus = state.bonus_supply;
  for (const Player& player : state.players) {
    bonus += player.bonus;
    check_city(player.city);
  }
  ASSERT_EQ(bonus, kBonusTokens);
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (seat == state.turn && Ankhor::next(state).is_seats()) continue;
    if (seat == state.turn && state.drawing) continue;
    ASSERT_TRUE(excess(state.players[seat].tokens).none()) << "limits hold after every turn";
  }
  if (Ankhor::next(state).is_seats() && state.phase == Phase::kMain) {
    ASSERT_GE(state.supply.total(), kTokensTaken) << "three can always be taken";
  }
}

// ANK-05: the top of a pile has the colour of its back, so one such tile at least is unseen.
void check_backs(const State& state) {
  if (state.stage != Stage::kPlay) return;
  std::array<int, kColourCount> colours{};
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    colours[index(colour_of(tile_at(i)))] += state.unseen[tile_at(i)];
  }
  for (const PileName pile : kPileNames) {
    ASSERT_EQ(state.backs[pile].has_value(), state.pile_sizes[pile] > 0);
    if (state.backs[pile]) {
      ASSERT_GT(colours[index(*state.backs[pile])]--, 0);
    }
  }
}

TEST(Invariants, NothingIsLost) {  // ANK-01 ANK-02 ANK-04 ANK-11 ANK-14 ANK-32
  int most_moves = 0;
  for (const Habit habit : {Habit::kAny, Habit::kBuild}) {
    for_each_position(45, habit, [&](const State& state) {
      check_position(state);
      check_backs(state);
      if (!Ankhor::next(state).is_seats()) return;
      most_moves = std::max(most_moves, Ankhor::legal(state, seat_at(state.turn)).size());
    });
  }
  std::cout << "ankhor: at most " << most_moves << " legal steps\n";
}

TEST(Invariants, ScoresAreTheStanding) {  // ANK-72 ANK-62
  for_each_position(3, Habit::kBuild, [&](const State& state) {
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      ASSERT_EQ(Ankhor::scores(state)[seat], points_of(state.players[seat]).total());
    }
  });
}

}  // namespace
}  // namespace benben::ankhor
