// What Pyramix tells a search: which cubes weigh more than others, and why.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>

#include "core/game.h"
#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

static_assert(GuidedGame<Pyramix> && kAlwaysListed<Pyramix>);

std::uint32_t weight(const State& state, std::string_view name) {
  for (const auto& candidate : Pyramix::candidates(state, seat_to_move(state))) {
    if (candidate.move == cell(name)) return candidate.weight;
  }
  ADD_FAILURE() << name;
  return 0;
}

// The position with every known cube of one kind but for those that are named.
State all_alike(State state, std::string_view rest, const Arrangement& others = {}) {
  for (const Cell at : state.occupied - state.unknown) {
    const auto placed = others.find(cell_name(at));
    state.cubes[index(at)] = *find_cube(placed == others.end() ? rest : placed->second);
  }
  state.cobras = {};
  return state;
}
State heap_of(std::string_view rest, const Arrangement& others = {}) {
  return all_alike(heap(2), rest, others);
}

TEST(PyramixGuidance, LooksAtEveryLegalCubeInItsOrder) {
  for_each_position(12, [](const State& state) {
    if (!Pyramix::next(state).is_seats()) return;
    const CellSet legal = Pyramix::legal(state, seat_to_move(state));
    const CandidateList candidates = Pyramix::candidates(state, seat_to_move(state));
    ASSERT_EQ(candidates.size(), legal.size());
    for (int i = 0; i < candidates.size(); ++i) {
      EXPECT_EQ(candidates[i].move, legal[i]);
      EXPECT_GE(candidates[i].weight, 1u);
    }
  });
}

TEST(PyramixGuidance, CubesOfMorePointsWeighMore) {
  const State state = heap_of("bC", {{"002", "bE"}, {"300", "bE"}, {"030", "X"}});
  EXPECT_GT(weight(state, "002"), weight(state, "004"));
  EXPECT_EQ(weight(state, "002"), weight(state, "300"));
  EXPECT_GT(weight(state, "004"), weight(state, "030"));
}

TEST(PyramixGuidance, AnAnkhCountsByTheContestForItsColour) {
  State state = heap_of("bC", {{"002", "gA"}, {"300", "oA"}});
  EXPECT_EQ(weight(state, "002"), weight(state, "300")) << "nobody has one";
  EXPECT_GT(weight(state, "002"), weight(state, "004")) << "both are a contest, a crane is none";
  // Seat 0 leads in green by three, which nobody makes up soon; orange is open.
  for (std::size_t i = 0; i < 6; ++i) state.taken[i] = *find_cube(i % 2 == 0 ? "gA" : "bC");
  state.removals = 6;
  EXPECT_LT(weight(state, "002"), weight(state, "300"));
}

// How often a cube over an eye that may not yet be taken weighs less than one that is not over it.
int opened(const State& even) {
  // Only cubes that carry none: into the place of others one slides (PYX-15).
  CellSet carried;
  for (const Cell at : even.occupied) {
    if (!(uppers(at) & even.occupied).empty()) carried |= CellSet::of(at);
  }
  const CellSet legal = Pyramix::legal(even, seat_to_move(even));
  int opened = 0;
  for (const Cell at : legal - carried) {
    const CellSet below =
        lowers(at) & (even.faces_low | even.faces_high) & (even.occupied - even.unknown - legal);
    if (below.empty()) continue;
    const State state = all_alike(even, "bC", {{cell_name(below.first()), "bE"}});
    for (const Cell other : legal - carried) {
      if (lowers(other).contains(below.first())) continue;
      EXPECT_LT(weight(state, cell_name(at)), weight(state, cell_name(other))) << cell_name(at);
      ++opened;
    }
  }
  return opened;
}

TEST(PyramixGuidance, WhatATakenCubeOpensToTheNextPlayerCountsAgainstIt) {
  int seen = 0;
  for_each_position(6, [&](const State& state) {
    if (!Pyramix::next(state).is_seats()) return;
    const State even = all_alike(state, "bC");
    for (const Candidate<Cell>& candidate : Pyramix::candidates(even, seat_to_move(even))) {
      EXPECT_EQ(candidate.weight, 1001u) << "all are the best";
    }
    seen += opened(even);
  });
  EXPECT_GT(seen, 20);
}

TEST(PyramixGuidance, ARolloutTakesAnyCubeThatMayBeTaken) {
  const State state = heap(2);
  const CellSet legal = Pyramix::legal(state, seat_to_move(state));
  Rng rng(1);
  CellSet taken;
  for (int i = 0; i < 3000; ++i) {
    taken |= CellSet::of(Pyramix::rollout_move(state, seat_to_move(state), rng));
  }
  EXPECT_EQ(taken, legal);
}

TEST(PyramixGuidance, ARolloutTakesTheBetterOfTwo) {
  // Of n cubes the best is taken unless neither draw is it, the worst only if both are.
  State state = heap_of("bC", {{"002", "gA"}, {"300", "bE"}, {"030", "X"}});
  const int cubes = Pyramix::legal(state, seat_to_move(state)).size();
  Rng rng(1);
  std::map<Cube, int> taken;
  constexpr int kTries = 200'000;
  for (int i = 0; i < kTries; ++i) {
    ++taken[state.cubes[index(Pyramix::rollout_move(state, seat_to_move(state), rng))]];
  }
  const double pairs = cubes * cubes;
  const auto expect = [&](std::string_view code, double drawn) {
    EXPECT_NEAR(taken[*find_cube(code)] / double{kTries}, drawn / pairs, 0.003) << code;
  };
  ASSERT_GE(cubes, 6);
  expect("gA", 2 * cubes - 1);
  expect("bE", 2 * (cubes - 1) - 1);
  expect("X", 1);
}

}  // namespace
}  // namespace benben::pyramix
