// Every fault of Ascension (ASC-70) with its sentence, and its data.
#include "games/ascension/faults.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

struct Case {
  Fault fault;
  State state;
  std::string_view text;
  std::string_view sentence;
};

void expect_fault(const Error& error, Fault fault, std::string_view sentence) {
  EXPECT_EQ(error.fault, Ascension::faults()[static_cast<std::size_t>(fault)].code) << sentence;
  EXPECT_EQ(describe(error), sentence);
}

void expect_faults(std::initializer_list<Case> cases) {
  for (const Case& one : cases) {
    expect_fault(refusal_of(one.state, one.text), one.fault, one.sentence);
  }
}

// Steps that lead to a scene.
using Steps = std::initializer_list<std::string_view>;
State played(std::string_view words, Steps steps) { return after(scene(words), steps); }

TEST(AscensionFaults, ASC_70_AboutTheTurn) {  // ASC-70
  State drawn = scene("O10=L");
  drawn.position.ending = Ending::kDrawn;
  expect_faults({{Fault::kGameWon, played("O7=S O8=LM off=2,0", {"O7>8"}), "done",
                  "The game is over: a third pyramid has been borne off. (ASC-63)"},
                 {Fault::kGameDrawn, drawn, "O10>11",
                  "The game is over: it is drawn, by a position that stood for the third time or "
                  "after 600 turns. (ASC-64)"}});
  const State start = Ascension::start({2, {}});
  expect_fault(Ascension::read_move(start, seat_at(0), "done").error(), Fault::kColoursDue,
               "The draw for colours comes first. (ASC-06)");
  const State state = scene("O10=L");
  const Error early = Ascension::read_move(state, seat_at(1), "O10>11").error();
  expect_fault(early, Fault::kOtherSeat, "It is the turn of Gold, seat 1, not of seat 2. (ASC-20)");
  EXPECT_EQ(early.params, (std::vector<Param>{{"player", "gold"}, {"turn", "0"}, {"seat", "1"}}))
      << "data counts seats from 0";
  expect_fault(Ascension::read_outcome(state, "colours 0").error(), Fault::kColoursDrawn,
               "The colours are drawn already; a seat is to move. (ASC-06)");
}

TEST(AscensionFaults, ASC_70_AboutTheText) {  // ASC-70
  expect_faults(
      {{Fault::kNoStepText, scene("O10=L"), "nonsense",
        "A step has one of the forms: O18>20, mason>23, limbo L>18, limbo mason>22, push 23 +, "
        "scatter 23 +-+, collect 23 < 4,limbo, done, forfeit. (ASC-70)"},
       {Fault::kNoSuchSpace, scene("O10=L"), "collect 3 < 4,30",
        "The board has no space O30: it has O0 to O23 and I0 to I23. (ASC-01)"}});
  expect_fault(Ascension::read_outcome(Ascension::start({2, {}}), "colours 2").error(),
               Fault::kNoColoursText,
               "The draw for colours names the seat that is Gold: colours 0 or colours 1. "
               "(ASC-70)");
  const State state = scene("O10=L");
  expect_fault(Ascension::check_outcome_tag(state, "Outcome", "won").error(),
               Fault::kOutcomeIsNoDraw,
               "The tag Outcome has the value \"draw\" or is left out, not \"won\". (ASC-64)");
  expect_fault(Ascension::check_outcome_tag(state, "Outcome", "draw").error(), Fault::kNotDrawn,
               "The tag Outcome stands only in a drawn game. (ASC-64)");
}

TEST(AscensionFaults, ASC_70_AboutWhatIsToBeDone) {  // ASC-70
  expect_faults(
      {{Fault::kPowerIsDue, played("O10=L O20=S I9=M", {"mason>10"}), "O20>21",
        "The Mason has just landed: use its power or end the Move by done. (ASC-50)"},
       {Fault::kNoPowerIsDue, scene("O10=L"), "push 10 +",
        "A power is used after a landing of its figure, and no figure has just landed. (ASC-50)"},
       {Fault::kMoveIsPossible, scene("O10=L"), "forfeit",
        "A Move is possible, so none is forfeited. (ASC-21)"}});
}

TEST(AscensionFaults, ASC_70_AboutThePiece) {  // ASC-70
  expect_faults(
      {{Fault::kNoStone, scene("O10=L"), "O11>12", "There is no stone on O11. (ASC-20)"},
       {Fault::kEnemyStone, scene("O10=L O11=l"), "O11>12",
        "On O11 stands the large Onyx stone, and Gold is to move. (ASC-20)"},
       {Fault::kTrapped, scene("O10=Lm"), "O10>11",
        "Your stone on O10 is trapped under the medium Onyx stone: only the top stone of a stack "
        "moves. (ASC-10)"},
       {Fault::kFigureInLimbo, scene("O10=L"), "mason>10",
        "Your Mason is in Limbo; it returns onto one of your figures' entry spaces (I18 I20 I22). "
        "(ASC-25)"},
       {Fault::kFigureOnRing, scene("I10=M"), "limbo mason>22",
        "Your Mason is not in Limbo. (ASC-25)"},
       {Fault::kNoStoneInLimbo, scene("O10=L"), "limbo L>18",
        "No large stone of yours waits in Limbo. (ASC-30)"},
       {Fault::kHasMoved, played("O10=L O20=S", {"O10>11"}), "O11>12",
        "This piece made the first Move; the second is made with another. (ASC-22)"},
       {Fault::kWrongDirection, scene("O10=L"), "O10>9",
        "Gold moves counterclockwise, to higher numbers. (ASC-05)"},
       {Fault::kWrongDirection, scene("O10=l turn=onyx"), "O10>11",
        "Onyx moves clockwise, to lower numbers. (ASC-05)"},
       {Fault::kWrongDistance, scene("O10=L"), "O10>14", "A Move goes 1, 2 or 3 spaces. (ASC-20)"},
       {Fault::kNoStoneEntry, scene("limbo=L"), "limbo L>19",
        "O19 is none of your entry spaces for stones (O18 O20 O22). (ASC-04)"},
       {Fault::kNoFigureEntry, scene("O10=L"), "limbo mason>21",
        "I21 is none of your entry spaces for figures (I18 I20 I22). (ASC-04)"}});
}

TEST(AscensionFaults, ASC_70_AboutTheLanding) {  // ASC-70
  expect_faults(
      {{Fault::kEnemyPortal, scene("O15=L"), "O15>16",
        "O16 is the portal of Onyx: no Gold stone lands there. (ASC-61)"},
       {Fault::kClosedBlue, scene("O23=L O0=s"), "O23>0",
        "Stones of Onyx stand on the blue space O0 and close it. (ASC-60)"},
       {Fault::kProtected, scene("O10=M O11=s I11=m"), "O10>11",
        "What stands on O11 is protected by the Onyx Mason on I11. (ASC-40)"},
       {Fault::kFullStack, scene("O10=S O11=LMS"), "O10>11", "The stack on O11 is full. (ASC-10)"},
       {Fault::kStackedEnemy, scene("O10=L O11=ls"), "O10>11",
        "The small Onyx stone on O11 is part of a stack and cannot be bumped, and it is no bigger "
        "than yours, so that yours could land on it. (ASC-42)"},
       {Fault::kNotSmaller, scene("O10=L O11=M"), "O10>11",
        "Only a smaller stone lands on the medium Gold stone on O11. (ASC-23)"},
       {Fault::kOwnFigure, scene("I10=M I11=A"), "mason>11",
        "Another figure of yours stands on I11. (ASC-24)"},
       {Fault::kBiggerFigure, scene("I10=M I11=a"), "mason>11",
        "The Onyx Anubis on I11 is bigger than your Mason. (ASC-24)"},
       {Fault::kShieldedFigure, scene("I10=A I11=m O11=lms"), "anubis>11",
        "The Onyx Mason on I11 is protected by a full stack of one colour next to it. "
        "(ASC-41)"}});
}

TEST(AscensionFaults, ASC_70_AboutTheDuty) {  // ASC-70
  expect_faults(
      {{Fault::kDutyOfLastMove, played("O10=L O20=S limbo=S", {"O20>21"}), "O10>11",
        "A stone of yours waits in Limbo: this Move, the last of the turn, has to bring one back. "
        "(ASC-30)"},
       {Fault::kDutyForfeits, played("O10=L O12=S limbo=S O18=lms O20=lms O22=lms", {"O12>13"}),
        "O10>11",
        "A stone of yours waits in Limbo and none can return now: this Move, the last of the turn, "
        "is forfeited. (ASC-30)"},
       {Fault::kDutyOfCleopatra, played("O20=S O10=S I9=C limbo=S", {"O20>21"}), "cleopatra>10",
        "A stone of yours waits in Limbo: with the last Move of the turn Cleopatra may land only "
        "where she can collect one out of Limbo at once. (ASC-31)"},
       {Fault::kCollectComesFirst, played("O10=LM O20=M I9=C limbo=S", {"O20>21", "cleopatra>10"}),
        "done",
        "First Cleopatra has to collect a stone of yours out of Limbo, for which she made this "
        "Move. (ASC-31)"}});
}

TEST(AscensionFaults, ASC_70_AboutATarget) {  // ASC-70
  const State mason = played("O10=LM O20=S I9=M", {"mason>10"});
  expect_faults(
      {{Fault::kOtherPowerPush, played("O10=L O20=S I9=A", {"anubis>10"}), "push 10 +",
        "Only the Mason pushes, and the Anubis has landed. (ASC-51)"},
       {Fault::kOtherPowerScatter, mason, "scatter 10 +",
        "Only the Anubis scatters, and the Mason has landed. (ASC-53)"},
       {Fault::kOtherPowerCollect, mason, "collect 10 < 4",
        "Only the Cleopatra collects, and the Mason has landed. (ASC-54)"},
       {Fault::kNoTarget, mason, "push 20 +",
        "O20 is no target: these are the spaces next to the Mason that were occupied when it "
        "landed, each once. (ASC-50)"},
       {Fault::kTargetLeft,
        played("O10=L O11=M O4=S O20=S I9=C", {"cleopatra>10", "collect 10 < 11,4"}),
        "collect 11 < 20", "No stone is left on O11. (ASC-50)"},
       {Fault::kTargetProtected, played("O10=l I10=m I8=A O20=S", {"anubis>9"}), "scatter 10 +",
        "What stands on O10 is protected by the Onyx Mason on I10. (ASC-55)"},
       {Fault::kTargetOnBlue, played("O0=l I22=A O20=S", {"anubis>0"}), "scatter 0 +",
        "The stones of Onyx on the blue space O0 are out of reach of your powers. (ASC-55)"},
       {Fault::kWrongCount, played("O10=LMS I9=A", {"anubis>10"}), "scatter 10 +",
        "Each stone on O10 needs a direction, from the top: 3, not 1. (ASC-53)"}});
}

// Full stacks on all spaces of ring18 but those named and the portals.
TEST(AscensionFaults, ASC_70_AboutRoom) {  // ASC-70
  std::string crowded = "O4=l O0=LMS O12=lms O6=LMS ";
  for (int n = 1; n < 18; ++n) {
    if (n != 4 && n % 6 != 0) crowded += "O" + std::to_string(n) + "=LMS ";
  }
  expect_faults({{Fault::kPushedNowhere, after(scene(crowded + "I3=M", "ring18"), {"mason>4"}),
                  "push 4 +", "The stack on O4 can land nowhere else. (ASC-51)"},
                 {Fault::kStranded, after(scene(crowded + "I3=A", "ring18"), {"anubis>4"}),
                  "scatter 4 +", "A stone scattered so would find no space to land on. (ASC-53)"}});
}

TEST(AscensionFaults, ASC_70_AboutACollect) {  // ASC-70
  const auto collecting = [](std::string_view words) {
    return played(std::string(words) + " O20=M I9=C", {"cleopatra>10"});
  };
  expect_faults(
      {{Fault::kNeverFull, collecting("O10=S"), "collect 10 < 20",
        "No full stack can be collected on O10: that needs a large stone alone or with a medium "
        "one on it. (ASC-54)"},
       {Fault::kNotFull, collecting("O10=L"), "collect 10 < 20",
        "A collect makes a stack of exactly three. (ASC-54)"},
       {Fault::kNoSource, collecting("O10=LM"), "collect 10 < 4",
        "At O4 is no stone of the size that the stack on O10 needs next. (ASC-54)"},
       {Fault::kSourceTrapped, collecting("O10=L O4=MS"), "collect 10 < 4/2",
        "Two stones together come off a full stack alone, and there is none on O4. (ASC-54)"},
       {Fault::kSourceProtected, collecting("O10=LM O4=s I4=m"), "collect 10 < 4",
        "What stands on O4 is protected by the Onyx Mason on I4. (ASC-54)"},
       {Fault::kSourceOnBlue, collecting("O10=LM O0=s"), "collect 10 < 0",
        "The stones of Onyx on the blue space O0 cannot be collected. (ASC-54)"},
       {Fault::kEnemyOntoBlue, played("O0=LM O4=s O20=S I22=C", {"cleopatra>23"}), "collect 0 < 4",
        "Only your own stones are collected onto the blue space O0, not that at O4. (ASC-54)"},
       {Fault::kNoSourceInLimbo, collecting("O10=LM"), "collect 10 < limbo",
        "No stone of yours of the size that the stack on O10 needs next waits in Limbo. "
        "(ASC-54)"}});
}

TEST(AscensionFaults, ASC_70_PlacesAreData) {  // ASC-70
  EXPECT_EQ(refusal_of(scene("O10=M O11=s I11=m"), "O10>11").params,
            (std::vector<Param>{{"to", "O11"}, {"guard_to", "I11"}}));
  EXPECT_EQ(refusal_of(scene("O10=L O11=l"), "O11>12").params,
            (std::vector<Param>{{"from", "O11"}, {"on_from", "l"}, {"player", "gold"}}));
  EXPECT_EQ(refusal_of(scene("I10=M I11=a"), "mason>11").params,
            (std::vector<Param>{{"standing", "a"}, {"inner", "I11"}, {"figure", "mason"}}));
  EXPECT_EQ(refusal_of(scene("limbo=s"), "limbo S>18").params, (std::vector<Param>{{"size", "S"}}));
  EXPECT_EQ(refusal_of(scene("O10=L"), "O10>9").params,
            (std::vector<Param>{{"player", "gold"}, {"direction", "+"}}));
}

}  // namespace
}  // namespace benben::ascension
