#include "games/cubus/theme.h"

#include "games/cubus/building.h"

namespace benben::cubus {
namespace {

// Whether every box of the one stack stands in the other, all moved alike.
bool stands_in(const Stack& before, const Stack& after, Place moved) {
  const Grid grid(after);
  for (const Column& column : columns_of(before)) {
    const Place at = {column.place.i + moved.i, column.place.j + moved.j};
    if (at.i > kMaxColumns || at.j > kMaxColumns || grid.height(at) < column.height) return false;
  }
  return true;
}

bool is_kept(const Stack& before, const Stack& after) {
  for (int i = 0; i < kMaxColumns; ++i) {
    for (int j = 0; j < kMaxColumns; ++j) {
      if (stands_in(before, after, {i, j})) return true;
    }
  }
  return false;
}

}  // namespace

std::string_view theme(const State& before, Seat, const Move& move, const State&) {
  if (move.act != Act::kBuild && move.act != Act::kKnockBuild) return "other";
  if (!is_kept(before.stack, move.stack)) return "rebuild";
  const Cards added = exchange(before.stack, move.stack).added;
  return added.total() == usable_cards(before).total() ? "hand" : "extend";
}

}  // namespace benben::cubus
