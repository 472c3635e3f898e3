// The drawing for a terminal: every card of the stack stands in it, and every hand.
#include <gtest/gtest.h>

#include <string>

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

}  // namespace
}  // namespace benben::cubus
