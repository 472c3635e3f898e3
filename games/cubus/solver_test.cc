// The exact solver against brute force: all stacks of few cards, open tops at random.
#include "games/cubus/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/cubus/building.h"
#include "games/cubus/shadows.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

constexpr int kTops = 8;
constexpr int kSides = 7;

bool is_small(const Stack& stack) {
  const Cards shown = cards_shown(stack);
  return shown.tops() <= kTops && shown[Kind::kLeft] <= kSides && shown[Kind::kRight] <= kSides;
}

// All stacks with at most 8 tops, 7 left and 7 right sides, all tops lids: every stack is a smaller
// one and a box, and no smaller one shows more cards (CUB-42).
const std::vector<Stack>& small_stacks() {
  static const std::vector<Stack> kStacks = [] {
    std::vector<Stack> stacks = {stack("1")};
    std::set<std::string> seen = {"1"};
    const Cards plenty = {{16, 16, 16, 0}};
    for (std::size_t n = 0; n < stacks.size(); ++n) {
      const Stack from = stacks[n];
      for (const Stack& to : local_builds(from, plenty)) {
        if (is_small(to) && seen.insert(text(to)).second) stacks.push_back(to);
      }
    }
    return stacks;
  }();
  return kStacks;
}

// The stack with its tops opened as those of `before` that one shift takes there; nothing if the
// shift that takes the first open top to column n does not.
std::optional<Stack> opened_at(const Stack& shape, const std::vector<Column>& tops, int n) {
  Grid grid(shape);
  const Column to = columns_of(shape)[n];
  const Column& from = tops.front();
  for (const Column& top : tops) {
    const Place at = {top.place.i + to.place.i - from.place.i,
                      top.place.j + to.place.j - from.place.j};
    if (std::min(at.i, at.j) < 0 || std::max(at.i, at.j) >= kMaxColumns) return std::nullopt;
    if (grid.height(at) == 0 || grid.height(at) != top.height + to.height - from.height) {
      return std::nullopt;
    }
    grid.set(at, grid.height(at), true);
  }
  return stack_of(grid);
}

int most_points(const Stack& before, const Cards& hand) {
  std::vector<Column> tops;
  for (const Column& column : columns_of(before)) {
    if (column.open) tops.push_back(column);
  }
  int most = 0;
  const auto consider = [&](const Stack& after) {
    if (!build_fault(before, hand, after)) most = std::max(most, points(before, after));
  };
  for (const Stack& shape : small_stacks()) {
    if (points(before, shape) <= most) continue;
    if (tops.empty()) consider(shape);
    for (int n = 0; !tops.empty() && n < columns_of(shape).size(); ++n) {
      if (const auto after = opened_at(shape, tops, n)) consider(*after);
    }
  }
  return most;
}

TEST(CubusSolver, ThereAreAsManySmallStacksAsThereMustBe) {  // CUB-03
  EXPECT_EQ(small_stacks().size(), 8249u);
}

// The most boxes of a small stack within each budget, by exhaustion.
class Most {
 public:
  Most() {
    for (const Stack& stack : small_stacks()) {
      const Cards shown = cards_shown(stack);
      int& most = at({shown.tops(), shown[Kind::kLeft], shown[Kind::kRight]});
      most = std::max(most, boxes(stack));
    }
    each([&](const Budget& budget) {
      const auto [t, l, r] = budget;
      int& most = at(budget);
      if (t > 0) most = std::max(most, at({t - 1, l, r}));
      if (l > 0) most = std::max(most, at({t, l - 1, r}));
      if (r > 0) most = std::max(most, at({t, l, r - 1}));
    });
  }
  int& at(const Budget& budget) {
    const int cell = (budget.tops * kSide + budget.lefts) * kSide + budget.rights;
    return boxes_[static_cast<std::size_t>(cell)];
  }
  // Calls visit(budget) for all small budgets, ascending.
  template <class Visit>
  static void each(Visit visit) {
    for (int t = 0; t <= kTops; ++t) {
      for (int l = 0; l <= kSides; ++l) {
        for (int r = 0; r <= kSides; ++r) visit(Budget{t, l, r});
      }
    }
  }

 private:
  static constexpr int kSide = kSides + 1;
  std::array<int, std::size_t{kTops + 1} * kSide * kSide> boxes_{};
};

TEST(CubusSolver, TheTableOfShadowsIsThatOfAllSmallStacks) {  // CUB-04
  Most most;
  int cells = 0;
  Most::each([&](const Budget& budget) {
    EXPECT_EQ(Shadows::table().most_boxes(budget), most.at(budget));
    if (most.at(budget) == 0) return;
    const Stack witness = Shadows::table().witness(budget);
    const Cards shown = cards_shown(witness);
    EXPECT_EQ(boxes(witness), most.at(budget)) << text(witness);
    EXPECT_TRUE(shown.tops() <= budget.tops && shown[Kind::kLeft] <= budget.lefts &&
                shown[Kind::kRight] <= budget.rights)
        << text(witness);
    EXPECT_LE(boxes(witness) * boxes(witness), budget.tops * budget.lefts * budget.rights);
    ++cells;
  });
  EXPECT_EQ(cells, kTops * kSides * kSides);
}

// A hand with which no more than a small stack can be built.
Cards small_hand(const Stack& stack, Rng& rng) {
  const Cards shown = cards_shown(stack);
  const auto up_to = [&](int most) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
  };
  Cards hand;
  hand.add(Kind::kLeft, up_to(kSides - shown[Kind::kLeft]));
  hand.add(Kind::kRight, up_to(kSides - shown[Kind::kRight]));
  hand.add(Kind::kLid, up_to(kTops - shown.tops()));
  return hand;
}

TEST(CubusSolver, CUB_53_TheBestFromEverySmallStackIsExact) {  // CUB-14 CUB-53
  Most most;
  Rng rng(4);
  for (const Stack& before : small_stacks()) {
    const Cards hand = small_hand(before, rng);
    const Cards cards = cards_shown(before) + hand;
    int points_by_hand = 0;
    Most::each([&](const Budget& budget) {
      const auto [t, l, r] = budget;
      const int boxes_there = most.at(budget);
      if (t > cards.tops() || l > cards[Kind::kLeft] || r > cards[Kind::kRight]) return;
      if (boxes_there <= boxes(before)) return;
      points_by_hand = std::max(points_by_hand, 3 * boxes_there - t - l - r - worth(before));
    });
    const std::optional<BestBuild> best = best_build(before, hand);
    ASSERT_EQ(best ? best->points : 0, points_by_hand) << text(before);
    if (best) {
      EXPECT_FALSE(build_fault(before, hand, best->stack)) << text(before);
    }
  }
}

TEST(CubusSolver, CUB_53_TheBestIsExact) {  // CUB-14 CUB-15 CUB-53
  Rng rng(3);
  int won = 0;
  for (int n = 0; n < 300; ++n) {
    const auto& all = small_stacks();
    Stack before = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    const int columns = columns_of(before).size();
    for (std::uint32_t open = rng.below(5); open > 0; --open) {
      before.open = static_cast<std::uint16_t>(
          before.open | 1u << rng.below(static_cast<std::uint32_t>(columns)));
    }
    const Cards hand = small_hand(before, rng);
    const std::optional<BestBuild> best = best_build(before, hand);
    ASSERT_EQ(best ? best->points : 0, most_points(before, hand)) << text(before);
    if (!best) continue;
    ++won;
    EXPECT_FALSE(build_fault(before, hand, best->stack)) << text(before);
    EXPECT_EQ(points(before, best->stack), best->points);
  }
  EXPECT_GT(won, 100);
}

// Layers that have all open tops may leave out lines between them, where none stands behind the
// other.
TEST(CubusSolver, OpenTopsSideBySide) {  // CUB-15 CUB-53
  const auto most = [](std::string_view before, std::string_view hand) {
    return best_build(stack(before), cards(hand))->points;
  };
  EXPECT_EQ(most("-,-,1*,1/-,-,1,1*/-,-,1,1/-,1,1,-/1*,1,-,-/1*,-,-,-", "LLLRRRRR"), 16);
  EXPECT_EQ(most("-,-,1*,1,1/-,-,1,1,1*/-,-,1,1,1/-,1,1,-,-/1*,1,-,-,-", "LLLLRRRRT"), 24);
  EXPECT_EQ(most("-,-,-,-,1,1*/-,-,-,1,1,-/1,1,1,1,-,-/1*,1,1*,-,-,-/1,1,1*,-,-,-", "LLLLRRRRT"),
            24);
}

TEST(CubusSolver, NineteenPointsOfTheRulebook) {  // CUB-14
  EXPECT_EQ(best_build(stack("3,1,1/1,1,1/1,1,1*"), cards("LR"))->points, 19);
}

// CUB-04: no stack of the 48 cards has more boxes than the cube.
TEST(CubusSolver, NothingIsLargerThanTheCube) {  // CUB-04
  const BestBuild best = *best_build(stack("1"), Cards({{15, 15, 11, 4}}));
  EXPECT_EQ(boxes(best.stack), 64);
}

}  // namespace
}  // namespace benben::cubus
