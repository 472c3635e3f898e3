// One box more, one box less: the proper stacks next to a stack (CUB-03).
//
// Whoever looks at all of them builds each from the stack's own bytes, without a grid: an end of a
// row or of the rows grows by one column or loses one, or a column grows or falls by one box.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "games/cubus/stack.h"

namespace benben::cubus {

// Where a box is added: upon the n-th column; as a new column at the left (smaller i) or right end
// of the n-th row; as a new row behind or before all others, where n is 0.
enum class Side : std::uint8_t { kUpon, kLeft, kRight, kBehind, kBefore };
struct BoxPlace {
  Side side = Side::kUpon;
  int n = 0;
  friend constexpr bool operator==(BoxPlace, BoxPlace) = default;
};

// One box alone.
inline Stack one_box() {
  Stack stack;
  stack.rows[0] = {0, 1};
  stack.heights[0] = 1;
  return stack;
}

// The same stack with lids alone.
inline Stack closed(Stack stack) {
  stack.open = 0;
  return stack;
}

namespace detail {

inline std::size_t at(int n) { return static_cast<std::size_t>(n); }

// A stack with one box more on its n-th column.
inline Stack raised(Stack stack, int n) {
  ++stack.heights[at(n)];
  return stack;
}

// The heights and tops with a closed column of one box more, which becomes the n-th.
inline Stack with_column(Stack stack, int n) {
  std::copy_backward(stack.heights.begin() + n, stack.heights.end() - 1, stack.heights.end());
  stack.heights[at(n)] = 1;
  const unsigned behind = (1u << n) - 1;
  stack.open = static_cast<std::uint16_t>((stack.open & behind) | (stack.open & ~behind) << 1);
  return stack;
}

// Columns of one box before the left or the right end of a row.
inline Stack longer_to_the_left(const Stack& stack, int j, int n) {
  Stack longer = with_column(stack, n);
  if (stack.rows[at(j)].first == 0) {
    for (int row = 0; row < depth(stack); ++row) ++longer.rows[at(row)].first;
  }
  --longer.rows[at(j)].first;
  ++longer.rows[at(j)].length;
  return longer;
}
inline Stack longer_to_the_right(const Stack& stack, int j, int n) {
  Stack longer = with_column(stack, n + stack.rows[at(j)].length);
  ++longer.rows[at(j)].length;
  return longer;
}

// Rows of one column of one box, behind and before all others.
inline Stack longer_behind(const Stack& stack) {
  Stack longer = with_column(stack, 0);
  std::copy_backward(stack.rows.begin(), stack.rows.end() - 1, longer.rows.end());
  longer.rows[0] = {static_cast<std::uint8_t>(width(stack) - 1), 1};
  return longer;
}
inline Stack longer_before(const Stack& stack) {
  Stack longer = with_column(stack, columns(stack));
  longer.rows[at(depth(stack))] = {0, 1};
  return longer;
}

// A stack with one box less on its n-th column, which has more.
inline Stack lowered(Stack stack, int n) {
  --stack.heights[at(n)];
  return stack;
}

// The heights and tops without the n-th column.
inline Stack without_column(Stack stack, int n) {
  std::copy(stack.heights.begin() + n + 1, stack.heights.end(), stack.heights.begin() + n);
  stack.heights.back() = 0;
  const unsigned behind = (1u << n) - 1;
  stack.open = static_cast<std::uint16_t>((stack.open & behind) | (stack.open >> 1 & ~behind));
  return stack;
}

// Without the n-th column, which is the left or the right end of row j, or all of the first or the
// last row.
inline Stack shorter(const Stack& stack, int j, int n, Side end) {
  Stack shorter = without_column(stack, n);
  Row& row = shorter.rows[at(j)];
  --row.length;
  if (end == Side::kLeft) ++row.first;
  if (row.length == 0) {
    std::copy(shorter.rows.begin() + j + 1, shorter.rows.end(), shorter.rows.begin() + j);
    shorter.rows.back() = {};
  }
  // The front row begins at the smallest i.
  const int rows = depth(shorter);
  const std::uint8_t first = shorter.rows[at(rows - 1)].first;
  for (int k = 0; k < rows; ++k) {
    shorter.rows[at(k)].first = static_cast<std::uint8_t>(shorter.rows[at(k)].first - first);
  }
  return shorter;
}

// Whether the i-th column of a row, whose first is the n-th of all, stays when it loses a box: it
// is higher than those before it, and no lower than two.
inline bool may_fall(const Stack& stack, Row row, Row before, int n, int i) {
  const std::uint8_t height = stack.heights[at(n + i)];
  if (height == 1) return false;
  if (i + 1 < row.length && stack.heights[at(n + i + 1)] == height) return false;
  const int from_front = row.first + i - before.first;
  return from_front >= before.length || stack.heights[at(n + row.length + from_front)] != height;
}

}  // namespace detail

// Calls visit(after, n, place) for every proper stack of one box more, by j and i of that box,
// which is on the n-th column of the new stack; new columns are closed.
template <class Visit>
void for_each_box_more(const Stack& stack, Visit visit) {
  using detail::at;
  const int rows = depth(stack);
  const bool full = columns(stack) == kMaxColumns;
  const auto height = [&](int n) { return int{stack.heights[at(n)]}; };
  if (!full && height(stack.rows[0].length - 1) == 1) {
    visit(detail::longer_behind(stack), 0, BoxPlace{Side::kBehind, 0});
  }
  int n = 0;  // the first column of the row
  for (int j = 0; j < rows; ++j) {
    const Row row = stack.rows[at(j)];
    const Row behind = j > 0 ? stack.rows[at(j - 1)] : Row{};
    const Row before = j + 1 < rows ? stack.rows[at(j + 1)] : Row{};
    // Columns behind one are not lower, and those before it not higher.
    const int to_before = n + row.length - before.first;  // from an i to the column before it
    const bool left =
        before.length == 0 || (before.first < row.first && height(to_before + row.first - 1) == 1);
    if (!full && left && height(n) == 1) {
      visit(detail::longer_to_the_left(stack, j, n), n, BoxPlace{Side::kLeft, j});
    }
    for (int i = 0; i < row.length; ++i) {
      if (i > 0 && height(n + i - 1) == height(n + i)) continue;
      const int from_back = row.first + i - behind.first;
      if (j > 0 && from_back >= 0 && height(n - behind.length + from_back) == height(n + i))
        continue;
      if (height(n + i) < kMaxHeight) {
        visit(detail::raised(stack, n + i), n + i, BoxPlace{Side::kUpon, n + i});
      }
    }
    const bool right = j == 0 || behind.first + behind.length > row.first + row.length;
    if (!full && right) {
      visit(detail::longer_to_the_right(stack, j, n), n + row.length, BoxPlace{Side::kRight, j});
    }
    n += row.length;
  }
  if (!full) visit(detail::longer_before(stack), n, BoxPlace{Side::kBefore, 0});
}

// Calls visit(after, n) for every proper stack of one box less, by the column n of this stack that
// it is taken from, in no order; the last box of all stays.
template <class Visit>
void for_each_box_less(const Stack& stack, Visit visit) {
  const int rows = depth(stack);
  int n = 0;  // the first column of the row
  for (int j = 0; j < rows; ++j) {
    const Row row = stack.rows[detail::at(j)];
    const Row before = j + 1 < rows ? stack.rows[detail::at(j + 1)] : Row{};
    for (int i = 0; i < row.length; ++i) {
      if (detail::may_fall(stack, row, before, n, i)) {
        visit(detail::lowered(stack, n + i), n + i);
      }
    }
    // A row may not begin farther right than the one behind it, nor end before that begins.
    const int back_first = j > 0 ? stack.rows[detail::at(j - 1)].first : kMaxColumns;
    const int last = row.first + row.length - 1;
    const int before_end = before.first + before.length;
    const auto is_low = [&](int column) { return stack.heights[detail::at(column)] == 1; };
    if (row.length == 1) {
      const bool outermost = rows > 1 && (j == 0 || j == rows - 1);
      if (outermost && is_low(n)) visit(detail::shorter(stack, j, n, Side::kRight), n);
    } else {
      const bool left = row.first < back_first && (j + 1 == rows || before_end > row.first + 1);
      if (left && is_low(n)) visit(detail::shorter(stack, j, n, Side::kLeft), n);
      const int end = n + row.length - 1;
      const bool right = (j == 0 || last > back_first) && before_end <= last;
      if (right && is_low(end)) visit(detail::shorter(stack, j, end, Side::kRight), end);
    }
    n += row.length;
  }
}

}  // namespace benben::cubus
