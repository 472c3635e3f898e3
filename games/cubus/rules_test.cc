// The course of a game of Cubus: draws, turns, knocks, and the end.
#include "games/cubus/rules.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "core/testing/source_file.h"
#include "games/cubus/test_table.h"
#include "games/golden.h"
#include "games/property_suite.h"

namespace benben::cubus {
namespace {

TEST(Cubus, CUB_01_TheStartBoxAndTheDeck) {  // CUB-01
  const State state = Cubus::start({3, {}});
  EXPECT_EQ(text(state.stack), "1");
  EXPECT_EQ(state.deck, Cards({{15, 15, 11, 4}}));
  EXPECT_EQ(state.deck.total(), 45);
  EXPECT_TRUE(Cubus::next(state).is_chance());
}

// Each card left is equally likely. Chi-square, 3 degrees of freedom: 16.3 is passed once in a
// thousand seeds; the seed is fixed.
TEST(Cubus, CUB_01_AllCardsOfTheDeckAreEquallyLikely) {  // CUB-01
  constexpr int kDraws = 45'000;
  const State state = Cubus::start({2, {}});
  std::array<int, 4> drawn{};
  Rng rng(7);
  for (int n = 0; n < kDraws; ++n) ++drawn[index(Cubus::sample(state, rng))];
  double chi_square = 0;
  for (const Kind kind : kKinds) {
    const double expected = state.deck[kind] * (kDraws / 45.0);
    const double difference = drawn[index(kind)] - expected;
    chi_square += difference * difference / expected;
  }
  EXPECT_LT(chi_square, 16.3);
}

TEST(Cubus, CUB_01_NoCardIsDrawnTwice) {  // CUB-01
  State state = Cubus::start({2, {}});
  play(state, {"draw O", "draw O", "draw O", "pass", "waive", "draw O", "pass", "waive"});
  EXPECT_EQ(draw_refusal(state, "draw O"), "CUB-01");
  EXPECT_EQ(draw_refusal(state, "draw T"), "");
}

TEST(Cubus, CUB_01_CardsAreConserved) {  // CUB-01 CUB-13 CUB-42
  for_each_position(20, [](const State& state) {
    Cards all = state.deck + cards_shown(state.stack);
    for (const Cards& hand : state.hands) all = all + hand;
    ASSERT_EQ(all, kSupply);
  });
}

TEST(Cubus, CUB_10_InTheFirstRoundCardsAreOnlyDrawn) {  // CUB-10
  State state = Cubus::start({2, {}});
  EXPECT_EQ(refusal(state, 0, "build 2"), "CUB-10");
  EXPECT_EQ(draw_refusal(state, "build 2"), "CUB-51");
  play(state, {"draw L", "draw R"});
  EXPECT_EQ(state.hands[0], cards("L"));
  EXPECT_EQ(state.hands[1], cards("R"));
  EXPECT_EQ(state.round, 2);
  EXPECT_TRUE(Cubus::next(state).is_chance());
  play(state, {"draw R"});
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(0)));
  EXPECT_EQ(draw_refusal(state, "draw R"), "CUB-10");
  play(state, {"build 2"});
  EXPECT_EQ(scores(state), (std::vector<int>{1, 0}));
}

TEST(Cubus, CUB_10_WithoutADeckNothingIsDrawn) {  // CUB-10
  State state = last_turns(2, "1", {"LR", ""});
  play(state, {"build 2"});
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(1)));
}

TEST(Cubus, CUB_11_APassIsNeverRefused) {  // CUB-11
  const State state = table(2, "1", {"LR", ""});
  EXPECT_EQ(refusal(state, "pass"), "");
  EXPECT_EQ(Cubus::best_move(state, seat_at(0))->points, 1);
}

TEST(Cubus, CUB_12_AMoveReplacesTheStack) {  // CUB-12 CUB-13 CUB-14
  State state = table(2, "3,1,1/1,1,1/1,1,1*", {"LRT", "T"});
  play(state, {"build 2,2,2/2,2,2/2,2,2*"});
  EXPECT_EQ(text(state.stack), "2,2,2/2,2,2/2,2,2*");
  EXPECT_EQ(state.hands[0], cards("T"));
  EXPECT_EQ(state.hands[1], cards("T"));
  EXPECT_EQ(scores(state), (std::vector<int>{19, 0}));
}

TEST(Cubus, CUB_13_CardsGainedGoToTheHand) {  // CUB-13
  State state = table(2, "4,1", {"T", ""});
  play(state, {"build 2,2/2,-"});
  EXPECT_EQ(state.hands[0], cards("L"));
  EXPECT_EQ(scores(state), (std::vector<int>{3, 0}));
}

TEST(Cubus, CUB_17_APassLeavesTheHandAsItIs) {  // CUB-17
  State state = table(2, "1", {"T", ""});
  EXPECT_EQ(Cubus::best_move(state, seat_at(0))->points, 0);
  play(state, {"pass"});
  EXPECT_EQ(state.hands[0], cards("T"));
  EXPECT_EQ(state.phase, Phase::kKnock);
}

TEST(Cubus, CUB_20_TheKnockerBuildsWithThePassersCards) {  // CUB-20
  State state = table(3, "1", {"LR", "T", "LLRRTT"});
  EXPECT_EQ(refusal(state, "knock false"), "CUB-20") << "nobody has passed";
  EXPECT_EQ(refusal(state, "waive"), "CUB-20");
  play(state, {"pass"});
  EXPECT_EQ(refusal(state, "build 2"), "CUB-20");
  EXPECT_EQ(refusal(state, "pass"), "CUB-20");
  EXPECT_EQ(refusal(state, "knock build 1,1"), "CUB-13") << "no lid in the passer's hand";
  play(state, {"waive", "knock build 2"});
  EXPECT_EQ(state.hands[0], Cards());
  EXPECT_EQ(state.hands[2], cards("LLRRTT"));
  EXPECT_EQ(scores(state), (std::vector<int>{0, 0, 1}));
}

TEST(Cubus, CUB_20_CardsGainedGoToTheKnocker) {  // CUB-20
  State state = table(2, "4,1", {"T", ""});
  play(state, {"pass"});
  play(state, {"knock build 2,2/2,-"});
  EXPECT_EQ(state.hands[0], Cards());
  EXPECT_EQ(state.hands[1], cards("L"));
}

TEST(Cubus, CUB_21_AFalseKnockPaysAllOthers) {  // CUB-21
  State state = table(3, "1", {"", "", ""});
  play(state, {"pass", "waive", "knock false"});
  EXPECT_EQ(scores(state), (std::vector<int>{2, 2, 0}));
  EXPECT_EQ(state.turn, 1) << "the passer's left neighbour";
  EXPECT_TRUE(Cubus::next(state).is_chance());
}

TEST(Cubus, CUB_22_TheOthersDecideInTheOrderOfTheSeats) {  // CUB-22
  State state = table(3, "1", {"", "", ""});
  state.turn = 1;
  play(state, {"pass"});
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(2)));
  EXPECT_EQ(refusal(state, 0, "waive"), "CUB-22");
  EXPECT_EQ(refusal(state, 1, "waive"), "CUB-22") << "the passer does not knock";
  play(state, {"waive"});
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(0)));
  play(state, {"waive"});
  EXPECT_EQ(state.turn, 2);
  EXPECT_EQ(state.waived, 0);
}

TEST(Cubus, CUB_30_AllPassInARowWithAnEmptyDeck) {  // CUB-30
  State state = last_turns(2, "1", {"", ""});
  EXPECT_EQ(refusal(state, 1, "pass"), "CUB-30") << "seat 0 has the turn";
  play(state, {"pass", "waive", "pass"});
  EXPECT_FALSE(Cubus::next(state).is_over()) << "there may still be a knock";
  play(state, {"waive"});
  EXPECT_TRUE(Cubus::next(state).is_over());
  EXPECT_EQ(refusal(state, 0, "pass"), "CUB-30");
}

TEST(Cubus, CUB_30_WhatStartsTheCountAgain) {  // CUB-30
  State state = last_turns(2, "1", {"LR", "LR"});
  play(state, {"pass", "waive", "build 2"});
  EXPECT_EQ(state.passes, 0);
  play(state, {"pass", "waive", "pass", "knock false"});
  EXPECT_TRUE(Cubus::next(state).is_over()) << "a false knock does not";
  state = last_turns(2, "1", {"LR", ""});
  play(state, {"pass", "knock build 2"});
  EXPECT_EQ(state.passes, 0);
}

TEST(Cubus, CUB_30_APassBeforeTheDeckIsEmptyDoesNotCount) {  // CUB-30
  State state = table(2, "1", {"", ""});
  play(state, {"pass"});
  EXPECT_EQ(state.passes, 0);
}

TEST(Cubus, CUB_31_EqualScoresShareTheWin) {  // CUB-31
  State state = last_turns(3, "1", {"", "", ""});
  state.scores = {4, 7, 7};
  state.phase = Phase::kOver;
  EXPECT_EQ(Cubus::winners(state), SeatSet::of(seat_at(1)).with(seat_at(2)));
}

TEST(Cubus, CUB_32_LowestBuildsWithAllHands) {  // CUB-32
  State state = last_turns(3, "1", {"L", "R", "T"}, {{"ending", "lowest"}});
  state.scores = {5, 3, 3};
  play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive", "waive"});
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(1))) << "the first of the lowest";
  EXPECT_EQ(refusal(state, 2, "pass"), "CUB-32");
  EXPECT_EQ(usable_cards(state), cards("LRT"));
  play(state, {"build 2"});
  EXPECT_EQ(scores(state), (std::vector<int>{5, 4, 3}));
  EXPECT_EQ(state.hands[0], Cards());
  EXPECT_EQ(state.hands[1], Cards());
  EXPECT_EQ(Cubus::next(state), Next::seat(seat_at(1))) << "until a pass";
  play(state, {"pass"});
  EXPECT_TRUE(Cubus::next(state).is_over());
}

TEST(Cubus, CUB_32_TheOwnHandPaysFirst) {  // CUB-32
  State state = last_turns(3, "1", {"LL", "LR", "L"}, {{"ending", "lowest"}});
  state.scores = {5, 3, 6};
  play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive", "waive"});
  play(state, {"build 2"});
  EXPECT_EQ(state.hands[0], cards("LL"));
  EXPECT_EQ(state.hands[1], Cards());
  EXPECT_EQ(state.hands[2], cards("L"));
}

TEST(Cubus, CUB_32_TheBestMoveNamedIsCarriedOut) {  // CUB-32
  State state = last_turns(3, "1", {"LRT", "LR", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive", "waive"});
  EXPECT_EQ(refusal(state, 1, "pass"), "CUB-32") << "seat 0 names first";
  play(state, {"build 2", "build 3"});
  EXPECT_EQ(text(state.stack), "1") << "nothing is built before all have named";
  play(state, {"pass"});
  EXPECT_EQ(text(state.stack), "3");
  EXPECT_EQ(scores(state), (std::vector<int>{0, 2, 0}));
  EXPECT_EQ(state.hands[0], cards("T")) << "one of each from the builder, then from seat 0";
  EXPECT_EQ(state.hands[1], Cards());
  EXPECT_TRUE(Cubus::next(state).is_over());
}

TEST(Cubus, CUB_32_TheFirstOfEqualNamesCounts) {  // CUB-32
  State state = last_turns(2, "1", {"LRT", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "pass", "waive", "build 2", "build 1,1"});
  EXPECT_EQ(text(state.stack), "2");
  EXPECT_EQ(scores(state), (std::vector<int>{1, 0}));
  state = last_turns(2, "1", {"LRT", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "pass", "waive", "pass", "pass"});
  EXPECT_EQ(text(state.stack), "1") << "nobody has named anything";
  EXPECT_TRUE(Cubus::next(state).is_over());
}

TEST(Cubus, CUB_32_AnEndingMovesNeitherRoundNorPasses) {  // CUB-32 CUB-52
  State state = last_turns(2, "1", {"LR", ""}, {{"ending", "lowest"}});
  state.scores = {3, 5};
  play(state, {"pass", "waive", "pass"});
  EXPECT_EQ(state.round, 2);
  play(state, {"waive"});
  EXPECT_EQ(state.phase, Phase::kLowest);
  EXPECT_EQ(state.turn, 0) << "who began the game has the lowest score";
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.passes, 2);
  play(state, {"build 2"});
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.passes, 2) << "a build of the ending is none of the game";
  state = last_turns(2, "1", {"LR", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "pass", "waive"});
  EXPECT_EQ(state.phase, Phase::kName);
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.passes, 2);
  play(state, {"build 2"});
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.passes, 2);
}

TEST(Cubus, CUB_32_CardsGainedGoToTheBuilder) {  // CUB-32
  State state = last_turns(3, "4,1", {"T", "", ""}, {{"ending", "lowest"}});
  state.scores = {5, 3, 6};
  play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive", "waive"});
  play(state, {"build 2,2/2,-"});
  EXPECT_EQ(state.hands[0], Cards()) << "the lid is paid by seat 0";
  EXPECT_EQ(state.hands[1], cards("L"));
  EXPECT_EQ(state.hands[2], Cards());
  state = last_turns(3, "4,1", {"T", "", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive", "waive"});
  play(state, {"pass", "build 2,2/2,-", "pass"});
  EXPECT_EQ(state.hands[0], Cards());
  EXPECT_EQ(state.hands[1], cards("L"));
  EXPECT_EQ(state.hands[2], Cards());
}

// The turn would go to seat 0, who began, so that the round would grow too.
TEST(Cubus, CUB_52_TheEventThatEndsTheGameMovesNothingOn) {  // CUB-52
  for (const char* ending : {"plain", "lowest", "best"}) {
    State state = last_turns(2, "1", {"", ""}, {{"ending", ending}});
    state.scores = {5, 3};
    play(state, {"pass", "waive", "pass", "waive"});
    if (state.phase == Phase::kLowest) play(state, {"pass"});
    if (state.phase == Phase::kName) play(state, {"pass", "pass"});
    EXPECT_EQ(state.phase, Phase::kOver) << ending;
    EXPECT_EQ(state.turn, 1) << ending;
    EXPECT_EQ(state.round, 2) << ending;
    EXPECT_EQ(state.passes, 2) << ending;
  }
}

TEST(Cubus, CUB_51_Texts) {  // CUB-51
  State state = table(2, "1", {"LR", ""});
  for (const char* wrong : {"", "build", "build2", "Pass", "take", "take 0", "take 0,0,0", "draw L",
                            "knock", "knock  false", "knock build", "take 16,0", "take -1,0"}) {
    EXPECT_EQ(refusal(state, wrong), "CUB-51") << wrong;
  }
  EXPECT_EQ(refusal(state, "build "), "CUB-50");
  EXPECT_EQ(refusal(state, "build 2 "), "CUB-50");
  EXPECT_EQ(refusal(state, "take 0,0"), "CUB-41");
  for (const char* text : {"build 2", "pass"}) {
    EXPECT_EQ(Cubus::text(*Cubus::read_move(state, seat_at(0), text)), text);
  }
  play(state, {"pass"});
  for (const char* text : {"knock build 2", "knock false", "waive"}) {
    EXPECT_EQ(Cubus::text(*Cubus::read_move(state, seat_at(1), text)), text);
  }
  EXPECT_EQ(Cubus::text(Kind::kOpenTop), "draw O");
}

TEST(Cubus, GoldenGames) {
  EXPECT_EQ(testing::check_all_golden(testing::source_file("games/cubus/golden")), 15);
}

}  // namespace
}  // namespace benben::cubus

namespace benben::testing {
template <>
inline constexpr int kPropertyGames<cubus::Cubus> = 4;

BENBEN_GAME_PROPERTIES(cubus::Cubus);
}  // namespace benben::testing
