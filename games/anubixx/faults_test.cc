// Every fault of Anubixx (ANX-53) with its rule, its sentence and its data; and the game's facts.
#include "games/anubixx/faults.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/facts.h"
#include "games/anubixx/test_site.h"
#include "games/registry.h"

namespace benben::anubixx {
namespace {

// The refusal must be this fault, and read so.
void expect_fault(const Error& error, Fault fault, std::string_view sentence) {
  EXPECT_EQ(error.fault, Anubixx::faults()[static_cast<std::size_t>(fault)].code);
  EXPECT_EQ(describe(error), sentence);
}

Error step_error(const State& state, std::string_view text) {
  const Result<Move> move = Anubixx::read_move(state, seat_at(state.turn), text);
  return move.ok() ? Error() : move.error();
}

Error chance_error(const State& state, std::string_view text) {
  const Result<Outcome> outcome = Anubixx::read_outcome(state, text);
  return outcome.ok() ? Error() : outcome.error();
}

TEST(AnubixxFaults, ANX_53_AboutTheTurn) {  // ANX-53
  State state = Anubixx::start({2});
  expect_fault(step_error(state, "end"), Fault::kSheetsDue,
               "Before the first turn every builder is dealt a sheet. (ANX-08)");
  chance(state, "sheets AB");
  expect_fault(step_error(state, "end"), Fault::kRollDue,
               "The dice are rolled before the next turn. (ANX-10)");
  chance(state, "roll rgb");
  const Error other = Anubixx::read_move(state, seat_at(1), "end").error();
  expect_fault(other, Fault::kNotYourTurn, "It is the turn of seat 1, not of seat 2. (ANX-10)");
  const std::vector<Param> seats = {{"turn", "0"}, {"seat", "1"}};
  EXPECT_EQ(other.params, seats) << "data counts seats from 0";
  expect_fault(chance_error(state, "roll rgb"), Fault::kNoChanceDue,
               "The dice are rolled already; seat 1 is to build. (ANX-10)");
  state.phase = Phase::kOver;
  for (const Error& error : {step_error(state, "end"), chance_error(state, "roll rgb")}) {
    expect_fault(error, Fault::kOver,
                 "The game is over: a builder has completed two buildings. (ANX-40)");
  }
  state.idle = kIdleRounds;
  expect_fault(step_error(state, "end"), Fault::kOverIdle,
               "The game is over: in ten rounds in a row nobody has crossed out a stone. (ANX-41)");
}

struct Case {
  std::string_view step;
  Fault fault;
  std::string_view sentence;
};

// Sheet A, dice r and y; P14 is paid from Q7, all jokers are gone.
TEST(AnubixxFaults, ANX_53_AboutAStep) {  // ANX-53
  State state = rolled(2, "ryy");
  play(state, {"P14<Q7"});
  state.builders[0].jokers = 0;
  const Case cases[] = {
      {"P21", Fault::kNoStep,
       "A step is a stone with its payment, as in P21<die or L2<Q3 or R1<J, two stones of the "
       "mosaic, as in M11+M12<die,Q4, or end. (ANX-50)"},
      {"M12+M11<J,J", Fault::kPairDescends,
       "Of two stones the one with the lower name stands first. (ANX-50)"},
      {"P17<J", Fault::kNoSuchStone, "This block has no stone P17. (ANX-50)"},
      {"P11<Q13", Fault::kNoSuchQuarryStone, "This block has no quarry stone Q13. (ANX-50)"},
      {"P14<J", Fault::kCrossed, "The stone P14 is crossed out already. (ANX-11)"},
      {"L1+M11<J,J", Fault::kPairOutsideMosaic,
       "The stone L1 is not in the mosaic; stones of the pyramid and the arch are crossed out one "
       "by one. (ANX-20)"},
      {"M11<J", Fault::kMosaicStoneAlone,
       "Of the mosaic always two neighbours are crossed out at once, not M11 alone. (ANX-20)"},
      {"M11+M22<J,J", Fault::kNotNeighbours,
       "The two stones of the mosaic must lie side by side or one above the other. (ANX-20)"},
      {"M11+M12<J,J", Fault::kPairAsSecondStone,
       "Two stones of the mosaic are a whole turn, and one stone is crossed out in this turn "
       "already. (ANX-20)"},
      {"P23<J", Fault::kNotSupported,
       "The stone P23 rests on P13 and P14; P13 is not crossed out yet. (ANX-21)"},
      {"L3<J", Fault::kNotReached, "The stone L3 rests on L2; L2 is not crossed out yet. (ANX-22)"},
      {"P15<die", Fault::kNoDie, "No lilac die was rolled for the lilac stone P15. (ANX-12)"},
      {"P11<Q9", Fault::kDieNotTaken,
       "A red die is available and must be taken for the red stone P11, not Q9. (ANX-12)"},
      {"P15<J", Fault::kNoJoker, "No joker is left for the lilac stone P15. (ANX-14)"},
      {"P15<Q12", Fault::kQuarryColour,
       "The quarry stone Q12 is green and cannot pay the lilac stone P15. (ANX-12)"},
      {"P15<Q4", Fault::kQuarryPassed,
       "The quarry stone Q4 is not to the right of Q7, the last one crossed out. (ANX-13)"},
  };
  for (const auto& [step, fault, sentence] : cases) {
    expect_fault(step_error(state, step), fault, sentence);
  }
  const std::vector<Param> params = {{"stone", "P23"}, {"supports", "P13 P14"}, {"missing", "P13"}};
  EXPECT_EQ(step_error(state, "P23<J").params, params);
  State taken = rolled(2, "ryy");
  taken.builders[0].crossed = stones({"L1"});
  play(taken, {"P11<die"});
  expect_fault(step_error(taken, "L2<die"), Fault::kDieGone,
               "No red die is left for the red stone L2: it is taken already. (ANX-15)");
}

TEST(AnubixxFaults, ANX_53_AboutPairsAndColours) {  // ANX-53
  State state = rolled(2, "roo");
  expect_fault(
      step_error(state, "P16<J"), Fault::kDieNotTaken,
      "An orange die is available and must be taken for the orange stone P16, not a joker. "
      "(ANX-12)");
  const std::vector<Param> params = {
      {"die", "o"}, {"payment", "J"}, {"stone", "P16"}, {"colour", "o"}};
  EXPECT_EQ(step_error(state, "P16<J").params, params) << "data has codes, not words";
  expect_fault(step_error(state, "M13+M14<Q3,Q3"), Fault::kQuarryTwice,
               "The quarry stone Q3 can pay one stone only. (ANX-12)");
  expect_fault(step_error(state, "M14+M22<J,J"), Fault::kNotNeighbours,
               "The two stones of the mosaic must lie side by side or one above the other. "
               "(ANX-20)");
  // On a sheet of one colour any pair is equal-coloured.
  State red = Anubixx::start(
      {2,
       {},
       {{"Sheet.deal", "own"},
        {"Sheet.G", "rrrrrrrrrrrrrrrrrrrrr rrrrrrrrrrr rrrrrrrrrrrr rrrrrrrrrrrr"},
        {"Sheet.H", "rrrrrrrrrrrrrrrrrrrrr rrrrrrrrrrr rrrrrrrrrrrr rrrrrrrrrrrr"}}});
  chance(red, "sheets GH");
  chance(red, "roll ryg");
  expect_fault(step_error(red, "M11+M12<Q1,die"), Fault::kPaymentOrder,
               "The payments of two stones of one colour are written in the order die, quarry "
               "stones from left to right, joker. (ANX-20)");
}

TEST(AnubixxFaults, ANX_53_AboutChance) {  // ANX-53
  State state = Anubixx::start({2});
  expect_fault(chance_error(state, "roll rgb"), Fault::kNoSheetsText,
               "The sheets are due, a letter for each seat, of the form: sheets AC (ANX-50)");
  expect_fault(chance_error(state, "sheets ABC"), Fault::kSheetCount,
               "Each of the 2 builders is dealt one sheet, here are 3. (ANX-08)");
  expect_fault(chance_error(state, "sheets AG"), Fault::kSheetNotInUse,
               "There is no sheet G in this game. (ANX-02)");
  expect_fault(chance_error(state, "sheets AA"), Fault::kSheetTwice,
               "The sheet A is dealt twice; every builder has a different one. (ANX-08)");
  chance(state, "sheets AB");
  expect_fault(chance_error(state, "roll bgr"), Fault::kNoRollText,
               "A roll is due, the dice's colours in the order r, y, g, b, l, o, of the form: roll "
               "rgbb (ANX-50)");
  expect_fault(chance_error(state, "roll rgbb"), Fault::kDiceCount,
               "3 dice are rolled by this number of players, not 4. (ANX-01)");
}

TEST(AnubixxFacts, ANX_58_TheBlockAndTheNumbers) {  // ANX-58
  const Result<std::string> facts = find_game("anubixx")->facts_json({3});
  ASSERT_TRUE(facts.ok());
  for (const char* part : {
           "{\"block\":{\"pyramid\":[{\"stones\":[\"P11\",\"P12\",\"P13\",\"P14\",\"P15\",\"P16\"],"
           "\"points\":1},",
           "{\"stones\":[\"P61\"],\"points\":21}],\"arch\":{\"left\":[\"L1\",\"L2\",\"L3\",\"L4\","
           "\"L5\"],\"right\":[\"R1\",",
           "\"final\":\"K\",\"levels\":[0,1,3,5,7],\"complete\":10}",
           "[\"M31\",\"M32\",\"M33\",\"M34\"]],\"points\":[{\"stones\":4,\"points\":4},",
           "\"Q12\"],\"symbols\":[{\"name\":\"scarab\",\"stones\":[\"P11\",\"P13\",\"P16\"]},",
           "\"default\":true,\"default_shape\":true}",
           "\"supports\":{\"K\":[\"L1\",\"L2\",\"L3\",\"L4\",\"L5\",\"R1\",",
           "\"P61\":[\"P51\",\"P52\"]",
           "\"neighbours\":{\"M11\":[\"M12\",\"M21\"]",
           "\"M22\":[\"M12\",\"M21\",\"M23\",\"M32\"]",
           "\"sheets\":{\"A\":\"rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg\",",
           "{\"letter\":\"o\",\"name\":\"orange\"}]",
           "\"dice\":4,\"jokers\":3,\"stones_per_turn\":2,\"idle_rounds\":10,\"buildings_to_end\":"
           "2,"
           "\"bonus_points\":3,\"joker_points\":2,\"quarry_points\":1}",
       }) {
    EXPECT_NE(facts->find(part), std::string::npos) << part << "\n" << *facts;
  }
  const auto small =
      find_game("anubixx")->facts_json({2, {}, {{"Sheet.symbols", "ox=K"}, {"Sheet.G", "r"}}});
  EXPECT_FALSE(small.ok()) << "of no such setup";
  const auto ox = find_game("anubixx")->facts_json({2, {}, {{"Sheet.symbols", "ox=K"}}});
  EXPECT_NE(ox->find("\"symbols\":[{\"name\":\"ox\",\"stones\":[\"K\"]}],\"default\":false,"
                     "\"default_shape\":true}"),
            std::string::npos);
}

std::string derived(const State& state) {
  JsonWriter json;
  json.begin_object();
  Anubixx::add_derived(json, state);
  return json.end_object().take();
}

TEST(AnubixxFacts, ANX_58_HowFarEverybodyIs) {  // ANX-58
  State state = rolled(3, "rgbb");
  play(state, {"P11<die"});
  const auto tells = [&](std::string_view text) {
    return derived(state).find(text) != std::string::npos;
  };
  state.builders[1].crossed = mosaic() | stones({"L1", "L2", "R1", "P11", "P12", "P21"});
  state.builders[1].quarry = 5;
  EXPECT_TRUE(derived(state).starts_with(
      "{\"end\":null,\"decided_by\":null,\"order\":[0,1,2],\"builders\":["
      "{\"row\":1,\"level\":0,\"mosaic\":0,\"quarry\":12,\"complete\":[],\"symbols\":"
      "{\"scarab\":1,\"falcon\":0,\"eye\":0,\"crook\":0,\"ankh\":0,\"sun\":0,\"snake\":0,"
      "\"lotus\":0}},"
      "{\"row\":2,\"level\":1,\"mosaic\":12,\"quarry\":7,\"complete\":[\"mosaic\"],"
      "\"symbols\":{\"scarab\":1,\"falcon\":0,\"eye\":0,\"crook\":0,\"ankh\":0,\"sun\":0,"
      "\"snake\":4,\"lotus\":2}},"
      "{\"row\":0,\"level\":0,\"mosaic\":0,\"quarry\":12,\"complete\":[],\"symbols\":"
      "{\"scarab\":0,\"falcon\":0,\"eye\":0,\"crook\":0,\"ankh\":0,\"sun\":0,\"snake\":0,"
      "\"lotus\":0}}],\"stones_left\":1,\"may_build_pair\":false,\"ways\":["));
  play(state, {"end"});
  EXPECT_TRUE(tells("\"stones_left\":2,\"may_build_pair\":true,"));
  end_round(state);
  EXPECT_TRUE(tells("\"order\":[1,2,0]"));
  EXPECT_TRUE(tells("\"stones_left\":0,\"may_build_pair\":false,"));
  state.phase = Phase::kOver;
  EXPECT_TRUE(derived(state).starts_with("{\"end\":\"buildings\",\"decided_by\":\"points\","));
  state.idle = kIdleRounds;
  EXPECT_TRUE(derived(state).starts_with("{\"end\":\"idle\","));
}

TEST(AnubixxFacts, ANX_58_WhatDecided) {  // ANX-46 ANX-58
  State state = rolled(3, "rgbb");
  state.phase = Phase::kOver;
  state.builders[0].crossed = stones({"P11"});
  EXPECT_NE(derived(state).find(R"("decided_by":"points")"), std::string::npos);
  state.builders[1].crossed = stones({"P11", "P12"});
  EXPECT_NE(derived(state).find(R"("decided_by":"pyramid")"), std::string::npos);
  state.builders[0].crossed = stones({"P15", "P16"});
  EXPECT_NE(derived(state).find(R"("decided_by":"points")"), std::string::npos) << "a shared win";
}

}  // namespace
}  // namespace benben::anubixx
