// What can be crossed out in Anubixx and how it is paid, rule by rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/anubixx/test_site.h"

namespace benben::anubixx {
namespace {

// Seat 0 has sheet A: pyramid rygblo boryg glbo yrl og b, arch yrobl grlyo g, mosaic rogb lbyo
// gyrl, quarry obglyrborylg.

TEST(AnubixxBuilding, ANX_12_AnAvailableDieMustBeTaken) {  // ANX-12
  State state = rolled(3, "rryg");
  EXPECT_EQ(refusal(state, "P11<die"), "");
  EXPECT_EQ(refusal(state, "P11<Q6"), "ANX-12");
  EXPECT_EQ(refusal(state, "P11<J"), "ANX-12");
  EXPECT_EQ(refusal(state, "P14<die"), "ANX-12") << "no blue die was rolled";
  EXPECT_EQ(refusal(state, "P14<Q2"), "");
  EXPECT_EQ(refusal(state, "P14<Q3"), "ANX-12") << "Q3 is green";
  EXPECT_EQ(refusal(state, "P14<J"), "");
  play(state, {"P13<die"});
  EXPECT_EQ(state.available().text(), "rry");
  EXPECT_EQ(refusal(state, "R1<die"), "ANX-15") << "one die pays one stone";
  EXPECT_EQ(refusal(state, "R1<Q3"), "") << "now the quarry may pay";
}

TEST(AnubixxBuilding, ANX_13_TheQuarryFromLeftToRight) {  // ANX-13
  State state = Anubixx::start({2});
  chance(state, "sheets BA");
  chance(state, "roll rrr");
  // Sheet B's quarry begins r l b o. Its P13 is blue, its P15 orange.
  play(state, {"P13<Q3"});
  EXPECT_EQ(state.builder(seat_at(0)).quarry, 3);
  EXPECT_EQ(refusal(state, "P14<Q2"), "ANX-13") << "the lilac stone was passed";
  EXPECT_EQ(refusal(state, "P15<Q4"), "") << "orange is the next";
  EXPECT_EQ(refusal(state, "P15<Q9"), "ANX-12") << "green";
  EXPECT_EQ(refusal(state, "P15<Q11"), "") << "any number may be passed";
  play(state, {"P15<Q11"});
  EXPECT_EQ(state.builder(seat_at(0)).quarry, 11);
}

TEST(AnubixxBuilding, ANX_14_AJokerPaysAnyColour) {  // ANX-14
  State state = rolled(2, "ryy");
  EXPECT_EQ(refusal(state, "P13<J"), "");
  EXPECT_EQ(refusal(state, "P11<J"), "ANX-12") << "a red die is available";
  play(state, {"P13<J", "P14<J"});
  EXPECT_EQ(state.builder(seat_at(0)).jokers, 0);
  end_round(state);
  chance(state, "roll rrr");
  play(state, {"end"});
  EXPECT_EQ(refusal(state, "P16<J"), "ANX-14");
  EXPECT_EQ(refusal(state, "M12+M22<J,J"), "ANX-14");
  EXPECT_EQ(refusal(state, "M12+M22<Q1,Q2"), "");
}

TEST(AnubixxBuilding, ANX_20_MosaicStonesComeInPairs) {  // ANX-20
  State state = rolled(3, "rgbo");
  EXPECT_EQ(refusal(state, "M11<die"), "ANX-20");
  EXPECT_EQ(refusal(state, "M11+M13<die,die"), "ANX-20") << "no neighbours";
  EXPECT_EQ(refusal(state, "M14+M21<die,J"), "ANX-20") << "the row ends";
  EXPECT_EQ(refusal(state, "M11+P11<die,J"), "ANX-20");
  EXPECT_EQ(refusal(state, "P11+P12<die,J"), "ANX-20");
  EXPECT_EQ(refusal(state, "M12+M11<die,die"), "ANX-50") << "the lower name first";
  EXPECT_EQ(refusal(state, "M11+M12<die,die"), "");
  EXPECT_EQ(refusal(state, "M11+M21<die,J"), "");
  play(state, {"P11<die"});
  EXPECT_EQ(refusal(state, "M12+M13<die,die"), "ANX-20") << "a pair is the whole turn";
  play(state, {"end", "end", "end"});
  chance(state, "roll rgbo");
  play(state, {"end", "end", "M11+M12<die,die"});
  EXPECT_TRUE(Anubixx::next(state).is_chance()) << "the turn, and with it the round, is over";
}

TEST(AnubixxBuilding, ANX_20_TwoColoursInEitherOrder) {  // ANX-20
  State state = rolled(3, "rrrr");
  // M21 is lilac (Q4, Q11), M31 green (Q3, Q12).
  EXPECT_EQ(refusal(state, "M21+M31<Q4,Q12"), "");
  EXPECT_EQ(refusal(state, "M21+M31<Q4,Q3"), "") << "green is struck first";
  EXPECT_EQ(refusal(state, "M21+M31<Q11,Q3"), "");
  EXPECT_EQ(refusal(state, "M21+M31<Q4,J"), "");
  EXPECT_EQ(refusal(state, "M21+M31<J,Q3"), "");
  EXPECT_EQ(refusal(state, "M21+M31<J,J"), "");
  play(state, {"M21+M31<Q11,Q3"});
  EXPECT_EQ(state.builder(seat_at(0)).quarry, 11);
  state.builders[0].jokers = 1;
  end_round(state);
  chance(state, "roll rrrr");
  play(state, {"end", "end"});
  EXPECT_EQ(refusal(state, "M13+M23<J,J"), "ANX-14") << "one joker pays one stone";
  EXPECT_EQ(refusal(state, "M13+M23<Q12,J"), "");
}

// A sheet of one's own with a mosaic of one colour, which the printed ones have not.
State red_mosaic(std::string_view dice) {
  State state = Anubixx::start(
      {2, {}, {{"Sheet.G", "rygbloborygglboyrlogb yroblgrlyog rrrrrrrrrrrr rbrlyrborylg"}}});
  chance(state, "sheets GA");
  chance(state, "roll " + std::string(dice));
  return state;
}

std::vector<std::string> ways_to_pay(const State& state, std::string_view pair) {
  std::vector<std::string> ways;
  for (const std::string& text : legal_texts(state)) {
    if (text.starts_with(pair)) ways.push_back(text.substr(pair.size() + 1));
  }
  return ways;
}

TEST(AnubixxBuilding, ANX_20_EqualColoursHaveOneSpelling) {  // ANX-20
  using Ways = std::vector<std::string>;
  State state = red_mosaic("rrg");
  EXPECT_EQ(ways_to_pay(state, "M11+M12"), Ways{"die,die"});
  EXPECT_EQ(refusal(state, "M11+M12<die,J"), "ANX-12") << "the second die is available, too";
  state = red_mosaic("rgg");
  EXPECT_EQ(ways_to_pay(state, "M11+M12"), (Ways{"die,J", "die,Q1", "die,Q3", "die,Q6", "die,Q9"}));
  EXPECT_EQ(refusal(state, "M11+M12<die,die"), "ANX-15") << "one die pays one stone";
  EXPECT_EQ(refusal(state, "M11+M12<Q1,die"), "ANX-20");
  EXPECT_EQ(refusal(state, "M11+M12<J,die"), "ANX-20");
  EXPECT_EQ(refusal(state, "M11+M12<Q1,Q3"), "ANX-12") << "the die must be taken";
  state = red_mosaic("ggg");
  EXPECT_EQ(ways_to_pay(state, "M11+M12"), (Ways{"J,J", "Q1,J", "Q1,Q3", "Q1,Q6", "Q1,Q9", "Q3,J",
                                                 "Q3,Q6", "Q3,Q9", "Q6,J", "Q6,Q9", "Q9,J"}));
  EXPECT_EQ(refusal(state, "M11+M12<Q3,Q1"), "ANX-20");
  EXPECT_EQ(refusal(state, "M11+M12<J,Q1"), "ANX-20");
  EXPECT_EQ(refusal(state, "M11+M12<Q3,Q3"), "ANX-12") << "one quarry stone pays one stone";
  state.builders[0].jokers = 1;
  EXPECT_EQ(refusal(state, "M11+M12<J,J"), "ANX-14");
  EXPECT_EQ(ways_to_pay(state, "M11+M12").size(), 10u);
  state.builders[0].jokers = 0;
  state.builders[0].quarry = 3;
  EXPECT_EQ(ways_to_pay(state, "M11+M12"), Ways{"Q6,Q9"});
}

TEST(AnubixxBuilding, ANX_21_AStoneRestsOnTwo) {  // ANX-21
  State state = rolled(3, "rybb");
  EXPECT_EQ(refusal(state, "P21<die"), "ANX-21");
  play(state, {"P11<die"});
  EXPECT_EQ(refusal(state, "P21<die"), "ANX-21") << "only one of the two";
  play(state, {"P12<die"});
  end_round(state);
  chance(state, "roll bbbb");
  play(state, {"end", "end"});
  EXPECT_EQ(refusal(state, "P21<die"), "");
  EXPECT_EQ(refusal(state, "P22<J"), "ANX-21");
}

TEST(AnubixxBuilding, ANX_22_ColumnsFromTheBottomUp) {  // ANX-22
  State state = rolled(3, "rygb");
  EXPECT_EQ(refusal(state, "L2<die"), "ANX-22");
  EXPECT_EQ(refusal(state, "K<die"), "ANX-22");
  play(state, {"L1<die"});
  EXPECT_EQ(refusal(state, "L2<die"), "") << "the right column need not follow";
  state.builders[0].crossed = columns() - stones({"R5"});
  EXPECT_EQ(refusal(state, "K<die"), "ANX-22");
  EXPECT_EQ(refusal(state, "R5<J"), "");
  state.builders[0].crossed = columns();
  EXPECT_EQ(refusal(state, "K<die"), "");
}

TEST(AnubixxBuilding, ANX_23_PyramidAndArchShareATurn) {  // ANX-23
  State state = rolled(3, "rybb");
  play(state, {"P11<die", "L1<die"});
  EXPECT_EQ(state.builder(seat_at(0)).crossed, stones({"P11", "L1"}));
  // Seat 1 has sheet B: its L1 is green, its L2 yellow; the second rests on the first.
  play(state, {"L1<J", "L2<Q6"});
  EXPECT_EQ(state.builder(seat_at(1)).crossed, stones({"L1", "L2"}));
}

TEST(AnubixxBuilding, ANX_23_TheQuarryFollowsTheOrderOfBuilding) {  // ANX-23
  State state = rolled(2, "bbb");
  play(state, {"P11<Q6"});
  EXPECT_EQ(refusal(state, "P12<Q5"), "ANX-13") << "left of the stone that paid for P11";
  EXPECT_EQ(refusal(state, "P12<Q10"), "");
}

// fault() and legal() are written apart: here every step that can be written is asked for.
TEST(AnubixxBuilding, EverythingThatIsNotListedIsRefused) {
  constexpr int kPayments = static_cast<int>(Payment::kDie) + 1;
  int positions = 0;
  for_each_position(8, [&](const State& state) {
    if (state.phase != Phase::kBuild || ++positions % 23 != 0) return;
    const Seat seat = seat_at(state.turn);
    int legal = 1;  // end
    const auto ask = [&](const Move& move) {
      legal += Anubixx::fault(state, seat, move).has_value() ? 0 : 1;
    };
    for (const Stone one : all_stones()) {
      for (int a = 0; a < kPayments; ++a) {
        ask(Move::single(one, static_cast<Payment>(a)));
        for (const Stone two : all_stones()) {
          if (two <= one) continue;
          for (int b = 0; b < kPayments; ++b) {
            ask(Move::pair(one, static_cast<Payment>(a), two, static_cast<Payment>(b)));
          }
        }
      }
    }
    ASSERT_EQ(legal, Anubixx::legal(state, seat).size()) << Anubixx::state_json(state);
  });
}

// What holds in every position: support, pairs, the number of stones, and that each was paid once.
TEST(AnubixxBuilding, ANX_12_ANX_20_ANX_21_ANX_22_HoldInEveryPosition) {
  for (std::uint64_t game = 0; game < 40; ++game) {
    Rng rng = Rng(3).split(game);
    State state = Anubixx::start({2 + static_cast<int>(game % 4)});
    std::array<int, kMaxPlayers> dice{};
    std::array<int, kMaxPlayers> turns{};
    std::array<int, kMaxPlayers> struck{};
    while (!Anubixx::next(state).is_over()) {
      if (Anubixx::next(state).is_chance()) {
        Anubixx::apply(state, Anubixx::sample(state, rng));
        continue;
      }
      const std::size_t seat = state.turn;
      turns[seat] += state.built == 0 ? 1 : 0;
      const Move move = random_move(state, rng);
      if (move.step != Step::kEnd) {
        dice[seat] += move.payment == Payment::kDie ? 1 : 0;
        struck[seat] += is_quarry(move.payment) ? 1 : 0;
      }
      if (move.step == Step::kPair) {
        dice[seat] += move.second_payment == Payment::kDie ? 1 : 0;
        struck[seat] += is_quarry(move.second_payment) ? 1 : 0;
      }
      Anubixx::apply(state, move);
      const Builder& builder = state.builders[seat];
      for (const Stone at : builder.crossed) {
        ASSERT_TRUE(builder.crossed.contains(supports(at) & state.block.stones()))
            << stone_name(at);
      }
      ASSERT_EQ((builder.crossed & mosaic()).size() % 2, 0);
      ASSERT_LE(builder.crossed.size(), 2 * turns[seat]);
      ASSERT_EQ(builder.crossed.size(), dice[seat] + struck[seat] + state.players - builder.jokers);
      ASSERT_LE(struck[seat], builder.quarry);
    }
  }
}

// Turning all sheets and the dice by one step in the cycle of colours changes nothing else.
TEST(AnubixxBuilding, ANX_02_ColoursAreAlike) {  // ANX-02
  Rng rng(9);
  State state = Anubixx::start({3});
  State turned = state;
  chance(state, "sheets AEC");
  chance(turned, "sheets BFD");
  while (!Anubixx::next(state).is_over()) {
    if (Anubixx::next(state).is_chance()) {
      Outcome roll = Anubixx::sample(state, rng);
      Anubixx::apply(state, roll);
      Dice dice;
      for (const char c : roll.dice.text()) dice.add(cycled(*find_colour(c), 1));
      roll.dice = dice;
      Anubixx::apply(turned, roll);
      continue;
    }
    std::vector<std::string> legal = legal_texts(state);
    std::vector<std::string> legal_turned = legal_texts(turned);
    ASSERT_EQ(legal, legal_turned);
    const Move move = random_move(state, rng);
    Anubixx::apply(state, move);
    Anubixx::apply(turned, move);
    ASSERT_EQ(Anubixx::standing(state), Anubixx::standing(turned));
    ASSERT_EQ(state.closed, turned.closed);
  }
  EXPECT_TRUE(Anubixx::next(turned).is_over());
}

}  // namespace
}  // namespace benben::anubixx
