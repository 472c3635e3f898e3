// TurnAhead: how a turn goes on behind its first move, and what its end says for it.
//
// Turns are compared where they end, because a step of a turn may only prepare what the next one
// brings. The rest of a turn is what a search would play.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "games/features.h"
#include "search/evaluator.h"
#include "search/pace.h"
#include "search/reasons.h"

namespace benben {

template <Game G>
struct TurnAhead {
  std::vector<std::string> rest = {};  // how the turn goes on, as far as nothing is drawn
  typename G::State end = {};          // of the turn, or before chance
  bool goes_on = false;                // the turn, behind the end
};

template <Game G>
bool is_turn_of(Seat seat, const Next& next) {
  return next.is_seats() && next.seats.size() == 1 && next.seats.first() == seat;
}

// Whether the seat goes on when something has been drawn.
template <Game G>
bool goes_on_behind(typename G::State state, Seat seat, Rng rng) {
  while (G::next(state).is_chance()) G::apply(state, G::sample(state, rng));
  return is_turn_of<G>(seat, G::next(state));
}

// Plays a move and the turn on as the search would, as long as the seat goes on alone and nothing
// is drawn.
template <Game G>
TurnAhead<G> turn_ahead(const typename G::State& state, const typename G::Move& move, Seat seat,
                        const Evaluator<G>& evaluator, const Rng& random, const LastingStop& pace) {
  constexpr int kLongestRest = 8;
  TurnAhead<G> ahead{{}, state, false};
  G::apply(ahead.end, move);
  for (int step = 0; step < kLongestRest; ++step) {
    const Next next = G::next(ahead.end);
    const Rng rng = random.split(static_cast<std::uint64_t>(step));
    if (next.is_chance()) ahead.goes_on = goes_on_behind<G>(ahead.end, seat, rng);
    if (!is_turn_of<G>(seat, next)) return ahead;
    if (pace.stopped()) break;
    const auto chosen = evaluator.evaluate(ahead.end, rng).moves.front().move;
    ahead.rest.push_back(G::text(chosen));
    G::apply(ahead.end, chosen);
  }
  ahead.goes_on = is_turn_of<G>(seat, G::next(ahead.end));
  return ahead;
}

// What sets a turn apart from others that begin at the same position.
template <Game G>
Grounds grounds_among(const typename G::State& before, Seat seat, const TurnAhead<G>& turn,
                      const std::vector<TurnAhead<G>>& others) {
  std::vector<std::vector<Feature>> behind;
  // A turn that is cut off would seem to lack what its rest brings.
  if (!turn.goes_on && std::ranges::none_of(others, &TurnAhead<G>::goes_on)) {
    for (const TurnAhead<G>& other : others) behind.push_back(features(other.end, seat));
  }
  return grounds_of(features(before, seat), features(turn.end, seat), behind);
}

template <Game G>
int points_at_once(const typename G::State& state, Seat seat, const typename G::Move& move) {
  const auto own = static_cast<std::size_t>(index(seat));
  typename G::State behind = state;
  G::apply(behind, move);
  return G::scores(behind)[own] - G::scores(state)[own];
}

// Whether a move wins as many points at once as any does, where the game knows how many that are.
template <Game G>
std::optional<ToldFact> points_fact(const typename G::State& state, Seat seat,
                                    const typename G::Move& move) {
  const auto most = G::best_move(state, seat);
  if (!most || most->points <= 0) return std::nullopt;
  // Where naming a move pays later, if at all, no move wins anything at once.
  if (points_at_once<G>(state, seat, most->move) < most->points) return std::nullopt;
  const bool takes = points_at_once<G>(state, seat, move) >= most->points;
  return ToldFact{takes ? AdviceFact::kAtOnce : AdviceFact::kPatient,
                  static_cast<double>(most->points)};
}

}  // namespace benben
