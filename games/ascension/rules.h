// Ascension: two players race three pyramids each round a double ring, without dice.
//
// The specification is docs/rules/ascension.md; every rule below carries its id. A state is a
// position and its past: the codes of all starts of turns, for the third occurrence that draws the
// game (ASC-64). The rules work on positions, so that a search that keeps the past itself need not
// copy it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/defaults.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/ascension/past.h"
#include "games/ascension/position.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

struct State {
  Position position;
  Past past;

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 96 + 16 * 608);

// ASC-06: which seat is Gold.
struct Colours {
  Seat gold{};
  friend bool operator==(const Colours&, const Colours&) = default;
};

enum class Fault : std::uint8_t;

struct Ascension : GuidedDefaults<Ascension>, RefusesByRule<Ascension> {
  using State = ascension::State;
  using Fault = ascension::Fault;
  using Move = Step;
  using Outcome = Colours;
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static int players(const State&) { return 2; }
  static Next next(const State& state) { return next(state.position); }

  static StepList legal(const State& state, Seat seat) { return legal(state.position, seat); }
  static Refusal check(const State& state, Seat seat, const Step& step);
  static void apply(State& state, const Step& step);

  static Colours sample(const State& state, Rng& rng);
  static void apply(State& state, const Colours& colours);

  static Scores scores(const State& state);
  static Scores standing(const State& state) { return scores(state); }
  static SeatSet winners(const State& state) { return winners(state.position); }

  static std::string text(const Step& step);
  static std::string text(const Colours& colours);
  static Result<Step> read_move(const State& state, Seat seat, std::string_view text);
  static Result<Colours> read_outcome(const State& state, std::string_view text);
  // ASC-64: `Outcome` stands only as "draw" and only in a drawn game.
  static Status check_outcome_tag(const State& state, std::string_view name,
                                  std::string_view value);

  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static std::string draw(const State& state, const DrawStyle& style);

  // For search (search/alpha_beta.h): the rules for a position without its past. Repetition
  // (ASC-64) is then the search's to see.
  using Position = ascension::Position;
  static const Position& position(const State& state) { return state.position; }
  static Next next(const Position& position) {
    if (position.ending != Ending::kNone) return Next::over();
    if (!position.gold) return Next::chance();
    return Next::seat(seat_of(position, colour_to_move(position)));
  }
  static StepList legal(const Position& position, Seat seat);
  static void apply(Position& position, const Step& step);
  static SeatSet winners(const Position& position);
  static std::uint64_t key(const Position& position);
  static int occurrences(const State& state, const Position& position);
  static int evaluate(const Position& position, Seat seat);
  // A figure's power may change much; what it is worth shows when it has been used.
  static bool is_quiet(const Position& position) { return !position.figure; }

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
