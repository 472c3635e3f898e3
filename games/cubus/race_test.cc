// Who may knock: everybody but the passer, until somebody has.
#include <gtest/gtest.h>

#include "core/replay.h"
#include "games/registry.h"

namespace benben {
namespace {

std::unique_ptr<AnyPosition> after(std::string_view events) {
  const std::string record =
      "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"3\"]\n\n* draw L\n* draw L\n* draw L\n* draw "
      "T\n" +
      std::string(events);
  const Result<Record> parsed = parse_record(record);
  return std::move(replay(*parsed, find_game).value());
}

TEST(CubusRace, AllButThePasserMayKnock) {  // CUB-20
  EXPECT_FALSE(after("")->race());
  const auto race = after("0 pass\n")->race();
  ASSERT_TRUE(race);
  EXPECT_EQ(race->seats, SeatSet::of(seat_at(1)).with(seat_at(2)));
  EXPECT_EQ(race->yield, "waive");
  EXPECT_EQ(race->forfeit, "knock false");
}

TEST(CubusRace, WhoHasWaivedMayNot) {  // CUB-22
  EXPECT_EQ(after("0 pass\n1 waive\n")->race()->seats, SeatSet::of(seat_at(2)));
  EXPECT_FALSE(after("0 pass\n1 waive\n2 waive\n* draw L\n")->race());
  EXPECT_FALSE(after("0 pass\n1 knock build 1,1\n* draw L\n")->race());
}

}  // namespace
}  // namespace benben
