#include "games/cubus/building.h"

#include <algorithm>
#include <bit>

namespace benben::cubus {
namespace {

void add_if_legal(std::vector<Stack>& stacks, const Stack& before, const Cards& hand,
                  const Grid& grid) {
  const std::optional<Stack> after = stack_of(grid);
  if (after && !check_build(before, hand, *after) &&
      std::ranges::find(stacks, *after) == stacks.end()) {
    stacks.push_back(*after);
  }
}

// The boxes of a stack one step away from the grid's corner, so that there is room behind them.
Grid grid_with_room(const Stack& stack) {
  Grid grid;
  for (const Column& column : columns_of(stack)) {
    grid.set({column.place.i + 1, column.place.j + 1}, column.height, column.open);
  }
  return grid;
}

}  // namespace

Exchange exchange(const Stack& before, const Stack& after) {
  const Cards old_cards = cards_shown(before);
  const Cards new_cards = cards_shown(after);
  Exchange exchange;
  for (const Kind kind : kKinds) {
    exchange.added.add(kind, std::max(new_cards[kind] - old_cards[kind], 0));
    exchange.gained.add(kind, std::max(old_cards[kind] - new_cards[kind], 0));
  }
  return exchange;
}

int points(const Stack& before, const Stack& after) { return worth(after) - worth(before); }

Refusal check_build(const Stack& before, const Cards& hand, const Stack& after) {
  const Exchange cards = exchange(before, after);
  if (!keeps_open_tops(before, after)) return "CUB-15";
  if (cards.added[Kind::kOpenTop] > 0 && cards.gained[Kind::kLid] > 0) return "CUB-16";
  for (const Kind kind : kKinds) {
    if (cards.added[kind] > hand[kind]) return "CUB-13";
  }
  if (boxes(after) <= boxes(before) || points(before, after) < 1) return "CUB-14";
  return std::nullopt;
}

std::vector<Stack> local_builds(const Stack& before, const Cards& hand) {
  std::vector<Stack> stacks;
  const Grid old_grid = grid_with_room(before);
  // A stack of kMaxColumns rows takes no further one (CUB-01), and the grid has no room for it.
  const int last_j = std::min(depth(before) + 1, kMaxColumns);
  const int last_i = std::min(width(before) + 1, kMaxColumns);
  for (int j = 0; j <= last_j; ++j) {
    for (int i = 0; i <= last_i; ++i) {
      const Place at = {i, j};
      const int height = old_grid.height(at);
      const bool open = old_grid.open(at);
      if (height == kMaxHeight || (open && std::popcount(before.open) > 1)) continue;
      Grid grid = old_grid;
      grid.set(at, height + 1, open);
      add_if_legal(stacks, before, hand, grid);
      if (height > 0) continue;
      grid.set(at, 1, true);
      add_if_legal(stacks, before, hand, grid);
    }
  }
  return stacks;
}

}  // namespace benben::cubus
