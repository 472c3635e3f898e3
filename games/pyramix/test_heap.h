// Positions of Pyramix for tests: a heap with chosen cubes, moves by name, random positions.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

inline Cell cell(std::string_view name) {
  return *find_cell({name[0] - '0', name[1] - '0', name[2] - '0'});
}

inline CellSet cells(std::initializer_list<std::string_view> names) {
  CellSet set;
  for (const std::string_view name : names) set |= CellSet::of(cell(name));
  return set;
}

// The cubes that matter to a test, by cell.
using Arrangement = std::map<std::string, std::string>;

// Reveals what is due as arranged, the rest from the unknown cubes: cobras last, so that a test
// meets none that it has not placed itself.
inline void reveal_due(State& state, const Arrangement& arrangement) {
  if (!Pyramix::next(state).is_chance()) return;
  Reveal reveal{due_reveal(state), {}};
  reveal.cubes.fill(Cube::kNone);
  auto left = state.hidden;
  for (const auto& [name, code] : arrangement) {
    if (state.unknown.contains(cell(name))) --left[index(*find_cube(code))];
  }
  std::size_t n = 0;
  for (const Cell at : reveal.cells) {
    const auto placed = arrangement.find(cell_name(at));
    Cube cube = Cube::kCobra;
    if (placed != arrangement.end()) {
      cube = *find_cube(placed->second);
    } else {
      for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
        if (left[kind] == 0) continue;
        cube = static_cast<Cube>(kind);
        --left[kind];
        break;
      }
    }
    reveal.cubes[n++] = cube;
  }
  Pyramix::apply(state, reveal);
}

// A heap after its set-up with these cubes. Cobras that are not placed lie in unknown cells, or,
// under `all`, in the last cells of the tray.
inline State heap(int players, const Arrangement& arrangement = {},
                  Cobras option = Cobras::kVisible) {
  State state = Pyramix::start({players, {{"cobras", option == Cobras::kAll ? "all" : "visible"}}});
  reveal_due(state, arrangement);
  return state;
}

// The rule that refuses a move of the seat to move ("" if none).
inline std::string refusal(const State& state, int seat, std::string_view text) {
  const Result<Cell> move = Pyramix::read_move(state, seat_at(seat), text);
  return move.ok() ? "" : move.error().rule;
}
inline std::string refusal(const State& state, std::string_view text) {
  return refusal(state, index(seat_to_move(state)), text);
}
inline std::string chance_refusal(const State& state, std::string_view text) {
  const Result<Reveal> reveal = Pyramix::read_outcome(state, text);
  return reveal.ok() ? "" : reveal.error().rule;
}

// Takes cubes in turn; each must be legal and be followed by no reveal but after the last.
inline void take(State& state, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    ASSERT_EQ(refusal(state, name), "") << name;
    Pyramix::apply(state, cell(name));
  }
}

// Calls visit(state) for every position of random games, for all players and both options.
template <class Visit>
void for_each_position(std::uint64_t games, Visit visit) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng = Rng(11).split(game);
    State state = Pyramix::start(
        {2 + static_cast<int>(game % 3), {{"cobras", game % 2 == 0 ? "visible" : "all"}}});
    visit(state);
    while (!Pyramix::next(state).is_over()) {
      if (Pyramix::next(state).is_chance()) {
        Pyramix::apply(state, Pyramix::sample(state, rng));
      } else {
        const CellSet legal = Pyramix::legal(state, seat_to_move(state));
        Pyramix::apply(
            state, legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
      }
      visit(state);
    }
  }
}

}  // namespace benben::pyramix
