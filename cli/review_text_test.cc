// What is said of an event that decided much.
#include "cli/review_text.h"

#include <gtest/gtest.h>

namespace benben::cli {
namespace {

constexpr FeatureInfo kQuarry = {
    "quarry", Wish::kMore, Span::kChange, 1, "Stones in your quarry", "Think of your quarry."};

TEST(ReviewText, SaysWhyTheBetterMoveIsBetter) {
  ReviewedEvent event;
  event.event = {seat_at(1), "000"};
  event.best = "000";
  EXPECT_EQ(turning_words(event, 2), "") << "no move was better";
  event.best = "001";
  event.rest = {"end"};
  event.change = {{0.125, -0.125}, {0.01, -2}};
  event.facts = {{AdviceFact::kPatient, 4}};
  event.grounds.reasons = {{{&kQuarry, 6}, 5, 4.5, 1.5}};
  event.grounds.costs = {{{&kQuarry, 3}, 5, std::nullopt, -2}};
  EXPECT_EQ(turning_words(event, 2),
            "       better: 001\n"
            "       then end\n"
            "       why: Stones in your quarry: 5 -> 6 (the move played: 4.5)\n"
            "       but: Stones in your quarry: 5 -> 3\n"
            "       Another move would win 4 points at once, but this one looks further.\n"
            "       it gave seat 1: win % +12.5, points +0.0\n"
            "       it cost seat 2: win % -12.5, points -2.0\n");
}

TEST(ReviewText, SaysHowLikelyWhatCameWas) {
  ReviewedEvent event;
  event.event.text = "draw L";
  event.change = {{0.125, -0.125}, {1, -2}};
  EXPECT_EQ(turning_words(event, 2),
            "       seat 1: win % +12.5, points +1.0\n"
            "       seat 2: win % -12.5, points -2.0\n");
  event.possible = Possible{3, {0.001, 1}, {0.999, 0.25}, {"draw L", "draw T"}, {"draw T", "x"}};
  EXPECT_EQ(
      turning_words(event, 2),
      "       seat 1: win % +12.5, points +1.0; at least as good: less than 1%, at least as "
      "bad: more than 99%; best: draw L, worst: draw T\n"
      "       seat 2: win % -12.5, points -2.0; at least as good: 100%, at least as bad: 25%; "
      "best: draw T, worst: x\n");
}

}  // namespace
}  // namespace benben::cli
