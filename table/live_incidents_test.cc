// Who comes and goes at a live table, one call at a time.
#include "table/faults.h"
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Do = MoveMessage::Kind;

// What is heard of a refusal.
std::string says(const std::string& move_id, table::Fault fault) {
  return move_id + ": " + std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

TEST_F(LiveIncidentsTest, IsStoredThenAnsweredThenPublished) {  // P1 P4
  people(3);
  watch(guest_);
  story();
  tell(1, Do::kLeave, "leave");
  EXPECT_EQ(story(), Story{"append 1; incident 0: 1 1 leave (leave)"});
  EXPECT_TRUE(view().incidents.empty());
  plays(0, "move");
  EXPECT_EQ(story(), Story{}) << "it waits in line";
  stored();
  const Story told = story();
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0], "leave: done");
  EXPECT_EQ(told[1], "guest hears incident 0: 1 1 leave");
  EXPECT_TRUE(told[2].starts_with("append 1; 0 "));
  EXPECT_EQ(effects_.appended->incidents, 1) << "a move, too, is compared on both numbers";
  EXPECT_EQ(view().incidents, std::vector<std::string>{"1 1 leave"});
  EXPECT_EQ(view().seats[1].stand_in, "bot:4");
  EXPECT_EQ(view().seats[1].name, "Grace");
}

TEST_F(LiveIncidentsTest, P2WhatIsSentAgainIsAnsweredTheSameAlsoAfterARestart) {
  people(3);
  told(1, Do::kLeave, "leave");
  StoredTable after = stored_;
  after.incidents.push_back(*effects_.appended->incident);
  live_.emplace(Table::fold(after).value(), effects_);
  story();
  tell(1, Do::kLeave, "leave");
  tell(1, Do::kResign, "leave");
  tell(0, Do::kLeave, "leave");
  plays(0, "leave");
  EXPECT_EQ(story(), (Story{"leave: done", "leave: move_id_taken", "leave: move_id_taken",
                            "leave: move_id_taken"}));
  plays(0, "a-move");
  stored();
  story();
  tell(0, Do::kLeave, "a-move");
  EXPECT_EQ(story(), Story{"a-move: move_id_taken"});
}

TEST_F(LiveIncidentsTest, P11OnlyYouComeAndGoForYou) {
  people(3);
  const Proofs nobody;
  const Proofs wrong{digest_of("an expired secret")};
  const Proofs neighbour{proof_of(2)};
  for (const Proofs& proofs : {nobody, wrong, neighbour}) {
    for (const Do kind : {Do::kLeave, Do::kReturn, Do::kResign, Do::kReplace, Do::kRematch}) {
      tell_as(proofs, 1, kind, "a-try");
      EXPECT_EQ(story(), Story{"a-try: not_your_seat"});
    }
  }
}

TEST_F(LiveIncidentsTest, AStandInPlaysUntilItsPersonReturns) {
  people(2);
  watch(socket(1), 1);
  told(0, Do::kLeave, "leave");
  EXPECT_EQ(story(),
            (Story{"Grace hears hello 1", "append 1; incident 0: 1 0 leave (leave)", "leave: done",
                   "Grace hears incident 0: 1 0 leave", "think for Grace"}));
  EXPECT_EQ(effects_.asked->spec, "bot:4");
  plays(0, "move");
  tell(0, Do::kLeave, "again");
  EXPECT_EQ(story(), (Story{"move: stand_in", "again: stand_in"}));
  told(0, Do::kReturn, "return");
  EXPECT_EQ(story(), (Story{"append 1; incident 1: 1 0 return (return)", "return: done",
                            "drop thought", "Grace hears incident 1: 1 0 return"}));
  tell(0, Do::kReturn, "once-more");
  plays(0, "move");
  stored();
  EXPECT_EQ(story().front(), "once-more: no_stand_in");
  EXPECT_EQ(ply(), 2);
}

TEST_F(LiveIncidentsTest, WhatAStandInWantedIsDroppedWhenItsPersonWasQuicker) {
  people(2);
  watch(socket(1), 1);
  told(0, Do::kLeave, "leave");
  const std::string text = some_move();
  tell(0, Do::kReturn, "return");
  story();
  live_->thought(text, now_);  // it waits in line behind the return
  stored();
  EXPECT_EQ(story(), (Story{"return: done", "Grace hears incident 1: 1 0 return"}));
  EXPECT_EQ(ply(), 1);
  EXPECT_FALSE(live_->closed());
}

TEST_F(LiveIncidentsTest, NoStandInIsAskedWhenNobodyWatches) {
  people(2);
  told(0, Do::kLeave, "leave");
  EXPECT_EQ(story().back(), "leave: done");
  EXPECT_TRUE(live_->is_idle());
}

TEST_F(LiveIncidentsTest, AnotherSeatsIncidentLeavesAThoughtAlone) {
  people(3);
  watch(socket(1), 1);
  told(0, Do::kLeave, "leave");
  story();
  told(2, Do::kLeave, "leave-too");
  EXPECT_EQ(story(), (Story{"append 1; incident 1: 1 2 leave (leave-too)", "leave-too: done",
                            "Grace hears incident 1: 1 2 leave"}));
}

TEST_F(LiveIncidentsTest, WhoResignsStaysResignedAndTheGameGoesOnAmongThree) {
  people(3);
  watch(socket(1), 1);
  told(0, Do::kResign, "resign");
  EXPECT_EQ(story().back(), "think for Grace");
  EXPECT_FALSE(view().given_up);
  tell(0, Do::kReturn, "return");
  tell(0, Do::kResign, "again");
  plays(0, "move");
  EXPECT_EQ(story(), (Story{"return: resigned", "again: resigned", "move: resigned"}));
}

TEST_F(LiveIncidentsTest, WithOneLeftTheGameIsGivenUp) {
  people(2);
  watch(socket(0), 1);
  watch(socket(1), 1);
  story();
  told(1, Do::kResign, "resign");
  EXPECT_EQ(story(),
            (Story{"append 1; incident 0: 1 1 resign (resign)", "resign: done",
                   "Ada hears incident 0: 1 1 resign", "Grace hears incident 0: 1 1 resign"}));
  EXPECT_TRUE(view().given_up);
  EXPECT_FALSE(view().over);
  EXPECT_TRUE(view().turn.empty());
  plays(0, "move");
  tell(0, Do::kLeave, "leave");
  tell(0, Do::kResign, "resign-too");
  tell(0, Do::kReplace, "replace", 1);
  EXPECT_EQ(story(), (Story{"move: given_up", "leave: given_up", "resign-too: given_up",
                            "replace: given_up"}));
  const std::string record = live_->record({}).value();
  EXPECT_NE(record.find("[Incident.0 \"1 1 resign\"]\n"), std::string::npos) << record;
  EXPECT_EQ(record.find("Result"), std::string::npos);
  EXPECT_TRUE(replay(parse_record(record).value(), find_game)) << "a reader takes it";
}

TEST_F(LiveIncidentsTest, WithoutAPersonTheGameIsGivenUp) {
  make({Kind::kMe, Kind::kBot, Kind::kBot});
  watch(ada_, 1);
  tell(0, Do::kResign, "resign");
  story();
  stored();
  EXPECT_EQ(story(), (Story{"resign: done", "Ada hears incident 0: 1 0 resign"}));
  EXPECT_TRUE(view().given_up);
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  told(0, Do::kResign, "resign");
  EXPECT_FALSE(view().given_up) << "somebody may yet come";
}

TEST_F(LiveIncidentsTest, ABotThatThoughtWhenTheGameWasGivenUpPlaysNoMore) {
  make({Kind::kBot, Kind::kMe});
  watch(ada_, 1);
  const std::string text = some_move();
  tell_as({person_}, 1, Do::kResign, "resign");
  live_->thought(text, now_);
  story();
  stored();
  EXPECT_EQ(story(), (Story{"resign: done", "Ada hears incident 0: 1 1 resign"}));
  EXPECT_EQ(ply(), 1);
}

TEST_F(LiveIncidentsTest, P12WhatCannotBeStoredHasNotHappened) {
  people(2);
  tell(0, Do::kResign, "resign");
  stored(full());
  EXPECT_EQ(story().back(), "resign: ");  // an error of the disk has no name
  EXPECT_FALSE(view().given_up);
  live_->stop();
  tell(0, Do::kResign, "resign-2");
  EXPECT_EQ(story(), Story{"resign-2: stopping"});
}

TEST_F(LiveIncidentsTest, P3WhoHasResignedElsewhereDoesNotMove) {
  people(2);
  watch(socket(1), 1);
  plays(0, "move");
  story();
  stored(Error{ErrorCode::kConflict, "Somebody has come or gone."});
  StoredTable elsewhere = stored_;
  elsewhere.incidents.push_back({{1, seat_at(0), Incident::Kind::kResign}, "elsewhere"});
  live_->reloaded(Table::fold(elsewhere), now_);
  EXPECT_EQ(story(), (Story{"reload", "Grace hears incident 0: 1 0 resign", "move: given_up"}));
}

TEST_F(LiveIncidentsTest, WhereEverybodyHasLeftNobodyPlays) {
  people(2);
  watch(socket(0));
  told(0, Do::kLeave, "leave-0");
  EXPECT_EQ(story().back(), "think for Ada") << "Grace plays";
  told(1, Do::kLeave, "leave-1");
  live_->thought(std::string(some_move()), now_);
  stored();
  EXPECT_NE(story().back(), "think for Ada");
  told(1, Do::kReturn, "return-1");
  told(0, Do::kReturn, "return-0");
  told(1, Do::kLeave, "leave-2");
  EXPECT_EQ(story().back(), "think for Ada");
}

TEST_F(LiveIncidentsTest, NobodyComesToAGameThatHasEnded) {
  make({Kind::kMe, Kind::kMe, Kind::kOpen});
  for (const int seat : {0, 1}) {
    tell_as({person_}, seat, Do::kResign, "resign-" + std::to_string(seat));
    stored();
  }
  ASSERT_TRUE(view().given_up);
  story();
  EXPECT_TRUE(live_->invited(created_.invitations.front().secret).value().free.empty());
  claim(digest_of("Grace"));
  EXPECT_EQ(story(), Story{"not claimed: conflict"});
}

TEST_F(LiveIncidentsTest, NobodyMakesThemselvesIrreplaceable) {
  people(3);
  StoredTable busy = stored_;
  for (int i = 0; i < Incidents::kMost; ++i) {
    const auto kind = i % 2 == 0 ? Incident::Kind::kLeave : Incident::Kind::kReturn;
    busy.incidents.push_back({{1, seat_at(2), kind}, "incident-" + std::to_string(i)});
  }
  const Incidents incidents = [&] {
    Incidents all;
    for (const StoredIncident& stored : busy.incidents) all.add(stored);
    return all;
  }();
  EXPECT_TRUE(incidents.check(Incident::Kind::kAbsent, seat_at(2)));
  Incidents away = incidents;
  away.add({{1, seat_at(2), Incident::Kind::kAbsent}, ""});
  EXPECT_TRUE(away.check(Incident::Kind::kReturn, seat_at(2)));
  away.add({{1, seat_at(2), Incident::Kind::kReturn}, "once"});
  away.add({{1, seat_at(2), Incident::Kind::kAbsent}, ""});
  EXPECT_EQ(away.check(Incident::Kind::kReturn, seat_at(2)).error().fault, "too_many_incidents");
  EXPECT_TRUE(away.check(Incident::Kind::kResign, seat_at(2)));
}

TEST_F(LiveIncidentsTest, TooManyOnlyReturnAndResign) {
  people(3);
  StoredTable busy = stored_;
  for (int i = 0; i < Incidents::kMost; ++i) {
    const auto kind = i % 2 == 0 ? Incident::Kind::kLeave : Incident::Kind::kReturn;
    busy.incidents.push_back({{1, seat_at(2), kind}, "incident-" + std::to_string(i)});
  }
  busy.incidents.pop_back();  // seat 2 is away
  busy.incidents.push_back({{1, seat_at(1), Incident::Kind::kLeave}, "incident-199"});
  live_.emplace(Table::fold(busy).value(), effects_);
  tell(0, Do::kLeave, "leave");
  told(2, Do::kReturn, "return");
  tell(2, Do::kLeave, "leave-2");
  told(1, Do::kResign, "resign");
  EXPECT_EQ(story(),
            (Story{"leave: too_many_incidents", "append 1; incident 200: 1 2 return (return)",
                   "return: done", "leave-2: too_many_incidents",
                   "append 1; incident 201: 1 1 resign (resign)", "resign: done"}));
}

// Races.

TEST_F(LiveIncidentsTest, InARaceAStandInIsABot) {  // CUB-22
  race();
  tell(1, Do::kLeave, "leave");
  EXPECT_EQ(story().size(), 1u) << "the three seats are of one person, whose proof Grace lacks";
  tell_as({person_}, 1, Do::kLeave, "leave");
  stored();
  EXPECT_EQ(story(), (Story{"append 5; incident 0: 5 1 leave (leave)", "leave: done",
                            "Ada hears incident 0: 5 1 leave", "think for Ada"}));
  live_->thought(std::string("knock false"), now_);
  tell_as({person_}, 1, Do::kReturn, "return");
  stored();
  story();
  now_ += seconds(15);
  tick_at(now_);
  EXPECT_EQ(story(), Story{}) << "what the stand-in wanted is forgotten";
  move("waive-1", 1, "waive");
  move("waive-2", 2, "waive");
  EXPECT_EQ(story(), (Story{"waive-1: noted", "waive-2: noted",
                            "append 5; 1 waive (waive-1); 2 waive (waive-2); *"}));
}

TEST_F(LiveIncidentsTest, AYieldOfAPersonOutlivesTheirStandIn) {  // CUB-22
  RaceTerms terms;
  terms.window.reset();
  race({Kind::kMe, Kind::kMe, Kind::kMe}, terms);
  move("waive-1", 1, "waive");
  tell_as({person_}, 1, Do::kLeave, "leave");
  stored();
  tell_as({person_}, 1, Do::kReturn, "return");
  stored();
  story();
  move("waive-2", 2, "waive");
  EXPECT_EQ(story(),
            (Story{"waive-2: noted", "append 5; 1 waive (waive-1); 2 waive (waive-2); *"}));
}

TEST_F(LiveIncidentsTest, AClaimantWhoLeavesGivesTheRaceUp) {  // CUB-22
  RaceTerms terms;
  terms.window.reset();
  race({Kind::kMe, Kind::kMe, Kind::kMe}, terms);
  claim_race("claim-2", 2);
  stored();
  tell_as({person_}, 2, Do::kLeave, "leave");
  stored();
  story();
  tick_at(now_);
  EXPECT_EQ(story(), Story{"append 5; 1 waive; 2 knock false; *"});
}

TEST_F(LiveIncidentsTest, ARaceWithoutAnEndWaitsForThoseWhoHaveNotAnswered) {
  RaceTerms terms;
  terms.window.reset();
  race({Kind::kMe, Kind::kMe, Kind::kMe}, terms);
  StoredTable stored = stored_;
  stored.seats[2].token = digest_of("Grace");
  StoredEvent& pass = stored.events.emplace_back();
  pass.event = *parse_event("0 pass");
  live_.emplace(Table::fold(stored).value(), effects_);
  ada_.minds_presence = true;
  watch(ada_, 5);
  move("waive-1", 1, "waive");
  story();
  now_ += minutes(2);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"Ada hears presence 0 1 and 0, absent 2"});
  tell_as({person_}, 0, Do::kReplace, "vote-0", 2);
  tell_as({person_}, 1, Do::kReplace, "vote-1", 2);
  EXPECT_EQ(story(), (Story{"vote-0: done", "Ada hears votes on 2: 0 of 2",
                            "append 5; incident 0: 5 2 absent (vote-1)"}));
}

TEST_F(LiveIncidentsTest, AGameThatIsGivenUpRunsNoRace) {
  race({Kind::kMe, Kind::kMe, Kind::kMe});
  tell_as({person_}, 1, Do::kResign, "resign-1");
  stored();
  tell_as({person_}, 2, Do::kResign, "resign-2");
  stored();
  EXPECT_TRUE(view().given_up);
  now_ += minutes(1);
  story();
  tick_at(now_);
  EXPECT_EQ(story(), Story{});
  EXPECT_FALSE(live_->needs_ticks());
}

// Rematch.

TEST_F(LiveIncidentsTest, ARematchSeatsTheSamePeopleOneFurther) {
  people(3, {seconds(60), AbsentTerms::Then::kBot, 2});
  StoredTable stored = stored_;
  stored.seats[2] = {"bot:3", "", std::nullopt, std::nullopt};
  live_.emplace(Table::fold(stored).value(), effects_);
  watch(socket(1), 1);
  told(0, Do::kResign, "resign-0");
  tell(1, Do::kRematch, "rematch");
  EXPECT_EQ(story().back(), "rematch: not_over");
  told(1, Do::kResign, "resign-1");
  story();
  tell(0, Do::kRematch, "rematch");
  EXPECT_EQ(story(), Story{"append 1; incident 2: 1 0 rematch a-new-table (rematch)"});
  const StoredTable& opened = effects_.appended->rematch.value();
  EXPECT_EQ(opened.id, "a-new-table");
  EXPECT_EQ(opened.created_s, 1'772'323'200);
  EXPECT_EQ(opened.seats,
            (std::vector<StoredSeat>{stored.seats[2], stored.seats[0], stored.seats[1]}));
  // Its chance is bound to a seed of its own (live_fair_test.cc).
  const auto without_chance = [](const std::string& header) {
    return header.substr(0, header.find("[Fair."));
  };
  std::string header = stored.header;
  header.replace(header.find("2026-02-28"), 10, "2026-03-01");
  EXPECT_EQ(without_chance(opened.header), without_chance(header));
  EXPECT_NE(header.find("[Absent \"bot 60 bot:2\"]"), std::string::npos);
  EXPECT_TRUE(opened.incidents.empty());
  EXPECT_TRUE(Table::fold(opened)) << "one can play there";
  this->stored();
  EXPECT_EQ(story(), (Story{"rematch: done", "Grace hears incident 2: 1 0 rematch a-new-table"}));
  EXPECT_EQ(view().incidents.size(), 2u) << "whose table that is, is nobody else's affair";
  EXPECT_EQ(live_->record({}).value().find("rematch"), std::string::npos);
  EXPECT_EQ(live_->view({proof_of(0)})->incidents.size(), 3u);
  EXPECT_NE(live_->record({proof_of(0)}).value().find("rematch"), std::string::npos);
  tell(1, Do::kRematch, "rematch-2");
  tell(0, Do::kRematch, "rematch");
  EXPECT_EQ(story(), (Story{"rematch-2: rematch_open", "rematch: done"}));
}

TEST_F(LiveIncidentsTest, ASeatThatStoodOpenStandsOpenAgain) {
  make({Kind::kMe, Kind::kOpen});
  claim(digest_of("Grace"));
  told(0, Do::kResign, "resign");
  tell(0, Do::kRematch, "rematch");
  EXPECT_EQ(story().back(), "rematch: being_taken") << "who comes just now would be left behind";
  live_->claimed(full(), now_);
  tell(0, Do::kRematch, "rematch");
  const Table rematch = Table::fold(effects_.appended->rematch.value()).value();
  EXPECT_TRUE(rematch.is_open(seat_at(0)));
  EXPECT_EQ(rematch.invited(digest_of(created_.invitations.front().secret)),
            SeatSet::of(seat_at(0)));
}

TEST_F(LiveIncidentsTest, ARatedRematchNeedsAllOfTheirAccounts) {
  for (const bool is_rated : {true, false}) {
    people(2);
    if (is_rated) stored_.header.insert(stored_.header.size() - 1, "[Rated \"yes\"]\n");
    const Digest other = stored_.seats[1].token.value();
    live_.emplace(Table::fold(stored_).value(), effects_);
    told(1, Do::kResign, "resign");
    live_->forget(other);
    story();
    tell(0, Do::kRematch, "rematch");
    const Story happened = story();
    ASSERT_EQ(happened.size(), 1u);
    if (is_rated) {
      EXPECT_EQ(happened.front(), says("rematch", table::Fault::kRatedGone));
    } else {
      EXPECT_TRUE(happened.front().starts_with("append ")) << happened.front();
    }
  }
}

TEST_F(LiveIncidentsTest, AGameThatIsOverTakesARematchAlone) {
  make({Kind::kMe, Kind::kMe});
  int number = 0;
  while (!view().over) {
    const int seat = index(view().turn.first());
    played("move-" + std::to_string(number++), seat, some_move());
  }
  story();
  for (const Do kind : {Do::kLeave, Do::kReturn, Do::kResign, Do::kReplace}) {
    tell(0, kind, "too-late");
    EXPECT_EQ(story(), Story{"too-late: game_over"});
  }
  told(0, Do::kRematch, "rematch");
  EXPECT_EQ(story().back(), "rematch: done");
  EXPECT_NE(live_->record({}).value().find("[Result "), std::string::npos);
}

}  // namespace
}  // namespace benben
