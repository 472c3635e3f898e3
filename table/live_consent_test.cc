// What is asked of all at a live table, one call at a time.
#include "table/faults.h"
#include "table/test_live_incidents.h"

namespace benben {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Do = MoveMessage::Kind;
using Wish = Incident::Kind;
using table::Fault;

// What is heard of a refusal.
std::string says(const std::string& move_id, Fault fault) {
  return move_id + ": " + std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class LiveConsentTest : public LiveIncidentsTest {
 protected:
  MoveMessage message(int seat, Do kind, const std::string& move_id) {
    MoveMessage message{move_id, seat_at(seat), ply(), "", kind};
    message.undone = undone_;
    return message;
  }
  void send_of(int seat, const MoveMessage& message) {
    live_->move(
        {proof_of(seat)}, message,
        [this, move_id = message.move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  void ask(int seat, Wish wish, const std::string& move_id = "ask") {
    MoveMessage asks = message(seat, Do::kAsk, move_id);
    asks.wish = wish;
    send_of(seat, asks);
  }
  void answers(int seat, Do kind, int number, const std::string& move_id = "answer") {
    MoveMessage answer = message(seat, kind, move_id);
    answer.number = number;
    send_of(seat, answer);
  }
  // A move of the seat that stands in the record afterwards.
  void turn(int seat) {
    MoveMessage move = message(seat, Do::kMove, "move-" + std::to_string(++moves_));
    move.text = some_move();
    send_of(seat, move);
    stored();
  }
  // The same table, read anew from what was stored of it.
  void restart(const Append& append) {
    StoredTable after = stored_;
    const Record record = parse_record(live_->record({}).value()).value();
    after.events.clear();
    for (const Event& event : record.events) after.events.push_back({event, ""});
    after.incidents.push_back(*append.incident);
    live_.emplace(Table::fold(after).value(), effects_);
  }
  std::string record() { return live_->record({}).value(); }

  int undone_ = 0;
  int moves_ = 0;
};

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

// Ascension knows a draw.

TEST_F(LiveConsentTest, ADrawIsAgreedWhereTheRulesKnowOne) {
  people(2);
  EXPECT_FALSE(view().draws);
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), Story{says("ask", Fault::kNoDraw)});
  people(2, {}, "ascension");
  EXPECT_TRUE(view().draws);
  watch(socket(1), 1);
  story();
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), (Story{"ask: done", "Grace hears asked 0: draw by 0 of 1, agreed none"}));
  now_ += minutes(9);
  tick_at(now_);
  answers(1, Do::kAgree, 0);
  stored();
  EXPECT_EQ(story(),
            (Story{"append 1; incident 0: 1 0 draw (answer)", "answer: done",
                   "Grace hears incident 0: 1 0 draw", "Grace hears asked 0: draw by 0, granted"}));
  EXPECT_TRUE(view().given_up);
  EXPECT_TRUE(view().turn.empty());
  EXPECT_TRUE(is_agreed_draw(parse_record(record()).value()));
  ask(0, Wish::kDraw, "again");
  plays(0, "move");
  tell(0, Do::kRematch, "rematch");
  stored();
  EXPECT_EQ(story(), (Story{"again: given_up", "move: given_up",
                            "append 1; incident 1: 1 0 rematch a-new-table (rematch)",
                            "rematch: done", "Grace hears incident 1: 1 0 rematch a-new-table"}));
}

TEST_F(LiveConsentTest, ADrawOfferStandsUntilAnotherPlaysOn) {
  people(2, {}, "ascension");
  const int first = index(view().turn.first());
  watch(socket(0), 1);
  ask(first, Wish::kDraw);
  story();
  while (view().turn.contains(seat_at(first))) turn(first);
  const Story own = story();
  EXPECT_TRUE(std::ranges::none_of(own, [](const std::string& it) {
    return it.find("lapsed") != std::string::npos;
  })) << "one offers and plays on";
  const int played = ply();
  answers(1 - first, Do::kAgree, 0);
  EXPECT_EQ(effects_.appended->incident->incident, (Incident{played, seat_at(first), Wish::kDraw}));
  stored(full());
  EXPECT_FALSE(view().given_up) << "P12: it can be agreed to again";
  story();
  turn(1 - first);
  EXPECT_EQ(story().back(), "Ada hears asked 0: draw by " + std::to_string(first) + ", lapsed");
}

TEST_F(LiveConsentTest, NoDrawIsAgreedWithABot) {
  people(2, {}, "ascension");
  told(1, Do::kLeave, "leave");
  story();
  ask(0, Wish::kDraw);
  EXPECT_EQ(story(), Story{says("ask", Fault::kDrawWithBot)});
}

// A game that pauses.

TEST_F(LiveConsentTest, AnAdjournedGameWaitsForAllAndGoesOn) {
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

TEST_F(LiveConsentTest, ClocksStandWhileAGameIsAdjourned) {
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

TEST_F(LiveConsentTest, ARaceBeginsAnewAfterAPause) {
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

TEST_F(LiveConsentTest, ABotsThoughtIsDroppedByAPause) {
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
