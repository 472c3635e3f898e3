// Pyramix: take one cube a turn from a three-sided pyramid of 56, until one layer is left.
//
// The specification is docs/rules/pyramix.md; every rule below carries its id. The heap is a set of
// cells (an up-set: whatever lies under an occupied cell is occupied) and the cubes in them. How
// many faces of a cube are visible is kept as a two-bit number per cell, sliced into two sets, so
// all legal moves come from a few operations on words.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/defaults.h"
#include "core/fixed_list.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/pyramix/cells.h"
#include "games/pyramix/cubes.h"
#include "games/pyramix/faults.h"

namespace benben::pyramix {

inline constexpr int kMaxPlayers = 4;
// 56 cubes less the tray's 21 (PYX-20).
inline constexpr int kRemovals = kCells - kTrayCells;

// PYX-30: which cubes are known from the start.
enum class Cobras : std::uint8_t { kVisible, kAll };

struct State {
  CellSet occupied = CellSet::all();
  CellSet unknown = CellSet::all();  // occupied cells whose cube has not been revealed
  CellSet cobras;                    // cells of the known cobras
  // Visible faces of each occupied cell, 0 to 3: bit planes of a two-bit number.
  CellSet faces_low;
  CellSet faces_high;
  std::array<Cube, kCells> cubes{};     // kNone where empty, kUnknown where unknown
  std::array<Cube, kRemovals> taken{};  // in the order of removal; kNone from `removals` on
  std::array<std::uint8_t, kCubeKinds> hidden = kSupply;  // cubes of each kind not yet revealed
  std::uint8_t removals = 0;
  std::uint8_t players = 2;
  Cobras option = Cobras::kVisible;

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 152);

// Cells revealed by one chance event, ascending, with their cubes (PYX-17).
struct Reveal {
  CellSet cells;
  std::array<Cube, kCells> cubes{};  // of the n-th cell of `cells`; kNone beyond

  friend bool operator==(const Reveal&, const Reveal&) = default;
};

// All legal moves, each with a weight.
using CandidateList = FixedList<Candidate<Cell>, kCells>;

struct Pyramix : GuidedDefaults<Pyramix> {
  using State = pyramix::State;
  using Move = Cell;  // the cell of the cube that is removed
  using Outcome = Reveal;
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static int players(const State& state) { return state.players; }
  static Next next(const State& state);

  static CellSet legal(const State& state, Seat seat);
  static void apply(State& state, Cell cell);

  // For a search (guidance.cc, docs/strength.md).
  static constexpr double kLeadWeight = 0.3;
  static constexpr double kLeadSpread = 12;
  static CandidateList candidates(const State& state, Seat seat, Sight sight = Sight::kFull);
  static Cell rollout_move(const State& state, Seat seat, Rng& rng);

  static Reveal sample(const State& state, Rng& rng);
  // Listed where one cube alone is revealed.
  static std::vector<LikelyOutcome<Reveal>> outcomes(const State& state);
  static void apply(State& state, const Reveal& reveal);

  static Scores scores(const State& state);
  static Scores standing(const State& state);
  static SeatSet winners(const State& state) { return result(state).winners; }
  static FinalResult result(const State& state);

  static std::string text(Cell cell);
  static std::string text(const Reveal& reveal);

  // Faults and readers (faults.cc).
  using Fault = pyramix::Fault;
  static std::span<const FaultInfo> faults();
  static MaybeRefused<Fault> fault(const State& state, Actor actor);
  static Parsed<Cell, Fault> parse_move(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State& state, Seat seat, Cell cell);
  static Parsed<Reveal, Fault> parse_outcome(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State& state, const Reveal& reveal);

  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static void add_facts(JsonWriter& json, const Setup& setup);
  static void add_derived(JsonWriter& json, const State& state);
  static std::string draw(const State& state, const DrawStyle& style);
};

// Visible faces of an occupied cell (PYX-04).
int visible_faces(const State& state, Cell cell);
// The cells that the next reveal names; empty when none is due (PYX-17).
inline CellSet due_reveal(const State& state) {
  const CellSet visible = state.faces_low | state.faces_high;
  return state.option == Cobras::kAll ? state.unknown : state.unknown & visible;
}
inline Seat seat_to_move(const State& state) { return seat_at(state.removals % state.players); }

inline Next Pyramix::next(const State& state) {
  if (state.removals == kRemovals) return Next::over();  // PYX-20
  if (!due_reveal(state).empty()) return Next::chance();
  return Next::seat(seat_to_move(state));
}

}  // namespace benben::pyramix
