// Who is here at a live table, who is away, and votes, one call at a time.
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Do = MoveMessage::Kind;
class LiveAbsenceTest : public LiveIncidentsTest {};

TEST_F(LiveAbsenceTest, PresenceIsToldToAllAtMostOnceASecond) {
  people(3);
  guest_.minds_presence = socket(0).minds_presence = true;
  watch(socket(0), 1);
  watch(guest_, 1);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1", "Ada hears presence 0 and 0",
                            "guest hears hello 1", "guest hears presence 0 and 1"}));
  EXPECT_TRUE(live_->needs_ticks());
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), (Story{"Ada hears presence 0 and 1", "guest hears presence 0 and 1"}));
  EXPECT_FALSE(live_->needs_ticks());
  now_ += seconds(1);
  live_->leave(guest_, now_);
  EXPECT_EQ(story(), Story{"Ada hears presence 0 and 0"});
}

TEST_F(LiveAbsenceTest, WhoTakesASeatIsHereWithTheSocketOfBefore) {
  make({Kind::kMe, Kind::kOpen});
  Onlooker grace{story_, "Grace", {digest_of("Grace")}};
  grace.minds_presence = true;
  watch(grace, 1);
  EXPECT_EQ(story(), (Story{"Grace hears hello 1", "Grace hears presence none and 1"}));
  now_ += seconds(1);
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  EXPECT_EQ(story(),
            (Story{"claim 1", "claimed", "Grace hears seats", "Grace hears presence 1 and 0"}));
}

TEST_F(LiveAbsenceTest, MostOfThoseWhoAreHereReplaceWhoIsAway) {
  people(4);
  socket(1).minds_presence = true;
  for (int seat = 1; seat < 4; ++seat) watch(socket(seat), 1);
  tell(1, Do::kReplace, "too-early", 0);
  EXPECT_EQ(story().back(), "too-early: not_absent");
  now_ += minutes(2);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"Grace hears presence 1 2 3 and 0, absent 0"});
  tell(1, Do::kReplace, "vote-1", 0);
  tell(1, Do::kReplace, "vote-1", 0);
  tell(1, Do::kReplace, "vote-1", 2);
  tell(2, Do::kReplace, "vote-1", 0);
  EXPECT_EQ(story(), (Story{"vote-1: done", "Grace hears votes on 0: 1 of 2",
                            "Edsger hears votes on 0: 1 of 2", "Barbara hears votes on 0: 1 of 2",
                            "vote-1: done", "vote-1: move_id_taken", "vote-1: move_id_taken"}));
  told(3, Do::kReplace, "vote-3", 0);
  const Story told = story();
  ASSERT_GE(told.size(), 3u);
  EXPECT_EQ(told[0], "append 1; incident 0: 1 0 absent (vote-3)");
  EXPECT_EQ(told[1], "vote-3: done");
  EXPECT_EQ(told[2], "Grace hears incident 0: 1 0 absent");
  EXPECT_EQ(told.back(), "think for Grace");
  tell(3, Do::kReplace, "vote-3", 0);
  EXPECT_EQ(story(), Story{"vote-3: done"});
  tell(2, Do::kReplace, "vote-2", 0);
  EXPECT_EQ(story(), Story{"vote-2: not_absent"});
}

TEST_F(LiveAbsenceTest, AVoteThatCouldNotBeStoredCountsNot) {
  people(3);
  watch(socket(1), 1);
  now_ += minutes(2);
  tell(1, Do::kReplace, "vote-1", 0);
  stored(full());
  story();
  tick_at(now_ + seconds(1));
  EXPECT_EQ(story(), Story{});
  told(1, Do::kReplace, "vote-1", 0);
  EXPECT_EQ(view().seats[0].stand_in, "bot:4");
}

TEST_F(LiveAbsenceTest, VotesThatAreEnoughNowReplaceByThemselves) {
  people(3);
  watch(socket(1), 1);
  watch(socket(2), 1);
  now_ += minutes(2);
  tell(1, Do::kReplace, "vote-1", 0);
  story();
  live_->leave(socket(2), now_);
  tick_at(now_);
  EXPECT_EQ(story().back(), "append 1; incident 0: 1 0 absent");
}

TEST_F(LiveAbsenceTest, WhereBotsComeByThemselvesNobodyVotes) {
  people(2, {seconds(10), AbsentTerms::Then::kBot, 7});
  watch(socket(1), 1);
  tell(1, Do::kReplace, "vote-1", 0);
  now_ += seconds(9);
  tick_at(now_);
  EXPECT_EQ(story(), (Story{"Grace hears hello 1", "vote-1: no_votes"}));
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 1; incident 0: 1 0 absent"});
  stored(full());
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 1; incident 0: 1 0 absent"}) << "it is tried again";
  stored();
  EXPECT_EQ(effects_.asked->spec, "bot:7");
  watch(socket(0), 1);
  told(0, Do::kReturn, "return");
  EXPECT_EQ(view().seats[0].stand_in, "");
}

TEST_F(LiveAbsenceTest, WhereTheTableWaitsNobodyIsReplaced) {
  people(2, {seconds(10), AbsentTerms::Then::kWait, 4});
  watch(socket(1), 1);
  now_ += minutes(60);
  tick_at(now_);
  tell(1, Do::kReplace, "vote-1", 0);
  EXPECT_EQ(story(), (Story{"Grace hears hello 1", "vote-1: no_votes"}));
}

TEST_F(LiveAbsenceTest, WhoHasAStandInDoesNotVote) {
  people(3);
  watch(socket(1), 1);
  watch(socket(2), 1);
  told(1, Do::kLeave, "leave");
  told(2, Do::kResign, "resign");
  now_ += minutes(2);
  story();
  tell(1, Do::kReplace, "vote-1", 0);
  tell(2, Do::kReplace, "vote-2", 0);
  EXPECT_EQ(story(), (Story{"vote-1: stand_in", "vote-2: resigned"}));
}

TEST_F(LiveAbsenceTest, OpenSeatsAreNeverAbsent) {
  make({Kind::kOpen, Kind::kMe});
  ada_.minds_presence = true;
  watch(ada_, 1);
  now_ += minutes(60);
  tick_at(now_);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1", "Ada hears presence 1 and 0"}));
  EXPECT_FALSE(live_->needs_ticks());
}

}  // namespace
}  // namespace benben
