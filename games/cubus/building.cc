#include "games/cubus/building.h"

#include <algorithm>
#include <bit>

namespace benben::cubus {
namespace {

std::size_t at(int n) { return static_cast<std::size_t>(n); }

// A stack with one box more on its n-th column.
Stack raised(Stack stack, int n) {
  ++stack.heights[at(n)];
  return stack;
}

// The heights and tops with a closed column of one box more, which becomes the n-th.
Stack with_column(Stack stack, int n) {
  std::copy_backward(stack.heights.begin() + n, stack.heights.end() - 1, stack.heights.end());
  stack.heights[at(n)] = 1;
  const unsigned behind = (1u << n) - 1;
  stack.open = static_cast<std::uint16_t>((stack.open & behind) | (stack.open & ~behind) << 1);
  return stack;
}

// Columns of one box before the left or the right end of a row.
Stack longer_to_the_left(const Stack& stack, int j, int n) {
  Stack longer = with_column(stack, n);
  if (stack.rows[at(j)].first == 0) {
    for (int row = 0; row < depth(stack); ++row) ++longer.rows[at(row)].first;
  }
  --longer.rows[at(j)].first;
  ++longer.rows[at(j)].length;
  return longer;
}
Stack longer_to_the_right(const Stack& stack, int j, int n) {
  Stack longer = with_column(stack, n + stack.rows[at(j)].length);
  ++longer.rows[at(j)].length;
  return longer;
}

// Rows of one column of one box, behind and before all others.
Stack longer_behind(const Stack& stack) {
  Stack longer = with_column(stack, 0);
  std::copy_backward(stack.rows.begin(), stack.rows.end() - 1, longer.rows.end());
  longer.rows[0] = {static_cast<std::uint8_t>(width(stack) - 1), 1};
  return longer;
}
Stack longer_before(const Stack& stack) {
  Stack longer = with_column(stack, columns(stack));
  longer.rows[at(depth(stack))] = {0, 1};
  return longer;
}

// Calls visit(after, n) for every proper stack (CUB-03) of one box more, by j and i of that box,
// which is on the n-th column; new columns are closed.
template <class Visit>
void for_each_box_more(const Stack& stack, Visit visit) {
  const int rows = depth(stack);
  const bool full = columns(stack) == kMaxColumns;
  const auto height = [&](int n) { return int{stack.heights[at(n)]}; };
  if (!full && height(stack.rows[0].length - 1) == 1) visit(longer_behind(stack), 0);
  int n = 0;  // the first column of the row
  for (int j = 0; j < rows; ++j) {
    const Row row = stack.rows[at(j)];
    const Row behind = j > 0 ? stack.rows[at(j - 1)] : Row{};
    const Row before = j + 1 < rows ? stack.rows[at(j + 1)] : Row{};
    // Columns behind one are not lower, and those before it not higher.
    const int to_before = n + row.length - before.first;  // from an i to the column before it
    const bool left =
        before.length == 0 || (before.first < row.first && height(to_before + row.first - 1) == 1);
    if (!full && left && height(n) == 1) visit(longer_to_the_left(stack, j, n), n);
    for (int i = 0; i < row.length; ++i) {
      if (i > 0 && height(n + i - 1) == height(n + i)) continue;
      const int from_back = row.first + i - behind.first;
      if (j > 0 && from_back >= 0 && height(n - behind.length + from_back) == height(n + i))
        continue;
      if (height(n + i) < kMaxHeight) visit(raised(stack, n + i), n + i);
    }
    const bool right = j == 0 || behind.first + behind.length > row.first + row.length;
    if (!full && right) visit(longer_to_the_right(stack, j, n), n + row.length);
    n += row.length;
  }
  if (!full) visit(longer_before(stack), n);
}

}  // namespace

Exchange exchange(const Cards& before, const Cards& after) {
  Exchange exchange;
  for (const Kind kind : kKinds) {
    exchange.added.add(kind, std::max(after[kind] - before[kind], 0));
    exchange.gained.add(kind, std::max(before[kind] - after[kind], 0));
  }
  return exchange;
}

Exchange exchange(const Stack& before, const Stack& after) {
  return exchange(cards_shown(before), cards_shown(after));
}

int points(const Stack& before, const Stack& after) { return worth(after) - worth(before); }

// One box more takes two cards at most and leaves no lid over (CUB-14, CUB-16), and all other tops
// stay where they are (CUB-15): nothing but the cards of the hand can forbid it.
std::vector<Stack> local_builds(const Stack& before, const Cards& hand) {
  std::vector<Stack> stacks;
  stacks.reserve(kMaxColumns);
  const Cards shown = cards_shown(before);
  const auto add_if_legal = [&](const Stack& after) {
    const Cards added = exchange(shown, cards_shown(after)).added;
    for (const Kind kind : kKinds) {
      if (added[kind] > hand[kind]) return;
    }
    if (std::ranges::find(stacks, after) == stacks.end()) stacks.push_back(after);
  };
  const int old_columns = columns(before);
  for_each_box_more(before, [&](Stack after, int n) {
    const auto bit = static_cast<std::uint16_t>(1u << n);
    const bool is_new = columns(after) > old_columns;
    if (!is_new && (after.open & bit) != 0 && std::popcount(after.open) > 1) return;
    add_if_legal(after);
    if (!is_new) return;
    after.open = static_cast<std::uint16_t>(after.open | bit);
    add_if_legal(after);
  });
  return stacks;
}

}  // namespace benben::cubus
