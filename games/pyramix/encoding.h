// Pyramix in numbers (docs/encodings/pyramix.md): an action is the cell of the cube that is taken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

struct Encoding {
  using Game = Pyramix;
  using Kept = NothingKept;
  static constexpr int kActions = kCells;
  static constexpr int kDraws = kCubeKinds;  // the cube in the next cell that comes to light
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

  // What stands in an observation of a game that goes on.
  struct Shown {
    std::array<Cube, kCells> cubes{};
    CellSet faces_low;
    CellSet faces_high;
    std::array<std::array<std::uint8_t, kCubeKinds>, kMaxPlayers> taken{};  // by seat
    std::uint8_t removals = 0;
    bool is_known = false;
  };

  static Status covers(const Setup&) { return {}; }
  static Kept keep(const State&) { return {}; }
  static void legal(const State& state, Kept, ActionList& list);
  static std::uint64_t legal_bits(const State& state, Kept) {
    return Pyramix::legal(state, seat_at(0)).bits();  // the same for all seats
  }
  static std::optional<int> action(const State&, Kept, Cell cell) {
    return static_cast<int>(index(cell));
  }
  static Cell move(const State&, Kept, int action) { return cell_at(action); }
  static void observe(const State& state, Kept, Seat seat, Observation out);
  static void retouch(const State& state, Kept, Seat seat, Shown& shown, Observation out);
  static std::vector<LikelyDraw> draws(const State& state, Draws drawn);
  static std::string draw_text(const State& state, Draws drawn, int draw);
  static Reveal outcome(const State& state, Draws drawn);
};

}  // namespace benben::pyramix
