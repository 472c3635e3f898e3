// The drawing for a terminal: what a player needs stands in it, with and without colours.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"
#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

constexpr std::size_t kHeapRows = 32;

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

// A row of the table below the heap, from 0 for its head.
std::string table_row(const State& state, std::size_t row) {
  const std::string drawing = Pyramix::draw(state, {});
  return std::string(split(drawing, '\n')[kHeapRows + 1 + row]);
}

TEST(PyramixDrawing, FitsATerminalAndColoursChangeNoLetter) {
  for_each_position(6, [](const State& state) {
    const std::string plain = Pyramix::draw(state, {.colour = false});
    EXPECT_EQ(without_colours(Pyramix::draw(state, {.colour = true})), plain);
    const auto rows = split(plain, '\n');
    EXPECT_EQ(rows.size(), kHeapRows + 4 + state.players);  // the last is what follows the line end
    for (const std::string_view row : rows) {
      EXPECT_LE(row.size(), 80u);
      EXPECT_FALSE(row.ends_with(' '));
    }
  });
}

// A compact drawing leaves a terminal of 24 rows room for what is said below it.
TEST(PyramixDrawing, FitsASmallTerminal) {
  for_each_position(12, [](const State& state) {
    const std::string plain = Pyramix::draw(state, {.form = BoardForm::kCompact});
    ASSERT_EQ(without_colours(Pyramix::draw(state, {true, BoardForm::kCompact})), plain);
    ASSERT_LE(std::ranges::count(plain, '\n'), kCompactRows) << plain;
    for (const std::string_view row : split(plain, '\n')) {
      ASSERT_LE(row.size(), 80u) << plain;
      ASSERT_FALSE(row.ends_with(' ')) << plain;
    }
  });
}

// A cell's name is read off the borders.
TEST(PyramixDrawing, ACompactHeapIsCutIntoSlices) {
  State state = heap(2, {{"000", "bA"}, {"500", "oE"}, {"050", "X"}, {"005", "bA"}, {"400", "gC"}});
  take(state, {"000", "500"});
  const std::string drawing = Pyramix::draw(state, {.form = BoardForm::kCompact});
  EXPECT_EQ(drawing,
            R"(    0yz                 1yz              2yz           3yz        4yz     5yz
  z 0  1  2  3  4  5    0  1  2  3  4    0  1  2  3    0  1  2    0  1    0
y 0 .  bA*bA*bA*bA*bA*  .  pC*pC pC pC   pA*oA oA oA   oA*oC gA   oC*gA   gC*
  1 bA*bA bC bC bC      pE*?  ?  ?       oA ?  ?       gA ?       gA
  2 bC*bE pA pA         oA ?  ?          oC ?          gA
  3 pA*pA pA            oA ?             oC
  4 pA pA               oA
  5 X *

collected    b blue       p purple     o orange     g green      X cobras
seat 1       1A           -            -            -            -
seat 2       -            -            1E           -            -
most ankhs   seat 1 +3    nobody       nobody       nobody
)");
}

TEST(PyramixDrawing, ACompactHeapMarksExactlyTheCellsOfLegalMoves) {
  for_each_position(6, [](const State& state) {
    const Next next = Pyramix::next(state);
    const int legal = next.is_seats() ? Pyramix::legal(state, next.seats.first()).size() : 0;
    ASSERT_EQ(count(Pyramix::draw(state, {.form = BoardForm::kCompact}), "*"), legal);
  });
}

TEST(PyramixDrawing, NamesExactlyTheCellsOfLegalMoves) {
  for_each_position(6, [](const State& state) {
    const std::string drawing = Pyramix::draw(state, {});
    const Next next = Pyramix::next(state);
    const CellSet legal = next.is_seats() ? Pyramix::legal(state, next.seats.first()) : CellSet();
    for (const Cell cell : CellSet::all()) {
      EXPECT_EQ(count(drawing, cell_name(cell)), legal.contains(cell) ? 1 : 0) << drawing;
    }
  });
}

TEST(PyramixDrawing, ShowsWhatEverySeatHasAndWhoHasMostAnkhs) {
  State state = heap(2, {{"000", "bA"}, {"500", "oE"}, {"050", "X"}, {"005", "bA"}, {"400", "gC"}});
  EXPECT_EQ(table_row(state, 1),
            "seat 1       -            -            -            -            -");
  take(state, {"000", "500", "005", "050"});
  EXPECT_EQ(table_row(state, 0),
            "collected    b blue       p purple     o orange     g green      X cobras");
  EXPECT_EQ(table_row(state, 1),
            "seat 1       2A           -            -            -            -");
  EXPECT_EQ(table_row(state, 2),
            "seat 2       -            -            1E           -            1");
  const int points = score(state).awards[Colour::kBlue].points;
  EXPECT_EQ(table_row(state, 3), "most ankhs   seat 1 +" + std::to_string(points) +
                                     std::string(points < 10 ? 4 : 3, ' ') +
                                     "nobody       nobody       nobody");
}

TEST(PyramixDrawing, ShowsAtTheEndWhoGetsEveryCubeOfTheTray) {
  for_each_position(24, [](const State& state) {
    if (!Pyramix::next(state).is_over()) return;
    const std::string drawing = Pyramix::draw(state, {});
    const std::string_view tray = std::string_view(drawing).substr(0, drawing.find("collected"));
    const Scoring scoring = score(state);
    int awarded = 0;
    for (int seat = 0; seat < state.players; ++seat) {
      int cubes = 0;
      for (const ColourAward& award : scoring.awards) {
        if (award.holder == seat_at(seat)) cubes += award.cells.size();
      }
      EXPECT_EQ(count(tray, " s" + std::to_string(seat + 1) + " "), cubes) << drawing;
      awarded += cubes;
    }
    EXPECT_EQ(count(tray, " out "), scoring.out.size()) << drawing;
    EXPECT_EQ(count(tray, "  -  "), kTrayCells - scoring.out.size() - awarded) << drawing;
  });
}

}  // namespace
}  // namespace benben::pyramix
