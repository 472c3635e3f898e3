// What Cubus tells a search: the moves worth a thought, a quick policy, and what a position
// promises.
#include <algorithm>
#include <bit>
#include <vector>

#include "games/cubus/advice.h"
#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/rules.h"
#include "games/cubus/shadows.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

void add_takes(CandidateList& list, const State& state) {
  for (const Place place : removable(state.stack)) {
    const int gain = exchange(state.stack, *without_box(state.stack, place)).gained.total();
    list.push_back({Move::take(place), static_cast<std::uint32_t>(1 + 2 * gain)});
  }
}

// Falls with the square of what a build is worth less than the best one.
std::uint32_t weight_of(int loss) {
  const int points = 16 + loss;
  return static_cast<std::uint32_t>(1 + 256'000 / (points * points));
}

}  // namespace

CandidateList Cubus::candidates(const State& state, Seat, Sight sight) {
  CandidateList list;
  if (state.phase == Phase::kDemolish) {
    add_takes(list, state);
    return list;
  }
  const WeighedBuilds builds = weighed_builds(state, sight);
  for (const WeighedBuild& build : builds) {
    list.push_back(
        {build_move(state, build.stack), weight_of(builds.begin()->value - build.value)});
  }
  list.push_back({way_out(state), 1});
  return list;
}

// What somebody who knows the rules alone may do: put one box more anywhere (CUB-53), or none; in
// the demolition take any box.
Move Cubus::random_move(const State& state, Seat seat, Rng& rng) {
  if (state.phase == Phase::kDemolish) return rollout_move(state, seat, rng);
  const std::vector<Stack> builds = local_builds(state.stack, usable_cards(state));
  const std::size_t chosen = rng.below(static_cast<std::uint32_t>(builds.size()) + 1);
  return chosen == builds.size() ? way_out(state) : build_move(state, builds[chosen]);
}

Move Cubus::rollout_move(const State& state, Seat, Rng& rng) {
  if (state.phase == Phase::kDemolish) {
    const Places places = removable(state.stack);
    return Move::take(
        places[static_cast<int>(rng.below(static_cast<std::uint32_t>(places.size())))]);
  }
  const WeighedBuilds builds =
      weighed_builds(state, std::popcount(state.stack.open) > 1 ? Sight::kMiddle : Sight::kFull, 1);
  if (builds.size() == 0) return way_out(state);
  return build_move(state, builds.begin()->stack);
}

Scores Cubus::estimate(const State& state) {
  Scores points{};
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    points[seat] = kEstimateUnit * state.scores[seat];
  }
  points[state.turn] += expected_gain(state);
  return points;
}

// What is still to come for all together, in parts of a point: the later a card of the deck, the
// more there is to build on, and at the end the tower is taken down. Fitted to 12 games of `bot:5`
// each with 2, 3, 4 and 6 players.
Scores Cubus::forecast(const State& state) {
  const int cards = state.deck.total();
  const int to_come = (6 * 16 + 86 * cards - cards * cards * 15 / 16) * kEstimateUnit / 16;
  Scores points = estimate(state);
  for (std::size_t seat = 0; seat < state.players; ++seat) points[seat] += to_come / state.players;
  return points;
}

}  // namespace benben::cubus
