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

TEST_F(HallTest, ATableThatWasForgottenGoesOnCountingWhoIsAway) {
  make_table({Kind::kMe, Kind::kMe}, "pyramix");
  watch();
  hall_.leave(table_, onlooker_);
  clock_.advance(limits_.table_time);
  hall_.sweep();
  ASSERT_EQ(hall_.tables(), 0u);
  onlooker_.heard.clear();
  watch();
  EXPECT_NE(onlooker_.heard.find(R"("absent":[0])"), std::string::npos) << onlooker_.heard;
}

TEST(AbsenceKeeper, KeepsAsManyAsItMay) {
  Absences absences;
  AbsenceKeeper keeper(2);
  keeper.leave("nobody is waited for", absences);
  absences[1] = TimePoint(std::chrono::seconds(7));
  for (const char* table : {"first", "second", "third"}) keeper.leave(table, absences);
  EXPECT_FALSE(keeper.take("nobody is waited for"));
  EXPECT_FALSE(keeper.take("first"));
  EXPECT_EQ(keeper.take("third"), absences);
  EXPECT_FALSE(keeper.take("third")) << "it was given back";
  keeper.leave("fourth", absences);
  EXPECT_EQ(keeper.take("second"), absences);
}

}  // namespace
}  // namespace benben
