// The rules of docs/rules/ankhor.md about the box, turns, limits, the row and the end.
#include "games/ankhor/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/testing/source_file.h"
#include "games/ankhor/test_table.h"
#include "games/golden.h"
#include "games/property_suite.h"

namespace benben::testing {
BENBEN_GAME_PROPERTIES(ankhor::Ankhor);
}  // namespace benben::testing

namespace benben::ankhor {
namespace {

TEST(Ankhor, GoldenGames) {
  EXPECT_EQ(testing::check_all_golden(testing::source_file("games/ankhor/golden")), 31);
}

TEST(Ankhor, ANK_01_TokensAndSupply) {  // ANK-01
  EXPECT_EQ(kTokenLetters, "FICPTA");
  for (int players = 2; players <= 4; ++players) {
    const State state = table(players);
    for (const Token token : kTokens) EXPECT_EQ(state.supply[token], players + 2);
  }
  EXPECT_EQ(name_of(token_of(Colour::kBlue)), "fish");
  EXPECT_EQ(name_of(token_of(Colour::kWhite)), "ivory");
  EXPECT_EQ(name_of(token_of(Colour::kBlack)), "coal");
  EXPECT_EQ(name_of(token_of(Colour::kGreen)), "plants");
  EXPECT_EQ(name_of(token_of(Colour::kRed)), "textile");
}

TEST(Ankhor, ANK_02_Tiles) {  // ANK-02
  std::map<char, int> colours;
  std::map<char, int> kinds;
  const State start = Ankhor::start({2, {}});
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    const std::string code = tile_code(tile_at(i));
    EXPECT_EQ(find_tile(code), tile_at(i));
    colours[code[0]] += start.unseen[tile_at(i)];
    kinds[code[1]] += start.unseen[tile_at(i)];
  }
  EXPECT_EQ(colours, (std::map<char, int>{{'F', 11}, {'I', 11}, {'C', 11}, {'P', 11}, {'T', 11}}));
  EXPECT_EQ(kinds, (std::map<char, int>{
                       {'j', 10}, {'b', 10}, {'f', 10}, {'2', 10}, {'w', 5}, {'s', 5}, {'d', 5}}));
  EXPECT_EQ(tile_name(tile("P2")), "green two-point tile");
}

TEST(Ankhor, ANK_04_And_05_SetUp) {  // ANK-04 ANK-05
  State state = Ankhor::start({3, {}});
  EXPECT_TRUE(Ankhor::next(state).is_chance());
  EXPECT_EQ(state.pile_sizes, (PileSizes{{28, 27}}));
  happen(state, kTestPrices);
  happen(state, kTestRow);
  EXPECT_EQ(state.pile_sizes, (PileSizes{{22, 27}}));
  happen(state, kTestBacks);
  EXPECT_EQ(state.backs, (Backs{{Colour::kBlue, Colour::kRed}}));
  EXPECT_EQ(state.bonus_supply, 12);
  for (const Player& player : state.players) {
    EXPECT_TRUE(player.tokens.empty());
    EXPECT_EQ(player.city.size, 0);
  }
  EXPECT_EQ(Ankhor::next(state), Next::seat(seat_at(0)));
}

TEST(Ankhor, ANK_10_OneMainActionAndTheSeatsInTurn) {  // ANK-10
  State state = table(3);
  for (const int seat : {0, 1, 2, 0}) {
    EXPECT_EQ(Ankhor::next(state), Next::seat(seat_at(seat)));
    EXPECT_EQ(refusal(state, "end"), "ANK-10");
    step(state, "take FIC");
    EXPECT_EQ(refusal(state, "take FIC"), "ANK-10");
    EXPECT_EQ(refusal(state, "buy 0 0,0^0"), "ANK-10");
    EXPECT_EQ(refusal(state, "return F"), "ANK-14");
    state.players[state.turn].tokens = {};
    step(state, "end");
  }
}

TEST(Ankhor, ANK_11_ThreeTokensFromTheSupply) {  // ANK-11
  State state = table(2);
  EXPECT_EQ(legal_texts(state).size(), 56u);
  EXPECT_EQ(refusal(state, "take FF"), "ANK-11");
  EXPECT_EQ(refusal(state, "take FFFF"), "ANK-11");
  step(state, "take FFF");
  EXPECT_EQ(tokens_text(state.players[0].tokens), "FFF");
  EXPECT_EQ(state.supply[Token::kFish], 1);
  step(state, "end");
  EXPECT_EQ(refusal(state, "take FFI"), "ANK-11");
  EXPECT_EQ(refusal(state, "take FIA"), "");
}

TEST(Ankhor, ANK_12_PriceOfTheSlot) {  // ANK-12
  State state = table(2);
  give(state, 0, "FCP");
  EXPECT_EQ(refusal(state, "buy 0 0,0^0"), "ANK-12");
  step(state, "buy 1 0,0^0");
  EXPECT_EQ(tokens_text(state.players[0].tokens), "F");
  EXPECT_EQ(state.supply, Tokens::of_each(4) - tokens("F"));
  EXPECT_EQ(state.players[0].city, city({"0,0^0 Ij"}));
  EXPECT_EQ(state.phase, Phase::kAfter);
}

TEST(Ankhor, ANK_13_TwoAnkhActionsInATurn) {  // ANK-13
  State state = table(2);
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-13") << "no ankh";
  step(state, "take AAA");
  step(state, "refresh a");
  EXPECT_EQ(state.supply[Token::kAnkh], 2) << "paid to the supply";
  happen(state, "draw 5=Ff a=F b=T");
  step(state, "refresh a");
  happen(state, "draw 5=Ff a=F b=T");
  EXPECT_EQ(state.ankhs_used, 2);
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-13") << "a third, though there is an ankh";
  step(state, "end");
  EXPECT_EQ(state.ankhs_used, 0);
}

TEST(Ankhor, ANK_13_ABonusTurnCountsItsOwn) {  // ANK-13 ANK-36
  State state = table(3, kTestPrices, "row Fs Ij Cj Pj Tj Fb");
  give(state, 0, "FIA");
  build(state, 0, {"0,0^0 Fd", "2,0^0 Id", "4,0^0 Cd"});
  state.ankhs_used = 1;
  step(state, "buy 0 6,0^0");
  step(state, "move 0,0^0 8,0^0");
  EXPECT_EQ(state.ankhs_used, 2);
  step(state, "end");
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(state.ankhs_used, 0);
}

TEST(Ankhor, ANK_14_ExactlyTheExcessIsReturned) {  // ANK-14
  State state = table(3);
  give(state, 0, "FFFIIAA");
  step(state, "take CAA");
  EXPECT_EQ(refusal(state, "return CAA"), "ANK-14") << "only after the step end";
  step(state, "end");
  EXPECT_EQ(state.phase, Phase::kReturn);
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(legal_texts(state),
            (std::vector<std::string>{"return CAA", "return FAA", "return IAA"}));
  for (const char* wrong : {"return CA", "return A", "return CCAA", "return FIAA", "return PAA",
                            "end", "take FFF", "refresh a"}) {
    EXPECT_EQ(refusal(state, wrong), "ANK-14") << wrong;
  }
  step(state, "return FAA");
  EXPECT_EQ(tokens_text(state.players[0].tokens), "FFIICAA");
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.phase, Phase::kMain);
}

TEST(Ankhor, ANK_14_OnlyAnkhsExceed) {  // ANK-14
  State state = table(2);
  give(state, 0, "AA");
  steps(state, {"take FAA", "end"});
  EXPECT_EQ(legal_texts(state), (std::vector<std::string>{"return AA"}));
}

// Several warehouses could store; the order FICPT decides, and no more is stored than exceeds.
TEST(Ankhor, ANK_14_ExcessGoesOntoWarehousesFirst) {  // ANK-14 ANK-34
  State state = table(4);
  build(state, 0, {"0,0^0 Tw", "2,0^0 Cw", "4,0^0 Iw"});
  give(state, 0, "FCCTT");
  step(state, "take ITT");
  step(state, "end");
  EXPECT_EQ(state.turn, 1) << "three exceeded, and three are stored";
  EXPECT_EQ(tokens_text(state.players[0].tokens), "FCTTT");
  EXPECT_EQ(stored_tokens(state.players[0].city), tokens("ICT"));

  State two = table(4);
  build(two, 0, {"0,0^0 Tw", "2,0^0 Cw", "4,0^0 Iw"});
  give(two, 0, "FCCTT");
  steps(two, {"take FTA", "end"});
  EXPECT_EQ(stored_tokens(two.players[0].city), tokens("CT")) << "no ivory to store";
  EXPECT_EQ(tokens_text(two.players[0].tokens), "FFCTTA");

  State one = table(4);
  build(one, 0, {"0,0^0 Tw", "2,0^0 Cw", "4,0^0 Iw"});
  give(one, 0, "FCCTT");
  steps(one, {"take TAA", "end"});
  EXPECT_EQ(stored_tokens(one.players[0].city), tokens("C")) << "coal comes before textile";
}

TEST(Ankhor, ANK_14_WhatCannotBeStoredIsReturned) {  // ANK-14 ANK-35
  State state = table(4);
  build(state, 0, {"0,0^0 Fw", "2,0^0 Iw", "0,2^0 Cd", "2,2^0 Pd", "4,0^0 Tw+", "1,1^1 Cb"});
  give(state, 0, "FFFII");
  steps(state, {"take TTT", "end"});
  EXPECT_EQ(state.phase, Phase::kReturn) << "covered and loaded ones store nothing";
  EXPECT_EQ(stored_tokens(state.players[0].city), tokens("T"));
  EXPECT_EQ(refusal(state, "return TTT"), "");
}

TEST(Ankhor, ANK_14_NothingIsStoredWithinTheLimits) {  // ANK-14
  State state = table(2);
  build(state, 0, {"0,0^0 Fw"});
  give(state, 0, "FF");
  steps(state, {"take FIC", "end"});
  EXPECT_TRUE(state.players[0].city.loaded.empty());
}

TEST(Ankhor, ANK_20_TheGapStays) {  // ANK-20
  State state = table(2);
  give(state, 0, "CP");
  steps(state, {"buy 1 0,0^0", "end"});
  EXPECT_FALSE(state.row[1].has_value());
  EXPECT_EQ(state.row[2], tile("Cj"));
  give(state, 1, "CP");
  EXPECT_EQ(refusal(state, "buy 1 0,0^0"), "ANK-20");
}

TEST(Ankhor, ANK_21_TwoPlayersLoseTheLeftmostTile) {  // ANK-21
  State state = table(2);
  state.row[0].reset();
  give(state, 0, "A");
  step(state, "refresh b");
  EXPECT_EQ(state.row,
            (Row{tile("Cj"), tile("Pj"), tile("Tj"), tile("Fb"), std::nullopt, std::nullopt}));
  EXPECT_EQ(state.out.size(), 1);
  EXPECT_EQ(state.out[0], tile("Ij"));
  EXPECT_EQ(state.drawing, PileName::kB);
  EXPECT_TRUE(Ankhor::next(state).is_chance());
  happen(state, "draw 4=T2 5=I2 a=F b=C");
  EXPECT_EQ(state.row[5], tile("I2"));
  EXPECT_EQ(state.pile_sizes, (PileSizes{{22, 25}}));
  EXPECT_EQ(state.backs, (Backs{{Colour::kBlue, Colour::kBlack}}));
}

TEST(Ankhor, ANK_21_ThreePlayersOnlyCloseGaps) {  // ANK-21
  State state = table(3);
  give(state, 0, "AA");
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-21") << "a full row";
  state.row[1].reset();
  step(state, "refresh a");
  EXPECT_EQ(state.out.size(), 0);
  EXPECT_EQ(state.row[1], tile("Cj"));
  happen(state, "draw 5=Fd a=C b=T");
}

TEST(Ankhor, ANK_21_BothPiles) {  // ANK-21 ANK-71
  State state = table(2);
  give(state, 0, "A");
  state.row = {tile("Fj")};
  state.pile_sizes = {{2, 5}};
  step(state, "refresh a");
  EXPECT_EQ(chance_refusal(state, "draw 0=Ff 1=Ib 2=Ib 3=T2 4=T2 5=Cd a=- b=P"), "ANK-71")
      << "the third comes from pile b";
  happen(state, "draw 0=Ff 1=Ib 2=T2 3=T2 4=Cd 5=I2 a=- b=P");
  EXPECT_EQ(state.pile_sizes, (PileSizes{{0, 1}}));
  EXPECT_EQ(state.backs, (Backs{{std::nullopt, Colour::kGreen}}));
}

TEST(Ankhor, ANK_21_EmptyPiles) {  // ANK-21
  State state = table(2);
  give(state, 0, "AA");
  state.pile_sizes = {{0, 3}};
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-21");
  EXPECT_EQ(refusal(state, "refresh b"), "");
  state.pile_sizes = {};
  EXPECT_EQ(refusal(state, "refresh b"), "ANK-21");
  step(state, "refresh a");
  EXPECT_EQ(Ankhor::next(state), Next::seat(seat_at(0))) << "nothing to draw, no event";
  EXPECT_EQ(tiles_in_row(state), 5);
  EXPECT_EQ(refusal(state, "refresh a"), "") << "two players lose a tile";
  state.row = {};
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-21");
}

TEST(Ankhor, ANK_21_WithoutPilesAGapMustClose) {  // ANK-21
  State state = table(3);
  give(state, 0, "AA");
  state.pile_sizes = {};
  state.row = {tile("Fj"), tile("Ij")};
  EXPECT_EQ(refusal(state, "refresh a"), "ANK-21");
  state.row[0].reset();
  step(state, "refresh a");
  EXPECT_EQ(state.row, (Row{tile("Ij")}));
  EXPECT_EQ(state.phase, Phase::kMain);
}

TEST(Ankhor, ANK_36_ScribesGiveBonusTurns) {  // ANK-36
  State state = table(3, kTestPrices, "row Fs Is Cj Pj Tj Fb");
  give(state, 0, "FIIICPA");
  steps(state, {"buy 0 0,0^0"});
  EXPECT_TRUE(state.bonus_turn);
  give(state, 0, "FT");
  step(state, "end");
  EXPECT_EQ(state.phase, Phase::kReturn) << "limits first";
  step(state, "return I");
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(state.phase, Phase::kMain);
  EXPECT_FALSE(state.bonus_turn);
  steps(state, {"buy 1 2,0^0", "end"});
  EXPECT_EQ(state.turn, 0) << "another one";
  steps(state, {"take FIC", "end"});
  EXPECT_EQ(state.phase, Phase::kReturn);
  step(state, "return C");
  EXPECT_EQ(state.turn, 1);
}

// One exceeds, and three warehouses could store it: fish comes first.
TEST(Ankhor, ANK_14_FishIsStoredBeforeTheOthers) {  // ANK-14
  State state = table(4);
  build(state, 0, {"0,0^0 Cw", "2,0^0 Iw", "4,0^0 Fw"});
  give(state, 0, "FICPP");
  steps(state, {"take PAA", "end"});
  EXPECT_EQ(stored_tokens(state.players[0].city), tokens("F"));
  EXPECT_EQ(state.turn, 1);
}

// Of two stored tokens only the one that is not at hand is paid.
TEST(Ankhor, ANK_34_AWarehousePaysWhatIsNotAtHand) {  // ANK-34
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Iw+"});
  give(state, 0, "F");
  step(state, "buy 0 4,0^0");
  EXPECT_TRUE(is_loaded(state, 0, "0,0^0"));
  EXPECT_FALSE(is_loaded(state, 0, "2,0^0"));
  EXPECT_TRUE(state.players[0].tokens.empty());
}

constexpr std::array<std::string_view, 12> kTwelve = {
    "0,0^0 Fd",  "2,0^0 Id",  "4,0^0 Cd",  "6,0^0 Pd",  "8,0^0 Td",  "10,0^0 Ff",
    "12,0^0 If", "14,0^0 Cf", "16,0^0 Pf", "18,0^0 Tf", "20,0^0 F2", "22,0^0 I2"};

TEST(Ankhor, ANK_60_TheRoundIsCompleted) {  // ANK-60
  State state = table(3);
  build(state, 1, kTwelve);
  steps(state, {"take FIC", "end"});
  give(state, 1, "FI");
  step(state, "buy 0 24,0^0");
  EXPECT_TRUE(state.last_round);
  step(state, "end");
  EXPECT_EQ(Ankhor::next(state), Next::seat(seat_at(2)));
  steps(state, {"take FIC", "end"});
  EXPECT_TRUE(Ankhor::next(state).is_over());
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(refusal(state, "take FIC"), "ANK-60");
  EXPECT_EQ(chance_refusal(state, "draw 5=Ff a=F b=T"), "ANK-60");
}

TEST(Ankhor, ANK_60_A13thTileThatIsAScribe) {  // ANK-60 ANK-36
  State state = table(2, kTestPrices, "row Fs Ij Cj Pj Tj Fb");
  build(state, 1, kTwelve);
  steps(state, {"take FIC", "end"});
  give(state, 1, "FICP");
  step(state, "buy 0 24,0^0");
  EXPECT_TRUE(state.last_round);
  step(state, "end");
  EXPECT_EQ(Ankhor::next(state), Next::seat(seat_at(1))) << "the bonus turn is taken";
  step(state, "buy 1 26,0^0");
  EXPECT_EQ(state.players[1].city.size, 14);
  step(state, "end");
  EXPECT_TRUE(Ankhor::next(state).is_over());
}

TEST(Ankhor, ANK_61_SoldOut) {  // ANK-61
  State state = table(2);
  state.row = {};
  state.pile_sizes = {};
  steps(state, {"take FIC", "end"});
  EXPECT_TRUE(Ankhor::next(state).is_seats()) << "the round is completed";
  steps(state, {"take FIC", "end"});
  EXPECT_TRUE(Ankhor::next(state).is_over());
  EXPECT_EQ(refusal(state, "take FIC"), "ANK-61");
}

TEST(Ankhor, ANK_61_TenIdleRounds) {  // ANK-61
  State state = table(2);
  const auto idle_turn = [&state] {
    state.supply += current(state).tokens;
    current(state).tokens = {};
    steps(state, {"take FIC", "end"});
  };
  const auto idle_round = [&] {
    idle_turn();
    idle_turn();
  };
  for (int round = 1; round <= 9; ++round) {
    idle_round();
    EXPECT_EQ(state.idle_rounds, round);
  }
  give(state, 0, "P");
  steps(state, {"buy 1 0,0^0", "end"});
  EXPECT_TRUE(state.bought);
  EXPECT_EQ(state.idle_rounds, 9) << "changes at the end of a round";
  idle_turn();
  EXPECT_EQ(state.idle_rounds, 0);
  EXPECT_FALSE(state.bought);
  for (int round = 1; round <= 10; ++round) {
    EXPECT_TRUE(Ankhor::next(state).is_seats());
    idle_round();
  }
  EXPECT_TRUE(Ankhor::next(state).is_over());
}

}  // namespace
}  // namespace benben::ankhor
