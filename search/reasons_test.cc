// What sets a turn apart, of features made for it.
#include "search/reasons.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace benben {
namespace {

constexpr FeatureInfo kStones = {"stones", Wish::kMore, Span::kChange, 1, "Stones", "Think."};
constexpr FeatureInfo kLacking = {"lacking", Wish::kLess, Span::kChange, 1, "Lacking", "Think."};
constexpr FeatureInfo kOffer = {"offer", Wish::kLess, Span::kAfterwards, 1, "Offer", "Think."};

using Features = std::vector<Feature>;

Features lacking(double value, std::optional<int> goal) {
  return {{&kLacking, value, "", "", goal}};
}

Grounds told(const Features& before, const Features& after, const std::vector<Features>& others) {
  return grounds_of(before, after, others);
}

TEST(Reasons, AreWhatTheOthersDoNotDo) {
  const Grounds grounds = told({{&kStones, 2}, {&kOffer, 9}}, {{&kStones, 4}, {&kOffer, 5}},
                               {{{&kStones, 2}, {&kOffer, 3}}, {{&kStones, 3}, {&kOffer, 4}}});
  ASSERT_EQ(grounds.reasons.size(), 1u);
  EXPECT_EQ(grounds.reasons[0].after.info, &kStones);
  EXPECT_EQ(grounds.reasons[0].before, 2);
  EXPECT_EQ(grounds.reasons[0].others, 2.5);
  EXPECT_EQ(grounds.reasons[0].weight, 1.5);
  ASSERT_EQ(grounds.costs.size(), 1u);
  EXPECT_EQ(grounds.costs[0].after.info, &kOffer);
  EXPECT_EQ(grounds.costs[0].others, 3.5);
  EXPECT_EQ(grounds.costs[0].weight, -1.5);
}

TEST(Reasons, AreWhatChangesWhereThereIsNothingToCompareWith) {
  const Grounds grounds = told({{&kStones, 2}, {&kOffer, 9}}, {{&kStones, 4}, {&kOffer, 5}}, {});
  ASSERT_EQ(grounds.reasons.size(), 1u);
  EXPECT_EQ(grounds.reasons[0].others, std::nullopt);
  EXPECT_EQ(grounds.reasons[0].weight, 2);
  EXPECT_TRUE(grounds.costs.empty());
}

TEST(Reasons, AreWhatChangesWhereNothingSetsTheTurnApart) {
  const Grounds grounds = told({{&kStones, 2}}, {{&kStones, 4}}, {{{&kStones, 4}}});
  ASSERT_EQ(grounds.reasons.size(), 1u);
  EXPECT_EQ(grounds.reasons[0].others, std::nullopt) << "that is not what it is compared with";
  EXPECT_EQ(grounds.reasons[0].weight, 2);
}

// The turn brings two stones, but others bring three.
TEST(Reasons, ACostIsNoReason) {
  const Grounds grounds = told({{&kStones, 2}}, {{&kStones, 4}}, {{{&kStones, 5}}});
  EXPECT_TRUE(grounds.reasons.empty());
  EXPECT_EQ(grounds.costs.size(), 1u);
}

TEST(Reasons, CountOnlyTowardsOneGoal) {
  EXPECT_EQ(told(lacking(3, 0), lacking(1, 0), {lacking(2, 0)}).reasons.size(), 1u);
  EXPECT_EQ(told(lacking(3, 0), lacking(4, 0), {lacking(2, 0)}).costs.size(), 1u);
  const auto says_nothing = [](const Grounds& grounds) {
    return grounds.reasons.empty() && grounds.costs.empty();
  };
  EXPECT_TRUE(says_nothing(told(lacking(1, 0), lacking(4, 1), {lacking(1, 0)}))) << "reached";
  EXPECT_TRUE(says_nothing(told(lacking(1, 0), lacking(4, 1), {}))) << "reached";
  EXPECT_TRUE(says_nothing(told(lacking(2, 0), lacking(1, 0), {lacking(4, 1)}))) << "by another";
  EXPECT_TRUE(says_nothing(told(lacking(2, 0), lacking(0, std::nullopt), {lacking(2, 0)})));
  EXPECT_TRUE(says_nothing(told(lacking(0, std::nullopt), lacking(4, std::nullopt), {})));
}

}  // namespace
}  // namespace benben
