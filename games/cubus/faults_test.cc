// Every fault of Cubus with its rule and its sentence, and what stands in the places as data.
#include "games/cubus/faults.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

// The refusal must be this fault, and read so.
void expect_fault(const Error& error, Fault fault, std::string_view sentence) {
  EXPECT_EQ(error.fault, Cubus::faults()[static_cast<std::size_t>(fault)].code);
  EXPECT_EQ(describe(error), sentence);
}

Error move_error(const State& state, int seat, std::string_view text) {
  const Result<Move> move = Cubus::read_move(state, seat_at(seat), text);
  return move ? Error() : move.error();
}
Error move_error(const State& state, std::string_view text) {
  return move_error(state, index(seat_to_act(state)), text);
}
Error draw_error(const State& state, std::string_view text) {
  const Result<Kind> kind = Cubus::read_outcome(state, text);
  return kind ? Error() : kind.error();
}

// Two players who have both passed with an empty deck.
State after_passes(std::string_view ending) {
  State state = last_turns(2, "1,1", {"LR", ""}, {{"ending", std::string(ending)}});
  play(state, {"pass", "waive", "pass", "waive"});
  return state;
}

struct FaultCase {
  std::string_view text;
  Fault fault;
  std::string_view sentence;
};

TEST(CubusFaults, AboutTheTurn) {  // CUB-10 CUB-22 CUB-30 CUB-32 CUB-40 CUB-44
  const State start = Cubus::start({3, {}});
  expect_fault(move_error(start, 0, "pass"), Fault::kDrawDue,
               "A card is drawn before seat 1 acts. (CUB-10)");
  State state = table(3, "1,1", {"LR", "", ""});
  expect_fault(move_error(state, 1, "pass"), Fault::kNotYourTurn,
               "It is the turn of seat 1. (CUB-30)");
  const std::vector<Param> seat = {{"turn", "0"}};
  EXPECT_EQ(move_error(state, 1, "pass").params, seat) << "data counts seats from 0";
  expect_fault(draw_error(state, "draw L"), Fault::kNoDrawDue,
               "No card is to be drawn now. (CUB-10)");
  play(state, {"pass"});
  expect_fault(move_error(state, 2, "waive"), Fault::kNotYourAnswer,
               "Now seat 2 knocks or waives; the others follow in order. (CUB-22)");
  for (const std::string_view ending : {"lowest", "best"}) {
    expect_fault(move_error(after_passes(ending), 1, "pass"), Fault::kNotYourEnding,
                 "Now seat 1 says what it builds with everybody's cards. (CUB-32)");
  }
  expect_fault(move_error(demolition("1"), 1, "take 0,0"), Fault::kNotYourTake,
               "It is the turn of seat 1. (CUB-40)");
}

TEST(CubusFaults, AfterTheEnd) {  // CUB-30 CUB-44
  const State over = after_passes("plain");
  expect_fault(move_error(over, 0, "pass"), Fault::kOver, "The game is over. (CUB-30)");
  expect_fault(draw_error(over, "draw L"), Fault::kNoDrawDue,
               "No card is to be drawn now. (CUB-10)");
  State state = demolition("1");
  play(state, {"take 0,0"});
  expect_fault(move_error(state, 1, "take 0,0"), Fault::kTakenDown,
               "The game is over: the stack is taken down. (CUB-44)");
}

TEST(CubusFaults, AboutTheFormAndThePhase) {  // CUB-20 CUB-41 CUB-44 CUB-51
  State state = table(2, "1,1", {"LR", ""});
  expect_fault(move_error(state, "bild 2,1"), Fault::kNoTurnText,
               "A move is build and the stack as it stands afterwards, or pass. (CUB-51)");
  expect_fault(move_error(state, "take 0,0"), Fault::kNoDemolition,
               "Boxes are taken off only in the demolition. (CUB-41)");
  for (const std::string_view text : {"waive", "knock false", "knock build ?"}) {
    expect_fault(move_error(state, text), Fault::kNobodyPassed,
                 "Nobody has just passed, so there is nothing to knock for or to waive. (CUB-20)");
  }
  play(state, {"pass"});
  expect_fault(move_error(state, "knock"), Fault::kNoAnswerText,
               "Here one says knock build and the stack as it stands afterwards, knock false, or "
               "waive. (CUB-51)");
  for (const std::string_view text : {"pass", "build ?"}) {
    expect_fault(move_error(state, text), Fault::kAnswerDue,
                 "Seat 1 has passed: knock or waive. (CUB-20)");
  }
  state = demolition("1,1");
  expect_fault(move_error(state, "take 16,0"), Fault::kNoTakeText,
               "A move is take and the place of a column, as in take 0,3. (CUB-51)");
  for (const std::string_view text : {"pass", "build ?"}) {
    expect_fault(move_error(state, text), Fault::kDemolitionOnly,
                 "The stack is being taken down: every turn takes one box. (CUB-44)");
  }
}

TEST(CubusFaults, AboutAStack) {  // CUB-01 CUB-03 CUB-50
  const FaultCase cases[] = {
      {"2,x/1,1", Fault::kNoHeight,
       "Character 3 of the stack: a height such as 2, one with an open top, 2*, or - is expected, "
       "not \"x\". (CUB-50)"},
      {"1,1/1", Fault::kUnevenRow,
       "Character 6 of the stack: this row has 1 places, the first one has 2. (CUB-50)"},
      {"1/-", Fault::kEmptyRow,
       "Character 1 of the stack: row 1 has no column, so it is not written. (CUB-50)"},
      {"-,1", Fault::kEmptyPlace,
       "Character 1 of the stack: place 0 is a column in no row, so it is not written. (CUB-50)"},
      {"1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", Fault::kTooManyTops,
       "No stack has more than 16 tops; this one needs more at character 33. (CUB-01)"},
      {"2,17", Fault::kTooHigh,
       "No column is higher than 16 boxes; the one at character 3 is. (CUB-01)"},
      {"2,1/3,1", Fault::kRises,
       "The column 0,1 is higher than the one behind it at 0,0. (CUB-03)"},
      {"1,-/1,1", Fault::kNeedsCorner, "The columns 0,0 and 1,1 need one at 1,0. (CUB-03)"},
      {"1,-,1", Fault::kNotConnected, "The columns are not connected side by side. (CUB-03)"},
  };
  for (const FaultCase& wrong : cases) {
    expect_fault(stack_error(wrong.text), wrong.fault, wrong.sentence);
  }
  const std::vector<Param> places = {{"column", "0,1"}, {"behind", "0,0"}};
  EXPECT_EQ(stack_error("2,1/3,1").params, places);
}

// The form of the whole text comes before its size, and that before its shape.
TEST(CubusFaults, AStackIsRefusedInOrder) {  // CUB-01 CUB-03 CUB-50
  const auto code = [](std::string_view text) { return stack_error(text).rule; };
  EXPECT_EQ(code("1,17/x,1"), "CUB-50");
  EXPECT_EQ(code("1,17/1"), "CUB-50");
  EXPECT_EQ(code("1,17/-,-"), "CUB-01");
  EXPECT_EQ(code("1,2/-,-"), "CUB-50");
}

TEST(CubusFaults, AboutABuild) {  // CUB-13 CUB-14 CUB-15 CUB-16
  State state = table(2, "1,1", {"LR", ""});
  expect_fault(move_error(state, "build 2,2"), Fault::kTooFewCards,
               "This takes 2 more left sides; only 1 at hand. (CUB-13)");
  const std::vector<Param> places = {{"more", "2"}, {"card", "L"}, {"held", "1"}};
  EXPECT_EQ(move_error(state, "build 2,2").params, places);
  expect_fault(move_error(state, "build 1,1,1"), Fault::kNoSuchCard,
               "This takes 1 more lid; none is at hand. (CUB-13)");
  expect_fault(move_error(state, "build 1,1"), Fault::kNoMoreBoxes,
               "The number of boxes must grow; it would be 2 after 2. (CUB-14)");
  state = table(2, "1,1/1,1", {"LLLRRR", ""});
  expect_fault(move_error(state, "build 5"), Fault::kWorthNothing,
               "This move is worth 0 points; it must be worth at least one. (CUB-14)");
  state = table(2, "1,1*", {"LR", ""});
  expect_fault(move_error(state, "build 2,1"), Fault::kOpenTopsMoved,
               "The open tops of the stack do not keep their places to each other. (CUB-15)");
  state = table(2, "1", {"LRO", ""});
  expect_fault(move_error(state, "build 2*"), Fault::kLidForOpenTop,
               "A lid may not be exchanged for an open top. (CUB-16)");
}

TEST(CubusFaults, AboutABoxTakenOff) {  // CUB-41 CUB-43
  const State state = demolition("2*,2,1");
  const FaultCase cases[] = {
      {"take 0,1", Fault::kNoColumn, "There is no column 0,1. (CUB-41)"},
      {"take 0,0", Fault::kNotProper,
       "Without the top box of 0,0 the rest would not be a stack with exactly one box fewer. "
       "(CUB-41)"},
  };
  for (const FaultCase& wrong : cases) {
    expect_fault(move_error(state, wrong.text), wrong.fault, wrong.sentence);
  }
  expect_fault(
      move_error(demolition("2*,1"), "take 0,0"), Fault::kOpenTopStays,
      "The column 0,0 has an open top; while a column with a lid can be reduced, it stays. "
      "(CUB-43)");
}

TEST(CubusFaults, AboutADraw) {  // CUB-01 CUB-51
  State state = Cubus::start({2, {}});
  for (const std::string_view text : {"draw", "draw X", "draw LL", "L"}) {
    expect_fault(draw_error(state, text), Fault::kNoDrawText,
                 "A card is drawn: draw L, draw R, draw T or draw O. (CUB-51)");
  }
  play(state, {"draw O", "draw O", "draw O", "pass", "waive", "draw O", "pass", "waive"});
  expect_fault(draw_error(state, "draw O"), Fault::kNoneLeft,
               "The deck has no open top any more. (CUB-01)");
}

}  // namespace
}  // namespace benben::cubus
