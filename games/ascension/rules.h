// Ascension: two players race three pyramids each round a double ring, without dice.
//
// The specification is docs/rules/ascension.md; every rule below carries its id. A state is a
// position, the board it lies on, and its past: the codes of all starts of turns, for the third
// occurrence that draws the game (ASC-64). The rules work on positions, the only part that moves
// change, so that a search need not copy the rest.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/defaults.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/ascension/board.h"
#include "games/ascension/faults.h"
#include "games/ascension/past.h"
#include "games/ascension/position.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

struct State {
  Position position;
  Board board;
  Past past;

  // The turns whose starts stand in the past: that of the current one is the last.
  int turns_begun() const { return position.gold ? std::min(position.turns + 1, kMaxTurns) : 0; }
  friend bool operator==(const State& a, const State& b) {
    return a.position == b.position && a.board == b.board && a.past.agrees(b.past, a.turns_begun());
  }
};

// What alpha-beta copies at every node: the position, and the board, which stays in the state that
// the search began at.
struct SearchPosition {
  Position position;
  const Board* board = nullptr;
};

inline Next next_of(const Position& position) {
  if (position.ending != Ending::kNone) return Next::over();
  if (!position.gold) return Next::chance();
  return Next::seat(seat_of(position, colour_to_move(position)));
}

// ASC-06: which seat is Gold.
struct Colours {
  Seat gold{};
  friend bool operator==(const Colours&, const Colours&) = default;
};

struct Ascension : GuidedDefaults<Ascension> {
  using State = ascension::State;
  using Move = Step;
  using Outcome = Colours;
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static int players(const State&) { return 2; }
  static Next next(const State& state) { return next_of(state.position); }

  static StepList legal(const State& state, Seat seat);
  static void apply(State& state, const Step& step);

  static Colours sample(const State& state, Rng& rng);
  static std::vector<LikelyOutcome<Colours>> outcomes(const State& state);
  static void apply(State& state, const Colours& colours);

  static Scores scores(const State& state);
  static Scores standing(const State& state) { return scores(state); }
  static SeatSet winners(const State& state);

  static std::string text(const Step& step);
  static std::string text(const Colours& colours);

  // Faults (faults.cc) and readers (text.cc).
  using Fault = ascension::Fault;
  static std::span<const FaultInfo> faults();
  static MaybeRefused<Fault> fault(const State& state, Actor actor);
  static Parsed<Step, Fault> parse_move(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State& state, Seat seat, const Step& step);
  static Parsed<Colours, Fault> parse_outcome(const State& state, std::string_view text);
  static MaybeRefused<Fault> fault(const State&, const Colours&) { return std::nullopt; }

  // ASC-07, ASC-72: a board of one's own, and the file in which a person writes it down.
  static Status check_tag(std::string_view name, std::string_view value);
  static Status check_setup(const Setup& setup);
  static Result<NamedTexts> read_tags(std::string_view file);
  // ASC-64: `Outcome` stands only as "draw" and only in a drawn game.
  static Status check_outcome_tag(const State& state, std::string_view name,
                                  std::string_view value);

  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static void add_facts(JsonWriter& json, const Setup& setup);
  static void add_derived(JsonWriter& json, const State& state);
  static std::string draw(const State& state, const DrawStyle& style);

  // Takes a copy of `root` that has been played on back to it: what stands in the past beyond the
  // root's turns is never read (past.h), and the board does not change.
  static void rewind(State& state, const State& root) { state.position = root.position; }

  // For search (search/alpha_beta.h): the rules for a position without its past. Repetition
  // (ASC-64) is then the search's to see.
  using Position = SearchPosition;
  static SearchPosition position(const State& state) { return {state.position, &state.board}; }
  static Next next(const SearchPosition& at) { return next_of(at.position); }
  static StepList legal(const SearchPosition& at, Seat seat);
  static void apply(SearchPosition& at, const Step& step);
  static SeatSet winners(const SearchPosition& at);
  static std::uint64_t key(const SearchPosition& at);
  static int occurrences(const State& state, const SearchPosition& at);
  static int evaluate(const SearchPosition& at, Seat seat);
  static constexpr double kWinSpread = 1024;  // a pyramid
  // A figure's power may change much; what it is worth shows when it has been used.
  static bool is_quiet(const SearchPosition& at) { return !at.position.figure; }

  // And for the tree search (core/game.h): pyramids, in parts, that each seat has borne off or
  // brought on the way.
  static constexpr int kEstimateUnit = 1024;
  static constexpr double kEstimateSpread = 0.3;
  static constexpr int kRolloutDecisions = 0;
  static Scores estimate(const State& state);
  // Points are made too seldom to steer by.
  static Scores greedy_points(const State& state) { return estimate(state); }
};

}  // namespace benben::ascension
