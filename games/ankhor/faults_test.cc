// Every fault of Ankh'or with its rule, its sentence and its data.
#include "games/ankhor/faults.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

// A text, and what must be said against it.
struct Case {
  std::string_view text;
  Fault fault;
  std::string_view sentence;
};

void expect_fault(const Error& error, const Case& expected) {
  EXPECT_EQ(error.fault, Ankhor::faults()[static_cast<std::size_t>(expected.fault)].code)
      << expected.text;
  EXPECT_EQ(describe(error), expected.sentence) << expected.text;
}

Error step_error(const State& state, std::string_view text, int seat) {
  const Result<Move> move = Ankhor::read_move(state, seat_at(seat), text);
  return move ? Error() : move.error();
}
Error step_error(const State& state, std::string_view text) {
  return step_error(state, text, state.turn);
}
Error chance_error(const State& state, std::string_view text) {
  const Result<Outcome> outcome = Ankhor::read_outcome(state, text);
  return outcome ? Error() : outcome.error();
}

// Of steps of the seat to move.
void expect_steps(const State& state, const std::vector<Case>& cases) {
  for (const Case& expected : cases) expect_fault(step_error(state, expected.text), expected);
}
void expect_chance(const State& state, const std::vector<Case>& cases) {
  for (const Case& expected : cases) expect_fault(chance_error(state, expected.text), expected);
}

TEST(AnkhorFaults, ANK_70_AboutTheTurn) {  // ANK-70 ANK-60 ANK-61 ANK-71 ANK-10
  expect_steps(Ankhor::start({2, {}}),
               {{"end", Fault::kSetUpDue,
                 "Before the first step prices, row and backs are drawn. (ANK-71)"}});
  State state = table(2);
  const Error other = step_error(state, "end", 1);
  expect_fault(other,
               {"end", Fault::kNotYourTurn, "It is the turn of seat 1, not of seat 2. (ANK-10)"});
  EXPECT_EQ(other.params, (std::vector<Param>{{"turn", "0"}, {"seat", "1"}}))
      << "data counts seats from 0";
  EXPECT_EQ(other.code, ErrorCode::kOutOfTurn);
  expect_fault(step_error(state, "end", 200),
               {"end", Fault::kNotYourTurn, "It is the turn of seat 1, not of seat 201. (ANK-10)"});
  expect_chance(state, {{"draw 5=Cj a=F b=T", Fault::kNoDrawDue,
                         "Nothing is drawn now; a seat is to move. (ANK-71)"}});
  give(state, 0, "A");
  step(state, "refresh a");
  expect_steps(state, {{"end", Fault::kDrawDue,
                        "Before the next step the tiles of the refresh are drawn. (ANK-71)"}});
}

TEST(AnkhorFaults, ANK_70_AFinishedGame) {  // ANK-70 ANK-60 ANK-61
  State state = table(2);
  state.stage = Stage::kOver;
  const Case sold_out = {"end", Fault::kSoldOut,
                         "The game is over: row and piles are empty. (ANK-61)"};
  expect_steps(state, {sold_out});
  expect_chance(state, {sold_out});
  state.idle_rounds = kIdleRounds;
  expect_steps(state, {{"end", Fault::kNobodyBuys,
                        "The game is over: nobody has bought anything in ten rounds. (ANK-61)"}});
  state.last_round = true;
  expect_steps(state, {{"end", Fault::kOver,
                        "The game is over: somebody has placed a 13th tile, and the round is "
                        "complete. (ANK-60)"}});
}

TEST(AnkhorFaults, ANK_70_AboutAText) {  // ANK-70
  const State state = table(2);
  constexpr std::string_view kForms =
      "A step is of one of these forms: take FFA, buy 3 2,0^0, buy 5 1,1^1 -F, refresh a, move "
      "2,0^0 4,2^0, return FI, end. (ANK-70)";
  constexpr std::string_view kLetters =
      "Tokens are capital letters in the order FICPTA, as in: take FFA, return FI. (ANK-70)";
  constexpr std::string_view kPurchase =
      "A purchase names a slot from 0 to 5, the place and, above the table, the marker saved, as "
      "in: buy 3 2,0^0, buy 5 1,1^1 -F. (ANK-70)";
  constexpr std::string_view kMoving =
      "A move names the place of a tile and its new one, as in: move 2,0^0 4,2^0. (ANK-70)";
  expect_steps(state, {{"pass", Fault::kNoStep, kForms},
                       {"end now", Fault::kNoStep, kForms},
                       {"take AFF", Fault::kTokensOutOfOrder,
                        "Write the tokens in the order FICPTA: FFA, not AFF. (ANK-70)"},
                       {"return TAF", Fault::kTokensOutOfOrder,
                        "Write the tokens in the order FICPTA: FTA, not TAF. (ANK-70)"},
                       {"take ffa", Fault::kNoTokens, kLetters},
                       {"take FFX", Fault::kNoTokens, kLetters},
                       {"take F F A", Fault::kNoTokens, kLetters},
                       {"return", Fault::kNoTokens, kLetters},
                       {"buy 6 2,0^0", Fault::kNoBuy, kPurchase},
                       {"buy 5 1,1^1 -A", Fault::kNoBuy, kPurchase},
                       {"move 2,0^0", Fault::kNoMove, kMoving},
                       {"refresh c", Fault::kNoRefresh,
                        "A refresh names a pile, as in: refresh a, refresh b. (ANK-70)"}});
  EXPECT_EQ(step_error(state, "take AFF").params,
            (std::vector<Param>{{"ordered", "FFA"}, {"tokens", "AFF"}}));
}

TEST(AnkhorFaults, ANK_14_AboutThePhase) {  // ANK-14 ANK-10
  State state = table(2);
  give(state, 0, "FFFII");
  expect_steps(state, {{"end", Fault::kMainActionDue,
                        "A turn does not end before its main action. (ANK-10)"},
                       {"return F", Fault::kNothingToReturn,
                        "Tokens are returned only after the step end, and only if they exceed the "
                        "limits. (ANK-14)"}});
  step(state, "take CPA");
  expect_steps(state,
               {{"take FIC", Fault::kMainActionDone,
                 "A turn has one main action, take or buy, and it has been taken. (ANK-10)"}});
  step(state, "end");
  constexpr std::string_view kExactly =
      "Exactly what exceeds the limits of 5 resources and 2 ankhs is returned: 2 resources and 0 "
      "ankhs. (ANK-14)";
  expect_steps(state, {{"end", Fault::kReturnDue, kExactly},
                       {"return F", Fault::kWrongExcess, kExactly},
                       {"return TT", Fault::kNotHeld,
                        "You have not got TT to return, but FFFIICPA. (ANK-14)"}});
}

TEST(AnkhorFaults, ANK_11_AboutTokensTaken) {  // ANK-11
  State state = table(2);
  give(state, 1, "FFII");
  expect_steps(state,
               {{"take FF", Fault::kNotThreeTokens, "Exactly three tokens are taken. (ANK-11)"},
                {"take FFF", Fault::kNotInSupply,
                 "The supply has not got FFF; it holds FFIICCCCPPPPTTTTAAAA. (ANK-11)"}});
}

TEST(AnkhorFaults, ANK_31_AboutAPurchase) {  // ANK-12 ANK-20 ANK-30 ANK-31 ANK-32
  State state = table(2);
  expect_steps(state, {{"buy 0 2,0^0", Fault::kFirstTile,
                        "The first tile of a city goes to 0,0^0. (ANK-31)"},
                       {"buy 0 0,0^0", Fault::kCannotPay,
                        "The blue jackal costs FI there, and you have no tokens. (ANK-12)"}});
  give(state, 0, "FFI");
  build(state, 0, kSquare);
  build(state, 0, {"4,0^0 Td", "4,2^0 Fb", "1,1^1 Cb"});
  state.row[2].reset();
  expect_steps(
      state,
      {{"buy 2 6,0^0", Fault::kEmptySlot, "No tile lies on the slot 2. (ANK-20)"},
       {"buy 0 1,1^0", Fault::kNoSuchPlace,
        "There is no place 1,1^0: levels are 0 to 2; both coordinates are even on levels 0 and 2 "
        "and odd on level 1. (ANK-30)"},
       {"buy 0 0,0^0", Fault::kTakenGround, "On 0,0^0 lies the blue desert. (ANK-31)"},
       {"buy 0 1,1^1 -F", Fault::kTakenStack, "On 1,1^1 lies the black beetle. (ANK-32)"},
       {"buy 0 8,0^0", Fault::kNotBeside,
        "No other tile of yours lies side by side with 8,0^0 on the table. (ANK-31)"},
       {"buy 0 5,1^1 -F", Fault::kNotCarried,
        "A tile on 5,1^1 would need four other tiles of yours to carry it. (ANK-32)"},
       {"buy 2 6,0^0", Fault::kEmptySlot, "No tile lies on the slot 2. (ANK-20)"},
       {"buy 0 6,0^0 -F", Fault::kSavingOnGround,
        "Only a tile that is placed upon others saves one. (ANK-32)"},
       {"buy 0 3,1^1", Fault::kNothingSaved,
        "A tile placed upon others costs one resource less: name one of FI, as in -F. (ANK-32)"},
       {"buy 0 3,1^1 -T", Fault::kNotInPrice, "The slot 0 asks for FI, not for textile. (ANK-32)"},
       {"buy 5 3,1^1 -I", Fault::kCannotPay,
        "The blue beetle costs PT there, and you have FFI. (ANK-12)"}});
  state.row[0] = tile("Cj");
  expect_steps(state, {{"buy 0 3,1^1 -F", Fault::kColourMissing,
                        "None of the four tiles under 3,1^1 is black. (ANK-32)"}});
  EXPECT_EQ(step_error(state, "buy 5 3,1^1 -I").params,
            (std::vector<Param>{{"tile", "Fb"}, {"price", "PT"}, {"purse", "FFI"}}));
}

TEST(AnkhorFaults, ANK_13_AboutAnkhActions) {  // ANK-13 ANK-21
  State state = table(2);
  expect_steps(state, {{"refresh a", Fault::kNoAnkh,
                        "An ankh action costs an ankh, and you have none. (ANK-13)"}});
  give(state, 0, "A");
  state.pile_sizes[PileName::kA] = 0;
  expect_steps(state,
               {{"refresh a", Fault::kPileEmpty, "The pile a is empty: name the other. (ANK-21)"}});
  state.pile_sizes = {};
  for (auto& slot : state.row) slot.reset();
  expect_steps(state, {{"refresh a", Fault::kChangesNothing,
                        "A refresh would change nothing now. (ANK-21)"}});
  state.ankhs_used = kAnkhActions;
  expect_steps(state, {{"refresh a", Fault::kTwoAnkhActions,
                        "A turn has two ankh actions at most. (ANK-13)"}});
}

TEST(AnkhorFaults, ANK_40_AboutMoves) {  // ANK-40 ANK-41
  State state = table(2);
  give(state, 0, "A");
  build(state, 0,
        {"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Pd", "2,2^0 Td", "4,2^0 Ff", "0,4^0 If",
         "2,4^0 Cf", "4,4^0 Pf", "1,1^1 F2", "3,1^1 I2", "1,3^1 C2", "3,3^1 P2", "2,2^2 T2",
         "6,0^0 Tf"});
  expect_steps(
      state,
      {{"move 8,0^0 6,2^0", Fault::kNoGroundTile, "You have no tile on 8,0^0. (ANK-40)"},
       {"move 5,1^1 3,1^1", Fault::kNoStackedTile, "You have no tile on 5,1^1. (ANK-41)"},
       {"move 0,0^0 6,2^0", Fault::kGroundTileCarries,
        "Another tile lies upon the blue desert on 0,0^0. (ANK-40)"},
       {"move 1,1^1 5,1^1", Fault::kStackedTileCarries,
        "Another tile lies upon the blue two-point tile on 1,1^1. (ANK-41)"},
       {"move 6,0^0 0,0^0", Fault::kMoveTakenGround, "On 0,0^0 lies the blue desert. (ANK-40)"},
       {"move 6,0^0 1,1^1", Fault::kMoveTakenStack,
        "On 1,1^1 lies the blue two-point tile. (ANK-41)"},
       {"move 6,0^0 5,1^1", Fault::kLeavesTheGround,
        "It stays on the table: the red falcon on 6,0^0 is not moved upon others. (ANK-40)"},
       {"move 2,2^2 6,2^0", Fault::kComesToTheGround,
        "It stays above the table: the red two-point tile on 2,2^2 is moved only upon four others. "
        "(ANK-41)"},
       {"move 6,0^0 8,0^0", Fault::kMoveBesideNothing,
        "No other tile of yours lies side by side with 8,0^0 on the table. (ANK-40)"},
       {"move 2,2^2 5,1^1", Fault::kMoveUponTooFew,
        "A tile on 5,1^1 would need four other tiles of yours to carry it. (ANK-41)"},
       {"move 6,0^0 7,0^0", Fault::kNoSuchPlace,
        "There is no place 7,0^0: levels are 0 to 2; both coordinates are even on levels 0 and 2 "
        "and odd on level 1. (ANK-30)"}});
}

TEST(AnkhorFaults, ANK_03_AboutTheSetUp) {  // ANK-03 ANK-71 ANK-02
  State state = Ankhor::start({2, {{"prices", "mixed"}}});
  expect_chance(
      state,
      {{"row Fj Ij Cj Pj Tj Fb", Fault::kNoPrices,
        "The prices are due, of the form: prices FI CP ... (ANK-71)"},
       {"prices FII CP FT CP FCT IPT", Fault::kSlotSize, "The slot 0 holds 2 markers. (ANK-03)"},
       {"prices IC CP IT FFF ICP PTT", Fault::kThreeAlike,
        "The slot 3 may not hold three alike; the markers are dealt again. (ANK-03)"},
       {"prices FI CP FT ICP FCT FIP", Fault::kNotThreeOfEach,
        "There are three price markers of each resource. (ANK-03)"}});
  happen(state, kTestPrices);
  expect_chance(state, {{"row Fj", Fault::kNoRow,
                         "The first row is due, of the form: row Fj P2 ... (ANK-71)"},
                        {"row Fj Fj Fj Ij Cj Tj", Fault::kNoneLeft,
                         "No blue jackal is left in the piles. (ANK-02)"}});
  happen(state, kTestRow);
  expect_chance(state, {{"backs a=F", Fault::kNoBacks,
                         "The backs are due, of the form: backs a=F b=T (ANK-71)"},
                        {"backs a=F b=-", Fault::kBackMissing,
                         "The pile b has tiles and shows the back of the first. (ANK-71)"}});
}

TEST(AnkhorFaults, ANK_71_AboutADraw) {  // ANK-71
  State state = table(3);
  state.unseen = {};
  for (const char* code : {"Fj", "Fd", "Td", "Ij"}) ++state.unseen[tile(code)];
  state.pile_sizes = {{2, 2}};
  state.row[5].reset();
  state.drawing = PileName::kA;
  expect_chance(
      state, {{"draw 4=Fj a=F b=T", Fault::kNoDraw,
               "A draw of 1 into the slots from 5 on is due, of the form: draw 4=Cj 5=Ts a=F b=T "
               "(ANK-71)"},
              {"draw 5=Ij a=F b=T", Fault::kOtherTop,
               "The first tile of the pile a has a blue back. (ANK-71)"},
              {"draw 5=Fj a=I b=F", Fault::kBackStays,
               "Nothing is drawn from the pile b: its back stays. (ANK-71)"},
              {"draw 5=Fj a=C b=T", Fault::kBackImpossible,
               "The pile a cannot show this back: no such black tile is left. (ANK-71)"}});
  state.pile_sizes = {{1, 3}};
  expect_chance(state, {{"draw 5=Fj a=I b=T", Fault::kEmptyPileShows,
                         "The pile a is empty and shows no back. (ANK-71)"}});
}

}  // namespace
}  // namespace benben::ankhor
