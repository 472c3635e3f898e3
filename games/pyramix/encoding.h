// Pyramix in numbers (docs/encodings/pyramix.md): an action is the cell of the cube that is taken.
#pragma once

#include <array>
#include <optional>

#include "core/encoding.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

struct Encoding {
  using Game = Pyramix;
  using Kept = NothingKept;
  static constexpr int kActions = kCells;
  static constexpr std::array<PartInfo, 7> kParts = {{
      {"cubes",
       {kCells, kCubeKinds + 1},
       "1 for the kind in each cell, the last for an unknown one"},
      {"faces", {kCells}, "visible faces of the cube in each cell"},
      {"taken", {kMaxPlayers, kCubeKinds}, "how many cubes of each kind each seat has taken"},
      {"hidden", {kCubeKinds}, "how many cubes of each kind nobody has seen"},
      {"turn", {kMaxPlayers}, "1 for the seat to move"},
      {"left", {1}, "how many cubes are still to be taken"},
      {"seats", {kMaxPlayers}, "1 for each seat that plays"},
  }};

  static Status covers(const Setup&) { return {}; }
  static Kept keep(const State&) { return {}; }
  static void mark(const State& state, Kept, ActionMask mask);
  static std::optional<int> action(const State&, Kept, Cell cell) {
    return static_cast<int>(index(cell));
  }
  static Cell move(const State&, Kept, int action) { return cell_at(action); }
  static void observe(const State& state, Kept, Seat seat, Observation out);
};

}  // namespace benben::pyramix
