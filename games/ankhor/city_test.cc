// The rules about placing, moving, warehouses and groups; and that a city is a function of its
// tiles, whichever way it was built.
#include "games/ankhor/city.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/ankhor/scoring.h"
#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

// A table at which seat 0 has this city and can pay whatever it likes.
State rich_table(const TestCity& tiles, std::string_view row = kTestRow) {
  State state = table(4, kTestPrices, row);
  build(state, 0, tiles);
  give(state, 0, "FFIICCPPTTAA");
  return state;
}

TEST(City, ANK_30_Places) {  // ANK-30
  for (const char* text : {"0,0^0", "-2,4^0", "1,-1^1", "2,2^2"}) {
    EXPECT_TRUE(is_place(place(text))) << text;
  }
  for (const char* text : {"1,0^0", "0,-1^0", "2,1^1", "0,0^1", "1,1^2", "1,1^3"}) {
    EXPECT_FALSE(is_place(place(text))) << text;
  }
  EXPECT_EQ(refusal(rich_table(kSquare), "buy 0 1,0^0"), "ANK-30");
  EXPECT_EQ(refusal(rich_table(kSquare), "buy 0 2,2^1 -F"), "ANK-30");
}

// Byte order of texts, against the texts themselves.
TEST(City, ANK_30_OrderOfTexts) {  // ANK-30
  std::vector<Place> places;
  for (const int u : {-2276, -130, -128, -64, -20, -2, 0, 2, 4, 10, 20, 62, 64, 126, 200, 9998}) {
    for (const int v : {-4000, -64, -22, -2, 0, 2, 8, 12, 20, 62, 64, 100, 128, 1000}) {
      for (std::uint8_t level = 0; level <= kMaxLevel; ++level) {
        places.push_back({static_cast<std::int16_t>(u), static_cast<std::int16_t>(v), level});
      }
    }
  }
  std::ranges::sort(places, {}, text_order);
  std::vector<std::string> texts;
  for (const Place at : places) texts.push_back(place_text(at));
  EXPECT_TRUE(std::ranges::is_sorted(texts));
  EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
}

TEST(City, ANK_31_OnTheTable) {  // ANK-31
  State state = table(2);
  give(state, 0, "FICP");
  EXPECT_EQ(refusal(state, "buy 1 2,0^0"), "ANK-31") << "the first tile";
  steps(state, {"buy 1 0,0^0", "end", "take FIC", "end"});
  give(state, 0, "FI");
  EXPECT_EQ(refusal(state, "buy 0 0,0^0"), "ANK-31") << "taken";
  EXPECT_EQ(refusal(state, "buy 0 2,2^0"), "ANK-31") << "a corner is not a side";
  EXPECT_EQ(refusal(state, "buy 0 4,0^0"), "ANK-31");
  for (const char* beside : {"2,0^0", "-2,0^0", "0,2^0", "0,-2^0"}) {
    EXPECT_EQ(refusal(state, "buy 0 " + std::string(beside)), "") << beside;
  }
}

TEST(City, ANK_32_UponFour) {  // ANK-32
  State state = rich_table(kSquare);
  EXPECT_EQ(refusal(state, "buy 0 1,1^1"), "ANK-32") << "one must be saved";
  EXPECT_EQ(refusal(state, "buy 0 2,-2^0 -F"), "ANK-32") << "nothing is saved on the table";
  EXPECT_EQ(refusal(state, "buy 0 1,1^1 -P"), "ANK-32") << "slot 0 asks for F and I";
  EXPECT_EQ(refusal(state, "buy 4 1,1^1 -F"), "ANK-32") << "none of the four is red";
  EXPECT_EQ(refusal(state, "buy 0 3,1^1 -F"), "ANK-32") << "carried by two";
  state.players[0].tokens = tokens("I");
  EXPECT_EQ(refusal(state, "buy 0 1,1^1 -I"), "ANK-12");
  step(state, "buy 0 1,1^1 -F");
  EXPECT_TRUE(state.players[0].tokens.empty());
  EXPECT_EQ(state.players[0].city.covered.size(), 4);
}

TEST(City, ANK_32_TwoMarkersAlikeAreOneChoice) {  // ANK-32
  State state = table(2, "prices FI CP FT IIC FCT PPT");
  build(state, 0, kSquare);
  give(state, 0, "IC");
  EXPECT_EQ(refusal(state, "buy 3 1,1^1 -I"), "");
  EXPECT_EQ(refusal(state, "buy 3 1,1^1 -C"), "ANK-12");
  const auto texts = legal_texts(state);
  EXPECT_EQ(std::ranges::count(texts, "buy 3 1,1^1 -I"), 1);
}

// Level 2 takes nine tiles on the table and four above them.
TEST(City, ANK_32_LevelTwo) {  // ANK-32 ANK-30
  State state =
      rich_table({"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Pd", "2,2^0 Td", "4,2^0 Ff",
                  "0,4^0 If", "2,4^0 Cf", "4,4^0 Pf", "1,1^1 F2", "3,1^1 I2", "1,3^1 C2"});
  EXPECT_EQ(refusal(state, "buy 0 2,2^2 -F"), "ANK-32");
  build(state, 0, {"3,3^1 P2"});
  EXPECT_EQ(refusal(state, "buy 4 2,2^2 -F"), "ANK-32") << "no red one of the four";
  step(state, "buy 0 2,2^2 -F");
  const City& own = state.players[0].city;
  EXPECT_EQ(own.neighbours[*find_tile_at(own, place("2,2^2"))].size(), 4);
  EXPECT_EQ(refusal(state, "move 1,1^1 3,1^1"), "ANK-41") << "it carries";
  EXPECT_EQ(own.open.size(), 12) << "only the table is free";
}

TEST(City, ANK_33_Neighbours) {  // ANK-33
  const City own = city({"0,0^0 Fd", "2,0^0 Id", "0,2^0 Cd", "2,2^0 Pd", "4,0^0 Td", "4,2^0 Ff",
                         "1,1^1 F2", "3,1^1 I2"});
  const auto neighbours = [&own](std::string_view at) {
    std::vector<std::string> texts;
    for (const std::size_t i : own.neighbours[*find_tile_at(own, place(at))]) {
      texts.push_back(place_text(own.tiles[i].place));
    }
    return texts;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(neighbours("0,0^0"), (Texts{"0,2^0", "1,1^1", "2,0^0"}));
  EXPECT_EQ(neighbours("1,1^1"), (Texts{"0,0^0", "0,2^0", "2,0^0", "2,2^0", "3,1^1"}));
  EXPECT_EQ(neighbours("2,2^0"), (Texts{"0,2^0", "1,1^1", "2,0^0", "3,1^1", "4,2^0"}));
}

TEST(City, ANK_34_ABoughtWarehouseIsLoaded) {  // ANK-34
  State state = rich_table({"0,0^0 Id"}, "row Fw Ij Cj Pj Tj Fb");
  const int fish = state.supply[Token::kFish];
  step(state, "buy 0 2,0^0");
  EXPECT_TRUE(is_loaded(state, 0, "2,0^0"));
  EXPECT_EQ(state.supply[Token::kFish], fish) << "one paid, one loaded";
}

TEST(City, ANK_34_NoTokenInTheSupply) {  // ANK-34
  State state = table(2, kTestPrices, "row Tw Ij Cj Pj Tj Fb");
  give(state, 0, "FI");
  give(state, 1, "TTTT");
  step(state, "buy 0 0,0^0");
  EXPECT_TRUE(state.players[0].city.loaded.empty());
}

TEST(City, ANK_34_TheTokenPays) {  // ANK-34
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Id"});
  give(state, 0, "FI");
  step(state, "buy 0 4,0^0");
  EXPECT_TRUE(is_loaded(state, 0, "0,0^0")) << "tokens at hand first";
  State other = table(2);
  build(other, 0, {"0,0^0 Fw+", "2,0^0 Id"});
  give(other, 0, "I");
  step(other, "buy 0 4,0^0");
  EXPECT_FALSE(is_loaded(other, 0, "0,0^0"));
  EXPECT_TRUE(other.players[0].tokens.empty());
  EXPECT_EQ(other.supply, Tokens::of_each(4));
}

TEST(City, ANK_34_ACoveredWarehousePaysFirst) {  // ANK-34 ANK-35
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Id", "0,2^0 Cd", "2,2^0 Pd"});
  give(state, 0, "FI");
  step(state, "buy 0 1,1^1 -I");
  EXPECT_EQ(tokens_text(state.players[0].tokens), "FI") << "the fish came from the warehouse";
  EXPECT_TRUE(state.players[0].city.loaded.empty());
  EXPECT_EQ(state.supply, Tokens::of_each(4) - tokens("FI"));
}

TEST(City, ANK_35_ACoveredTokenGoesBack) {  // ANK-35
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Id", "0,2^0 Cd", "2,2^0 Pd"});
  give(state, 0, "FI");
  step(state, "buy 0 1,1^1 -F");
  EXPECT_EQ(tokens_text(state.players[0].tokens), "F") << "the ivory is paid";
  EXPECT_TRUE(state.players[0].city.loaded.empty());
  EXPECT_EQ(state.supply, Tokens::of_each(4) - tokens("F"));
}

TEST(City, ANK_35_UncoveredItStoresAgain) {  // ANK-35 ANK-14
  State state = table(3);
  build(state, 0,
        {"0,0^0 Fw", "2,0^0 Id", "0,2^0 Cd", "2,2^0 Pd", "4,0^0 Td", "4,2^0 Ff", "1,1^1 Ib"});
  give(state, 0, "FFFFIA");
  steps(state, {"move 1,1^1 3,1^1"});
  EXPECT_TRUE(state.players[0].city.loaded.empty()) << "no new token";
  steps(state, {"take FAA", "end"});
  EXPECT_TRUE(is_loaded(state, 0, "0,0^0"));
  EXPECT_EQ(state.turn, 1);
}

TEST(City, ANK_40_TableTiles) {  // ANK-40
  State state = rich_table({"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd"});
  EXPECT_EQ(refusal(state, "move 2,2^0 6,0^0"), "ANK-40") << "no own tile";
  EXPECT_EQ(refusal(state, "move 0,0^0 2,0^0"), "ANK-40") << "taken";
  EXPECT_EQ(refusal(state, "move 0,0^0 0,0^0"), "ANK-40") << "another place";
  EXPECT_EQ(refusal(state, "move 0,0^0 -2,0^0"), "ANK-40") << "beside itself alone";
  EXPECT_EQ(refusal(state, "move 0,0^0 1,1^1"), "ANK-40") << "stays on the table";
  EXPECT_EQ(refusal(state, "move 0,0^0 1,0^0"), "ANK-30");
  step(state, "move 2,0^0 6,0^0");
  EXPECT_EQ(state.players[0].city, city({"0,0^0 Fd", "4,0^0 Cd", "6,0^0 Id"})) << "fallen apart";
  EXPECT_EQ(state.players[0].tokens[Token::kAnkh], 1);
  EXPECT_EQ(refusal(state, "move 0,0^0 2,0^0"), "") << "beside another";
  EXPECT_EQ(refusal(state, "move 0,0^0 0,2^0"), "ANK-40");
  EXPECT_EQ(refusal(rich_table({"0,0^0 Fd"}), "move 0,0^0 2,0^0"), "ANK-40");
}

TEST(City, ANK_40_WhatCarriesStays) {  // ANK-40
  State state = rich_table(kSquare);
  build(state, 0, {"1,1^1 Fb"});
  EXPECT_EQ(refusal(state, "move 0,0^0 4,0^0"), "ANK-40");
}

TEST(City, ANK_41_HigherTiles) {  // ANK-41
  State state = rich_table(
      {"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Pd", "2,2^0 F2", "4,2^0 Ff", "1,1^1 Tb"});
  EXPECT_EQ(refusal(state, "move 1,1^1 6,0^0"), "ANK-41") << "not down to the table";
  EXPECT_EQ(refusal(state, "move 1,1^1 5,1^1"), "ANK-41");
  EXPECT_EQ(refusal(state, "move 1,1^1 2,2^2"), "ANK-41");
  step(state, "move 1,1^1 3,1^1");  // no colour matches
  EXPECT_EQ(state.players[0].city.covered.size(), 4);
  EXPECT_FALSE(
      state.players[0].city.covered.contains(*find_tile_at(state.players[0].city, place("0,0^0"))));
}

TEST(City, ANK_41_UpAndDown) {  // ANK-41
  const std::array<std::string_view, 16> tiles = {"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "6,0^0 Pd",
                                                  "0,2^0 Td", "2,2^0 Ff", "4,2^0 If", "6,2^0 Cf",
                                                  "0,4^0 Pf", "2,4^0 Tf", "4,4^0 F2", "1,1^1 I2",
                                                  "3,1^1 C2", "1,3^1 P2", "3,3^1 T2", "5,1^1 Fb"};
  State state = rich_table(tiles);
  step(state, "move 5,1^1 2,2^2");
  EXPECT_EQ(state.players[0].city.covered.size(), 9 + 4);
  EXPECT_EQ(refusal(state, "move 3,1^1 5,1^1"), "ANK-41") << "it carries";
  step(state, "move 2,2^2 5,1^1");
  EXPECT_EQ(state.players[0].city, city(tiles));
}

TEST(City, ANK_42_MovingTriggersNothing) {  // ANK-42
  State state = rich_table({"0,0^0 Fw", "2,0^0 Is", "4,0^0 Cw+", "2,2^0 Pd"});
  steps(state, {"move 0,0^0 6,0^0", "move 4,0^0 4,2^0"});
  EXPECT_FALSE(is_loaded(state, 0, "6,0^0"));
  EXPECT_TRUE(is_loaded(state, 0, "4,2^0")) << "takes its token along";
  state.ankhs_used = 0;
  give(state, 0, "A");
  step(state, "move 2,0^0 2,4^0");
  EXPECT_FALSE(state.bonus_turn);
}

TEST(City, ANK_42_MovedUponALoadedWarehouse) {  // ANK-42 ANK-35
  State state = rich_table(
      {"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cw+", "0,2^0 Pd", "2,2^0 F2", "4,2^0 Ff", "1,1^1 Tb"});
  const int coal = state.supply[Token::kCoal];
  step(state, "move 1,1^1 3,1^1");
  EXPECT_FALSE(is_loaded(state, 0, "4,0^0"));
  EXPECT_EQ(state.supply[Token::kCoal], coal + 1);
}

TEST(City, ANK_50_Groups) {  // ANK-50
  const City own =
      city({"0,0^0 Fj", "2,0^0 Fb", "4,0^0 Ij", "6,0^0 Fj", "0,2^0 Ij", "2,2^0 Cd", "1,1^1 Fd"});
  const TileSet blue = own.of_colour[Colour::kBlue];
  const TileSet jackals = own.of_animal[Kind::kJackal];
  const auto size = [&own](TileSet members, std::string_view at) {
    return group_of(own, members, *find_tile_at(own, place(at))).size();
  };
  EXPECT_EQ(size(blue, "0,0^0"), 3);
  EXPECT_EQ(size(blue, "6,0^0"), 1);
  EXPECT_EQ(size(jackals, "0,0^0"), 2);
  EXPECT_EQ(size(jackals, "4,0^0"), 2);
}

// A city's counts and neighbours do not depend on how it came about.
TEST(City, IsAFunctionOfItsTiles) {
  std::size_t most_tiles = 0;
  int most_places = 0;
  int moves_up = 0;
  for_each_position(30, Habit::kBuild, [&](const State& state) {
    for (const Player& player : state.players) {
      const City& own = player.city;
      City anew;
      for (std::uint8_t level = 0; level <= kMaxLevel; ++level) {
        for (const std::size_t i : own.all()) {
          if (own.tiles[i].place.level == level) {
            place_tile(anew, own.tiles[i].place, own.tiles[i].tile);
          }
        }
      }
      anew.loaded = own.loaded;
      ASSERT_EQ(anew, own);
      most_tiles = std::max<std::size_t>(most_tiles, own.size);
      most_places = std::max(most_places, own.open.size());
      moves_up += own.size > own.ground.size() ? 1 : 0;
    }
  });
  EXPECT_GT(moves_up, 1000) << "random games reach higher levels";
  std::cout << "ankhor: at most " << most_tiles << " of " << kMaxTiles << " tiles in a city, "
            << most_places << " of " << kMaxOpenPlaces << " free places\n";
}

}  // namespace
}  // namespace benben::ankhor
