// Moves, seats and the end of a live table, one call at a time.
#include "table/live_table.h"

#include "table/test_live_table.h"

namespace benben {
namespace {

Error broken() { return {ErrorCode::kReadOnly, "The disk is full."}; }
Error elsewhere_first() { return {ErrorCode::kConflict, "Somebody else was faster."}; }

TEST_F(LiveTableTest, AMoveIsStoredThenAnsweredThenPublished) {  // P1
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  EXPECT_EQ(story(), (Story{"Ada hears hello 1", "Ada hears events 0+1"}));
  const std::string text = some_move();
  move("first-move", 0, text);
  EXPECT_EQ(story(), (Story{"append 1; 0 " + text + " (first-move)"}));
  EXPECT_EQ(ply(), 1);
  stored();
  EXPECT_EQ(story(), (Story{"first-move: accepted 1", "Ada hears events 1+1"}));
  EXPECT_EQ(ply(), 2);
}

TEST_F(LiveTableTest, MovesWaitInLineForTheOneBeingStored) {  // P4
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  move("first-move", 0, text);
  move("first-move", 0, text);       // sent twice
  move("first-move", 0, "nothing");  // with other content
  move("later-move", 0, text);       // on a position that is over by then
  EXPECT_EQ(story().size(), 1u);
  EXPECT_FALSE(live_->is_idle());
  stored();
  EXPECT_EQ(story(), (Story{"first-move: accepted 1", "first-move: accepted 1",
                            "first-move: repeated", "later-move: conflict"}));
  EXPECT_TRUE(live_->is_idle());
}

TEST_F(LiveTableTest, FaultsAreAnsweredInTheOrderOfTheProtocol) {
  make({Kind::kMe, Kind::kOpen});
  move("move-1", 1, "nonsense", 7);
  move("move-2", 0, "nonsense", 7);
  move("move-3", 0, "nonsense");
  live_->stop();
  move("move-4", 0, "nonsense");
  move("move-5", 0, some_move());
  EXPECT_EQ(story(), (Story{"move-1: not_yours", "move-2: conflict", "move-3: malformed",
                            "move-4: malformed", "move-5: read_only"}));
}

TEST_F(LiveTableTest, PeopleCountSeatsFromOne) {
  make({Kind::kMe, Kind::kOpen});
  std::optional<Error> refused;
  live_->move(
      {person_}, {"move-1", seat_at(1), 1, "000"},
      [&](const Result<MoveAnswer>& answer) { refused = answer.error(); }, now_);
  EXPECT_EQ(refused->message, "Seat 2 is not yours.");
}

TEST_F(LiveTableTest, WhatAnotherServerStoredIsPublishedAndTheMoveDecidedAgain) {  // P3
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  const std::string text = some_move();
  move("here", 0, text);
  story();
  stored(elsewhere_first());
  EXPECT_EQ(story(), Story{"reload"});
  EXPECT_FALSE(live_->is_idle());
  move("in-line", 0, text);
  StoredTable elsewhere = stored_;
  const MoveMessage there{"there", seat_at(0), 1, text};
  const Table::Proposal proposal =
      Table::fold(stored_)
          .value()
          .decide(std::span(&there, 1), [] { return std::uint64_t{5}; })
          .value();
  for (const StoredEvent& event : proposal.append.events) elsewhere.events.push_back(event);
  live_->reloaded(Table::fold(elsewhere), now_);
  EXPECT_EQ(story(), (Story{"Ada hears events 1+1", "here: conflict", "in-line: conflict"}));
}

TEST_F(LiveTableTest, ATableThatTurnsOutToBeDamagedIsClosed) {  // P5
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  watch(guest_);
  const std::string text = some_move();
  move("first-move", 0, text);
  stored(elsewhere_first());
  move("in-line", 0, text);
  story();
  live_->reloaded(Error{ErrorCode::kDamaged, "Event 1: it is nonsense."}, now_);
  EXPECT_EQ(story(), (Story{"first-move: damaged", "in-line: damaged", "Ada is dismissed: damaged",
                            "guest is dismissed: damaged"}));
  EXPECT_TRUE(live_->is_idle());
  EXPECT_FALSE(live_->has_failed());
  watch(ada_);
  live_->leave(ada_, now_);
  move("late-move", 0, text, 1);
  EXPECT_EQ(story(), (Story{"not watched: damaged", "late-move: damaged"}));
  EXPECT_EQ(live_->view({}).error().code, ErrorCode::kDamaged);
  EXPECT_EQ(live_->record({}).error().code, ErrorCode::kDamaged);
}

TEST_F(LiveTableTest, AStoreThatCannotBeReadNowDoesNotCloseTheTable) {  // P3 P12
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  const std::string text = some_move();
  move("first-move", 0, text);
  move("in-line", 0, text);
  story();
  stored(elsewhere_first());
  live_->reloaded(broken(), now_);
  EXPECT_EQ(story(),
            (Story{"reload", "first-move: read_only", "append 1; 0 " + text + " (in-line)"}));
  EXPECT_FALSE(live_->closed());
  stored(elsewhere_first());
  live_->reloaded(Table::fold(stored_), now_);
  stored();
  EXPECT_EQ(story().front(), "reload") << "what is stored is looked for again";
  EXPECT_FALSE(live_->closed());
}

TEST_F(LiveTableTest, AMoveThatCannotBeStoredHasNotHappened) {  // P12
  make({Kind::kMe, Kind::kMe});
  const std::string text = some_move();
  move("first-move", 0, text);
  move("next-move", 0, text);
  story();
  stored(broken());
  EXPECT_EQ(story(), (Story{"first-move: read_only", "append 1; 0 " + text + " (next-move)"}));
  EXPECT_FALSE(live_->needs_ticks());
  stored();
  EXPECT_EQ(story(), Story{"next-move: accepted 1"});
}

TEST_F(LiveTableTest, WhatIsUnderWayIsAnsweredWhileStopping) {  // P12
  make({Kind::kMe, Kind::kOpen});
  const std::string text = some_move();
  move("first-move", 0, text);
  claim(digest_of("Grace"));
  live_->stop();
  story();
  stored();
  live_->claimed({}, now_);
  move("first-move", 0, text);
  remove();
  EXPECT_EQ(story(), (Story{"first-move: accepted 1", "claimed", "first-move: accepted 1",
                            "not removed: not_yours"}));
}

// A promise that breaks.

TEST_F(LiveTableTest, APromiseThatBreaksInAMoveIsToldToEachOnce) {
  make({Kind::kMe, Kind::kMe, Kind::kMe}, "cubus");
  forget_seed();
  watch(ada_);
  played("pass", 0, "pass");
  story();
  effects_.breaks = true;
  move("knock", 1, "knock false");
  EXPECT_EQ(story(), (Story{"log: is closed: rules.cc:7: a promise", "Ada is dismissed: damaged",
                            "knock: damaged"}));
  EXPECT_TRUE(live_->has_failed());
  EXPECT_TRUE(live_->is_idle());
  EXPECT_FALSE(live_->needs_ticks());
  tick_at(now_ + std::chrono::minutes(1));
  move("late", 2, "knock false", 5);
  EXPECT_EQ(story(), Story{"late: damaged"});
}

TEST_F(LiveTableTest, APromiseThatBreaksBehindAMoveLosesNothing) {  // P1
  make({Kind::kMe, Kind::kMe});
  watch(ada_);
  const std::string text = some_move();
  move("first-move", 0, text);
  move("in-line", 0, text);
  story();
  ada_.breaks = true;
  stored();
  EXPECT_EQ(story(),
            (Story{"first-move: accepted 1", "log: is closed: somebody who breaks what he is told",
                   "in-line: damaged", "Ada is dismissed: damaged"}));
}

TEST_F(LiveTableTest, WhatIsStoredMeanwhileIsAcceptedAtAClosedTableToo) {  // P1
  make({Kind::kMe, Kind::kOpen});
  move("first-move", 0, some_move());
  claim(digest_of("Grace"));
  live_->close({ErrorCode::kDamaged, "It broke."});
  EXPECT_FALSE(live_->is_idle());
  story();
  stored();
  EXPECT_FALSE(live_->is_idle());
  live_->claimed({}, now_);
  EXPECT_EQ(story(), (Story{"first-move: accepted 1", "claimed"}));
  EXPECT_TRUE(live_->is_idle());
}

TEST_F(LiveTableTest, WhoeverBreaksItByWatchingIsDismissedOnce) {
  make({Kind::kMe, Kind::kMe});
  ada_.breaks = true;
  watch(ada_);
  EXPECT_EQ(story(), (Story{"log: is closed: somebody who breaks what he is told",
                            "Ada is dismissed: damaged"}));
}

// Seats.

TEST_F(LiveTableTest, ASeatIsTakenOnce) {
  make({Kind::kMe, Kind::kOpen});
  watch(ada_);
  story();
  const Digest grace = digest_of("Grace");
  claim(grace);
  claim(grace);  // at once, of one person
  claim(digest_of("Edsger"));
  remove();
  EXPECT_FALSE(live_->is_idle());
  live_->claimed({}, now_);
  live_->claimed(Error{ErrorCode::kConflict, "It is not open."}, now_);
  live_->claimed(Error{ErrorCode::kConflict, "It is not open."}, now_);
  EXPECT_EQ(story(), (Story{"claim 1", "claim 1", "claim 1", "not removed: conflict", "claimed",
                            "Ada hears seats", "claimed", "not claimed: conflict"}));
  claim(digest_of("Edsger"));
  EXPECT_EQ(story(), Story{"not claimed: conflict"});
}

TEST_F(LiveTableTest, WhoComesAtOnceGetsSeatsOfTheirOwn) {
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  const Digest grace = digest_of("Grace");
  claim(grace);
  claim(digest_of("Edsger"));
  claim(grace);  // again, as if no answer had come
  claim(digest_of("Barbara"));
  EXPECT_EQ(story(), (Story{"claim 1", "claim 2", "claim 1", "claim 1"}));
  live_->claimed({}, now_);
  live_->claimed({}, now_);
  live_->claimed(Error{ErrorCode::kConflict, "It is not open."}, now_);
  live_->claimed(Error{ErrorCode::kConflict, "It is not open."}, now_);
  EXPECT_EQ(story(), (Story{"claimed", "claimed", "claimed", "not claimed: conflict"}));
}

TEST_F(LiveTableTest, AnInvitationIsGoodAsLongAsTheTableIs) {
  make({Kind::kMe, Kind::kOpen});
  const std::string invitation = created_.invitations.front().secret;
  EXPECT_EQ(live_->invited(invitation).value().free, SeatSet::of(seat_at(1)));
  EXPECT_EQ(live_->invited("another").error().code, ErrorCode::kNotYours);
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  EXPECT_TRUE(live_->invited(invitation).value().free.empty());
  live_->close(broken());
  EXPECT_FALSE(live_->invited(invitation));
}

TEST_F(LiveTableTest, InvitationsOfOldAreForOneSeatEach) {
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  StoredTable old = stored_;
  old.seats[2].invitation = digest_of("of old");
  live_.emplace(Table::fold(old).value(), effects_);
  EXPECT_EQ(live_->invited(created_.invitations.front().secret).value().free,
            SeatSet::of(seat_at(1)));
  created_.invitations.front().secret = "of old";
  claim(digest_of("Grace"));
  EXPECT_EQ(story(), Story{"claim 2"});
}

TEST_F(LiveTableTest, ATableIsDeletedByWhoSitsThereAlone) {
  make({Kind::kMe, Kind::kOpen});
  watch(guest_);
  story();
  remove();
  EXPECT_FALSE(live_->is_idle());
  claim(digest_of("Grace"));
  remove();
  live_->removed(broken());
  EXPECT_EQ(story(), (Story{"remove", "not claimed: conflict", "not removed: conflict",
                            "not removed: read_only"}));
  remove();
  live_->removed({});
  EXPECT_EQ(story(), (Story{"remove", "guest is dismissed: unknown", "removed"}));
  EXPECT_TRUE(live_->is_idle());
}

// Watching.

TEST_F(LiveTableTest, WhoWasAwayHearsWhatHeMissed) {  // P6
  make({Kind::kMe, Kind::kMe});
  played("first-move", 0, some_move());
  story();
  watch(ada_, 1);
  EXPECT_EQ(story(), (Story{"Ada hears hello 2", "Ada hears events 1+1"}));
  EXPECT_FALSE(live_->is_idle());
  live_->leave(ada_, now_);
  EXPECT_TRUE(live_->is_idle());
  watch(ada_, 2);
  EXPECT_EQ(story(), (Story{"Ada hears hello 2"}));
  live_->leave(ada_, now_);
  watch(ada_, 3);  // more than there are: all anew
  EXPECT_EQ(story(), (Story{"Ada hears hello 2", "Ada hears events 0+2"}));
}

TEST_F(LiveTableTest, TheSameCallsComeToTheSame) {
  const auto play = [this] {
    make({Kind::kMe, Kind::kMe});
    ScriptedEffects effects(story_);
    live_.emplace(Table::fold(stored_).value(), effects);
    for (int turn = 0; turn < 6; ++turn) {
      played("move-" + std::to_string(turn), turn % 2, some_move());
    }
    return live_->record({}).value();
  };
  const std::string record = play();
  EXPECT_EQ(play(), record);
}

}  // namespace
}  // namespace benben
