// Every fault of Pyramix (PYX-32) with its rule, its sentence and its data; and the game's facts.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/erased.h"
#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

// The refusal must be this fault, and read so.
void expect_fault(const Error& error, Fault fault, std::string_view sentence) {
  EXPECT_EQ(error.fault, Pyramix::faults()[static_cast<std::size_t>(fault)].code);
  EXPECT_EQ(describe(error), sentence);
}

Error move_error(const State& state, std::string_view text, int seat = 0) {
  const Result<Cell> move = Pyramix::read_move(state, seat_at(seat), text);
  return move ? Error() : move.error();
}

Error reveal_error(const State& state, std::string_view text) {
  const Result<Reveal> reveal = Pyramix::read_outcome(state, text);
  return reveal ? Error() : reveal.error();
}

// Takes the first legal cube until the game is over.
State finished() {
  State state = heap(2);
  while (!Pyramix::next(state).is_over()) {
    Pyramix::apply(state, Pyramix::legal(state, seat_at(0)).first());
    reveal_due(state, {});
  }
  return state;
}

TEST(PyramixFaults, PYX_32_AboutTheTurn) {  // PYX-32
  State state = heap(2, {{"111", "gE"}});
  expect_fault(move_error(state, "000", 1), Fault::kNotYourTurn,
               "It is the turn of seat 1, not of seat 2. (PYX-06)");
  const std::vector<Param> seats = {{"turn", "0"}, {"seat", "1"}};
  EXPECT_EQ(move_error(state, "000", 1).params, seats) << "data counts seats from 0";
  expect_fault(reveal_error(state, "reveal 111=gE"), Fault::kNoRevealDue,
               "No reveal is due; a seat is to move. (PYX-17)");
  take(state, {"000", "010", "100", "110"});
  expect_fault(move_error(state, "001"), Fault::kRevealDue,
               "Before the next turn is revealed: 111. (PYX-17)");
  for (const Error& error : {move_error(finished(), "000"), reveal_error(finished(), "reveal")}) {
    expect_fault(error, Fault::kOver, "The game is over: only the tray's layer is left. (PYX-20)");
  }
}

TEST(PyramixFaults, PYX_32_AboutAText) {  // PYX-32
  const State state = heap(2);
  expect_fault(move_error(state, "14"), Fault::kNoCellName,
               "A move is the name of a cell, three digits as in 014. (PYX-31)");
  expect_fault(move_error(state, "006"), Fault::kNoSuchCell,
               "There is no cell 006: the three digits of a cell add up to 5 at most. (PYX-03)");
}

TEST(PyramixFaults, PYX_32_AboutACube) {  // PYX-32
  State state = heap(2, {{"000", "gA"}, {"001", "X"}, {"012", "bE"}, {"111", "oA"}});
  expect_fault(move_error(state, "000"), Fault::kTouchesCobra,
               "The green ankh at 000 touches the cobra at 001; only a cobra may be taken beside a "
               "cobra. (PYX-13)");
  const std::vector<Param> places = {{"cell", "000"}, {"cube", "gA"}, {"cobra", "001"}};
  EXPECT_EQ(move_error(state, "000").params, places);
  const std::string when = "; a cube may be taken when two or three of its faces are visible.";
  expect_fault(move_error(state, "012"), Fault::kOneFace,
               "The blue eye at 012 shows one face" + when + " (PYX-11)");
  expect_fault(move_error(state, "111"), Fault::kNoFace,
               "The cube at 111 shows no face" + when + " (PYX-11)");
  state = heap(2);
  take(state, {"005", "005", "005", "005", "005"});
  expect_fault(move_error(state, "005", 1), Fault::kOpensTray,
               "No cube would slide into the place of the one at 005: the tray would lie open. "
               "(PYX-12)");
  expect_fault(move_error(state, "000", 1), Fault::kTaken,
               "There is no cube at 000 any more. (PYX-10)");
}

TEST(PyramixFaults, PYX_32_AboutAReveal) {  // PYX-32
  State state = heap(2, {{"000", "gE"}, {"111", "gA"}});
  take(state, {"000", "010", "100", "110"});
  expect_fault(reveal_error(state, "reveal 111"), Fault::kNoRevealText,
               "A reveal is due, of the form: reveal 000=bA 001=X ... (PYX-31)");
  expect_fault(reveal_error(state, "reveal 112=gA"), Fault::kOtherCells,
               "The reveal names, in this order, exactly: 111. (PYX-17)");
  expect_fault(reveal_error(state, "reveal 111=gE"), Fault::kNoneLeft,
               "No green eye is left for the cell 111. (PYX-01)");
}

TEST(PyramixFacts, TheFactsAreTheTablesOfTheRules) {
  const std::string facts = *ErasedGame<Pyramix>::instance().facts_json({2, {}});
  EXPECT_TRUE(facts.starts_with(
      R"({"removals":35,"cubes":[{"code":"bA","name":"blue ankh","points":1,"count":8},)"))
      << facts;
  EXPECT_NE(facts.find(R"("000":{"uppers":[],"lowers":["001","010","100"],"edges":[]})"),
            std::string::npos);
  EXPECT_TRUE(facts.ends_with(R"("410","500"]})")) << facts;
}

TEST(PyramixFacts, APositionTellsItsVisibleFaces) {
  State state = heap(2, {{"000", "gE"}});
  take(state, {"000"});
  const std::string derived = ErasedPosition<Pyramix>(state).derived_json();
  EXPECT_TRUE(derived.starts_with(R"({"faces":{"001":3,"002":2,)")) << derived;
}

}  // namespace
}  // namespace benben::pyramix
