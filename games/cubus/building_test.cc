// Building: which stacks may follow a stack, with which cards, for how many points.
#include "games/cubus/building.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

std::string refused(std::string_view before, std::string_view hand, std::string_view after) {
  const auto refusal = build_fault(stack(before), cards(hand), stack(after));
  return refusal ? make_error(Cubus::faults(), *refusal).rule : "";
}
int points(std::string_view before, std::string_view after) {
  return points(stack(before), stack(after));
}
std::vector<std::string> local(std::string_view before, std::string_view hand) {
  std::vector<std::string> texts;
  for (const Stack& stack : local_builds(stack(before), cards(hand))) texts.push_back(text(stack));
  std::ranges::sort(texts);
  return texts;
}

TEST(CubusBuilding, CUB_12_AnythingMayBeRebuilt) {  // CUB-12
  EXPECT_EQ(refused("2,1/1,1", "LR", "2,2/2,2"), "");
  EXPECT_EQ(refused("-,1/1,1", "T", "1,1/1,1"), "") << "behind";
  EXPECT_EQ(refused("1,1", "LLR", "2,2"), "") << "a layer under both";
  EXPECT_EQ(refused("3", "LRTTT", "2,2/2,2"), "") << "nothing is left as it was";
}

TEST(CubusBuilding, CUB_01_ALineOfSixteenGrowsOnlyInHeight) {  // CUB-01
  using Texts = std::vector<std::string>;
  EXPECT_EQ(local("1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1", "LRTO"),
            Texts({"2/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1"}));
  EXPECT_EQ(local("1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "LRTO"),
            Texts({"2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"}));
}

// The builds of one box more as the rules describe them: every place on and around the stack.
std::vector<Stack> tried_everywhere(const Stack& before, const Cards& hand) {
  Grid room;
  for (const Column& column : columns_of(before)) {
    room.set({column.place.i + 1, column.place.j + 1}, column.height, column.open);
  }
  std::vector<Stack> builds;
  const auto try_with = [&](Place at, bool open) {
    Grid grid = room;
    grid.set(at, room.height(at) + 1, open);
    const std::optional<Stack> after = stack_of(grid);
    if (after && !build_fault(before, hand, *after) && !std::ranges::count(builds, *after)) {
      builds.push_back(*after);
    }
  };
  const bool single = std::popcount(before.open) == 1;
  for (int j = 0; j <= kMaxColumns; ++j) {
    for (int i = 0; i <= kMaxColumns; ++i) {
      const Place at = {i, j};
      if (!room.open(at)) try_with(at, false);
      if (room.height(at) == 0 || (room.open(at) && single)) try_with(at, true);
    }
  }
  return builds;
}

TEST(CubusBuilding, CUB_53_EveryPlaceIsTried) {  // CUB-53
  std::size_t most = 0;
  for_each_position(20, [&](const State& state) {
    if (!is_building(state)) return;
    for (const Cards& hand : {usable_cards(state), kSupply - cards_shown(state.stack)}) {
      const std::vector<Stack> builds = local_builds(state.stack, hand);
      ASSERT_EQ(builds, tried_everywhere(state.stack, hand)) << text(state.stack);
      most = std::max(most, builds.size());
    }
  });
  EXPECT_GT(most, 12u);
}

TEST(CubusBuilding, CUB_13_CardsComeFromTheHandByKind) {  // CUB-13
  EXPECT_EQ(refused("1", "LR", "2"), "");
  EXPECT_EQ(refused("1", "LL", "2"), "CUB-13");
  EXPECT_EQ(refused("1", "LT", "1,1"), "");
  EXPECT_EQ(refused("1", "RT", "1,1"), "CUB-13");
  EXPECT_EQ(refused("1", "LO", "1,1"), "CUB-13") << "a lid is no open top";
  EXPECT_EQ(refused("1", "LO", "1,1*"), "");
  const Exchange cards = exchange(stack("3,1,1/1,1,1/1,1,1*"), stack("2,2,2/2,2,2/2,2,2*"));
  EXPECT_EQ(cards.added, benben::cubus::cards("LR"));
  EXPECT_EQ(cards.gained, Cards());
  EXPECT_EQ(exchange(stack("3,1"), stack("2,2")).gained, Cards({{0, 1, 0, 0}}));
}

TEST(CubusBuilding, CUB_14_OneBoxWithTwoOneOrNoCards) {  // CUB-14
  EXPECT_EQ(points("1", "2"), 1);
  EXPECT_EQ(points("1,1/1,-", "1,1/1,1"), 2);
  EXPECT_EQ(points("2,2/2,1", "2,2/2,2"), 3);
}

TEST(CubusBuilding, CUB_14_TheFirstStepsOfTheRulebook) {  // CUB-14
  constexpr std::string_view kSteps[] = {"1",       "1/1",     "-,1/1,1", "-,1/2,1",
                                         "-,2/2,1", "-,2/2,2", "2,2/2,2"};
  constexpr int kPoints[] = {1, 1, 1, 1, 3, 5};
  for (std::size_t n = 0; n < std::size(kPoints); ++n) {
    EXPECT_EQ(points(kSteps[n], kSteps[n + 1]), kPoints[n]) << kSteps[n + 1];
  }
}

TEST(CubusBuilding, CUB_14_ManyBoxesAtOnce) {  // CUB-14
  EXPECT_EQ(points("2,2,1/2,-,-", "2,2,2/2,2,1"), 9);
  EXPECT_EQ(points("3,1,1/1,1,1/1,1,1*", "2,2,2/2,2,2/2,2,2*"), 19);
}

TEST(CubusBuilding, CUB_14_BoxesMustGrowAndPointsBeWon) {  // CUB-14
  EXPECT_EQ(refused("2,1", "", "2,1"), "CUB-14");
  EXPECT_EQ(refused("3,1", "", "2,2"), "CUB-14") << "a card gained, but no box";
  EXPECT_EQ(refused("1/1", "", "1,1"), "CUB-13") << "a left side more, a right side less";
  EXPECT_EQ(points("3,1", "2,2"), 1);
  EXPECT_EQ(refused("1,1/1,1", "LLLRRR", "5"), "CUB-14") << "a box more, for three cards more";
  EXPECT_EQ(points("1,1/1,1", "5"), 0);
}

TEST(CubusBuilding, CUB_15_OpenTopsKeepTheirPlacesToEachOther) {  // CUB-15
  EXPECT_EQ(refused("2*,1/1,-", "LRTT", "2*,1/1,1"), "");
  EXPECT_EQ(refused("1,1*", "LRT", "2,1*"), "");
  EXPECT_EQ(refused("1,1*", "LR", "2,1"), "CUB-15") << "the open top is gone";
  EXPECT_EQ(refused("1*,1*", "LRTT", "1*,1*/1,1"), "");
  EXPECT_EQ(refused("1*,1*", "LRTT", "1*,1/1*,1"), "CUB-15") << "turned";
  EXPECT_EQ(refused("1*,1*", "LRTT", "1,1/1*,1*"), "") << "moved to the front";
  EXPECT_EQ(refused("1*,1*", "LLR", "2*,2*"), "") << "a layer pushed under";
  EXPECT_EQ(refused("2*,2*", "LLRTTTTTT", "1*,1*,1/1,1,1"), "") << "a layer taken away";
  EXPECT_EQ(refused("2*,1*", "LLRTT", "2*,2*"), "CUB-15") << "lifted alone";
}

TEST(CubusBuilding, CUB_16_NoOpenTopForALid) {  // CUB-16
  EXPECT_EQ(refused("1,1", "LLRO", "2*,2"), "CUB-16");
  EXPECT_EQ(refused("1,1", "LROO", "1,1*/1,1*"), "");
  EXPECT_EQ(refused("2,2/2,2*", "LLRRO", "4*,4*"), "CUB-16") << "fewer lids, one open top more";
}

TEST(CubusBuilding, CUB_53_FivePlacesForTheSecondBox) {  // CUB-53
  EXPECT_EQ(local("1", "LRT"), (std::vector<std::string>{"1,1", "1/1", "2"}));
}

TEST(CubusBuilding, CUB_53_ANewColumnMayBeOpen) {  // CUB-53
  EXPECT_EQ(local("1", "LO"), (std::vector<std::string>{"1*,1", "1,1*"}));
  EXPECT_EQ(local("1*", "LR"), (std::vector<std::string>{"2*"})) << "the only open top rises";
  EXPECT_EQ(local("1*,1*/1*,1*", "LRLR"), std::vector<std::string>()) << "of several none does";
}

}  // namespace
}  // namespace benben::cubus
