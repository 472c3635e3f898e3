// The memory of plan searches gives what a search would find, whatever it was asked before.
#include "games/cubus/plan_memory.h"

#include <gtest/gtest.h>

#include <bit>
#include <optional>
#include <string_view>

#include "core/rng.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

PlanSearch::Task task_of(const Stack& stack, const Cards& hand) {
  const Cards all = cards_shown(stack) + hand;
  return {{all.tops(), all[Kind::kLeft], all[Kind::kRight]}, boxes(stack), worth(stack)};
}

OpenTops tops_of(std::string_view text) { return open_tops_of(stack(text)); }

// Small enough that answers are driven out all the time, and large enough that some are found.
TEST(CubusPlanMemory, GivesWhatASearchFinds) {
  PlanMemory memory(50);
  int asked = 0;
  int found = 0;
  for_each_position(24, [&](const State& state) {
    if (!is_building(state) || std::popcount(state.stack.open) < 2) return;
    const OpenTops tops = open_tops_of(state.stack);
    for (int seat = 0; seat < state.players; ++seat) {
      const PlanSearch::Task task =
          task_of(state.stack, state.hands[static_cast<std::size_t>(seat)]);
      const std::optional<Stack> best = PlanSearch(tops, task).best();
      ASSERT_EQ(memory.best(tops, task), best) << text(state.stack);
      ++asked;
      found += best ? 1 : 0;
    }
  });
  EXPECT_GT(found, 500);
  EXPECT_LT(memory.searches(), asked * 9 / 10);
  EXPECT_GT(memory.searches(), asked / 10);
}

TEST(CubusPlanMemory, TakesEverythingThatASearchIsGivenIntoItsKey) {
  const OpenTops base = tops_of("2,2,1*/2,2,1/1*,1,1");
  const PlanSearch::Task task = {{10, 8, 8}, 13, 8};
  PlanMemory memory;
  const auto is_searched = [&](const OpenTops& tops, const PlanSearch::Task& given) {
    const int before = memory.searches();
    EXPECT_EQ(memory.best(tops, given), PlanSearch(tops, given).best());
    return memory.searches() > before;
  };
  EXPECT_TRUE(is_searched(base, task));
  EXPECT_FALSE(is_searched(base, task));
  EXPECT_TRUE(is_searched(base, {{11, 8, 8}, 13, 8}));
  EXPECT_TRUE(is_searched(base, {{10, 9, 8}, 13, 8}));
  EXPECT_TRUE(is_searched(base, {{10, 8, 9}, 13, 8}));
  EXPECT_TRUE(is_searched(base, {{10, 8, 8}, 14, 8}));
  EXPECT_TRUE(is_searched(base, {{10, 8, 8}, 13, 9}));
  EXPECT_TRUE(is_searched(base, {{10, 8, 8}, 13, 8 + 256}));
  EXPECT_TRUE(is_searched(tops_of("2,2*,1/2,2,1/1*,1,1"), task)) << "another i, another height";
  EXPECT_TRUE(is_searched(tops_of("2,2,2*/2,2,1/1*,1,1"), task)) << "another height";
  EXPECT_TRUE(is_searched(tops_of("2,2,1*/1*,1,1"), task)) << "another j";
  EXPECT_TRUE(is_searched(tops_of("2,1,1*/2,1,1*/1*,1,1"), task)) << "three of them";
  EXPECT_FALSE(is_searched(tops_of("3,3,1*/2,2,1/1*,1,-"), task)) << "the same, on another stack";
}

}  // namespace
}  // namespace benben::cubus
