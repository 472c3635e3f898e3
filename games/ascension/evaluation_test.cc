// What the evaluation thinks of a position (games/ascension/evaluation.h): each part of it with its
// sign, so that a bot that plays by it wants what it should.
#include "games/ascension/evaluation.h"

#include <gtest/gtest.h>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

// How far Gold has come, by the given weights alone.
int gold(std::string_view words, const Weights& weights = kWeights) {
  const State state = scene(words);
  return progress(state.position, state.board, weights)[Colour::kGold];
}
int onyx(std::string_view words, const Weights& weights = kWeights) {
  const State state = scene(words);
  return progress(state.position, state.board, weights)[Colour::kOnyx];
}
int evaluation(const State& state, int seat) {
  return Ascension::evaluate(Ascension::position(state), seat_at(seat));
}

// Weights that are all 0.
Weights none() {
  Weights weights;
  weights.arrival = {};
  weights.trapped = {};
  weights.limbo_figure = {};
  weights.base = weights.two_thirds = weights.wrong_order = weights.limbo_stone = 0;
  weights.ready = weights.at_the_gate = weights.collector = weights.guarded = weights.exposed = 0;
  return weights;
}

TEST(AscensionEvaluation, AsManyPointsForOneAsAgainstTheOther) {
  visit_games(1, [](const State& state, const Step*) {
    if (Ascension::next(state).is_over()) return;
    const int first = evaluation(state, 0);
    EXPECT_EQ(first, -evaluation(state, 1));
  });
}

TEST(AscensionEvaluation, WhoHasBorneOffAPyramidIsAhead) {
  const State state = scene("off=1,0");
  EXPECT_EQ(gold("off=1,0") - gold("off=0,0"), kPyramidWorth);
  EXPECT_GT(evaluation(state, 0), kPyramidWorth / 2);
  EXPECT_LT(evaluation(state, 1), -kPyramidWorth / 2);
}

TEST(AscensionEvaluation, AStoneNearerToItsPortalIsWorthMore) {
  const State empty = scene("");
  const Board& board = empty.board;
  for (const Colour colour : kColours) {
    const bool is_gold = colour == Colour::kGold;
    const auto& left = board.to_portal[colour];
    for (int space = 0; space + 1 < board.outer_size; ++space) {
      const std::string one = "O" + std::to_string(space) + (is_gold ? "=L" : "=l");
      const std::string next = "O" + std::to_string(space + 1) + (is_gold ? "=L" : "=l");
      Weights weights = none();
      weights.arrival = {0, 0, 1'000};
      const int worth = is_gold ? gold(one, weights) : onyx(one, weights);
      const int beside = is_gold ? gold(next, weights) : onyx(next, weights);
      EXPECT_EQ(worth > beside, left[outer_at(space)] < left[outer_at(space + 1)]) << one;
    }
  }
}

TEST(AscensionEvaluation, WhatHindersCountsAgainst) {
  Weights weights = none();
  weights.limbo_stone = 10;
  EXPECT_EQ(gold("limbo=SML", weights), -30);
  EXPECT_EQ(gold("limbo=sml", weights), 0) << "the other's";
  weights = none();
  weights.limbo_figure = {1, 2, 4};
  EXPECT_EQ(gold("", weights), -7) << "no figure stands on the board";
  weights = none();
  weights.trapped = {0, 3, 5};
  EXPECT_EQ(gold("O4=Mms", weights), -3) << "under a small one";
  EXPECT_EQ(gold("O4=Lm", weights), -5) << "under a medium one";
  EXPECT_EQ(gold("O4=LM", weights), 0) << "under an own one";
}

TEST(AscensionEvaluation, AStoneThatCanBeBumpedCountsAgainst) {
  Weights weights = none();
  weights.exposed = 10;
  int exposed = 0;
  for (int space = 1; space <= 22; ++space) {
    for (const int beside : {space - 1, space + 1}) {
      const int worth =
          gold("O" + std::to_string(space) + "=S O" + std::to_string(beside) + "=l", weights);
      EXPECT_TRUE(worth == 0 || worth == -10) << space << ' ' << beside << ": " << worth;
      exposed += worth != 0 ? 1 : 0;
    }
  }
  EXPECT_GT(exposed, 10) << "the enemy stands on one side of it, and it on no safe space";
}

}  // namespace
}  // namespace benben::ascension
