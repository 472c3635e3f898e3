// Playouts and rollouts. A playout is random to the end: the fastest way through the rules core. A
// rollout is what a search does below its tree: it follows the game's own policy where there is
// one, looks only at the moves the game thinks worth it, and may stop at the game's own estimate or
// at what the game has learned a position to be worth.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/game.h"
#include "core/rng.h"
#include "games/learned.h"
#include "search/values.h"

namespace benben {

// The moves that search looks at: all legal ones, if the game does not say more.
template <Game G>
auto searched_moves(const typename G::State& state, Seat seat, Sight sight = Sight::kFull) {
  if constexpr (GuidedGame<G>) {
    return G::candidates(state, seat, sight);
  } else {
    return G::legal(state, seat);
  }
}

// All legal moves; of a game that cannot list them, those it would search.
template <Game G>
auto known_moves(const typename G::State& state, Seat seat, Sight sight = Sight::kFull) {
  if constexpr (kAlwaysListed<G>) {
    return G::legal(state, seat);
  } else {
    return searched_moves<G>(state, seat, sight);
  }
}

// The move in an entry of these lists.
template <class Move>
Move move_of(const Move& move) {
  return move;
}
template <class Move>
Move move_of(const Candidate<Move>& candidate) {
  return candidate.move;
}

// One of a list's moves, all equally likely.
auto random_of(const auto& moves, Rng& rng) {
  return move_of(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
}

// A legal move, all equally likely; a game that cannot list them says what is at random there.
template <Game G>
typename G::Move random_move(const typename G::State& state, Seat seat, Rng& rng) {
  if constexpr (kAlwaysListed<G>) {
    return random_of(G::legal(state, seat), rng);
  } else {
    return G::random_move(state, seat, rng);
  }
}

// Advances by one event: a chance outcome, or a random move of the first seat that may act. The
// game is not over. Gives whether it was a move.
template <Game G>
bool random_step(typename G::State& state, Rng& rng) {
  const Next next = G::next(state);
  if (next.is_chance()) {
    G::apply(state, G::sample(state, rng));
    return false;
  }
  G::apply(state, random_move<G>(state, next.seats.first(), rng));
  return true;
}

// Plays random moves to the end; gives the number of decisions.
template <Game G>
int random_playout(typename G::State& state, Rng& rng) {
  int decisions = 0;
  while (!G::next(state).is_over()) decisions += random_step<G>(state, rng) ? 1 : 0;
  return decisions;
}

// A move as the game's rollout policy plays it, else any legal one, all equally likely.
template <Game G>
typename G::Move rollout_move(const typename G::State& state, Seat seat, Rng& rng) {
  if constexpr (GuidedGame<G>) {
    return G::rollout_move(state, seat, rng);
  } else {
    return random_of(G::legal(state, seat), rng);
  }
}

// What the game has learned that a position is worth to each seat, as search counts it.
template <LearnedGame G>
Values learned_values(const typename G::State& state) {
  const Shares shares = learned_value(state);
  Values values{};
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    values[seat] = static_cast<double>(shares[seat]) / kFullShare;
  }
  return values;
}

// One event of a rollout. Gives whether it was a move.
template <Game G>
bool rollout_step(typename G::State& state, Next next, Rng& rng) {
  if (next.is_chance()) {
    G::apply(state, G::sample(state, rng));
    return false;
  }
  G::apply(state, rollout_move<G>(state, next.seats.first(), rng));
  return true;
}

// Plays on until the game is over or foretold, and gives the value for each seat.
template <Game G>
Values play_out(typename G::State& state, Rng& rng) {
  // An estimate counts no leads (values.h).
  if constexpr (GuidedGame<G>) {
    static_assert(G::kLeadWeight == 0 || G::kRolloutDecisions == kToTheEnd);
  }
  int decisions = 0;
  for (Next next = G::next(state); !next.is_over(); next = G::next(state)) {
    if constexpr (GuidedGame<G>) {
      if (decisions >= G::kRolloutDecisions) return estimated_values<G>(state);
    }
    if (rollout_step<G>(state, next, rng)) ++decisions;
  }
  return final_values<G>(state);
}

// Plays on to the first position with a learned value, if the game is not over before.
template <LearnedGame G>
Values play_to_learned(typename G::State& state, Rng& rng) {
  Next next = G::next(state);
  while (!next.is_over() && !can_be_valued(state)) {
    rollout_step<G>(state, next, rng);
    next = G::next(state);
  }
  return next.is_over() ? final_values<G>(state) : learned_values<G>(state);
}

// What a rollout from here on comes to for each seat. kLearned is for states with a learned value.
template <Game G>
Values rollout(typename G::State& state, Rng& rng, Leaf leaf = Leaf::kPlayedOut) {
  if constexpr (LearnedGame<G>) {
    if (leaf == Leaf::kLearned) return play_to_learned<G>(state, rng);
  }
  return play_out<G>(state, rng);
}

}  // namespace benben
