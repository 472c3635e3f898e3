// What people look at in Ascension is counted as the rules count it.
#include "games/ascension/features.h"

#include <gtest/gtest.h>

#include "games/ascension/test_scene.h"
#include "games/test_features.h"

namespace benben::ascension {
namespace {

double gold(std::string_view words, std::string_view name) {
  return value_of(features(scene(words), seat_at(0)), name);
}
double onyx(std::string_view words, std::string_view name) {
  return value_of(features(scene(words), seat_at(1)), name);
}

int portal_of(Colour colour) {
  return static_cast<int>(index(opening().board.portal[colour].first()));
}

TEST(AscensionFeatures, ThePortalIsBuiltInOrder) {
  const std::string portal = "O" + std::to_string(portal_of(Colour::kGold));
  EXPECT_EQ(gold(portal + "=L", "portal"), 1);
  EXPECT_EQ(gold(portal + "=LM", "portal"), 2);
  EXPECT_EQ(gold(portal + "=M", "portal"), 0);
  EXPECT_EQ(gold(portal + "=LS", "portal"), 0);
  EXPECT_EQ(gold(portal + "=L", "way"), 0);
  EXPECT_EQ(onyx(portal + "=L", "portal"), 0);
}

TEST(AscensionFeatures, CountWhatWaitsAndWhatLiesUnderWhat) {
  const std::string_view words = "O4=Lm limbo=SSl off=1,0";
  EXPECT_EQ(gold(words, "ascended"), 1);
  EXPECT_EQ(onyx(words, "rival"), 1);
  EXPECT_EQ(gold(words, "limbo"), 2);
  EXPECT_EQ(gold(words, "trapped"), 1);
  EXPECT_EQ(onyx(words, "traps"), 1);
  EXPECT_EQ(onyx(words, "trapped"), 0);
  // A stone and the three figures, which the scene does not name.
  EXPECT_EQ(gold(words, "bumped"), 4);
  EXPECT_EQ(gold(words, "figures"), 0);
}

// The rules themselves say which stones the enemy can bump: those in Limbo after one of its Moves.
TEST(AscensionFeatures, WhatIsExposedIsWhatAMoveOfTheEnemyBumps) {
  int compared = 0;
  int entering = 0;
  visit_games(6, [&](const State& state, const Step*) {
    if (Ascension::next(state).is_over() || !state.position.targets.empty()) return;
    if (state.position.moves_left == 1) return;
    const Seat mover = seat_to_move(state);
    const Seat other = seat_at(1 - benben::index(mover));
    const double before = value_of(features(state, other), "limbo");
    OuterSet bumped;
    const StepList steps = Ascension::legal(state, mover);
    bool moves_stones = false;
    for (int i = 0; i < steps.size(); ++i) {
      const bool enters = steps[i].kind() == StepKind::kEnterStone;
      if (!enters && steps[i].kind() != StepKind::kStone) continue;
      moves_stones = true;
      State after = state;
      Ascension::apply(after, steps[i]);
      if (value_of(features(after, other), "limbo") > before) {
        bumped |= OuterSet::of(steps[i].to());
        if (enters) ++entering;
      }
    }
    if (!moves_stones) return;
    ++compared;
    ASSERT_EQ(value_of(features(state, other), "exposed"), bumped.size());
  });
  EXPECT_GT(compared, 100);
  EXPECT_GT(entering, 10);
}

TEST(AscensionFeatures, AStepHasItsPiece) {
  const State state = opening();
  const StepList steps = Ascension::legal(state, seat_to_move(state));
  for (int i = 0; i < steps.size(); ++i) {
    const Whereabouts where = whereabouts(state, steps[i]);
    const std::string text = Ascension::text(steps[i]);
    EXPECT_TRUE(text.starts_with(where.subject)) << text;
    EXPECT_EQ(where.name, steps[i].kind() == StepKind::kStone ? "stone" : "figure");
    EXPECT_TRUE(where.on_board);
  }
  EXPECT_FALSE(whereabouts(state, Step::plain(StepKind::kDone)).on_board);
}

}  // namespace
}  // namespace benben::ascension
