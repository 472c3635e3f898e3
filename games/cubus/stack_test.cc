// Stacks: what is proper, the cards that picture it, and its text.
#include "games/cubus/stack.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "games/cubus/demolition.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

std::string shown(std::string_view text) {
  std::string out;
  for (const Kind kind : kKinds) out += std::to_string(cards_shown(stack(text))[kind]) + " ";
  return out;
}

TEST(CubusStack, CUB_02_ColumnsStandOnTheFloor) {  // CUB-02
  const Stack two = stack("3,1/2,-");
  const Columns columns = columns_of(two);
  ASSERT_EQ(columns.size(), 3);
  EXPECT_EQ(columns[0].place, (Place{0, 0}));
  EXPECT_EQ(columns[0].height, 3);
  EXPECT_EQ(columns[1].place, (Place{1, 0}));
  EXPECT_EQ(columns[2].place, (Place{0, 1}));
  EXPECT_EQ(columns[2].height, 2);
  EXPECT_EQ(stack_refusal("0"), "CUB-50") << "a column has a box";
}

TEST(CubusStack, CUB_03_ColumnsHangTogether) {  // CUB-03
  EXPECT_EQ(stack_refusal("1,-,1"), "CUB-03");
  EXPECT_EQ(stack_refusal("-,1/1,-"), "CUB-03");
  EXPECT_EQ(stack_refusal("1,-/1,1"), "CUB-03") << "the corner needs both its neighbours";
  EXPECT_EQ(stack_refusal("1,-/-,1"), "CUB-03");
  EXPECT_EQ(stack_refusal("1,-,1/1,1,1"), "CUB-03");
  EXPECT_EQ(stack_refusal("-,1/1,1"), "") << "nothing need stand at the back";
  EXPECT_EQ(stack_refusal("1,1/1,-"), "");
}

TEST(CubusStack, CUB_03_HeightsDoNotRiseTowardsTheFront) {  // CUB-03
  EXPECT_EQ(stack_refusal("1,2"), "CUB-03");
  EXPECT_EQ(stack_refusal("1/2"), "CUB-03");
  EXPECT_EQ(stack_refusal("2,2/2,3"), "CUB-03");
  EXPECT_EQ(stack_refusal("-,1/3,1"), "") << "the back corner is free";
  EXPECT_EQ(stack_error("2,1/3,1").message,
            "The column 0,1 is higher than the one behind it at 0,0.");
}

TEST(CubusStack, CUB_04_CardsAreCountedColumnByColumn) {  // CUB-04
  EXPECT_EQ(shown("1"), "1 1 1 0 ");
  EXPECT_EQ(shown("2,1/1,1"), "3 3 4 0 ");
  EXPECT_EQ(shown("3,2,1"), "6 3 3 0 ");
  EXPECT_EQ(shown("2*,1/1,1*"), "3 3 2 2 ");
  EXPECT_EQ(boxes(stack("3,2,1/1,1,-")), 8) << "hidden boxes count";
}

TEST(CubusStack, CUB_04_TheCubeShowsAllCards) {  // CUB-04
  const Stack cube = solid_cube();
  EXPECT_EQ(cards_shown(cube), kSupply);
  EXPECT_EQ(boxes(cube), 64);
  EXPECT_EQ(text(cube), "4*,4*,4,4/4*,4*,4,4/4,4,4,4/4,4,4,4");
}

// The mirror image shows as many right sides as the stack left sides; the square of the boxes is
// no more than the product of the three shadows; and the text reads back.
TEST(CubusStack, CUB_04_LawsOfAllStacksOnTheTable) {  // CUB-02 CUB-03 CUB-04 CUB-50
  for_each_position(20, [](const State& state) {
    const Stack& stack = state.stack;
    const Cards shown = cards_shown(stack);
    const int count = boxes(stack);
    ASSERT_LE(count * count, shown.tops() * shown[Kind::kLeft] * shown[Kind::kRight]);
    const Stack mirror = mirrored(stack);
    ASSERT_EQ(cards_shown(mirror)[Kind::kLeft], shown[Kind::kRight]);
    ASSERT_EQ(cards_shown(mirror)[Kind::kLid], shown[Kind::kLid]);
    ASSERT_EQ(boxes(mirror), count);
    ASSERT_EQ(mirrored(mirror), stack);
    if (stack.empty()) return;
    ASSERT_EQ(*parse_stack(text(stack)), stack);
  });
}

TEST(CubusStack, CUB_05_ATopIsALidOrOpen) {  // CUB-05
  const Columns columns = columns_of(stack("2*,1/1,-"));
  EXPECT_TRUE(columns[0].open);
  EXPECT_FALSE(columns[1].open);
  EXPECT_EQ(stack_refusal("2**"), "CUB-50");
  EXPECT_EQ(stack_refusal("-*"), "CUB-50");
}

TEST(CubusStack, CUB_01_NoMoreThanTheCardsCanShow) {  // CUB-01
  EXPECT_EQ(stack_refusal("17"), "CUB-01");
  EXPECT_EQ(stack_refusal("1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"), "CUB-01");
  EXPECT_EQ(stack_refusal("1,1,1,1,1/1,1,1,1,1/1,1,1,1,1/1,1,1,1,1"), "CUB-01");
  EXPECT_EQ(stack_refusal("16"), "");
}

TEST(CubusStack, CUB_01_AnyNumberMayBeTooHigh) {  // CUB-01 CUB-50
  for (const std::string_view height : {"17", "999", "1000", "1000*", "4294967297",
                                        "18446744073709551617", "99999999999999999999999999"}) {
    const Error error = stack_error("2," + std::string(height));
    EXPECT_EQ(error.rule, "CUB-01") << height;
    EXPECT_EQ(error.message, "No column is higher than 16 boxes; the one at character 3 is.");
  }
  for (const std::string_view wrong : {"01000", "1000x", "1000**", "-1000", "000", "00", "+1000"}) {
    EXPECT_EQ(stack_refusal(wrong), "CUB-50") << wrong << " is no number";
  }
}

TEST(CubusStack, CUB_50_OneSpelling) {  // CUB-50
  for (const std::string_view spelling :
       {"1", "2,2/2,1*", "-,2*,2/-,2*,2/3,2,2", "16", "4*,4,4,1/4*,4,4,-/4,4,4,-"}) {
    EXPECT_EQ(text(stack(spelling)), spelling);
  }
  for (const std::string_view wrong :
       {"",    " ",     "1,",    ",1", "1/",  "/1",  "01",  "1 ",  "+1",      "-1", "a",
        "1;1", "1,1/1", "1/1,1", "-",  "-,1", "1,-", "-/1", "1/-", "1,-/1,-", "*",  "1*1"}) {
    EXPECT_EQ(stack_refusal(wrong), "CUB-50") << wrong;
  }
  EXPECT_EQ(text(Stack()), "");
}

TEST(CubusStack, CUB_50_AnErrorSaysWhere) {  // CUB-50
  EXPECT_EQ(stack_error("2,x/1,1").message,
            "Character 3 of the stack: a height such as 2, one with an open top, 2*, or - is "
            "expected, not \"x\".");
}

}  // namespace
}  // namespace benben::cubus
