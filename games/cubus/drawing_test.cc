// The drawing for a terminal: every card of the stack stands in it, and every hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

TEST(CubusDrawing, TheStartBox) {  // CUB-01
  EXPECT_EQ(Cubus::draw(table(2, "1", {"LT", ""}), {}),
            R"(    / \
  /     \
 |\  1  /|
 |  \ /  |
 |   |   |
  \  |  /
    \|/

1, 1 box

         L     R     T     O     points
seat 1   1     0     1     0     0
seat 2   0     0     0     0     0
deck     14    15    10    4
stack    1     1     1     0
)");
}

TEST(CubusDrawing, TopsAndHands) {  // CUB-05 CUB-10
  const std::string drawing = Cubus::draw(table(2, "3,2*/1,1", {"LLT", "O"}), {});
  for (const char* part :
       {" 3 ", "2*", "3,2*/1,1, 7 boxes", "seat 1   2     0     1     0     0"}) {
    EXPECT_NE(drawing.find(part), drawing.npos) << part << '\n' << drawing;
  }
}

TEST(CubusDrawing, InTheDemolitionPlacesAreNamed) {  // CUB-41
  const std::string drawing = Cubus::draw(demolition("2,1*"), {});
  EXPECT_NE(drawing.find("0,0"), drawing.npos);
  EXPECT_NE(drawing.find(" 1*"), drawing.npos) << "an open top while a lid may be taken";
}

TEST(CubusDrawing, ColoursChangeNothingElse) {  // CUB-05
  for_each_position(10, [](const State& state) {
    std::string coloured = Cubus::draw(state, {true});
    for (std::size_t at = coloured.find('\x1b'); at != coloured.npos; at = coloured.find('\x1b')) {
      coloured.erase(at, coloured.find('m', at) + 1 - at);
    }
    ASSERT_EQ(coloured, Cubus::draw(state, {}));
  });
}

TEST(CubusDrawing, ACompactStackIsItsFloorPlan) {  // CUB-05 CUB-41
  EXPECT_EQ(Cubus::draw(table(2, "3,2*/1,1", {"LLT", "O"}), {.form = BoardForm::kCompact}),
            R"(7 boxes  3,2*/1,1
         L   R   T   O   points    j\i 0   1
seat 1   2   0   1   0   0         0   3   2*
seat 2   0   0   0   1   0         1   1   1
deck     9   12  8   2
stack    5   4   3   1
)");
  const std::string demolished = Cubus::draw(demolition("2,1*"), {.form = BoardForm::kCompact});
  EXPECT_NE(demolished.find("0   2-  1*\n"), demolished.npos) << demolished;
}

// Whatever the stack is, with six players.
TEST(CubusDrawing, ACompactDrawingFitsASmallTerminal) {
  for (const char* stack : {"1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1",
                            "1,1,1,1,1,1,1,1/1,-,-,-,-,-,-,-/1,-,-,-,-,-,-,-/1,-,-,-,-,-,-,-", "16",
                            "1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1"}) {
    if (!parse_stack(stack)) continue;
    const std::string drawing =
        Cubus::draw(table(6, stack, {"", "", "", "", "", ""}), {.form = BoardForm::kCompact});
    EXPECT_LE(std::ranges::count(drawing, '\n'), kCompactRows) << drawing;
    for (const std::string_view row : split(drawing, '\n')) EXPECT_LE(row.size(), 80u) << drawing;
  }
}

}  // namespace
}  // namespace benben::cubus
