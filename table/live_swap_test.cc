// People who change places before the first move (docs/protocol.md, Consent).
#include "table/faults.h"
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::seconds;
using Do = MoveMessage::Kind;
using table::Fault;

std::string says(const std::string& move_id, Fault fault) {
  return move_id + ": " + std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class LiveSwapTest : public LiveIncidentsTest {
 protected:
  void send_as(const Digest& proof, const MoveMessage& message) {
    live_->move(
        {proof}, message,
        [this, move_id = message.move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  void swap_as(const Digest& proof, int seat, int other, const std::string& move_id) {
    MoveMessage message{move_id, seat_at(seat), ply(), "", Do::kAsk};
    message.wish = Incident::Kind::kSwap;
    message.other = seat_at(other);
    send_as(proof, message);
  }
  // Ada's, at a table that make() made.
  void swap(int seat, int other, const std::string& move_id) {
    swap_as(person_, seat, other, move_id);
  }
  void answer(int seat, Do kind, int number, const std::string& move_id) {
    MoveMessage message{move_id, seat_at(seat), ply(), "", kind};
    message.number = number;
    send_as(proof_of(seat), message);
  }
  SeatSet seats_of(const Digest& proof) { return live_->view({proof}).value().you; }
  // The same table, read anew from what a store would keep of it.
  void restart(const std::vector<Append>& appended) {
    StoredTable after = stored_;
    for (const Append& append : appended) {
      after.events.insert(after.events.end(), append.events.begin(), append.events.end());
      if (!append.incident) continue;
      const Incident& incident = append.incident->incident;
      after.incidents.push_back(*append.incident);
      if (incident.kind != Incident::Kind::kSwap) continue;
      std::swap(after.seats[static_cast<std::size_t>(index(incident.seat))],
                after.seats[static_cast<std::size_t>(index(incident.other))]);
    }
    live_.emplace(Table::fold(after).value(), effects_);
  }
};

TEST_F(LiveSwapTest, WhoMovesToAFreeSeatAsksNobody) {
  make({Kind::kMe, Kind::kOpen, Kind::kBot});
  watch(ada_, 1);
  story();
  swap(0, 1, "swap-1");
  EXPECT_EQ(story(), Story{"append 1; incident 0: 1 0 swap 1 (swap-1)"});
  EXPECT_EQ(seats_of(person_), SeatSet::of(seat_at(0))) << "P1: not before it is stored";
  stored();
  EXPECT_EQ(story(),
            (Story{"swap-1: done", "Ada hears incident 0: 1 0 swap 1", "Ada hears seats"}));
  EXPECT_EQ(seats_of(person_), SeatSet::of(seat_at(1)));
  EXPECT_EQ(live_->free_seats(), SeatSet::of(seat_at(0)));
  EXPECT_EQ(view().host, seat_at(1)) << "the host is a person, not a seat";
  swap(0, 1, "swap-1");
  EXPECT_EQ(story(), Story{"swap-1: done"}) << "P2";
  swap(0, 2, "swap-1");
  EXPECT_EQ(story(), Story{says("swap-1", Fault::kMoveIdTaken)});
}

TEST_F(LiveSwapTest, TheInvitationOpensWhateverSeatIsFree) {
  make({Kind::kMe, Kind::kOpen});
  swap(0, 1, "swap-1");
  stored();
  EXPECT_EQ(live_->invited(created_.invitations.front().secret)->free, SeatSet::of(seat_at(0)));
  claim(digest_of("Grace"));
  live_->claimed({}, now_);
  EXPECT_EQ(seats_of(digest_of("Grace")), SeatSet::of(seat_at(0)));
}

TEST_F(LiveSwapTest, ABotsSeatIsChangedWithTheBot) {
  make({Kind::kMe, Kind::kBot});
  watch(ada_, 1);
  story();
  swap(0, 1, "swap-1");
  stored();
  EXPECT_EQ(story(),
            (Story{"append 1; incident 0: 1 0 swap 1 (swap-1)", "swap-1: done",
                   "Ada hears incident 0: 1 0 swap 1", "Ada hears seats", "think for Ada"}))
      << "the bot begins now";
  EXPECT_TRUE(view().seats[0].is_bot);
}

TEST_F(LiveSwapTest, APersonIsAskedAndMayDecline) {
  people(3);
  watch(socket(1), 1);
  watch(socket(2), 1);
  story();
  swap(0, 2, "swap-1");
  EXPECT_EQ(story(), (Story{"swap-1: done", "Grace hears asked 0: swap by 0 of 2, agreed none",
                            "Edsger hears asked 0: swap by 0 of 2, agreed none"}))
      << "Grace need not agree";
  answer(1, Do::kAgree, 0, "grace");
  EXPECT_EQ(story(), Story{says("grace", Fault::kNotAsked)});
  answer(2, Do::kDecline, 0, "no");
  EXPECT_EQ(story(), (Story{"no: done", "Grace hears asked 0: swap by 0, declined by 2",
                            "Edsger hears asked 0: swap by 0, declined by 2"}));
  EXPECT_EQ(seats_of(person_), SeatSet::of(seat_at(0)));
  swap(0, 2, "swap-2");
  EXPECT_EQ(story(), Story{says("swap-2", Fault::kAskedBefore)});
  swap(0, 1, "swap-3");
  EXPECT_EQ(story().front(), "swap-3: done") << "that is somebody else";
}

TEST_F(LiveSwapTest, WithConsentBothAreSomewhereElse) {
  people(2);
  watch(socket(1), 1);
  swap(0, 1, "swap-1");
  story();
  answer(1, Do::kAgree, 0, "yes");
  EXPECT_EQ(story(), Story{"append 1; incident 0: 1 0 swap 1 (yes)"});
  stored();
  EXPECT_EQ(story(), (Story{"yes: done", "Grace hears incident 0: 1 0 swap 1", "Grace hears seats",
                            "Grace hears asked 0: swap by 0, granted"}));
  EXPECT_EQ(seats_of(proof_of(1)), SeatSet::of(seat_at(0)));
  answer(1, Do::kAgree, 0, "yes");
  EXPECT_EQ(story(), Story{"yes: done"}) << "P2";
  const std::string text = some_move();
  send_as(person_, {"a-move-1", seat_at(0), 1, text});
  EXPECT_EQ(story(), Story{says("a-move-1", Fault::kNotYourSeat)});
  send_as(proof_of(1), {"a-move-2", seat_at(0), 1, text});
  stored();
  EXPECT_EQ(story()[1], "a-move-2: accepted 1");
}

TEST_F(LiveSwapTest, ARestartKeepsIt) {  // P5
  people(3);
  std::vector<Append> appended;
  const auto keep = [&] {
    appended.push_back(*effects_.appended);
    stored();
  };
  told(0, Do::kLeave, "leave-1");
  appended.push_back(*effects_.appended);
  told(0, Do::kReturn, "return-1");
  appended.push_back(*effects_.appended);
  swap(0, 1, "swap-1");
  answer(1, Do::kAgree, 0, "yes");
  keep();
  swap(1, 2, "swap-2");
  answer(2, Do::kAgree, 1, "yes-2");
  keep();
  for (int time = 0; time < 2; ++time) {
    EXPECT_EQ(seats_of(person_), SeatSet::of(seat_at(2)));
    EXPECT_EQ(seats_of(proof_of(1)), SeatSet::of(seat_at(0)));
    EXPECT_EQ(seats_of(proof_of(2)), SeatSet::of(seat_at(1)));
    EXPECT_EQ(view().incidents,
              (std::vector<std::string>{"1 0 leave", "1 0 return", "1 0 swap 1", "1 1 swap 2"}));
    story();
    swap(1, 0, "yes-2");
    EXPECT_EQ(story(), Story{says("yes-2", Fault::kMoveIdTaken)});
    restart(appended);
  }
}

TEST_F(LiveSwapTest, AnIncidentOfASeatThatWasNobodysDoesNotFold) {
  make({Kind::kMe, Kind::kOpen});
  StoredTable stored = stored_;
  StoredIncident swap{{1, seat_at(0), Incident::Kind::kSwap}, "swap-1"};
  swap.incident.other = seat_at(1);
  stored.incidents = {swap};
  EXPECT_EQ(Table::fold(stored).error().fault, "incident_damaged") << "Ada sits at seat 0 still";
  std::swap(stored.seats[0], stored.seats[1]);
  EXPECT_TRUE(Table::fold(stored));
  stored.incidents.front().incident.other = seat_at(2);
  EXPECT_EQ(Table::fold(stored).error().fault, "incident_damaged");
}

TEST_F(LiveSwapTest, OfTwoAtOnceTheFirstCounts) {
  people(3);
  swap(0, 1, "swap-1");
  swap_as(proof_of(2), 2, 0, "swap-2");
  EXPECT_EQ(story().back(), says("swap-2", Fault::kBeingAsked));
  answer(1, Do::kAgree, 0, "yes");
  swap_as(proof_of(2), 2, 1, "swap-3");  // waits in line, and asks whoever sits there then
  stored();
  EXPECT_EQ(story().back(), "swap-3: done");
  EXPECT_EQ(seats_of(proof_of(2)), SeatSet::of(seat_at(2)));
  answer(0, Do::kAgree, 1, "not-asked");
  EXPECT_EQ(story().back(), says("not-asked", Fault::kNotYourSeat));
}

TEST_F(LiveSwapTest, WhatIsAskedLapsesWhenSomebodyMovesToAFreeSeat) {
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  stored_.seats[1].token = proof_of(1);
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_, 1);
  swap(0, 1, "swap-1");
  story();
  swap_as(proof_of(1), 1, 2, "swap-2");
  stored();
  EXPECT_EQ(story(), (Story{"append 1; incident 0: 1 1 swap 2 (swap-2)", "swap-2: done",
                            "Ada hears incident 0: 1 1 swap 2", "Ada hears seats",
                            "Ada hears asked 0: swap by 0, lapsed"}));
}

TEST_F(LiveSwapTest, WhoWaitsInLineMovesForTheSeatThatTheyHaveThen) {  // P11
  people(2);
  const std::string text = some_move();
  swap(0, 1, "swap-1");
  answer(1, Do::kAgree, 0, "yes");
  send_as(person_, {"a-move-1", seat_at(0), 1, text});
  send_as(proof_of(1), {"a-move-2", seat_at(0), 1, text});
  story();
  stored();
  EXPECT_EQ(story()[1], says("a-move-1", Fault::kNotYourSeat));
  stored();
  EXPECT_EQ(story().back(), "a-move-2: accepted 1");
}

TEST_F(LiveSwapTest, AClaimAndASwapDoNotCross) {
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  claim(digest_of("Grace"));
  swap(0, 2, "swap-1");
  EXPECT_EQ(story(), (Story{"claim 1", says("swap-1", Fault::kBeingTaken)}));
  live_->claimed({}, now_);
  swap(0, 2, "swap-2");
  claim(digest_of("Edsger"));
  EXPECT_EQ(story().back(), "not claimed: conflict");
  stored();
  claim(digest_of("Edsger"));
  live_->claimed({}, now_);
  EXPECT_EQ(seats_of(digest_of("Edsger")), SeatSet::of(seat_at(0)));
  EXPECT_EQ(live_->free_seats(), SeatSet());
  // Nor does one cross what all have agreed on.
  make({Kind::kMe, Kind::kOpen, Kind::kOpen});
  stored_.seats[1].token = proof_of(1);
  live_.emplace(Table::fold(stored_).value(), effects_);
  swap(0, 1, "swap-3");
  claim(digest_of("Edsger"));
  answer(1, Do::kAgree, 0, "yes");
  EXPECT_EQ(story().back(), says("yes", Fault::kBeingTaken));
  live_->claimed({}, now_);
  answer(1, Do::kAgree, 0, "yes");
  EXPECT_EQ(story().back(), "append 1; incident 0: 1 0 swap 1 (yes)");
}

TEST_F(LiveSwapTest, OnceTheGameHasBegunEverybodyKeepsTheirSeat) {
  people(2);
  plays(0, "a-move-1");
  stored();
  swap(0, 1, "swap-1");
  EXPECT_EQ(story().back(), says("swap-1", Fault::kHasBegun));
  MoveMessage undo{"undo-001", seat_at(0), ply(), "", Do::kAsk};
  send_as(person_, undo);
  answer(1, Do::kAgree, 0, "yes");
  stored();
  MoveMessage after{"swap-2", seat_at(0), ply(), "", Do::kAsk};
  after.wish = Incident::Kind::kSwap;
  after.other = seat_at(1);
  after.undone = 1;
  send_as(person_, after);
  EXPECT_EQ(story().back(), says("swap-2", Fault::kHasBegun)) << "though nothing of it stands";
}

TEST_F(LiveSwapTest, WhereNobodyCanGoNobodyGoes) {
  people(3);
  swap(0, 3, "swap-1");
  EXPECT_EQ(story().back(), says("swap-1", Fault::kNoOtherSeat));
  swap(0, 0, "swap-2");
  EXPECT_EQ(story().back(), says("swap-2", Fault::kNoOtherSeat));
  swap(1, 0, "swap-3");
  EXPECT_EQ(story().back(), says("swap-3", Fault::kNotYourSeat));
  told(1, Do::kLeave, "leave-1");
  swap(0, 1, "swap-4");
  EXPECT_EQ(story().back(), says("swap-4", Fault::kStandIn));
  told(2, Do::kResign, "resign-1");
  swap(0, 2, "swap-5");
  EXPECT_EQ(story().back(), says("swap-5", Fault::kResigned));
}

TEST_F(LiveSwapTest, InATournamentSeatsAreDrawn) {
  make({Kind::kMe, Kind::kMe});
  stored_.header.insert(stored_.header.size() - 1, "[Tournament \"t\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  swap(0, 1, "swap-1");
  EXPECT_EQ(story().back(), says("swap-1", Fault::kInTournament));
}

TEST_F(LiveSwapTest, NobodyWearsATableOut) {
  make({Kind::kMe, Kind::kOpen});
  for (int time = 0; time < Incidents::kMostSwaps; ++time) {
    swap(time % 2, 1 - time % 2, "swap-" + std::to_string(time));
    stored();
  }
  swap(0, 1, "once-more");
  EXPECT_EQ(story().back(), says("once-more", Fault::kTooManySwaps));
}

TEST_F(LiveSwapTest, VotesAndAbsenceAreOfPeopleNotOfSeats) {
  people(3, {seconds(10), AbsentTerms::Then::kVote});
  watch(socket(1), 1);
  watch(socket(2), 1);
  now_ += seconds(10);
  tick_at(now_);
  tell(1, Do::kReplace, "vote-1", 0);
  swap_as(proof_of(1), 1, 2, "swap-1");
  answer(2, Do::kAgree, 0, "yes");
  stored();
  now_ += seconds(1);
  tick_at(now_);
  story();
  tell(1, Do::kReplace, "vote-2", 0);
  EXPECT_EQ(story().back(), says("vote-2", Fault::kNotYourSeat)) << "Grace sits at seat 2";
  live_->move(
      {proof_of(2)}, {"vote-3", seat_at(1), 0, "", Do::kReplace, seat_at(0)},
      [this](const Result<MoveAnswer>& answer) { story_.push_back(in_words(answer)); }, now_);
  EXPECT_EQ(story().back(), "Edsger hears votes on 0: 1 of 2") << "the earlier vote is nobody's";
}

TEST_F(LiveSwapTest, TheClockOfTheSeatThatIsToActRunsForItsPerson) {
  make({Kind::kMe, Kind::kBot, Kind::kMe});
  stored_.header.insert(stored_.header.size() - 1, "[Clock \"days 86400 0 count lose\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  watch(ada_, 1);
  stored();  // the clock begins
  story();
  swap(0, 1, "swap-1");
  EXPECT_EQ(effects_.appended->clocks->due_s, std::nullopt)
      << "in one transaction: a bot has no clock";
  stored();
  swap(1, 0, "swap-2");
  EXPECT_EQ(effects_.appended->clocks->due_s, effects_.wall_s + 86'400);
}

TEST_F(LiveSwapTest, ARematchGoesOnFromWherePeopleSit) {
  people(2);
  swap(0, 1, "swap-1");
  answer(1, Do::kAgree, 0, "yes");
  stored();
  MoveMessage resign{"resign-1", seat_at(1), 0, "", Do::kResign};
  send_as(person_, resign);
  stored();
  MoveMessage rematch{"rematch-1", seat_at(1), 0, "", Do::kRematch};
  send_as(person_, rematch);
  const StoredTable& opened = effects_.appended->rematch.value();
  EXPECT_EQ(opened.seats[0].token, person_) << "each one seat on";
  EXPECT_EQ(opened.seats[1].token, proof_of(1));
  live_.emplace(Table::fold(opened).value(), effects_);
  stored_ = opened;
  swap(0, 1, "swap-2");
  EXPECT_EQ(story().back(), "swap-2: done") << "there it may be asked for anew";
}

}  // namespace
}  // namespace benben
