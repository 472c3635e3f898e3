// The theorem behind PYX-20, over every shape that the heap can take: nobody is ever stuck.
#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

struct CellSetHash {
  std::size_t operator()(CellSet set) const {
    std::size_t hash = 0;
    for (const Cell at : set) hash ^= std::size_t{1} << index(at);
    return hash * 0x9E3779B97F4A7C15u;
  }
};

using Shapes = std::unordered_set<CellSet, CellSetHash>;

// A removal empties exactly one cell, a non-tray cell without occupied uppers (PYX-12, PYX-15): the
// top of the line that slides.
std::vector<CellSet> next_shapes(CellSet shape) {
  std::vector<CellSet> next;
  for (const Cell at : shape - kTray) {
    if ((uppers(at) & shape).empty()) next.push_back(shape - CellSet::of(at));
  }
  return next;
}

Shapes all_shapes() {
  Shapes shapes = {CellSet::all()};
  std::vector<CellSet> open = {CellSet::all()};
  while (!open.empty()) {
    const CellSet shape = open.back();
    open.pop_back();
    for (const CellSet next : next_shapes(shape)) {
      if (shapes.insert(next).second) open.push_back(next);
    }
  }
  return shapes;
}

int visible(CellSet shape, Cell at) { return 3 - (uppers(at) & shape).size(); }

TEST(PyramixShapes, PYX_20_ALegalRemovalAlwaysExists) {  // PYX-20
  const Shapes shapes = all_shapes();
  EXPECT_EQ(shapes.size(), 161'422u);
  for (const CellSet shape : shapes) {
    if (shape == kTray) continue;
    // The cell above the tray with the largest x: the last in the order of names has it.
    Cell top{};
    for (const Cell at : shape - kTray) top = at;
    ASSERT_GE(visible(shape, top), 2) << "as a cobra it may be taken";
    const Coordinates c = coordinates(top);
    const Cell beside = *find_cell({c.x + 1, c.y, c.z});
    ASSERT_TRUE(kTray.contains(beside));
    ASSERT_EQ(visible(shape, beside), 2) << "the cube above slides into its place";
    ASSERT_EQ(face_neighbours(beside) & shape, CellSet::of(top)) << "it touches nothing else";
  }
}

// Play reaches the shapes that the theorem speaks of, and no others.
TEST(PyramixShapes, PYX_15_EveryRemovalEmptiesTheTopOfALine) {  // PYX-15
  CellSet before;
  int removals = -1;
  for_each_position(200, [&](const State& state) {
    if (state.removals == removals + 1 && removals >= 0) {
      const std::vector<CellSet> next = next_shapes(before);
      ASSERT_NE(std::ranges::find(next, state.occupied), next.end());
    }
    before = state.occupied;
    removals = state.removals;
  });
}

}  // namespace
}  // namespace benben::pyramix
