#include "server/hall.h"

#include "server/test_hall.h"

namespace benben {
namespace {

TEST_F(HallTest, AYieldThatNobodyWatchesOpensTheWindow) {
  make_table({Kind::kMe, Kind::kMe, Kind::kMe});
  ASSERT_TRUE(std::holds_alternative<Accepted>(move(0, "pass")));
  ASSERT_EQ(ply(), 5);
  EXPECT_TRUE(std::holds_alternative<Noted>(move(2, "waive")));
  EXPECT_EQ(ply(), 5);  // seat 1 may still knock
  EXPECT_TRUE(std::holds_alternative<Noted>(move(1, "waive")));
  ASSERT_TRUE(open_stored());
  EXPECT_EQ(ply(), 8);
}

TEST_F(HallTest, AThoughtAboutARaceThatIsOverIsDropped) {
  make_table({Kind::kMe, Kind::kMe, Kind::kBot});
  watch();
  move(0, "pass");         // seats 1 and 2 race, and the bot thinks
  move(1, "knock false");  // it is over before the bot has answered
  move(1, "pass");         // seats 2 and 0 race
  const int before = ply();
  ASSERT_TRUE(std::holds_alternative<Noted>(move(0, "waive")));
  let_think();
  ASSERT_TRUE(open_thought());  // the one about the second race, which it ends
  ASSERT_TRUE(open_stored());
  EXPECT_GT(ply(), before);
}

}  // namespace
}  // namespace benben
