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

// Tables that become due in the same second are done in pieces, each once; those at which nothing
// is due cost nothing.
TEST_F(HallTest, ASweepGoesInPieces) {
  constexpr int kTables = 5;
  std::vector<Onlooker> onlookers(kTables);
  for (Onlooker& onlooker : onlookers) {
    make_table({Kind::kMe, Kind::kMe}, "pyramix");
    std::optional<Status> done;
    hall_.watch(table_, {}, onlooker, [&](const Status& status) { done = status; });
    while (!done) ASSERT_TRUE(open_stored());
  }
  const auto told = [&] {
    return std::ranges::count_if(onlookers, [](const Onlooker& onlooker) {
      return onlooker.heard.find(R"("absent":[0])") != std::string::npos;
    });
  };
  hall_.begin_sweep();
  EXPECT_FALSE(hall_.sweep_on(1)) << "nobody has been away for long";
  clock_.advance(AbsentTerms().after);
  hall_.begin_sweep();
  for (int piece = 1; piece <= kTables; ++piece) {
    EXPECT_TRUE(hall_.sweep_on(1));
    EXPECT_EQ(told(), piece);
  }
  EXPECT_FALSE(hall_.sweep_on(1));
  for (Onlooker& onlooker : onlookers) onlooker.heard.clear();
  hall_.begin_sweep();
  EXPECT_FALSE(hall_.sweep_on(1));
  EXPECT_EQ(told(), 0);
}

// As are those that nobody has used for long.
TEST_F(HallTest, TablesAreForgottenInPieces) {
  for (int table = 0; table < 3; ++table) {
    make_table({Kind::kMe, Kind::kMe}, "pyramix");
    ASSERT_TRUE(describe());
  }
  clock_.advance(limits_.table_time);
  hall_.begin_sweep();
  for (const std::size_t left : {2u, 1u, 0u}) {
    EXPECT_TRUE(hall_.sweep_on(1));
    EXPECT_EQ(hall_.tables(), left);
  }
  EXPECT_FALSE(hall_.sweep_on(1));
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
