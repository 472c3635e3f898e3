// The drawing for a terminal: what a player needs stands in it, with and without colours.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/anubixx/test_site.h"

namespace benben::anubixx {
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

TEST(AnubixxDrawing, FitsATerminalAndColoursChangeNoLetter) {
  for_each_position(8, [](const State& state) {
    const std::string plain = Anubixx::draw(state, {.colour = false});
    EXPECT_EQ(without_colours(Anubixx::draw(state, {.colour = true})), plain);
    for (const std::string_view row : split(plain, '\n')) {
      EXPECT_LE(row.size(), 100u);
      EXPECT_FALSE(row.ends_with(' '));
    }
  });
}

// A compact drawing leaves a terminal of 24 rows room for what is said below it.
TEST(AnubixxDrawing, FitsASmallTerminal) {
  for_each_position(8, [](const State& state) {
    const std::string plain = Anubixx::draw(state, {.form = BoardForm::kCompact});
    ASSERT_EQ(without_colours(Anubixx::draw(state, {true, BoardForm::kCompact})), plain);
    ASSERT_LE(std::ranges::count(plain, '\n'), kCompactRows) << plain;
    for (const std::string_view row : split(plain, '\n')) {
      ASSERT_LE(row.size(), 80u) << plain;
      ASSERT_FALSE(row.ends_with(' ')) << plain;
    }
  });
}

TEST(AnubixxDrawing, MarksWhatIsCrossedOutAndWhatCanBe) {
  for_each_position(8, [](const State& state) {
    if (state.phase == Phase::kSheets) return;
    int crossed = 0;
    for (const Builder& builder : state.builders) crossed += builder.crossed.size();
    StoneSet possible;
    if (state.phase == Phase::kBuild) {
      for (const std::string& text : legal_texts(state)) {
        if (text == "end") continue;
        possible |= StoneSet::of(stone(text.substr(0, text.find_first_of("<+"))));
        if (text[0] == 'M') possible |= StoneSet::of(stone(text.substr(4, 3)));
      }
    }
    const std::string drawing = Anubixx::draw(state, {});
    EXPECT_EQ(count(drawing, "##"), crossed) << drawing;
    EXPECT_EQ(count(drawing, ">") - count(drawing, "> seat"), possible.size()) << drawing;
  });
}

TEST(AnubixxDrawing, ShowsDiceRaceAndWealth) {
  State state = rolled(3, "rgbb");
  play(state, {"P11<die", "P12<Q5"});
  state.builders[1].crossed = stones({"P11", "P13"});
  play(state, {"P16<J"});
  const std::string drawing = Anubixx::draw(state, {});
  EXPECT_TRUE(drawing.starts_with(
      "round 1, active seat 1   rolled rgbb  blocked r  taken -  available gbb\n"))
      << drawing;
  EXPECT_NE(drawing.find("S scarab: seat 2 closing"), std::string::npos) << drawing;
  EXPECT_NE(drawing.find("F falcon: open"), std::string::npos);
  EXPECT_NE(drawing.find("> seat 2 sheet B  20 pts"), std::string::npos) << drawing;
  EXPECT_NE(drawing.find("jokers 3   .....rborylg"), std::string::npos) << drawing;
  EXPECT_NE(drawing.find("bonuses    S"), std::string::npos);
}

TEST(AnubixxDrawing, ACompactDrawingHasTheSheetOfTheSeatToAct) {
  State state = rolled(3, "rgbb");
  play(state, {"P11<die", "P12<Q5"});
  state.builders[1].crossed = stones({"P11", "P13"});
  EXPECT_EQ(Anubixx::draw(state, {.form = BoardForm::kCompact}),
            R"(round 1, active seat 1   rolled rgbb  blocked r  taken -  available gbb
> seat 2 sheet B  19 pts    S scarab: open
6           l               F falcon: open
5         r   bA            E eye: open
4       g   yC  o           C crook: open
3     bE  o   l   rE        A ankh: open
2   l   rF  y   gF  b       U sun: open
1 ## >g   ## >l  >o  >rS    N snake: open
   bU                       L lotus: open
5 o  r                      X end: two buildings complete
4 l  g 1>yN >rL >b  >lN
3 r  o 2>o  >l  >g  >r      seat  pts  pyramid  arch   mosaic  quarry  jokers
2 y  y 3>bN >g  >yL >oN     1     14   2/21     0/11   0/12    5/12    3
1>g >b                      2     19   2/21     0/11   0/12    0/12    3
quarry     123456789012     3     18   0/21     0/11   0/12    0/12    3
jokers 3   rlbogylrygob
bonuses    -
)");
}

}  // namespace
}  // namespace benben::anubixx
