// Texts and JSON (ANK-70 to ANK-72), and the order of legal steps.
#include "core/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

Error error_of(const State& state, std::string_view text) {
  return Ankhor::read_move(state, seat_at(state.turn), text).error();
}

TEST(AnkhorText, ANK_70_OneSpelling) {  // ANK-70
  State state = table(2);
  give(state, 0, "FFIICCPPTTAA");
  build(state, 0, kSquare);
  for (const char* text :
       {"take FIA", "buy 3 -2,0^0", "buy 0 1,1^1 -F", "refresh a", "move 2,0^0 -2,0^0"}) {
    const auto move = Ankhor::read_move(state, seat_at(0), text);
    ASSERT_TRUE(move.ok()) << describe(move.error());
    EXPECT_EQ(Ankhor::text(*move), text);
  }
  for (const char* text : {"",
                           "take",
                           "take ",
                           "take AIF",
                           "take fia",
                           "take FIX",
                           "take F I A",
                           "buy 6 4,0^0",
                           "buy -1 4,0^0",
                           "buy 03 4,0^0",
                           "buy 3 +4,0^0",
                           "buy 3 -0,4^0",
                           "buy 3 04,0^0",
                           "buy 3 4,0",
                           "buy 3 4^0,0",
                           "buy 3 4,0^0 F",
                           "buy 0 1,1^1 -A",
                           "buy 0 1,1^1 -FI",
                           "buy 3 10000,0^0",
                           "buy 3",
                           "refresh",
                           "refresh c",
                           "refresh A",
                           "move 2,0^0",
                           "move 2,0^0 4,2^0 6,0^0",
                           "end ",
                           "End",
                           "pass",
                           "return",
                           "take FIA FIA"}) {
    EXPECT_EQ(refusal(state, text), "ANK-70") << text;
  }
}

TEST(AnkhorText, ANK_70_StepsAreListedInByteOrder) {  // ANK-70
  State state = table(4);
  give(state, 0, "FFIICCPPTTAA");
  build(state, 0,
        {"-2,0^0 Fd", "0,0^0 Id", "-2,2^0 Cd", "0,2^0 Pd", "2,0^0 Td", "4,0^0 Ff", "6,0^0 If",
         "8,0^0 Cf", "10,0^0 Pf"});
  const auto texts = legal_texts(state);
  EXPECT_TRUE(std::ranges::is_sorted(texts));
  EXPECT_EQ(texts.front(), "buy 0 -1,1^1 -F");
  EXPECT_EQ(texts.back(), "take TTT");
  EXPECT_TRUE(std::ranges::binary_search(texts, "move 10,0^0 -4,0^0"));
}

// Every step that the rules allow is listed, and no other, whatever a step may look like.
TEST(AnkhorText, ANK_70_AllStepsAreListed) {  // ANK-70
  int positions = 0;
  for_each_position(3, Habit::kBuild, [&](const State& state) {
    if (!Ankhor::next(state).is_seats() || ++positions % 23 != 0) return;
    const auto listed = legal_texts(state);
    int found = 0;
    const auto count = [&](const Move& move) {
      if (Ankhor::check(state, seat_at(state.turn), move)) return;
      ++found;
      EXPECT_TRUE(std::ranges::binary_search(listed, Ankhor::text(move))) << Ankhor::text(move);
    };
    std::vector<Place> places;
    for (int level = 0; level <= kMaxLevel; ++level) {
      for (int u = -30; u <= 30; ++u) {
        for (int v = -30; v <= 30; ++v) {
          const Place at = moved({}, u, v, level);
          if (is_place(at)) places.push_back(at);
        }
      }
    }
    count({.step = Step::kEnd});
    for (const PileName pile : {PileName::kA, PileName::kB}) {
      count({.step = Step::kRefresh, .pile = pile});
    }
    for (const Place to : places) {
      for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
        count({.step = Step::kBuy, .slot = slot, .to = to});
        for (const Colour saved : kColours) {
          count({.step = Step::kBuy, .slot = slot, .saved = saved, .to = to});
        }
      }
      const City& own = current(state).city;
      for (const std::size_t i : own.all()) {
        count({.step = Step::kMove, .from = own.tiles[i].place, .to = to});
      }
    }
    // Up to three tokens of six types: numbers of base four.
    for (int code = 1; code < 4096; ++code) {
      Tokens chosen;
      for (std::size_t i = 0; i < kTokenCount; ++i) {
        chosen += Tokens::of(kTokens[i], code >> (2 * i) & 3);
      }
      if (chosen.total() > 3) continue;
      count({.step = Step::kTake, .tokens = chosen});
      count({.step = Step::kReturn, .tokens = chosen});
    }
    EXPECT_EQ(found, static_cast<int>(listed.size()));
  });
  EXPECT_GT(positions, 500);
}

TEST(AnkhorText, ANK_70_TheFirstRuleBrokenIsNamed) {  // ANK-70
  State state = table(2);
  const auto early = Ankhor::read_move(state, seat_at(1), "nonsense");
  EXPECT_EQ(early.error().rule, "ANK-10") << "another's turn before the form";
  EXPECT_EQ(early.error().code, ErrorCode::kOutOfTurn);
  EXPECT_EQ(refusal(state, "return FFFFFF"), "ANK-14") << "no room before the tokens";
  state.row[0].reset();
  EXPECT_EQ(refusal(state, "buy 0 1,0^0"), "ANK-20") << "slot before place";
  EXPECT_EQ(refusal(state, "buy 1 1,0^0"), "ANK-30") << "place before price";
  EXPECT_EQ(refusal(state, "buy 1 2,0^0"), "ANK-31");
  EXPECT_EQ(refusal(state, "buy 1 0,0^0"), "ANK-12");
  EXPECT_EQ(refusal(state, "move 0,0^0 2,0^0"), "ANK-13") << "no ankh before no tile";
}

TEST(AnkhorText, RefusalsSayWhatIsWrong) {
  State state = table(2);
  EXPECT_EQ(error_of(state, "buy 0 0,0^0").message,
            "The blue jackal costs FI there, and you have no tokens.");
  EXPECT_EQ(error_of(state, "end").message, "A turn does not end before its main action.");
  EXPECT_EQ(Ankhor::read_move(state, seat_at(1), "end").error().message,
            "It is the turn of seat 0, not of seat 1.");
  give(state, 0, "FFI");
  build(state, 0, kSquare);
  EXPECT_EQ(error_of(state, "buy 0 1,1^1").message,
            "A tile placed upon others costs one resource less: name one of FI, as in -F.");
  EXPECT_EQ(error_of(state, "buy 4 1,1^1 -F").message,
            "None of the four tiles under 1,1^1 is red.");
  EXPECT_EQ(error_of(state, "buy 0 1,1^1 -T").message, "The slot 0 asks for FI, not for textile.");
  EXPECT_EQ(error_of(state, "buy 0 0,0^0").message, "On 0,0^0 lies the blue desert.");
  EXPECT_EQ(error_of(state, "take FFF").message,
            "The supply has not got FFF; it holds "
            "FFIIICCCCPPPPTTTTAAAA.");
  give(state, 0, "FIA");
  steps(state, {"take CPA", "end"});
  EXPECT_EQ(error_of(state, "return F").message,
            "Exactly what exceeds the limits of 5 resources and 2 ankhs is returned: 2 resources "
            "and 0 ankhs.");
}

// Each with its rule, as people read it.
std::string refused(const State& state, std::string_view text) {
  const auto move = Ankhor::read_move(state, seat_at(state.turn), text);
  return move.ok() ? "" : move.error().rule + ": " + move.error().message;
}

TEST(AnkhorText, RefusedMainActions) {
  State state = table(2, kTestPrices, "row Fj Ij Cj Pj F2 Fb");
  EXPECT_EQ(refused(state, "take FF"), "ANK-11: Exactly three tokens are taken.");
  EXPECT_EQ(refused(state, "return F"),
            "ANK-14: Tokens are returned only after the step end, and only if they exceed the "
            "limits.");
  EXPECT_EQ(refused(state, "buy 0 1,1^0"),
            "ANK-30: There is no place 1,1^0: levels are 0 to 2; both coordinates are even on "
            "levels 0 and 2 and odd on level 1.");
  EXPECT_EQ(refused(state, "buy 0 3,3^3").substr(0, 31), "ANK-30: There is no place 3,3^3");
  EXPECT_EQ(refused(state, "buy 0 2,0^0"), "ANK-31: The first tile of a city goes to 0,0^0.");
  build(state, 0, kSquare);
  EXPECT_EQ(refused(state, "buy 0 6,0^0"),
            "ANK-31: No other tile of yours lies side by side with 6,0^0 on the table.");
  EXPECT_EQ(refused(state, "buy 0 3,1^1 -F"),
            "ANK-32: A tile on 3,1^1 would need four other tiles of yours to carry it.");
  EXPECT_EQ(refused(state, "buy 0 4,0^0 -F"),
            "ANK-32: Only a tile that is placed upon others saves one.");
  state.row[2].reset();
  EXPECT_EQ(refused(state, "buy 2 4,0^0"), "ANK-20: No tile lies on the slot 2.");
  step(state, "take FIC");
  EXPECT_EQ(refused(state, "take FIC"),
            "ANK-10: A turn has one main action, take or buy, and it has been taken.");
}

TEST(AnkhorText, RefusedAnkhActions) {
  State state = table(2);
  build(state, 0, kSquare);
  EXPECT_EQ(refused(state, "refresh a"),
            "ANK-13: An ankh action costs an ankh, and you have none.");
  give(state, 0, "A");
  EXPECT_EQ(refused(state, "move 4,0^0 6,0^0"), "ANK-40: You have no tile on 4,0^0.");
  EXPECT_EQ(refused(state, "move 1,1^1 3,1^1"), "ANK-41: You have no tile on 1,1^1.");
  build(state, 0, {"4,0^0 Td", "1,1^1 Fb"});
  EXPECT_EQ(refused(state, "move 0,0^0 4,2^0"),
            "ANK-40: Another tile lies upon the blue desert on 0,0^0.");
  EXPECT_EQ(refused(state, "move 4,0^0 1,1^1"), "ANK-41: On 1,1^1 lies the blue beetle.");
  EXPECT_EQ(refused(state, "move 4,0^0 3,1^1"),
            "ANK-40: It stays on the table: the red desert on 4,0^0 is not moved upon others.");
  EXPECT_EQ(refused(state, "move 1,1^1 4,2^0"),
            "ANK-41: It stays above the table: the blue beetle on 1,1^1 is moved only upon four "
            "others.");
  State emptied = state;
  emptied.pile_sizes[0] = 0;
  EXPECT_EQ(refused(emptied, "refresh a"), "ANK-21: The pile a is empty: name the other.");
  emptied.pile_sizes = {0, 0};
  for (auto& slot : emptied.row) slot.reset();
  EXPECT_EQ(refused(emptied, "refresh a"), "ANK-21: A refresh would change nothing now.");
  state.ankhs_used = 2;
  EXPECT_EQ(refused(state, "refresh a"), "ANK-13: A turn has two ankh actions at most.");
}

TEST(AnkhorText, RefusedOutsideOfATurn) {
  State fresh = Ankhor::start({2, {}});
  EXPECT_EQ(refused(fresh, "end"),
            "ANK-71: Before the first step prices, row and backs are drawn.");
  State state = table(2);
  give(state, 0, "A");
  step(state, "refresh a");
  EXPECT_EQ(refused(state, "end"),
            "ANK-71: Before the next step the tiles of the refresh are drawn.");
  state = table(2);
  state.stage = Stage::kOver;
  EXPECT_EQ(refused(state, "end"), "ANK-61: The game is over.");
  state = table(2);
  give(state, 0, "FICPT");
  steps(state, {"take FIC", "end"});
  EXPECT_EQ(refused(state, "return AAA"),
            "ANK-14: Exactly what exceeds the limits of 5 resources and 2 ankhs is returned: 3 "
            "resources and 0 ankhs.");
}

TEST(AnkhorText, ANK_71_ChanceTextsBothWays) {  // ANK-71
  State state = Ankhor::start({2, {}});
  for (const std::string_view text : {kTestPrices, kTestRow, kTestBacks}) {
    const auto outcome = Ankhor::read_outcome(state, text);
    ASSERT_TRUE(outcome.ok());
    EXPECT_EQ(Ankhor::text(*outcome), text);
    Ankhor::apply(state, *outcome);
  }
  give(state, 0, "A");
  step(state, "refresh b");
  const auto draw = Ankhor::read_outcome(state, "draw 5=Td a=F b=I");
  ASSERT_TRUE(draw.ok());
  EXPECT_EQ(Ankhor::text(*draw), "draw 5=Td a=F b=I");
}

TEST(AnkhorText, ANK_72_StateJson) {  // ANK-72
  State state = Ankhor::start({2, {}});
  EXPECT_EQ(Ankhor::state_json(state),
            R"({"supply":{"F":4,"I":4,"C":4,"P":4,"T":4,"A":4},"bonus_supply":12,)"
            R"("prices":[null,null,null,null,null,null],"row":[null,null,null,null,null,null],)"
            R"("piles":{"a":[28,null],"b":[27,null]},"out":[],"players":[)"
            R"({"tokens":{"F":0,"I":0,"C":0,"P":0,"T":0,"A":0},"bonus":0,"tiles":[]},)"
            R"({"tokens":{"F":0,"I":0,"C":0,"P":0,"T":0,"A":0},"bonus":0,"tiles":[]}],)"
            R"("turn":0,"phase":"main","ankhs_used":0,"bonus_turn":false,"last_round":false,)"
            R"("idle_rounds":0,"bought":false,"drawing":null})");
  state = table(2);
  give(state, 0, "FIA");
  build(state, 0, {"10,0^0 Fw+", "2,0^0 Fd", "2,2^0 Id", "4,0^0 Cd", "4,2^0 Pd", "3,1^1 Cb"});
  step(state, "refresh b");
  EXPECT_EQ(Ankhor::state_json(state),
            R"({"supply":{"F":2,"I":3,"C":4,"P":4,"T":4,"A":4},"bonus_supply":12,)"
            R"("prices":["FI","CP","FT","ICP","FCT","IPT"],)"
            R"("row":["Ij","Cj","Pj","Tj","Fb",null],)"
            R"("piles":{"a":[22,"F"],"b":[27,"T"]},"out":["Fj"],"players":[)"
            R"({"tokens":{"F":1,"I":1,"C":0,"P":0,"T":0,"A":0},"bonus":0,"tiles":[)"
            R"(["2,0^0","Fd"],["2,2^0","Id"],["4,0^0","Cd"],["4,2^0","Pd"],["10,0^0","Fw+"],)"
            R"(["3,1^1","Cb"]]},)"
            R"({"tokens":{"F":0,"I":0,"C":0,"P":0,"T":0,"A":0},"bonus":0,"tiles":[]}],)"
            R"("turn":0,"phase":"main","ankhs_used":1,"bonus_turn":false,"last_round":false,)"
            R"("idle_rounds":0,"bought":false,"drawing":"b"})");
}

TEST(AnkhorText, StandingJson) {
  State state = table(2);
  build(state, 1, {"0,0^0 Fj", "2,0^0 F2", "0,2^0 Cj", "0,4^0 Td"});
  give(state, 1, "FIC");
  state.players[0].bonus = 1;
  EXPECT_EQ(Ankhor::standing_json(state),
            R"({"parts":[{"name":"bonus tokens","points":[3,0]},)"
            R"({"name":"two-point tiles","points":[0,2]},{"name":"animals","points":[0,2]},)"
            R"({"name":"colours","points":[0,2]},{"name":"tokens","points":[0,1]}],)"
            R"("total":[3,7],"groups":[[],[)"
            R"({"kind":"colour","name":"F","tiles":["0,0^0","2,0^0"],"points":2},)"
            R"({"kind":"animal","name":"j","tiles":["0,0^0","0,2^0"],"points":2}]]})");
}

}  // namespace
}  // namespace benben::ankhor
