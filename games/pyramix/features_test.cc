// What people look at in Pyramix is counted as the rules count it.
#include "games/pyramix/features.h"

#include <gtest/gtest.h>

#include "games/pyramix/scoring.h"
#include "games/pyramix/test_heap.h"
#include "games/test_features.h"

namespace benben::pyramix {
namespace {

TEST(PyramixFeatures, CountCubesAnkhsAndWhatIsOpen) {
  State state = heap(2, {{"000", "bA"}, {"001", "oE"}, {"010", "gC"}, {"100", "bA"}}, Cobras::kAll);
  take(state, {"000"});
  const auto first = features(state, seat_at(0));
  EXPECT_EQ(value_of(first, "collected"), 1);
  EXPECT_EQ(value_of(first, "lead", "b"), 1);
  EXPECT_EQ(value_of(first, "lead", "o"), 0);
  EXPECT_GT(value_of(first, "award", "b"), 0) << "the blue cubes of the tray";
  EXPECT_EQ(value_of(first, "rivals"), 0);
  const auto second = features(state, seat_at(1));
  EXPECT_EQ(value_of(second, "collected"), 0);
  EXPECT_EQ(value_of(second, "lead", "b"), -1);
  EXPECT_EQ(value_of(second, "award", "b"), 0);
  EXPECT_EQ(value_of(second, "rivals"), value_of(first, "award", "b"));
}

TEST(PyramixFeatures, TheOfferIsTheMostValuableCubeThatIsOpen) {
  for_each_position(6, [](const State& state) {
    int most = 0;
    if (!Pyramix::next(state).is_over()) {
      for (const Cell cell : Pyramix::legal(state, seat_to_move(state))) {
        most = std::max(most, value(state.cubes[index(cell)]));
      }
    }
    ASSERT_EQ(value_of(features(state, seat_at(0)), "offer"), most);
  });
}

TEST(PyramixFeatures, AwardsOfAllAddUpToTheScoring) {
  for_each_position(6, [](const State& state) {
    const Scoring scoring = score(state);
    int awarded = 0;
    for (const ColourAward& award : scoring.awards) awarded += award.holder ? award.points : 0;
    for (int seat = 0; seat < state.players; ++seat) {
      const auto own = features(state, seat_at(seat));
      double sum = value_of(own, "rivals");
      for (const char* colour : {"b", "p", "o", "g"}) sum += value_of(own, "award", colour);
      ASSERT_EQ(sum, awarded);
    }
  });
}

TEST(PyramixFeatures, AMoveIsOnItsLayer) {
  const State state = heap(2);
  EXPECT_EQ(whereabouts(state, cell("000")).subject, "1");
  EXPECT_EQ(whereabouts(state, cell("014")).sentence, "Look at level 6, counted from the top.");
}

}  // namespace
}  // namespace benben::pyramix
