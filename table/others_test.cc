// Who is at a table by other nodes, and when that is forgotten.
#include "table/others.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

constexpr Seat kFirst = seat_at(0);
constexpr Seat kSecond = seat_at(1);

TEST(Others, AddUpWhatNodesSay) {
  Others others;
  EXPECT_TRUE(others.empty());
  others.hear("b", {SeatSet::of(kFirst), 2, 3}, TimePoint());
  others.hear("c", {SeatSet::of(kSecond), 1, 2}, TimePoint());
  EXPECT_EQ(others.here(), SeatSet::of(kFirst).with(kSecond));
  EXPECT_EQ(others.watchers(), 3);
  others.hear("b", {{}, 4, 4}, TimePoint());
  EXPECT_EQ(others.here(), SeatSet::of(kSecond));
  EXPECT_EQ(others.watchers(), 5);
}

TEST(Others, ANodeWithNobodyThereIsNone) {
  Others others;
  others.hear("b", {{}, 0, 1}, TimePoint());
  EXPECT_FALSE(others.empty()) << "somebody looks, if nobody's person";
  others.hear("b", {}, TimePoint());
  EXPECT_TRUE(others.empty());
}

TEST(Others, TheFirstByNameLeads) {
  Others others;
  EXPECT_FALSE(others.leads_before("b"));
  others.hear("c", {{}, 1, 1}, TimePoint());
  EXPECT_FALSE(others.leads_before("b"));
  EXPECT_TRUE(others.leads_before("d"));
  others.hear("a", {{}, 1, 1}, TimePoint());
  EXPECT_TRUE(others.leads_before("b"));
}

TEST(Others, WhoIsSilentIsForgotten) {
  Others others;
  others.hear("b", {{}, 1, 1}, TimePoint());
  others.hear("c", {{}, 1, 1}, TimePoint() + std::chrono::seconds(1));
  EXPECT_FALSE(others.forget_silent(TimePoint() + Others::kPatience - std::chrono::seconds(1)));
  EXPECT_TRUE(others.forget_silent(TimePoint() + Others::kPatience));
  EXPECT_EQ(others.watchers(), 1);
  others.forget_all();
  EXPECT_TRUE(others.empty());
}

}  // namespace
}  // namespace benben
