// The drawing for a terminal: what a player needs stands in it, with and without colours.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

std::string without_colours(std::string text) {
  for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b', at)) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  return text;
}

int count(std::string_view text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST(AnkhorDrawing, FitsATerminalAndColoursChangeNoLetter) {
  for (const Habit habit : {Habit::kAny, Habit::kBuild}) {
    for_each_position(6, habit, [](const State& state) {
      const std::string plain = Ankhor::draw(state, {.colour = false});
      ASSERT_EQ(without_colours(Ankhor::draw(state, {.colour = true})), plain);
      for (const std::string_view row : split(plain, '\n')) {
        ASSERT_LE(row.size(), 80u) << plain;
        ASSERT_FALSE(row.ends_with(' ')) << plain;
      }
    });
  }
}

// A compact drawing leaves a terminal of 24 rows room for what is said below it.
TEST(AnkhorDrawing, FitsASmallTerminal) {
  for (const Habit habit : {Habit::kAny, Habit::kBuild}) {
    for_each_position(6, habit, [](const State& state) {
      const std::string plain = Ankhor::draw(state, {.form = BoardForm::kCompact});
      ASSERT_EQ(without_colours(Ankhor::draw(state, {true, BoardForm::kCompact})), plain);
      ASSERT_LE(std::ranges::count(plain, '\n'), kCompactRows) << plain;
      for (const std::string_view row : split(plain, '\n')) {
        ASSERT_LE(row.size(), 80u) << plain;
        ASSERT_FALSE(row.ends_with(' ')) << plain;
      }
    });
  }
}

TEST(AnkhorDrawing, ShowsMarketTokensAndCities) {
  State state = table(2);
  build(state, 0,
        {"0,0^0 Fw+", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Pd", "2,2^0 Td", "4,2^0 Ff", "3,1^1 Cb"});
  give(state, 0, "FFA");
  build(state, 1, {"0,0^0 Ij"});
  state.row[1].reset();
  EXPECT_EQ("\n" + Ankhor::draw(state, {}), R"(
slot    0     1     2     3     4     5
price   FI    CP    FT    ICP   FCT   IPT
tile    Fj    -     Cj    Pj    Tj    Fb
piles   a 22 F   b 27 T   supply F1 I4 C4 P4 T4 A3  bonus 12

seat 1 * F2 I0 C0 P0 T0 A1  bonus 0  tiles 7  points 3
^0     -2   0   2   4   6   ^1      1   3
  -2        .   .   .          1    .  Cb
   0    .  Fw+ Id  Cd   .
   2    .  Pd  Td  Ff   .
   4        .   .   .

seat 2   F0 I0 C0 P0 T0 A0  bonus 0  tiles 1  points 0
^0      0
   0   Ij
)");
}

TEST(AnkhorDrawing, ACompactDrawingHasTheCityOfTheSeatToAct) {
  State state = table(2);
  build(state, 0, {"0,0^0 Fw+", "2,0^0 Id", "4,0^0 Cd", "0,2^0 Pd", "2,2^0 Td", "3,1^1 Cb"});
  build(state, 1, {"0,0^0 Ij"});
  EXPECT_EQ("\n" + Ankhor::draw(state, {.form = BoardForm::kCompact}), R"(
slot    0     1     2     3     4     5
price   FI    CP    FT    ICP   FCT   IPT
tile    Fj    Ij    Cj    Pj    Tj    Fb
piles   a 22 F   b 27 T   supply F3 I4 C4 P4 T4 A4  bonus 12
seat 1 * F0 I0 C0 P0 T0 A0  bonus 0  tiles 6  points 2
seat 2   F0 I0 C0 P0 T0 A0  bonus 0  tiles 1  points 0
city of seat 1
^0     -2   0   2   4   6   ^1      1   3
  -2        .   .   .          1    .  Cb
   0    .  Fw+ Id  Cd   .
   2    .  Pd  Td   .
   4        .   .
)");
}

// Without the free places, or as a list, where the rows do not suffice.
TEST(AnkhorDrawing, ACompactCityShowsWhatFits) {
  State state = table(4);
  const auto drawn = [&] { return Ankhor::draw(state, {.form = BoardForm::kCompact}); };
  state.players[0].city = city({"0,0^0 Fw", "0,16^0 Id"});
  EXPECT_EQ(count(drawn(), " ."), 0);
  EXPECT_NE(drawn().find("  16   Id\n"), std::string::npos) << drawn();
  state.players[0].city = city({"0,0^0 Fw", "0,18^0 Id"});
  EXPECT_NE(drawn().find("  0,0^0 Fw  0,18^0 Id\n"), std::string::npos) << drawn();
}

// A city that has drifted apart is listed.
TEST(AnkhorDrawing, ListsAWideATallAndAFarCity) {
  State state = table(2);
  const auto drawn = [&](std::string_view line) {
    return Ankhor::draw(state, {}).find(line) != std::string::npos;
  };
  state.players[1].city = city({"0,0^0 Fj", "60,0^0 Cw+"});
  EXPECT_TRUE(drawn("  0,0^0 Fj  60,0^0 Cw+\n"));
  state.players[1].city = city({"0,0^0 Fj", "0,46^0 Cw"});
  EXPECT_TRUE(drawn("  46   Cw\n"));
  state.players[1].city = city({"0,0^0 Fj", "0,48^0 Cw"});
  EXPECT_TRUE(drawn("  0,0^0 Fj  0,48^0 Cw\n"));
  state.players[1].city = city({"-100,0^0 Fj", "-98,0^0 Cw"});
  EXPECT_TRUE(drawn("  -100,0^0 Fj  -98,0^0 Cw\n"));
}

}  // namespace
}  // namespace benben::ankhor
