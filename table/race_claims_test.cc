// Claims of races at a live table: who is first has the race for themselves.
#include "table/test_live_races.h"

namespace benben {
namespace {

using std::chrono::seconds;

class RaceClaimsTest : public LiveRacesTest {
 protected:
  // Seat 2 of three people has claimed.
  void claimed(const std::vector<Kind>& kinds = {Kind::kMe, Kind::kMe, Kind::kMe}) {
    race(kinds);
    claim_race("claim-2", 2);
    stored();
    story();
  }
};

TEST_F(RaceClaimsTest, TheFirstClaimIsStoredAnsweredAndToldWithItsTime) {  // CUB-22, P1
  race();
  claim_race("claim-2", 2);
  claim_race("claim-1", 1);
  EXPECT_EQ(story(), Story{"append 5; claimed by 2 (claim-2)"});
  stored();
  EXPECT_EQ(story(), (Story{"claim-2: first", "Ada hears window 5 of 2", "claim-1: conflict"}));
}

TEST_F(RaceClaimsTest, TheClaimantAloneShowsAndTheServerYieldsForTheSeatsBefore) {  // CUB-22
  claimed();
  move("knock-1", 1, kBuild);
  EXPECT_EQ(story(), Story{"knock-1: conflict"});
  move("knock-2", 2, kBuild);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock build 1,1 (knock-2); *"});
  stored();
  EXPECT_EQ(story(), (Story{"knock-2: accepted 6", "Ada hears events 5+3"}));
  EXPECT_FALSE(live_->needs_ticks());
}

TEST_F(RaceClaimsTest, WhatTheRulesForbidLeavesTheClaimAndItsTime) {  // CUB-20
  claimed();
  move("knock-2", 2, "knock build 1/1");
  EXPECT_EQ(story(), Story{"knock-2: illegal"});
  now_ += seconds(30);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false; *"});
}

TEST_F(RaceClaimsTest, WhenTheTimeIsOverTheKnockIsFalse) {  // CUB-21, CUB-22
  race();
  now_ += seconds(20);
  claim_race("claim-2", 2);
  stored();
  story();
  now_ += seconds(29);  // the window itself would be over
  tick_at(now_);
  EXPECT_EQ(story(), Story{});
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false; *"});
}

TEST_F(RaceClaimsTest, AClaimOrAShowAfterTheTimeCountsNoMore) {  // CUB-22, P9
  race();
  now_ += seconds(30);
  claim_race("claim-2", 2);
  stored();
  EXPECT_EQ(story(),
            (Story{"append 5; 1 waive; 2 waive; *", "Ada hears events 5+3", "claim-2: conflict"}));
  claimed();
  now_ += seconds(30);
  move("knock-2", 2, kBuild);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false; *"});
}

TEST_F(RaceClaimsTest, TheClaimantMayGiveUpButNotYield) {  // CUB-21
  claimed();
  move("waive-2", 2, "waive");
  move("waive-1", 1, "waive");
  EXPECT_EQ(story(), (Story{"waive-2: illegal", "waive-1: noted"}));
  move("false-2", 2, "knock false");
  EXPECT_EQ(story(), Story{"append 5; 1 waive (waive-1); 2 knock false (false-2); *"});
}

TEST_F(RaceClaimsTest, AYieldMayBeOverriddenByAClaim) {
  race();
  move("waive-1", 1, "waive");
  claim_race("claim-1", 1);
  EXPECT_EQ(story(), (Story{"waive-1: noted", "append 5; claimed by 1 (claim-1)"}));
}

TEST_F(RaceClaimsTest, AClaimSentAgainIsAnsweredTheSame) {  // P2
  claimed();
  claim_race("claim-2", 2);
  move("claim-2", 2, "knock false");
  claim_race("another", 2);
  EXPECT_EQ(story(), (Story{"claim-2: first", "claim-2: repeated", "another: conflict"}));
}

TEST_F(RaceClaimsTest, AClaimSentAgainAfterItsRaceIsAnsweredTheSame) {  // P2
  claimed();
  played("false-2", 2, "knock false");
  const int after = ply();
  story();
  claim_race("claim-2", 2);
  claim_race("claim-2", 1);
  move("claim-2", 2, "pass");
  EXPECT_EQ(story(), (Story{"claim-2: first", "claim-2: repeated", "claim-2: repeated"}));
  // The claim is of another race now, and the older one's of a position that is over.
  played("pass-2", 1, "pass");
  claim_race("claim-0", 0);
  stored();
  story();
  send({"claim-2", seat_at(2), after, "", MoveMessage::Kind::kRaceClaim});
  EXPECT_EQ(story(), Story{"claim-2: conflict"});
}

TEST_F(RaceClaimsTest, AClaimWhoseRaceIsOverIsKnownAfterARestart) {  // P2, P5
  race();
  stored_.race_claim = RaceClaim{3, seat_at(2), "claim-2"};
  stored_.events.push_back({*parse_event("0 pass"), "pass"});
  live_.emplace(Table::fold(stored_).value(), effects_);
  story();
  claim_race("claim-2", 2);
  move("claim-2", 2, "knock false");
  claim_race("claim-1", 1);
  EXPECT_EQ(story(),
            (Story{"claim-2: first", "claim-2: repeated", "append 5; claimed by 1 (claim-1)"}));
}

TEST_F(RaceClaimsTest, AfterARestartTheClaimStandsAndItsTimeBeginsAnew) {  // CUB-22, P5
  race();
  claim_race("claim-2", 2);
  stored_.race_claim = RaceClaim{5, seat_at(2), "claim-2"};
  stored_.events.push_back({*parse_event("0 pass"), "pass"});
  live_.emplace(Table::fold(stored_).value(), effects_);
  now_ += seconds(3600);
  story();
  watch(ada_, 5);
  EXPECT_EQ(story(), (Story{"Ada hears hello 5", "Ada hears window 5 of 2"}));
  claim_race("claim-1", 1);
  claim_race("claim-2", 2);
  EXPECT_EQ(story(), (Story{"claim-1: conflict", "claim-2: first"}));
  now_ += seconds(30);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false; *"});
}

TEST_F(RaceClaimsTest, AClaimThatSomebodyElseStoredMeanwhileCounts) {  // P3
  race();
  claim_race("claim-1", 1);
  stored(Error{ErrorCode::kConflict, "The race is claimed."});
  EXPECT_EQ(story(), (Story{"append 5; claimed by 1 (claim-1)", "reload"}));
  stored_.race_claim = RaceClaim{5, seat_at(2), "claim-2"};
  stored_.events.push_back({*parse_event("0 pass"), "pass"});
  live_->reloaded(Table::fold(stored_), now_);
  EXPECT_EQ(story(), (Story{"Ada hears window 5 of 2", "claim-1: conflict"}));
}

TEST_F(RaceClaimsTest, AClaimThatCannotBeStoredIsNone) {  // P1
  race();
  claim_race("claim-2", 2);
  stored(full());
  EXPECT_EQ(story(), (Story{"append 5; claimed by 2 (claim-2)", "claim-2: read_only"}));
  claim_race("claim-1", 1);
  EXPECT_EQ(story(), Story{"append 5; claimed by 1 (claim-1)"});
}

TEST_F(RaceClaimsTest, AClaimDropsTheThoughtsOfBots) {
  race({Kind::kMe, Kind::kMe, Kind::kBot});
  claim_race("claim-1", 1);
  story();
  stored();
  EXPECT_EQ(story(), (Story{"claim-1: first", "drop thought", "Ada hears window 5 of 1"}));
  EXPECT_FALSE(live_->is_idle());
}

TEST_F(RaceClaimsTest, AtATableThatLetsTheFirstShowNobodyClaims) {  // CUB-22
  RaceTerms terms;
  terms.knock = RaceTerms::Knock::kShow;
  race({Kind::kMe, Kind::kMe, Kind::kMe}, terms);
  claim_race("claim-2", 2);
  EXPECT_EQ(story(), Story{"claim-2: illegal"});
  move("knock-2", 2, kBuild);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock build 1,1 (knock-2); *"});
}

TEST_F(RaceClaimsTest, ATableFromTheTimeBeforeClaimsGoesOnAsItBegan) {  // CUB-22
  race();
  const std::size_t tag = stored_.header.find("[Knock \"claim\"]\n");
  ASSERT_NE(tag, std::string::npos);
  stored_.header.erase(tag, std::string("[Knock \"claim\"]\n").size());
  stored_.events.push_back({*parse_event("0 pass"), "pass"});
  live_.emplace(Table::fold(stored_).value(), effects_);
  story();
  claim_race("claim-2", 2);
  EXPECT_EQ(story(), Story{"claim-2: illegal"});
}

}  // namespace
}  // namespace benben
