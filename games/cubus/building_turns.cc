#include "games/cubus/building_turns.h"

#include <algorithm>

#include "games/cubus/building.h"
#include "games/cubus/demolition_turns.h"
#include "games/cubus/turns.h"

namespace benben::cubus {
namespace {

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

void next_turn(State& state) {
  give_turn(state, (state.turn + 1) % state.players);
  state.phase = state.deck.total() > 0 ? Phase::kDraw : Phase::kBuild;
}

// After the building game and its ending.
void finish_building(State& state) {
  state.waived = 0;
  state.named = {};
  if (state.mode == Mode::kBoth) {
    start_demolition(state);
  } else {
    state.phase = Phase::kOver;
  }
}

// CUB-30: all have passed in a row.
void end_building(State& state) {
  state.waived = 0;
  switch (state.ending) {
    case Ending::kPlain:
      return finish_building(state);
    case Ending::kLowest:
      state.turn = static_cast<std::uint8_t>(lowest_scorer(state));
      state.phase = Phase::kLowest;
      return;
    case Ending::kBest:
      state.turn = 0;
      state.phase = Phase::kName;
      return;
  }
}

// Nobody has shown a move that the passer overlooked.
void close_window(State& state) {
  if (state.passes == state.players) {
    end_building(state);
  } else {
    next_turn(state);
  }
}

// Cards come from one hand, cards no longer needed go to another (CUB-13, CUB-21).
void build_with_hand(State& state, const Stack& after, int payer, int builder) {
  const Exchange cards = exchange(state.stack, after);
  add_points(state, builder, points(state.stack, after));
  state.hands[at(payer)] = state.hands[at(payer)] - cards.added;
  state.hands[at(builder)] = state.hands[at(builder)] + cards.gained;
  state.stack = after;
}

// CUB-32: the builder's own cards are used first, then those of the seats from 0 upwards.
void build_with_all_hands(State& state, const Stack& after, int builder) {
  const Exchange cards = exchange(state.stack, after);
  for (const Kind kind : kKinds) {
    int due = cards.added[kind];
    for (int n = -1; n < state.players; ++n) {
      Cards& hand = state.hands[at(n < 0 ? builder : n)];
      const int paid = std::min(due, hand[kind]);
      hand.add(kind, -paid);
      due -= paid;
    }
  }
  add_points(state, builder, points(state.stack, after));
  state.hands[at(builder)] = state.hands[at(builder)] + cards.gained;
  state.stack = after;
}

// CUB-32: carries out the best of the moves named, the first among equals.
void settle_names(State& state) {
  int best = -1;
  int best_points = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Stack& named = state.named[at(seat)];
    const int named_points = named.empty() ? 0 : points(state.stack, named);
    if (named_points <= best_points) continue;
    best = seat;
    best_points = named_points;
  }
  if (best >= 0) build_with_all_hands(state, state.named[at(best)], best);
  finish_building(state);
}

void name(State& state, const Stack& stack) {
  state.named[state.turn] = stack;
  if (state.turn + 1 == state.players) {
    settle_names(state);
  } else {
    ++state.turn;
  }
}

}  // namespace

void draw_card(State& state, Kind drawn) {
  state.deck.add(drawn, -1);
  state.hands[state.turn].add(drawn, 1);
  if (state.round < kFirstBuildRound) {
    next_turn(state);
  } else {
    state.phase = Phase::kBuild;
  }
}

void build(State& state, const Stack& after) {
  if (state.phase == Phase::kName) return name(state, after);
  if (state.phase == Phase::kLowest) return build_with_all_hands(state, after, state.turn);
  build_with_hand(state, after, state.turn, state.turn);
  state.passes = 0;
  next_turn(state);
}

void pass(State& state) {
  if (state.phase == Phase::kName) return name(state, {});
  if (state.phase == Phase::kLowest) return finish_building(state);
  if (state.deck.total() == 0) ++state.passes;
  state.phase = Phase::kKnock;
}

void knock(State& state, const Stack& after) {
  build_with_hand(state, after, state.turn, benben::index(seat_to_act(state)));
  state.passes = 0;
  next_turn(state);
}

// CUB-21: a knock without a move gives points to all others.
void knock_falsely(State& state) {
  const int knocker = benben::index(seat_to_act(state));
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat != knocker) add_points(state, seat, kFalseKnockPoints);
  }
  close_window(state);
}

void waive(State& state) {
  if (++state.waived == state.players - 1) close_window(state);
}

}  // namespace benben::cubus
