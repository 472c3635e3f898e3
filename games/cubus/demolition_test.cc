// The demolition: which box may be taken, what it wins, and how it follows the building game.
#include "games/cubus/demolition.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

TEST(CubusDemolition, CUB_40_StartsWithTheSolidCube) {  // CUB-40
  const State state = Cubus::start({3, {{"mode", "demolition"}}});
  EXPECT_EQ(text(state.stack), "4*,4*,4,4/4*,4*,4,4/4,4,4,4/4,4,4,4");
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(0)));
  EXPECT_EQ(refusal(state, 1, "take 3,3"), "CUB-40");
  EXPECT_EQ(state.deck, Cards());
}

// A building game of two that ends at once with these points.
State both(std::string_view on_table, std::string_view ending) {
  State state =
      last_turns(2, on_table, {"LR", "T"}, {{"mode", "both"}, {"ending", std::string(ending)}});
  state.scores = {7, 3};
  play(state, {"pass", "waive", "pass", "waive"});
  return state;
}

TEST(CubusDemolition, CUB_40_BothGoesOnWithTheStack) {  // CUB-40 CUB-44
  State state = both("2,1", "plain");
  EXPECT_EQ(text(state.stack), "2,1");
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(1))) << "the lowest scorer";
  EXPECT_EQ(scores(state), (std::vector<int>{0, 0}));
  EXPECT_EQ(state.built[0], 7);
  EXPECT_EQ(state.round, 1);
  play(state, {"take 0,0"});
  EXPECT_EQ(state.hands[1], cards("LRT")) << "hands stay and grow";
  EXPECT_EQ(scores(state), (std::vector<int>{0, 2}));
  EXPECT_EQ(state.round, 1);
  play(state, {"take 1,0"});
  EXPECT_EQ(state.round, 2) << "the turn comes to the seat that began";
}

TEST(CubusDemolition, CUB_44_AnEndingComesFirst) {  // CUB-44
  State state = both("1", "lowest");
  EXPECT_EQ(state.phase, Phase::kLowest);
  play(state, {"build 2", "pass"});
  EXPECT_EQ(state.phase, Phase::kDemolish);
  EXPECT_EQ(state.built[1], 4);
}

TEST(CubusDemolition, CUB_41_WhatIsLeftIsAStackWithOneBoxLess) {  // CUB-41
  EXPECT_EQ(refusal(demolition("1,1/1,1"), "take 0,0"), "");
  EXPECT_EQ(refusal(demolition("1,1/1,1"), "take 1,1"), "");
  EXPECT_EQ(refusal(demolition("1,1/1,1"), "take 1,0"), "CUB-41") << "a corner without a neighbour";
  EXPECT_EQ(refusal(demolition("1,1,1"), "take 1,0"), "CUB-41") << "two pieces";
  EXPECT_EQ(refusal(demolition("2,2"), "take 0,0"), "CUB-41") << "heights would rise";
  EXPECT_EQ(refusal(demolition("2,2"), "take 2,0"), "CUB-41") << "no column";
  EXPECT_EQ(refusal(demolition("2,2"), "take 15,15"), "CUB-41");
}

TEST(CubusDemolition, CUB_42_CardsNoLongerShownAreWon) {  // CUB-42
  struct Case {
    std::string_view on_table;
    std::string_view move;
    std::string_view won;
  };
  constexpr Case kCases[] = {{"2,2/2,2", "take 1,1", ""},  {"2", "take 0,0", "LR"},
                             {"1,1/1,1", "take 1,1", "T"}, {"1,1", "take 1,0", "LT"},
                             {"1/1", "take 0,1", "RT"},    {"-,1/1,1", "take 0,1", "LT"},
                             {"1*", "take 0,0", "LRO"}};
  for (const Case& it : kCases) {
    State state = demolition(it.on_table);
    play(state, {it.move});
    EXPECT_EQ(state.hands[0], cards(it.won)) << it.on_table;
    EXPECT_EQ(state.scores[0], cards(it.won).total()) << it.on_table;
  }
}

TEST(CubusDemolition, CUB_43_OpenTopsLast) {  // CUB-43
  EXPECT_EQ(refusal(demolition("2,1*"), "take 1,0"), "CUB-43");
  EXPECT_EQ(refusal(demolition("2,1*"), "take 0,0"), "");
  EXPECT_EQ(refusal(demolition("2,2*"), "take 1,0"), "") << "no column with a lid can be reduced";
  State state = demolition("2*");
  play(state, {"take 0,0"});
  EXPECT_EQ(text(state.stack), "1*") << "the top moves down";
  play(state, {"take 0,0"});
  EXPECT_EQ(state.hands[1], cards("LRO")) << "and leaves with the column";
}

TEST(CubusDemolition, CUB_44_NobodySkipsATurn) {  // CUB-44
  State state = demolition("2");
  EXPECT_EQ(refusal(state, "pass"), "CUB-44");
  EXPECT_EQ(refusal(state, "build 3"), "CUB-44");
  EXPECT_EQ(refusal(state, "waive"), "CUB-20");
  play(state, {"take 0,0", "take 0,0"});
  EXPECT_TRUE(Cubus::next(state).is_over());
  EXPECT_EQ(refusal(state, 0, "take 0,0"), "CUB-44");
  EXPECT_EQ(Cubus::winners(state), SeatSet::of(seat_at(1)));
}

TEST(CubusDemolition, CUB_52_TheLastBoxMovesNothingOn) {  // CUB-52
  State state = demolition("2");
  play(state, {"take 0,0"});
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.round, 1);
  play(state, {"take 0,0"});
  EXPECT_TRUE(Cubus::next(state).is_over());
  EXPECT_EQ(state.turn, 1) << "seat 0 does not get the turn any more";
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.passes, 0);
}

TEST(CubusDemolition, CUB_44_TheCubeTakes64MovesAndGives48Cards) {  // CUB-44
  for (std::uint64_t game = 0; game < 20; ++game) {
    State state = Cubus::start({3, {{"mode", "demolition"}, {"ending", "best"}}});
    Rng rng = Rng(5).split(game);
    int moves = 0;
    for (; !Cubus::next(state).is_over(); ++moves) {
      ASSERT_GT(Cubus::legal(state, seat_to_act(state))->size(), 0);
      random_event(state, rng);
    }
    EXPECT_EQ(moves, 64);
    EXPECT_EQ(state.scores[0] + state.scores[1] + state.scores[2], 48);
  }
}

TEST(CubusDemolition, CUB_53_AllMovesAreListed) {  // CUB-53
  EXPECT_EQ(legal_json(demolition("1,1/1,1")), R"(["take 0,0","take 1,1"])");
  EXPECT_EQ(legal_json(demolition("1,1,1,1,1,1,1,1,1,1,1")), R"(["take 0,0","take 10,0"])");
}

}  // namespace
}  // namespace benben::cubus
