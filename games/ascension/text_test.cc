// Texts of Ascension (ASC-70): canonical forms and refusals in words; JSON (ASC-71).
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

TEST(AscensionText, ASC_70_Steps) {  // ASC-70
  const Source top = {SourceKind::kTop, outer_at(4)};
  const Source pair = {SourceKind::kTopTwo, outer_at(14)};
  const Source from_limbo = {SourceKind::kLimbo, Outer{}};
  EXPECT_EQ(Ascension::text(Step::stone(outer_at(18), outer_at(20))), "O18>20");
  EXPECT_EQ(Ascension::text(Step::figure(Figure::kMason, inner_at(23))), "mason>23");
  EXPECT_EQ(Ascension::text(Step::figure(Figure::kAnubis, inner_at(0))), "anubis>0");
  EXPECT_EQ(Ascension::text(Step::figure(Figure::kCleopatra, inner_at(7))), "cleopatra>7");
  EXPECT_EQ(Ascension::text(Step::enter(Size::kLarge, outer_at(18))), "limbo L>18");
  EXPECT_EQ(Ascension::text(Step::enter(Figure::kMason, inner_at(22))), "limbo mason>22");
  EXPECT_EQ(Ascension::text(Step::push(outer_at(23), Direction::kClockwise)), "push 23 -");
  EXPECT_EQ(Ascension::text(Step::scatter(outer_at(23), 3, 0b010)), "scatter 23 +-+");
  EXPECT_EQ(Ascension::text(Step::collect(outer_at(23), top, from_limbo)), "collect 23 < 4,limbo");
  EXPECT_EQ(Ascension::text(Step::collect(outer_at(23), pair)), "collect 23 < 14/2");
  EXPECT_EQ(Ascension::text(Step::plain(StepKind::kDone)), "done");
  EXPECT_EQ(Ascension::text(Step::plain(StepKind::kForfeit)), "forfeit");
  EXPECT_EQ(Ascension::text(Colours{seat_at(1)}), "colours 1");
}

TEST(AscensionText, ASC_70_OneSpelling) {  // ASC-70
  const State state = opening();
  for (const char* text : {"",
                           " ",
                           "O22",
                           "O22>",
                           ">23",
                           "O22>23 ",
                           " O22>23",
                           "o22>23",
                           "O22>023",
                           "O022>23",
                           "O22>23>1",
                           "22>23",
                           "O22->23",
                           "Mason>23",
                           "mason >23",
                           "m>23",
                           "limbo",
                           "limbo l>18",
                           "limbo X>18",
                           "limbo >18",
                           "limbo LM>18",
                           "limbo  L>18",
                           "push 22",
                           "push 22 ++",
                           "push +",
                           "push 22 *",
                           "scatter 22",
                           "scatter 22 ++++",
                           "scatter 22 +x",
                           "collect 22",
                           "collect 22 <",
                           "collect 22 < ",
                           "collect 22 > 4",
                           "collect 22 < 4,",
                           "collect 22 < ,4",
                           "collect 22 < 4/3",
                           "collect 22 < limbo/2",
                           "collect 22 < 1,2,3",
                           "collect 22 < 4, 5",
                           "done ",
                           "Done",
                           "forfeits",
                           "colours 0",
                           "O-1>2",
                           "O+1>2",
                           "O22>99999999999"}) {
    EXPECT_EQ(refusal(state, text), "ASC-70") << text;
  }
  for (const char* text : {"colours", "colours 2", "colours 00", "colours", "Colours 0", "0"}) {
    EXPECT_EQ(Ascension::read_outcome(Ascension::start({2, {}}), text).error().rule, "ASC-70");
  }
  EXPECT_EQ(refusal(state, "O22>999999"), "ASC-01");
  EXPECT_EQ(refusal(state, "O255>0"), "ASC-01");
}

// Whatever is told of a fault, in the order of the faults.
TEST(AscensionText, ASC_70_TheFirstReasonIsNamed) {  // ASC-70
  const State state = scene("O10=L O11=LM O20=S I9=M limbo=S");
  EXPECT_EQ(Ascension::read_move(state, seat_at(1), "nonsense").error().rule, "ASC-20");
  EXPECT_EQ(Ascension::read_move(state, seat_at(7), "O10>11").error().rule, "ASC-20");
  EXPECT_EQ(refusal(state, "nonsense"), "ASC-70");
  EXPECT_EQ(refusal(state, "push 99 +"), "ASC-01") << "before the power";
  EXPECT_EQ(refusal(state, "push 9 +"), "ASC-50");
  const State late = after(state, {"O20>21"});
  EXPECT_EQ(refusal(late, "O10>11"), "ASC-23") << "the landing before the duty";
  EXPECT_EQ(refusal(late, "O10>12"), "ASC-30");
}

TEST(AscensionText, ASC_70_SentencesNameWhatIsThere) {  // ASC-70
  EXPECT_EQ(refusal_of(scene("O10=M O11=s I11=m"), "O10>11").message,
            "What stands on O11 is protected by the Onyx Mason on I11.");
  EXPECT_EQ(refusal_of(scene("O10=Lm"), "O10>11").message,
            "Your stone on O10 is trapped under the medium Onyx stone: only the top stone of a "
            "stack moves.");
  EXPECT_EQ(refusal_of(scene("O10=L O11=ls"), "O10>11").message,
            "The small Onyx stone on O11 is part of a stack and cannot be bumped, and it is no "
            "bigger than yours, so that yours could land on it.");
  EXPECT_EQ(refusal_of(scene("O15=L"), "O15>16").message,
            "O16 is the portal of Onyx: no Gold stone lands there.");
  EXPECT_EQ(refusal_of(scene("I10=M I11=a"), "mason>11").message,
            "The Onyx Anubis on I11 is bigger than your Mason.");
  EXPECT_EQ(refusal_of(scene("limbo=L"), "limbo L>19").message,
            "O19 is none of your entry spaces for stones (O18 O20 O22).");
  EXPECT_EQ(refusal_of(scene("I10=M"), "limbo mason>22").message, "Your Mason is not in Limbo.");
  EXPECT_EQ(refusal_of(scene("I10=M"), "mason>99").message,
            "The board has no space I99: it has O0 to O23 and I0 to I23.");
  EXPECT_EQ(refusal_of(scene("I10=M", "hex18"), "O3>18").message,
            "The board has no space O18: it has O0 to O17 and I0 to I11.");
  EXPECT_EQ(refusal_of(scene("O10=L"), "collect 3 < 4,30").message,
            "The board has no space O30: it has O0 to O23 and I0 to I23.");
  EXPECT_EQ(refusal_of(scene("O10=L"), "O10>255").message,
            "The board has no space O255: it has O0 to O23 and I0 to I23.");
  EXPECT_EQ(Ascension::read_move(scene("O10=L turn=onyx"), seat_at(0), "O10>11").error().message,
            "It is the turn of Onyx, seat 2, not of seat 1.")
      << "people count seats from 1";
  const State pushing = after(scene("O10=L O20=LMS I9=M"), {"mason>10"});
  EXPECT_EQ(refusal_of(pushing, "scatter 10 +").message,
            "Only the Anubis scatters, and the Mason has landed.");
  const State collecting = after(scene("O10=LM O4=s I4=m O20=LMS I9=C"), {"cleopatra>10"});
  EXPECT_EQ(refusal_of(collecting, "collect 10 < 4").message,
            "What stands on O4 is protected by the Onyx Mason on I4.");
  EXPECT_EQ(refusal_of(after(scene("O10=LMS I9=A"), {"anubis>10"}), "scatter 10 +").message,
            "Each stone on O10 needs a direction, from the top: 3, not 1.");
}

// Every step that can be written is legal or refused with a rule and a whole sentence.
TEST(AscensionText, ASC_70_EveryFaultHasItsSentence) {  // ASC-70
  std::set<std::string> rules;
  int visits = 0;
  visit_games(2, [&](const State& state, const Step* step) {
    if (step == nullptr || ++visits % 60 != 0) return;
    const Seat seat = seat_to_move(state);
    const StepList legal = Ascension::legal(state, seat);
    const auto judge = [&](const Step& any) {
      const auto fault = Ascension::fault(state, seat, any);
      ASSERT_EQ(!fault.has_value(), contains(legal, any)) << Ascension::text(any);
      if (!fault) return;
      const Error error = make_error(Ascension::faults(), *fault);
      rules.insert(error.rule);
      ASSERT_TRUE(error.message.ends_with('.')) << error.message;
    };
    for (int a = 0; a < state.board.outer_size; ++a) {
      for (int b = 0; b < state.board.outer_size; ++b) {
        judge(Step::stone(outer_at(a), outer_at(b)));
        const Source one = {static_cast<SourceKind>(b % 3), outer_at(b % 3 == 2 ? 0 : a)};
        const Source two = {static_cast<SourceKind>(a % 3), outer_at(a % 3 == 2 ? 0 : b)};
        for (const Outer target : state.position.targets) {
          judge(Step::collect(target, one));
          judge(Step::collect(target, one, two));
        }
      }
      for (const Size size : kSizes) judge(Step::enter(size, outer_at(a)));
      for (const Figure figure : kFigures) {
        if (a >= state.board.inner_size) continue;
        judge(Step::figure(figure, inner_at(a)));
        judge(Step::enter(figure, inner_at(a)));
      }
      judge(Step::push(outer_at(a), Direction::kClockwise));
      for (int count = 1; count <= 3; ++count) {
        for (unsigned way = 0; way < 1u << count; ++way) {
          judge(Step::scatter(outer_at(a), count, way));
        }
      }
    }
    judge(Step::plain(StepKind::kDone));
    judge(Step::plain(StepKind::kForfeit));
  });
  EXPECT_GE(rules.size(), 20u) << "many kinds of faults were met";
}

TEST(AscensionText, ASC_71_TheEmptyStart) {  // ASC-71
  EXPECT_EQ(Ascension::state_json(Ascension::start({2, {}})),
            R"({"gold":null,"outer":{"2":"lms","4":"lms","6":"lms","18":"LMS","20":"LMS",)"
            R"("22":"LMS"},"inner":{"1":"m","3":"a","5":"c","18":"C","20":"A","22":"M"},)"
            R"("limbo":[],"off":[0,0],"turn":null,"moves_left":0,"moved":null,"phase":"move",)"
            R"("figure":null,"limbo_figures":[],"targets":[],"entered":false,"turns":0})");
  EXPECT_EQ(Ascension::standing_json(Ascension::start({2, {}})),
            R"({"parts":[{"name":"borne_off","points":[0,0]}],"total":[0,0],"limbo":[0,0],)"
            R"("trapped":[0,0],"protected":["O2","O4","O6","O18","O20","O22","I1","I3","I5",)"
            R"("I18","I20","I22"],"board":"ring24"})");
}

TEST(AscensionText, ASC_71_AllParts) {  // ASC-71
  State state = scene("O2=lM O9=s O10=L I9=M I3=a limbo=MSSlm off=1,2");
  state.position.gold = seat_at(1);
  play(state, {"limbo M>18", "mason>10"});
  EXPECT_EQ(Ascension::state_json(state),
            R"({"gold":1,"outer":{"2":"lM","9":"s","10":"L","18":"M"},)"
            R"("inner":{"3":"a","10":"M"},"limbo":["S","S","l","m"],"off":[2,1],"turn":1,)"
            R"("moves_left":0,"moved":"O18","phase":"power","figure":"mason",)"
            R"("limbo_figures":["A","C","c","m"],"targets":["10"],"entered":true,"turns":2})");
  EXPECT_EQ(Ascension::standing_json(state),
            R"({"parts":[{"name":"borne_off","points":[2,1]}],"total":[2,1],"limbo":[2,2],)"
            R"("trapped":[1,0],"protected":["O10"],"board":"ring24"})");
  const State first = after(scene("O10=L O20=S I9=M"), {"mason>10"});
  EXPECT_NE(Ascension::state_json(first).find(R"("moves_left":1,"moved":"I10","phase":"power")"),
            std::string::npos);
}

TEST(AscensionText, ASC_71_AfterTheEnd) {  // ASC-71
  const State won = after(scene("O9=LmS O8=LM I5=A off=2,0"), {"anubis>8", "scatter 9 -+-"});
  const std::string json = Ascension::state_json(won);
  EXPECT_NE(json.find(R"("outer":{"9":"Lm"})"), json.npos) << json;
  EXPECT_NE(json.find(R"("off":[3,0],"turn":0,"moves_left":1,"moved":null,"phase":"move",)"
                      R"("figure":null)"),
            json.npos)
      << json;
  EXPECT_NE(json.find(R"("targets":[],"entered":false,"turns":2})"), json.npos) << json;
}

}  // namespace
}  // namespace benben::ascension
