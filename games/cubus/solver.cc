#include "games/cubus/solver.h"

#include <algorithm>
#include <bit>

#include "games/cubus/plan_memory.h"
#include "games/cubus/shadows.h"

namespace benben::cubus {
namespace {

// The best stack without regard to open tops, of more than `least_boxes` boxes and of more worth
// than `least_worth`.
std::optional<Stack> best_free(const Budget& budget, int least_boxes, int least_worth) {
  const Shadows& shadows = Shadows::table();
  std::optional<Budget> best;
  int best_worth = least_worth;
  const auto consider = [&](const Budget& within) {
    const int most = shadows.most_boxes(within);
    const int worth = 3 * most - within.tops - within.lefts - within.rights;
    if (most <= least_boxes || worth <= best_worth) return;
    best = within;
    best_worth = worth;
  };
  consider(shadows.most_worth_at(budget));
  // The stack of most worth may have too few boxes; then one of less worth may have enough.
  if (!best && shadows.most_worth(budget) > least_worth) {
    for (int t = 1; t <= budget.tops; ++t) {
      for (int l = 1; l <= budget.lefts; ++l) {
        for (int r = 1; r <= budget.rights; ++r) consider({t, l, r});
      }
    }
  }
  if (!best) return std::nullopt;
  return shadows.witness(*best);
}

// Opens as many tops as are needed so that the lids suffice, from the front, where nothing stands
// on anything.
void open_more(Stack& stack, int number) {
  for (int n = columns_of(stack).size() - 1; number > 0; --n) {
    const auto bit = static_cast<std::uint16_t>(1u << n);
    if ((stack.open & bit) != 0) continue;
    stack.open = static_cast<std::uint16_t>(stack.open | bit);
    --number;
  }
}

}  // namespace

std::optional<BestBuild> best_build(const Stack& before, const Cards& hand) {
  return best_build(before, hand, PlanMemory::of_thread());
}

std::optional<BestBuild> best_build(const Stack& before, const Cards& hand, PlanMemory& memory) {
  const Cards shown = cards_shown(before);
  const Budget budget = {shown.tops() + hand.tops(), shown[Kind::kLeft] + hand[Kind::kLeft],
                         shown[Kind::kRight] + hand[Kind::kRight]};
  const int old_worth = worth(before);
  const int open = shown[Kind::kOpenTop];
  std::optional<Stack> stack;
  if (open < 2) {
    stack = best_free(budget, boxes(before), old_worth);
    if (stack) open_more(*stack, open);
  } else if (Shadows::table().most_worth(budget) > old_worth) {
    stack = memory.best(open_tops_of(before), {budget, boxes(before), old_worth});
  }
  if (!stack) return std::nullopt;
  const int lids = shown[Kind::kLid] + hand[Kind::kLid];
  open_more(*stack, std::max(0, cards_shown(*stack)[Kind::kLid] - lids));
  return BestBuild{worth(*stack) - old_worth, *stack};
}

}  // namespace benben::cubus
