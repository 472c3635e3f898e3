// What a game inherits: the answers of a game that has nothing special to say.
//
//   struct Pyramix : GameDefaults<Pyramix> { ... };
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/general_faults.h"

namespace benben {

template <class G>
struct GameDefaults {
  // The turn, the form, the rules: composed of what the game says of each.
  template <class State, class Own = G>
  static Result<typename Own::Move> read_move(const State& state, Seat seat,
                                              std::string_view text) {
    if (const auto refusal = G::fault(state, Actor(seat))) return error_of(*refusal);
    const auto move = G::parse_move(state, text);
    if (!move) return error_of(move.refused());
    if (const auto refusal = G::fault(state, seat, *move)) return error_of(*refusal);
    return *move;
  }

  template <class State, class Own = G>
  static Result<typename Own::Outcome> read_outcome(const State& state, std::string_view text) {
    if (const auto refusal = G::fault(state, kChance)) return error_of(*refusal);
    const auto outcome = G::parse_outcome(state, text);
    if (!outcome) return error_of(outcome.refused());
    if (const auto refusal = G::fault(state, *outcome)) return error_of(*refusal);
    return *outcome;
  }

  template <class State>
  static FinalResult result(const State& state) {
    return {G::winners(state), G::scores(state)};
  }

  template <class State>
  static void rewind(State& state, const State& root) {
    state = root;
  }

  // Nothing beyond what the state says.
  static void add_facts(JsonWriter&, const Setup&) {}
  template <class State>
  static void add_derived(JsonWriter&, const State&) {}

  // Too many outcomes to be listed.
  template <class State, class Own = G>
  static std::vector<LikelyOutcome<typename Own::Outcome>> outcomes(const State&) {
    return {};
  }

  // All moves are listed, and none is known to be the best.
  template <class State>
  static std::string unlisted_json(const State&) {
    BENBEN_ASSERT(kAlwaysListed<G>);
    return {};
  }
  template <class State>
  static auto best_move(const State&, Seat) {
    return std::optional<ScoredMove<typename G::Move>>();
  }

  template <class State>
  static std::optional<State> foregone(const State&) {
    return std::nullopt;
  }

  static constexpr bool kHasRaces = false;
  template <class State>
  static std::optional<Race> race(const State&) {
    return std::nullopt;
  }

  // No data of its own in tags.
  static Status check_tag(std::string_view, std::string_view) { return {}; }
  static Status check_setup(const Setup&) { return {}; }
  static Result<NamedTexts> read_tags(std::string_view) {
    return make_error(GeneralFault::kNoFile,
                      {{"game", std::string(G::kInfo.name), std::string(G::kInfo.title)}});
  }
  template <class State>
  static Status check_outcome_tag(const State&, std::string_view, std::string_view) {
    return {};
  }

  template <class State>
  static Scores greedy_points(const State& state) {
    return G::standing(state);
  }

 protected:
  template <class Refused>
  static Error error_of(const Refused& refused) {
    return make_error(G::faults(), refused);
  }
};

// What a game inherits that guides a search, but not in every respect: all legal moves count alike,
// a simulated game is played at random, and to its end, where it counts who won.
template <class G>
struct GuidedDefaults : GameDefaults<G> {
  template <class State>
  static auto candidates(const State& state, Seat seat, Sight) {
    return G::legal(state, seat);
  }

  template <class State>
  static auto rollout_move(const State& state, Seat seat, Rng& rng) {
    const auto moves = G::candidates(state, seat, Sight::kFull);
    return typename G::Move(
        moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
  }

  static constexpr int kRolloutDecisions = kToTheEnd;
  static constexpr int kEstimateUnit = 1;
  static constexpr int kEstimateSpread = 1;
  static constexpr double kLeadWeight = 0;
  static constexpr double kLeadSpread = 1;
  template <class State>
  static Scores estimate(const State& state) {
    return G::standing(state);
  }
  template <class State>
  static Scores forecast(const State& state) {
    return G::estimate(state);
  }
};

}  // namespace benben
