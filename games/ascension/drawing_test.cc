// The drawing for a terminal: what a player needs stands in it, with and without colours.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
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

TEST(AscensionDrawing, FitsATerminalAndColoursChangeNoLetter) {
  int visits = 0;
  visit_games(1, [&](const State& state, const Step*) {
    if (++visits % 20 != 0) return;
    const std::string plain = Ascension::draw(state, {.colour = false});
    ASSERT_EQ(without_colours(Ascension::draw(state, {.colour = true})), plain);
    const auto rows = split(plain, '\n');
    ASSERT_LE(rows.size(), 17u);
    static_assert(kCompactRows >= 16);
    ASSERT_EQ(Ascension::draw(state, {.form = BoardForm::kCompact}), plain);
    for (const std::string_view row : rows) {
      ASSERT_LE(row.size(), 80u);
      ASSERT_FALSE(row.ends_with(' '));
    }
  });
}

TEST(AscensionDrawing, ShowsEverySpaceWithWhatStandsThere) {
  int visits = 0;
  visit_games(1, [&](const State& state, const Step*) {
    if (++visits % 40 != 0) return;
    const Board& board = state.board;
    const std::string drawing = Ascension::draw(state, {});
    for (int n = 0; n < board.outer_size; ++n) {
      const std::string letters = stack(state, n);
      const std::string cell = name_of(outer_at(n)) +
                               (board.blue.contains(outer_at(n)) ? "*" : " ") +
                               (letters.empty() ? "-" : letters);
      ASSERT_EQ(count(drawing, cell), 1) << cell << "\n" << drawing;
    }
    for (int n = 0; n < board.inner_size; ++n) {
      ASSERT_EQ(count(drawing, name_of(inner_at(n)) + " "), 1) << drawing;
    }
    for (const Colour colour : kColours) {
      for (const Figure figure : kFigures) {
        const InnerSet at = state.position.figures[colour][figure];
        if (at.empty()) continue;
        const std::string cell = name_of(at.first()) + " " + letter_of(colour, figure);
        ASSERT_EQ(count(drawing, cell), 1) << cell << "\n" << drawing;
      }
    }
  });
}

// A board of one's own may have any number of spaces from 18 on.
TEST(AscensionDrawing, ShowsRingsOfAllSizes) {  // ASC-07
  for (int size = kFewestOuter; size <= kMaxRing; ++size) {
    Layout layout = {.outer_size = size, .gaps = ring<Outer>(size), .portal = {5, size - 5}};
    layout.pyramids = {{{{size - 1, size - 2, size - 3}, {1, 2, 3}}}};
    layout.figures = {{{{size - 1, size - 2, size - 3}, {0, 1, 2}}}};
    State state;
    state.board = make_board(kOwnBoard, layout);
    const std::string drawing = Ascension::draw(state, {});
    for (const std::string_view row : split(drawing, '\n')) ASSERT_LE(row.size(), 80u);
    for (int n = 0; n < size; ++n) {
      const std::string mark = state.board.blue.contains(outer_at(n)) ? "*-" : " -";
      ASSERT_EQ(count(drawing, name_of(outer_at(n)) + mark), 1) << n << "\n" << drawing;
      ASSERT_EQ(count(drawing, name_of(inner_at(n)) + " ."), 1) << n << "\n" << drawing;
    }
    ASSERT_EQ(count(drawing, "Gold: -, figures ACM"), 1) << drawing;
  }
}

TEST(AscensionDrawing, TellsLimboPyramidsAndTheTurn) {
  State state = scene("O10=L O20=S I9=M I3=a I4=c I5=m I6=A limbo=MSl off=1,2");
  std::string drawing = Ascension::draw(state, {});
  EXPECT_NE(drawing.find("Gold: MS, figures C "), drawing.npos) << drawing;
  EXPECT_EQ(count(drawing, "Onyx: l"), 1) << drawing;
  EXPECT_NE(drawing.find("Gold, seat 1, capital letters, moves to higher numbers, portal O8: 1 "
                         "borne off\n"),
            drawing.npos)
      << drawing;
  EXPECT_NE(drawing.find("portal O16: 2 borne off\nGold is to move: two Moves left.\n"),
            drawing.npos)
      << drawing;
  play(state, {"limbo M>22"});
  EXPECT_NE(Ascension::draw(state, {}).find("one Move left. Moved: O22.\n"), drawing.npos);
  play(state, {"mason>10"});
  EXPECT_NE(Ascension::draw(state, {}).find("Gold's Mason has landed. Targets: O10.\n"),
            drawing.npos);
  const State won = after(scene("O7=S O8=LM off=2,0"), {"O7>8"});
  EXPECT_NE(Ascension::draw(won, {}).find("Gold has won.\n"), drawing.npos);
  const State given = after(scene("O15=lms I12=M O20=S off=1,2"), {"mason>15", "push 15 +"});
  EXPECT_NE(Ascension::draw(given, {}).find("Onyx has won.\n"), drawing.npos)
      << "by Gold's power (ASC-63)";
  EXPECT_NE(Ascension::draw(Ascension::start({2, {}}), {}).find("The colours are to be drawn."),
            drawing.npos);
}

}  // namespace
}  // namespace benben::ascension
