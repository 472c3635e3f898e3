// The facts of Ankh'or and what follows from a position, tied to the rules.
#include <gtest/gtest.h>

#include <string>

#include "core/erased.h"
#include "games/ankhor/scoring.h"
#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string derived(const State& state) { return ErasedPosition<Ankhor>(state).derived_json(); }

TEST(AnkhorFacts, ANK_01_To_05_TheBox) {  // ANK-01 ANK-02 ANK-03 ANK-04 ANK-05
  const benben::Setup own = {3, {}, {{"Box.Slots", "323232"}}};
  const std::string facts = *ErasedGame<Ankhor>::instance().facts_json(own);
  EXPECT_TRUE(
      facts.starts_with(R"({"tokens":[{"code":"F","name":"fish","colour":"blue","count":5},)"))
      << facts;
  for (const std::string_view part :
       {R"({"code":"A","name":"ankh","colour":null,"count":5}],)",
        R"("kinds":[{"code":"j","name":"jackal","animal":true},)",
        R"({"code":"d","name":"desert","animal":false}],"tiles":{"Fj":2,"Fb":2,)",
        R"("Tw":1,"Ts":1,"Td":1},"slots":[3,2,3,2,3,2],"piles":[28,27],)",
        R"("markers_per_resource":3,"bonus_tokens":12,)",
        R"("points":{"bonus_token":3,"two_point_tile":2,"grouped_animal":1,)",
        R"("taken":3,"limits":{"resources":5,"ankhs":2},"ankh_actions":2,)",
        R"("scoring_group":2,"bonus_group":5,"last_tile":13,"idle_rounds":10})"}) {
    EXPECT_TRUE(contains(facts, part)) << part << " in " << facts;
  }
}

// What a group of two is worth, and an animal alone.
TEST(AnkhorFacts, ANK_62_PointsAreTheRules) {  // ANK-62
  Player player;
  player.city = city({"0,0^0 Fj", "2,0^0 Ij", "0,2^0 Fd"});
  const Points points = points_of(player);
  EXPECT_EQ(points.animals, 2 * 1);
  EXPECT_EQ(points.colours, 2 * 1);
}

TEST(AnkhorFacts, ANK_32_WhatAPurchaseLacks) {  // ANK-12 ANK-32 ANK-34
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Id", "0,2^0 Cd", "2,2^0 Pd"});
  give(state, 0, "CA");
  state.row[1].reset();
  const std::string text = derived(state);
  EXPECT_TRUE(contains(text, R"({"players":[{"purse":"FCA","exceeding":{"resources":0,"ankhs":0},)"
                             R"("stores":[],"movable":["0,0^0","0,2^0","2,0^0","2,2^0"],)"))
      << text;
  EXPECT_TRUE(contains(text, R"({"place":"-2,0^0","beside":["0,0^0"]})")) << text;
  EXPECT_TRUE(contains(text, R"({"place":"1,1^1","upon":["0,0^0","0,2^0","2,0^0","2,2^0"]})"))
      << text;
  EXPECT_TRUE(contains(text, R"("offers":[{"missing":"I","savings":["I"]},null,)")) << text;
  EXPECT_TRUE(contains(text, R"("ankh_actions_left":2,"ankh_action":true,)")) << text;
  step(state, "take FFI");
  EXPECT_FALSE(contains(derived(state), "offers")) << "the main action is done";
}

TEST(AnkhorFacts, ANK_21_WhatARefreshPutsOut) {  // ANK-21
  State two = table(2);
  two.row[0].reset();
  EXPECT_TRUE(derived(two).ends_with(R"("ankh_action":false,"put_out":"Ij"})")) << derived(two);
  two.row = {};
  EXPECT_FALSE(contains(derived(two), "put_out")) << "there is no tile";
  EXPECT_FALSE(contains(derived(table(3)), "put_out")) << "three players lose none";
}

TEST(AnkhorFacts, ANK_14_WhatExceeds) {  // ANK-14
  State state = table(3);
  build(state, 0, {"0,0^0 Fw", "2,0^0 Iw+"});
  give(state, 0, "CCCCCPPAAA");
  EXPECT_TRUE(
      contains(derived(state), R"("exceeding":{"resources":2,"ankhs":1},"stores":["0,0^0"])"))
      << derived(state);
}

TEST(AnkhorFacts, ANK_63_WhatDecided) {  // ANK-60 ANK-61 ANK-63
  State state = table(3);
  state.stage = Stage::kOver;
  build(state, 0, {"0,0^0 F2", "2,0^0 Id"});
  build(state, 1, {"0,0^0 P2"});
  build(state, 2, {"0,0^0 T2"});
  EXPECT_TRUE(derived(state).ends_with(R"("end":"sold_out","decided_by":"nothing"})"))
      << derived(state);
  give(state, 2, "F");
  EXPECT_TRUE(derived(state).ends_with(R"("decided_by":"tokens"})"));
  state.idle_rounds = kIdleRounds;
  build(state, 2, {"2,0^0 Cd"});
  EXPECT_TRUE(derived(state).ends_with(R"("end":"idle_rounds","decided_by":"tiles"})"));
  state.last_round = true;
  state.players[1].bonus = 1;
  EXPECT_TRUE(derived(state).ends_with(R"("end":"last_tile","decided_by":"points"})"));
}

}  // namespace
}  // namespace benben::ankhor
