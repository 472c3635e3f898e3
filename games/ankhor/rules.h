// Ankh'or: take tokens, buy tiles from a row, lay them beside and upon each other into a city.
//
// The specification is docs/rules/ankhor.md; every rule below carries its id. A turn is a sequence
// of steps, each a Move of its own.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/defaults.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "games/ankhor/faults.h"
#include "games/ankhor/legal_moves.h"
#include "games/ankhor/policy.h"
#include "games/ankhor/state.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {

struct Ankhor : GuidedDefaults<Ankhor> {
  using State = ankhor::State;
  using Move = ankhor::Move;
  using Outcome = ankhor::Outcome;
  static const GameInfo kInfo;

  static State start(const Setup& setup);
  static Status check_tag(std::string_view name, std::string_view value);
  static Result<NamedTexts> read_tags(std::string_view file);
  static int players(const State& state) { return state.player_count; }
  static Next next(const State& state);

  static LegalMoves legal(const State& state, Seat seat);
  static void apply(State& state, const Move& move);

  static Outcome sample(const State& state, Rng& rng);
  static void apply(State& state, const Outcome& outcome);

  static Scores scores(const State& state) { return standing(state); }
  static Scores standing(const State& state);
  static SeatSet winners(const State& state) { return result(state).winners; }
  static FinalResult result(const State& state);

  // What a search is told besides the rules (policy.h, worth.h).
  static CandidateList candidates(const State& state, Seat seat, Sight sight = Sight::kFull);
  static Move rollout_move(const State& state, Seat seat, Rng& rng);
  static Scores estimate(const State& state);
  static Scores greedy_points(const State& state) { return estimate(state); }
  static constexpr int kEstimateUnit = kPointWorth;
  static constexpr int kEstimateSpread = 4;
  static constexpr int kRolloutDecisions = 24;

  static std::string text(const Move& move);
  static std::string text(const Outcome& outcome);

  // What is refused, and why: the table (faults.cc), steps (check.cc), chance (check_outcome.cc),
  // texts (read.cc).
  using Fault = ankhor::Fault;
  static std::span<const FaultInfo> faults();
  static MaybeRefused<Fault> fault(const State& state, Actor actor);
  static MaybeRefused<Fault> fault(const State& state, Seat seat, const Move& move);
  static MaybeRefused<Fault> fault(const State& state, const Outcome& outcome);
  static Parsed<Move, Fault> parse_move(const State& state, std::string_view text);
  static Parsed<Outcome, Fault> parse_outcome(const State& state, std::string_view text);

  static std::string state_json(const State& state);
  static std::string standing_json(const State& state);
  static void add_facts(JsonWriter& json, const Setup& setup);
  static void add_derived(JsonWriter& json, const State& state);
  static std::string draw(const State& state, const DrawStyle& style);
};

// Whether a slot holds three markers of one resource (ANK-03).
bool three_alike(Tokens price);

}  // namespace benben::ankhor
