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

}  // namespace
}  // namespace benben::anubixx
