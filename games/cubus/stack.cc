#include "games/cubus/stack.h"

#include <algorithm>
#include <bit>

namespace benben::cubus {
namespace {

// The interval of a grid's row, and whether it is one.
struct Interval {
  int first = 0;
  int last = -1;
  bool gap = false;
  bool empty() const { return last < first; }
};

Interval interval_of(const Grid& grid, int j) {
  Interval interval;
  for (int i = -1; i <= kMaxColumns; ++i) {
    if (grid.height({i, j}) == 0) continue;
    if (interval.empty()) {
      interval.first = i;
    } else if (interval.last != i - 1) {
      interval.gap = true;
    }
    interval.last = i;
  }
  return interval;
}

// CUB-03 between one row and the next: connected, convex, and heights that do not rise.
bool follows(const Grid& grid, const Interval& back, const Interval& front, int front_j) {
  if (front.first > back.first || front.last > back.last || front.last < back.first) return false;
  for (int i = back.first; i <= front.last; ++i) {
    if (grid.height({i, front_j}) > grid.height({i, front_j - 1})) return false;
  }
  return true;
}

bool falls(const Grid& grid, const Interval& row, int j) {
  for (int i = row.first; i < row.last; ++i) {
    if (grid.height({i + 1, j}) > grid.height({i, j})) return false;
  }
  return true;
}

// The rows of a grid with columns, one after the other; nothing if they are not those of a proper
// stack.
struct Rows {
  FixedList<Interval, kMaxColumns> row;
  int first_j = 0;
};

std::optional<Rows> rows_of(const Grid& grid) {
  Rows rows;
  for (int j = -1; j <= kMaxColumns; ++j) {
    const Interval interval = interval_of(grid, j);
    if (interval.empty()) continue;
    if (rows.row.empty()) rows.first_j = j;
    if (interval.gap || rows.row.size() == kMaxColumns || rows.first_j + rows.row.size() != j ||
        !falls(grid, interval, j)) {
      return std::nullopt;
    }
    if (!rows.row.empty() && !follows(grid, rows.row.back(), interval, j)) return std::nullopt;
    rows.row.push_back(interval);
  }
  return rows;
}

}  // namespace

Columns columns_of(const Stack& stack) {
  Columns columns;
  std::size_t n = 0;
  for (int j = 0; j < kMaxColumns; ++j) {
    const Row row = stack.rows[static_cast<std::size_t>(j)];
    for (int i = row.first; i < row.first + row.length; ++i) {
      columns.push_back({{i, j}, stack.heights[n], (stack.open >> n & 1) != 0});
      ++n;
    }
  }
  return columns;
}

int depth(const Stack& stack) {
  int rows = 0;
  while (rows < kMaxColumns && stack.rows[static_cast<std::size_t>(rows)].length > 0) ++rows;
  return rows;
}

// The back row reaches farthest to the right.
int width(const Stack& stack) { return stack.rows[0].first + stack.rows[0].length; }

int columns(const Stack& stack) {
  int sum = 0;
  for (const Row row : stack.rows) sum += row.length;
  return sum;
}

int boxes(const Stack& stack) {
  int sum = 0;
  for (const std::uint8_t height : stack.heights) sum += height;
  return sum;
}

// The differences of CUB-04 add up to the height of the back column of every line.
Cards cards_shown(const Stack& stack) {
  std::size_t n = 0;
  int lefts = 0;
  int rights = 0;
  int back_first = kMaxColumns;
  for (const Row row : stack.rows) {
    if (row.length == 0) break;
    rights += stack.heights[n];
    const auto ends = static_cast<std::size_t>(std::min<int>(row.length, back_first - row.first));
    for (std::size_t i = 0; i < ends; ++i) lefts += stack.heights[n + i];
    n += row.length;
    back_first = row.first;
  }
  const int open = std::popcount(stack.open);
  const auto number = [](int cards) { return static_cast<std::uint8_t>(cards); };
  return {{number(lefts), number(rights), number(static_cast<int>(n) - open), number(open)}};
}

int worth(const Stack& stack) {
  return kBoxPoints * boxes(stack) - kCardPoints * cards_shown(stack).total();
}

Grid::Grid(const Stack& stack) {
  for (const Column& column : columns_of(stack)) set(column.place, column.height, column.open);
}

std::optional<Stack> stack_of(const Grid& grid) {
  const std::optional<Rows> rows = rows_of(grid);
  if (!rows || rows->row.empty()) return std::nullopt;
  const int first_i = rows->row.back().first;
  Stack stack;
  std::size_t n = 0;
  for (int row = 0; row < rows->row.size(); ++row) {
    const Interval& interval = rows->row[row];
    const int length = interval.last - interval.first + 1;
    if (static_cast<int>(n) + length > kMaxColumns) return std::nullopt;
    stack.rows[static_cast<std::size_t>(row)] = {
        static_cast<std::uint8_t>(interval.first - first_i), static_cast<std::uint8_t>(length)};
    for (int i = interval.first; i <= interval.last; ++i) {
      const Place at = {i, rows->first_j + row};
      stack.heights[n] = static_cast<std::uint8_t>(grid.height(at));
      if (grid.open(at)) stack.open = static_cast<std::uint16_t>(stack.open | 1u << n);
      ++n;
    }
  }
  return stack;
}

bool keeps_open_tops(const Stack& before, const Stack& after) {
  if (before.open == 0) return true;
  const Columns old_columns = columns_of(before);
  const Columns new_columns = columns_of(after);
  const Column& anchor = *std::ranges::find_if(old_columns, &Column::open);
  const auto stands = [&](const Column& old, const Column& image) {
    const Column moved = {{old.place.i + image.place.i - anchor.place.i,
                           old.place.j + image.place.j - anchor.place.j},
                          old.height + image.height - anchor.height,
                          true};
    return std::ranges::any_of(new_columns, [&](const Column& column) {
      return column.open && column.place == moved.place && column.height == moved.height;
    });
  };
  return std::ranges::any_of(new_columns, [&](const Column& image) {
    return image.open && std::ranges::all_of(old_columns, [&](const Column& old) {
             return !old.open || stands(old, image);
           });
  });
}

Stack mirrored(const Stack& stack) {
  Grid grid;
  for (const Column& column : columns_of(stack)) {
    grid.set({column.place.j, column.place.i}, column.height, column.open);
  }
  return stack.empty() ? Stack() : *stack_of(grid);
}

}  // namespace benben::cubus
