// Texts and JSON (ANK-70 to ANK-72), and the order of legal steps.
#include "core/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

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
      if (Ankhor::fault(state, seat_at(state.turn), move)) return;
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
