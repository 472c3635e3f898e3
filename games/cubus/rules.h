// Cubus: build one common stack of boxes out of cards that picture their sides; many boxes for few
// cards score.
//
// The specification is docs/rules/cubus.md; every rule below carries its id. A move is the whole
// stack as it stands afterwards, so the moves cannot be listed: building.h says whether one is
// legal, solver.h which one is best. The demolition, where they can be, is demolition.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/defaults.h"
#include "core/fixed_list.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/cubus/faults.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

inline constexpr int kMaxPlayers = 6;

enum class Mode : std::uint8_t { kBuild, kDemolition, kBoth };  // CUB-40
enum class Ending : std::uint8_t { kPlain, kLowest, kBest };    // CUB-32

enum class Phase : std::uint8_t {
  kDraw,      // a card is to be drawn (CUB-10)
  kBuild,     // the seat whose turn it is builds or passes (CUB-11)
  kKnock,     // it has passed; the others knock or waive (CUB-20)
  kLowest,    // the lowest scorer builds with all hands (CUB-32)
  kName,      // everybody names a move with all hands (CUB-32)
  kDemolish,  // a box is to be taken off (CUB-41)
  kOver,
};

inline constexpr int kFirstBuildRound = 2;   // CUB-10, CUB-11
inline constexpr int kFalseKnockPoints = 2;  // CUB-21

struct State {
  Stack stack;
  std::array<Stack, kMaxPlayers> named{};  // by the seats before `turn` in kName; empty for a pass
  std::array<Cards, kMaxPlayers> hands{};
  Cards deck;  // what is not yet drawn, by kind
  std::array<std::int16_t, kMaxPlayers> scores{};
  std::array<std::int16_t, kMaxPlayers>
      built{};  // of the building game, in the demolition (CUB-44)
  std::uint16_t round = 1;
  Phase phase = Phase::kDraw;
  Mode mode = Mode::kBuild;
  Ending ending = Ending::kPlain;
  std::uint8_t players = 2;
  std::uint8_t turn = 0;
  std::uint8_t first = 0;   // the seat that began this part
  std::uint8_t passes = 0;  // in a row, with an empty deck (CUB-30)
  std::uint8_t waived = 0;  // how many have waived since the pass

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 412);

enum class Act : std::uint8_t { kBuild, kPass, kKnockBuild, kKnockFalse, kWaive, kTake };

struct Move {
  Act act = Act::kPass;
  std::uint8_t i = 0;  // kTake: the column
  std::uint8_t j = 0;
  Stack stack;  // kBuild and kKnockBuild: as it stands afterwards; else empty

  static Move build(const Stack& stack) { return {Act::kBuild, 0, 0, stack}; }
  static Move take(Place at) {
    return {Act::kTake, static_cast<std::uint8_t>(at.i), static_cast<std::uint8_t>(at.j), {}};
  }
  Place place() const { return {i, j}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// The moves that a search looks at: the builds worth a thought, with and without a knock, and one
// way out; or all 16 columns.
using CandidateList = FixedList<Candidate<Move>, 17>;
// Legal moves in the byte order of their texts.
using MoveList = FixedList<Move, kMaxColumns>;

struct Cubus : GuidedDefaults<Cubus> {
  using State = cubus::State;
  using Fault = cubus::Fault;
  using Move = cubus::Move;
  using Outcome = Kind;  // the card drawn
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static int players(const State& state) { return state.players; }
  static Next next(const State& state);
  // Who may still knock (CUB-20, CUB-22).
  static constexpr bool kHasRaces = true;
  static std::optional<Race> race(const State& state);

  static void apply(State& state, const Move& move);

  static Kind sample(const State& state, Rng& rng);
  static std::vector<LikelyOutcome<Kind>> outcomes(const State& state);
  static void apply(State& state, Kind drawn);

  // In the demolition all moves, elsewhere nothing.
  static std::optional<MoveList> legal(const State& state, Seat seat);
  // The build of most points, or not to build if none is worth a point; nothing in the demolition.
  static std::optional<ScoredMove<Move>> best_move(const State& state, Seat seat);

  // The end once the deck is empty and no hand has a build worth a point (CUB-30): all pass. Not
  // where the ending lets somebody build with all hands (CUB-32), or a false knock may change who
  // begins the demolition (CUB-40).
  static std::optional<State> foregone(const State& state);

  // For search (candidates.cc).
  static CandidateList candidates(const State& state, Seat seat, Sight sight = Sight::kFull);
  static Move rollout_move(const State& state, Seat seat, Rng& rng);
  static Move random_move(const State& state, Seat seat, Rng& rng);
  static Scores estimate(const State& state);
  static Scores forecast(const State& state);
  static constexpr int kEstimateUnit = 16;
  static constexpr int kEstimateSpread = 10;
  static constexpr int kRolloutDecisions = 8;

  static Scores scores(const State& state);
  static Scores standing(const State& state) { return scores(state); }
  static SeatSet winners(const State& state);

  static std::string text(const Move& move);
  static std::string text(Kind drawn);

  // What is refused, and why (faults.cc, text.cc).
  static std::span<const FaultInfo> faults();
  static MaybeRefused<Fault> fault(const State& state, Actor actor);
  static Parsed<Move, Fault> parse_move(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State& state, Seat seat, const Move& move);
  static Parsed<Kind, Fault> parse_outcome(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State& state, Kind drawn);

  static std::string unlisted_json(const State& state);
  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static std::string draw(const State& state, const DrawStyle& style);
  static void add_facts(JsonWriter& json, const Setup& setup);
  static void add_derived(JsonWriter& json, const State& state);
};

// The seat that decides now; phases kDraw and kOver have none.
Seat seat_to_act(const State& state);
// Why this kind of move has no place in the phase; nothing if it has.
MaybeRefused<Fault> phase_fault(const State& state, Act act);
// Whether a build may use the cards of all hands (CUB-32).
bool uses_all_hands(const State& state);
// The cards that a build may use now: of the seat whose turn it is, or of all (CUB-20, CUB-32).
Cards usable_cards(const State& state);
// A stack as the move that the phase asks for, and the move not to build.
Move build_move(const State& state, const Stack& stack);
Move way_out(const State& state);
// Whether stacks are built now: every phase where a seat decides but the demolition.
bool is_building(const State& state);

}  // namespace benben::cubus
