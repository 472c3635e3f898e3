// Bots and races at a live table, one call at a time.
#include "table/test_live_races.h"

namespace benben {
namespace {

using std::chrono::seconds;

class LiveBotsTest : public LiveTableTest {
 protected:
  // What the bot that is asked plays.
  void thought(const std::string& text) { live_->thought(text, now_); }
  std::string a_bots_move() {
    const AnyPosition& position = *effects_.asked->position;
    return position.legal(position.next().seats.first())->front();
  }
};

TEST_F(LiveBotsTest, ABotIsAskedWhileSomebodyWatchesOnTheAccountOfWhoSits) {
  make({Kind::kBot, Kind::kMe});
  EXPECT_EQ(story(), Story{});
  watch(guest_, 1);
  EXPECT_EQ(story(), (Story{"guest hears hello 1", "think for guest"}));
  live_->leave(guest_, now_);
  EXPECT_EQ(story(), Story{"drop thought"});
  watch(ada_, 1);
  watch(guest_, 1);
  live_->leave(guest_, now_);
  const std::string text = a_bots_move();
  thought(text);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1", "think for Ada", "guest hears hello 1",
                            "append 1; 0 " + text + " (bot:1)"}));
  stored();
  EXPECT_EQ(story(), Story{"Ada hears events 1+1"});
}

TEST_F(LiveBotsTest, WhoSitsPaysBeforeWhoOnlyLooksOn) {
  make({Kind::kMe, Kind::kBot});
  watch(guest_, 1);
  watch(ada_, 1);
  story();
  played("first-move", 0, some_move());
  EXPECT_EQ(story().back(), "think for Ada");
}

TEST_F(LiveBotsTest, ABotsMoveThatCouldNotBeStoredIsAskedForAtTheNextTick) {
  make({Kind::kBot, Kind::kMe});
  watch(ada_, 1);
  thought(a_bots_move());
  story();
  stored(full());
  EXPECT_EQ(story(), Story{});
  EXPECT_TRUE(live_->needs_ticks());
  tick_at(now_);
  EXPECT_EQ(story(), Story{"think for Ada"});
  EXPECT_FALSE(live_->needs_ticks());
}

TEST_F(LiveBotsTest, ABotThatBreaksTheRulesOrFailsClosesItsTable) {
  make({Kind::kBot, Kind::kMe});
  watch(ada_, 1);
  story();
  thought("111");
  const Story told = story();
  ASSERT_EQ(told.size(), 2u);
  EXPECT_TRUE(told[0].starts_with("log: is closed: a move of the server's own: ")) << told[0];
  EXPECT_EQ(told[1], "Ada is dismissed: damaged");
  make({Kind::kBot, Kind::kMe});
  watch(ada_, 1);
  story();
  live_->thought(Error{ErrorCode::kDamaged, "The bot failed."}, now_);
  EXPECT_EQ(story(), (Story{"log: is closed: The bot failed.", "Ada is dismissed: damaged"}));
}

TEST_F(LiveBotsTest, NoBotIsAskedWhileStopping) {
  make({Kind::kBot, Kind::kMe});
  live_->stop();
  watch(ada_, 1);
  EXPECT_EQ(story(), Story{"Ada hears hello 1"});
}

TEST_F(LiveRacesTest, TheFirstKnockCountsAndTheServerYieldsForTheSeatsBefore) {  // CUB-22
  race();
  move("knock-2", 2, "knock false");
  move("knock-1", 1, "knock false");
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false (knock-2); *"});
  stored();
  EXPECT_EQ(story(), (Story{"knock-2: accepted 6", "Ada hears events 5+3", "knock-1: conflict"}));
  EXPECT_FALSE(live_->needs_ticks());
}

TEST_F(LiveRacesTest, YieldsAreNotedAndPlayedTogetherUnderTheirNames) {
  race();
  move("waive-2", 2, "waive");
  move("waive-2", 1, "waive");
  EXPECT_EQ(story(), (Story{"waive-2: noted", "waive-2: repeated"}));
  move("waive-1", 1, "waive");
  EXPECT_EQ(story(),
            (Story{"waive-1: noted", "append 5; 1 waive (waive-1); 2 waive (waive-2); *"}));
  stored();
  EXPECT_FALSE(live_->needs_ticks());
  move("waive-2", 2, "waive");
  EXPECT_EQ(story(), (Story{"Ada hears events 5+3", "waive-2: accepted 6"}));
}

TEST_F(LiveRacesTest, AYieldIsOverriddenByAKnock) {
  race();
  move("waive-1", 1, "waive");
  move("knock-1", 1, "knock false");
  stored();
  EXPECT_EQ(story(), (Story{"waive-1: noted", "append 5; 1 knock false (knock-1); *",
                            "knock-1: accepted 5", "Ada hears events 5+2"}));
}

TEST_F(LiveRacesTest, TheWindowClosesWhenItsTimeIsOver) {  // P9
  race();
  EXPECT_TRUE(live_->needs_ticks());
  now_ += seconds(29);
  tick_at(now_);
  EXPECT_EQ(story(), Story{});
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 waive; *"});
  tick_at(now_);  // it is being stored
  stored(full());
  EXPECT_EQ(story(), Story{});
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 waive; *"});
}

TEST_F(LiveRacesTest, WhatComesWhenTheTimeIsOverIsTooLateBeforeTheNextTick) {  // P9
  race();
  now_ += seconds(30);
  move("knock-2", 2, "knock false");
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 waive; *"});
  stored();
  EXPECT_EQ(story(), (Story{"Ada hears events 5+3", "knock-2: conflict"}));
}

TEST_F(LiveRacesTest, WhatCameInTimeAndWaitedForTheStoreKeepsItsRight) {  // P9
  race();
  move("knock-1", 1, "knock false");
  move("knock-2", 2, "knock false");
  now_ += seconds(31);
  stored(full());
  EXPECT_EQ(story(), (Story{"append 5; 1 knock false (knock-1); *", "knock-1: read_only",
                            "append 5; 1 waive; 2 knock false (knock-2); *"}));
}

TEST_F(LiveRacesTest, NothingIsPlayedWhileStopping) {
  race();
  live_->stop();
  now_ += seconds(31);
  tick_at(now_);
  move("waive-1", 1, "waive");
  move("knock-2", 2, "knock false");
  EXPECT_EQ(story(), (Story{"waive-1: noted", "knock-2: read_only"}));
  EXPECT_FALSE(live_->closed());
}

TEST_F(LiveRacesTest, AWindowIsToldToWhoeverComesLater) {
  race();
  watch(guest_, 5);
  EXPECT_EQ(story(), (Story{"guest hears hello 5", "guest hears window 5"}));
}

TEST_F(LiveRacesTest, ARaceWithAnEndKeepsItsTableFromBeingForgotten) {  // P9
  race();
  live_->leave(ada_, now_);
  EXPECT_FALSE(live_->is_idle());
  RaceTerms terms;
  terms.window.reset();
  race({Kind::kMe, Kind::kMe, Kind::kMe}, terms);
  live_->leave(ada_, now_);
  EXPECT_TRUE(live_->needs_ticks());
  EXPECT_TRUE(live_->is_idle()) << "it would never end";
}

TEST_F(LiveRacesTest, AYieldThatNobodyWatchesOpensTheWindow) {
  make({Kind::kMe, Kind::kMe, Kind::kMe}, "cubus");
  played("pass", 0, "pass");
  EXPECT_FALSE(live_->needs_ticks());
  story();
  move("waive-2", 2, "waive");
  EXPECT_EQ(story(), Story{"waive-2: noted"});
  EXPECT_TRUE(live_->needs_ticks());
}

TEST_F(LiveRacesTest, WhoTakesASeatMeanwhileIsWaitedFor) {
  race({Kind::kMe, Kind::kMe, Kind::kOpen});
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  story();
  move("waive-1", 1, "waive");
  EXPECT_EQ(story(), Story{"waive-1: noted"});
}

TEST_F(LiveRacesTest, ABotIsAskedInThePositionInWhichItWouldAnswer) {
  race({Kind::kMe, Kind::kMe, Kind::kBot});
  EXPECT_TRUE(effects_.asked);
  EXPECT_EQ(effects_.asked->position->next().seats.first(), seat_at(2));
  live_->thought(std::string("knock false"), now_);
  EXPECT_EQ(story(), Story{});  // people may still be quicker
  now_ += seconds(15);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false (bot:5:2); *"});
}

TEST_F(LiveRacesTest, AThoughtAboutARaceThatIsOverIsDropped) {
  race({Kind::kMe, Kind::kMe, Kind::kBot});
  move("knock-1", 1, "knock false");
  story();
  stored();
  EXPECT_EQ(story(), (Story{"knock-1: accepted 5", "drop thought", "Ada hears events 5+2"}));
}

}  // namespace
}  // namespace benben
