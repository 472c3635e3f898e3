// What is asked of all at a live table, one call at a time: to take a move back.
#include "table/test_live_consent.h"

namespace benben {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using table::Fault;

TEST_F(LiveConsentTest, ATurnIsTakenBackWhenAllOthersAgree) {
  people(3);
  watch(socket(1), 1);
  turn(0);
  turn(1);
  const std::string two = record();
  story();
  ask(0, Wish::kUndo);
  EXPECT_EQ(story(),
            (Story{"ask: done", "Grace hears asked 0: undo to 1 by 0 of 1 2, agreed none"}));
  answers(2, Do::kAgree, 0, "edsger");
  EXPECT_EQ(story(),
            (Story{"edsger: done", "Grace hears asked 0: undo to 1 by 0 of 1 2, agreed 2"}));
  EXPECT_EQ(record(), two);
  answers(1, Do::kAgree, 0, "grace");
  EXPECT_EQ(story(), Story{"append 3; incident 0: 3 0 undo 1 (grace)"});
  EXPECT_EQ(ply(), 3) << "P1: not before it is stored";
  stored();
  EXPECT_EQ(story(), (Story{"grace: done", "Grace hears incident 0: 3 0 undo 1",
                            "Grace hears asked 0: undo by 0, granted"}));
  EXPECT_EQ(ply(), 1);
  EXPECT_NE(record().find("[Incident.0 \"3 0 undo 1\"]"), std::string::npos);
  EXPECT_TRUE(replay(parse_record(record()).value(), find_game)) << "it tells what stands";
  undone_ = 1;
  turn(0);
  EXPECT_EQ(ply(), 2);
}

TEST_F(LiveConsentTest, P3AMoveOfAPositionThatWasTakenBackIsRefused) {
  people(2);
  turn(0);
  turn(1);
  ask(1, Wish::kUndo);
  answers(0, Do::kAgree, 0);
  MoveMessage late = message(0, Do::kMove, "late");
  late.text = some_move();
  send_of(0, late);  // waits in line, for the position with both turns
  stored();
  undone_ = 1;
  turn(1);
  EXPECT_EQ(ply(), 3) << "as many events as before";
  story();
  late.move_id = "later";
  send_of(0, late);
  EXPECT_EQ(story(), Story{"later: moved_on"});
  MoveMessage asks = late;
  asks.kind = Do::kAsk;
  send_of(0, asks);
  EXPECT_EQ(story(), Story{"later: moved_on"});
}

TEST_F(LiveConsentTest, P2WhatWasGrantedIsAnsweredTheSameAlsoAfterARestart) {
  people(2);
  turn(0);
  ask(0, Wish::kUndo);
  answers(1, Do::kAgree, 0, "agree");
  stored();
  restart(*effects_.appended);
  EXPECT_EQ(ply(), 1);
  undone_ = 1;
  story();
  answers(1, Do::kAgree, 0, "agree");
  answers(0, Do::kAgree, 0, "agree");
  answers(1, Do::kDecline, 0, "agree");
  tell(1, Do::kLeave, "agree");
  EXPECT_EQ(story(), (Story{"agree: done", "agree: move_id_taken", "agree: move_id_taken",
                            "agree: move_id_taken"}));
  turn(0);
  EXPECT_EQ(ply(), 2);
}

TEST_F(LiveConsentTest, WhatIsSentAgainMeanwhileCountsOnce) {
  people(3);
  turn(0);
  ask(0, Wish::kUndo);
  answers(1, Do::kAgree, 0, "grace");
  story();
  ask(0, Wish::kUndo);
  answers(1, Do::kAgree, 0, "grace");
  answers(1, Do::kAgree, 0, "grace-2");
  answers(2, Do::kAgree, 0, "grace");
  answers(2, Do::kAgree, 0, "ask");
  ask(0, Wish::kAdjourn, "grace");
  EXPECT_EQ(story(), (Story{"ask: done", "grace: done", "grace-2: done", "grace: move_id_taken",
                            "ask: move_id_taken", "grace: move_id_taken"}));
}

TEST_F(LiveConsentTest, OneDeclinesOrTheAskerThinksAgain) {
  people(3);
  watch(socket(1), 1);
  turn(0);
  ask(0, Wish::kUndo);
  story();
  answers(1, Do::kDecline, 0);
  EXPECT_EQ(story(), (Story{"answer: done", "Grace hears asked 0: undo by 0, declined by 1"}));
  answers(2, Do::kAgree, 0);
  ask(0, Wish::kUndo);
  EXPECT_EQ(story(), (Story{says("answer", Fault::kNotAsked), says("ask", Fault::kAskedBefore)}));
  turn(1);
  ask(0, Wish::kUndo);
  story();
  ask(1, Wish::kUndo, "other");
  answers(0, Do::kAgree, 1);
  answers(0, Do::kDecline, 0);
  answers(0, Do::kDecline, 1);
  EXPECT_EQ(story(), (Story{says("other", Fault::kBeingAsked), says("answer", Fault::kNotAsked),
                            says("answer", Fault::kNotAsked), "answer: done",
                            "Grace hears asked 1: undo by 0, withdrawn"}));
}

TEST_F(LiveConsentTest, ItLapsesWithTimeAMoveAndAnIncident) {
  people(3);
  watch(socket(1), 1);
  turn(0);
  ask(0, Wish::kUndo);
  EXPECT_TRUE(live_->needs_ticks());
  now_ += seconds(59);
  tick_at(now_);
  story();
  Onlooker late(story_, "late");
  watch(late, 2);
  EXPECT_EQ(story(),
            (Story{"late hears hello 2", "late hears asked 0: undo to 1 by 0 of 1 2, agreed none"}))
      << "whoever comes hears of it";
  live_->leave(late, now_);
  now_ += seconds(1);
  tick_at(now_);
  EXPECT_EQ(story(), Story{"Grace hears asked 0: undo by 0, lapsed"});
  ask(0, Wish::kAdjourn);
  now_ += minutes(1);
  story();
  answers(1, Do::kAgree, 1);
  EXPECT_EQ(story(),
            (Story{"Grace hears asked 1: adjourn by 0, lapsed", says("answer", Fault::kNotAsked)}))
      << "it is judged by the clock, not by the tick (P9)";
  turn(1);
  ask(1, Wish::kUndo);
  story();
  turn(2);
  EXPECT_EQ(story().back(), "Grace hears asked 2: undo by 1, lapsed");
  ask(2, Wish::kUndo);
  told(1, Do::kLeave, "leave");
  const Story left = story();
  EXPECT_NE(std::ranges::find(left, "Grace hears asked 3: undo by 2, lapsed"), left.end());
}

TEST_F(LiveConsentTest, WhatBecameKnownStaysKnown) {
  people(2);
  ask(0, Wish::kUndo);
  EXPECT_EQ(story(), Story{says("ask", Fault::kNothingToUndo)});
  while (stored_.events.empty() || effects_.appended.value_or(Append{}).events.size() < 2) {
    turn(moves_ % 2);
    ASSERT_LT(moves_, 40) << "something is revealed some time";
  }
  story();
  ask((moves_ - 1) % 2, Wish::kUndo);
  EXPECT_EQ(story(), Story{says("ask", Fault::kChanceSince)});
}

TEST_F(LiveConsentTest, NothingIsTakenBackOrAdjournedInATournament) {
  people(2);
  stored_.header.insert(stored_.header.size() - 1, "[Tournament \"cup\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  turn(0);
  story();
  ask(0, Wish::kUndo);
  EXPECT_EQ(story(), Story{says("ask", Fault::kInTournament)});
  ask(0, Wish::kAdjourn);
  EXPECT_EQ(story(), Story{says("ask", Fault::kInTournament)});
  tell(0, MoveMessage::Kind::kRematch, "rematch");
  EXPECT_EQ(story(), Story{says("rematch", Fault::kInTournament)});
}

TEST_F(LiveConsentTest, NothingIsTakenBackAtARatedTable) {
  people(2);
  stored_.header.insert(stored_.header.size() - 1, "[Rated \"yes\"]\n");
  live_.emplace(Table::fold(stored_).value(), effects_);
  turn(0);
  story();
  ask(0, Wish::kUndo);
  EXPECT_EQ(story(), Story{says("ask", Fault::kRated)});
}

TEST_F(LiveConsentTest, WhatWasAnsweredInARaceStays) {
  race();
  MoveMessage asks{"ask", seat_at(0), 5, "", Do::kAsk};
  send_of(0, asks);
  EXPECT_EQ(story(), Story{says("ask", Fault::kRaceSince)});
}

TEST_F(LiveConsentTest, BotsAgreeAndWhoABotPlaysForIsNotAsked) {
  make({Kind::kMe, Kind::kBot});
  watch(ada_, 1);
  send({"a-move", seat_at(0), 1, some_move()});
  stored();
  live_->thought(some_move(), now_);
  stored();
  ASSERT_EQ(ply(), 3);
  story();
  ask(0, Wish::kUndo);
  stored();
  EXPECT_EQ(ply(), 1);
  EXPECT_EQ(story(), (Story{"append 3; incident 0: 3 0 undo 1 (ask)", "ask: done",
                            "Ada hears incident 0: 3 0 undo 1"}));
  people(3);
  turn(0);
  told(2, Do::kLeave, "leave");
  ask(0, Wish::kUndo);
  answers(2, Do::kAgree, 0, "edsger");
  answers(1, Do::kAgree, 0, "grace");
  stored();
  EXPECT_EQ(ply(), 1);
}

TEST_F(LiveConsentTest, P11OnlyYouAskAndAnswerForYou) {
  people(3);
  turn(0);
  const Proofs nobody;
  const Proofs wrong{digest_of("an expired secret")};
  const Proofs neighbour{proof_of(2)};
  for (const Proofs& proofs : {nobody, wrong, neighbour}) {
    for (const Do kind : {Do::kAsk, Do::kAgree, Do::kDecline, Do::kResume}) {
      story();
      tell_as(proofs, 1, kind, "a-try");
      EXPECT_EQ(story(), Story{"a-try: not_your_seat"});
    }
  }
}

TEST_F(LiveConsentTest, AStoredUndoThatCouldNotBeIsDamage) {
  people(2);
  Incident undo{3, seat_at(0), Wish::kUndo};
  undo.to = 2;
  stored_.incidents.push_back({undo, ""});
  EXPECT_EQ(Table::fold(stored_).error().fault, "incident_damaged") << "one event stands";
  undo.to = 1;
  stored_.incidents.back().incident = undo;
  const Result<Table> table = Table::fold(stored_);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->incidents().undone(), 1);
  EXPECT_EQ(table->incidents().least_kept(), 1);
}

TEST_F(LiveConsentTest, WhoComesBackIsSentWhatMayBeOtherThanTheyHave) {  // P6
  people(2);
  turn(0);
  turn(1);
  ask(1, Wish::kUndo);
  answers(0, Do::kAgree, 0);
  stored();
  undone_ = 1;
  turn(1);
  story();
  watch(guest_, 3);
  EXPECT_EQ(story(), (Story{"guest hears hello 3", "guest hears events 2+1"}));
}

TEST_F(LiveConsentTest, WhatOthersStoredIsToldInTheOrderThatHeals) {
  people(2);
  turn(0);
  turn(1);
  watch(guest_, 3);
  MoveMessage move = message(0, Do::kMove, "a-move");
  move.text = some_move();
  send_of(0, move);
  StoredTable other = stored_;
  Incident undo{3, seat_at(1), Wish::kUndo};
  undo.to = 2;
  other.events.push_back({parse_record(record()).value().events[1], ""});
  other.incidents.push_back({undo, ""});
  story();
  live_->stored(Error{ErrorCode::kConflict, "", "", 0}, now_);
  live_->reloaded(Table::fold(other).value(), now_);
  EXPECT_EQ(story(), (Story{"reload", "guest hears incident 0: 3 1 undo 2", "a-move: moved_on"}));
}

TEST_F(LiveConsentTest, UndoingEndsWhereManyIncidentsAre) {
  people(2);
  turn(0);
  StoredTable many = stored_;
  many.events.push_back({parse_record(record()).value().events[1], ""});
  for (int pair = 0; pair < kManyIncidents / 2; ++pair) {
    many.incidents.push_back({{1, seat_at(1), Wish::kLeave}, ""});
    many.incidents.push_back({{1, seat_at(1), Wish::kReturn}, ""});
  }
  live_.emplace(Table::fold(many).value(), effects_);
  story();
  ask(0, Wish::kUndo);
  ask(0, Wish::kAdjourn);
  EXPECT_EQ(story(),
            (Story{says("ask", Fault::kTooManyIncidents), says("ask", Fault::kTooManyIncidents)}));
}

}  // namespace
}  // namespace benben
