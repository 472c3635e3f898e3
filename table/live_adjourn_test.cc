// A game that pauses, once all agree, and goes on.
#include "table/test_live_consent.h"

namespace benben {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using table::Fault;

class LiveAdjournTest : public LiveConsentTest {};

TEST_F(LiveAdjournTest, AnAdjournedGameWaitsForAllAndGoesOn) {
  people(2);
  watch(socket(0), 1);
  ask(0, Wish::kAdjourn);
  answers(1, Do::kAgree, 0);
  stored();
  story();
  EXPECT_TRUE(view().turn.empty());
  plays(0, "move");
  ask(1, Wish::kAdjourn, "twice");
  tell(1, Do::kResume, "resume");
  EXPECT_EQ(story(), (Story{says("move", Fault::kAdjourned), says("twice", Fault::kAdjourned),
                            says("resume", Fault::kNotAllHereYet)}));
  now_ += minutes(60);
  tick_at(now_);
  EXPECT_EQ(story(), Story{}) << "nobody is absent";
  watch(socket(1), 1);
  story();
  told(0, Do::kResume, "resume");
  EXPECT_EQ(view().turn, SeatSet::of(seat_at(0)));
  tell(1, Do::kResume, "again");
  EXPECT_EQ(story().back(), says("again", Fault::kNotAdjourned));
  turn(0);
  EXPECT_EQ(ply(), 2);
}

TEST_F(LiveAdjournTest, ClocksStandWhileAGameIsAdjourned) {
  people(2);
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"live 300 0 lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(socket(0), 1);
  watch(socket(1), 1);
  now_ += seconds(30);
  ask(0, Wish::kAdjourn);
  answers(1, Do::kAgree, 0);
  stored();
  EXPECT_EQ(effects_.appended->clocks->text, "290000 300000") << "the first 20 s are free";
  EXPECT_EQ(story().back(), "Grace hears clock 1: 290000 300000, running none");
  EXPECT_FALSE(live_->needs_ticks());
  now_ += minutes(60);
  tick_at(now_);
  told(1, Do::kResume, "resume");
  EXPECT_TRUE(story().back().starts_with("Grace hears clock 1: 290000 300000, running 0"));
}

TEST_F(LiveAdjournTest, ARaceBeginsAnewAfterAPause) {
  race({Kind::kMe, Kind::kMe, Kind::kMe});
  move("waive-1", 1, "waive");
  story();
  MoveMessage asks{"ask", seat_at(0), 5, "", Do::kAsk};
  asks.wish = Wish::kAdjourn;
  send_of(0, asks);
  stored();
  EXPECT_EQ(story(), (Story{"append 5; incident 0: 5 0 adjourn 1772236800 (ask)", "ask: done",
                            "Ada hears incident 0: 5 0 adjourn 1772236800"}));
  now_ += minutes(10);
  tick_at(now_);
  move("waive-2", 2, "waive");
  EXPECT_EQ(story(), Story{"waive-2: conflict"});
  send({"resume", seat_at(0), 0, "", Do::kResume});
  stored();
  EXPECT_EQ(story().back(), "Ada hears window 5");
}

TEST_F(LiveAdjournTest, ABotsThoughtIsDroppedByAPause) {
  make({Kind::kMe, Kind::kBot});
  watch(ada_, 1);
  send({"a-move", seat_at(0), 1, some_move()});
  stored();
  ASSERT_EQ(story().back(), "think for Ada");
  ask(0, Wish::kAdjourn);
  stored();
  EXPECT_EQ(story(), (Story{"append 2; incident 0: 2 0 adjourn 1772236800 (ask)", "ask: done",
                            "drop thought", "Ada hears incident 0: 2 0 adjourn 1772236800"}));
  tick_at(now_);
  EXPECT_EQ(story(), Story{}) << "bots are not asked";
  send({"resume", seat_at(0), 0, "", Do::kResume});
  stored();
  EXPECT_EQ(story().back(), "think for Ada");
}

}  // namespace
}  // namespace benben
