#include "games/cubus/rules.h"

#include <algorithm>

#include "games/cubus/building.h"
#include "games/cubus/demolition.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

constexpr std::string_view kModes[] = {"build", "demolition", "both"};
constexpr std::string_view kEndings[] = {"plain", "lowest", "best"};
constexpr OptionInfo kOptions[] = {
    {"mode",
     "build: the building game; demolition: a solid cube is taken down; both: what was built is "
     "taken down afterwards, and only that decides",
     kModes},
    {"ending",
     "plain: the game ends when all pass; lowest: the player with the lowest score then builds "
     "with everybody's cards; best: the best move that anybody names with everybody's cards scores",
     kEndings}};

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

void add_points(State& state, int seat, int points) {
  state.scores[at(seat)] = static_cast<std::int16_t>(state.scores[at(seat)] + points);
}

int lowest_scorer(const State& state) {
  const auto end = state.scores.begin() + state.players;
  return static_cast<int>(std::min_element(state.scores.begin(), end) - state.scores.begin());
}

void give_turn(State& state, int seat) {
  state.turn = static_cast<std::uint8_t>(seat);
  state.waived = 0;
  if (state.turn == state.first) ++state.round;
}

void next_turn(State& state) {
  give_turn(state, (state.turn + 1) % state.players);
  state.phase = state.deck.total() > 0 ? Phase::kDraw : Phase::kBuild;
}

// CUB-44: the hands stay, the scores start again, the lowest scorer begins (CUB-40).
void start_demolition(State& state) {
  state.built = state.scores;
  state.turn = state.first = static_cast<std::uint8_t>(lowest_scorer(state));
  state.scores = {};
  state.round = 1;
  state.passes = 0;
  state.phase = Phase::kDemolish;
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

void pass(State& state) {
  if (state.deck.total() == 0) ++state.passes;
  state.phase = Phase::kKnock;
}

// Cards come from one hand, cards no longer needed go to another (CUB-13, CUB-21).
void build(State& state, const Stack& after, int payer, int builder) {
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

void pass_in_phase(State& state) {
  if (state.phase == Phase::kBuild) return pass(state);
  if (state.phase == Phase::kLowest) return finish_building(state);
  name(state, {});
}

void build_in_phase(State& state, const Stack& after) {
  if (state.phase == Phase::kName) return name(state, after);
  if (state.phase == Phase::kLowest) return build_with_all_hands(state, after, state.turn);
  build(state, after, state.turn, state.turn);
  state.passes = 0;
  next_turn(state);
}

void knock(State& state, const Stack& after) {
  build(state, after, state.turn, benben::index(seat_to_act(state)));
  state.passes = 0;
  next_turn(state);
}

// CUB-21: a knock without a move gives 2 points to all others.
void knock_falsely(State& state) {
  const int knocker = benben::index(seat_to_act(state));
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat != knocker) add_points(state, seat, 2);
  }
  close_window(state);
}

void waive(State& state) {
  if (++state.waived == state.players - 1) close_window(state);
}

// CUB-42: the cards no longer shown go to the player, one point each.
void take(State& state, Place place) {
  const Stack after = *without_box(state.stack, place);
  const Exchange cards = exchange(state.stack, after);
  state.hands[state.turn] = state.hands[state.turn] + cards.gained;
  add_points(state, state.turn, cards.gained.total() - cards.added.total());
  state.stack = after;
  if (after.empty()) {
    state.phase = Phase::kOver;
  } else {
    give_turn(state, (state.turn + 1) % state.players);
  }
}

}  // namespace

const GameInfo Cubus::kInfo = {
    .name = "cubus",
    .title = "Cubus",
    .summary = "Build one common stack of boxes; who shows more boxes with fewer cards scores.",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .options = kOptions,
};

State Cubus::start(const Setup& setup) {
  State state;
  state.players = static_cast<std::uint8_t>(setup.players);
  state.mode =
      static_cast<Mode>(std::ranges::find(kModes, setup.option("mode", kModes[0])) - kModes);
  state.ending = static_cast<Ending>(
      std::ranges::find(kEndings, setup.option("ending", kEndings[0])) - kEndings);
  if (state.mode == Mode::kDemolition) {
    state.stack = solid_cube();
    state.phase = Phase::kDemolish;
  } else {
    Grid grid;
    grid.set({0, 0}, 1, false);
    state.stack = *stack_of(grid);
    state.deck = kSupply - cards_shown(state.stack);
  }
  return state;
}

Seat seat_to_act(const State& state) {
  const int behind = state.phase == Phase::kKnock ? 1 + state.waived : 0;
  return seat_at((state.turn + behind) % state.players);
}

Next Cubus::next(const State& state) {
  if (state.phase == Phase::kOver) return Next::over();
  if (state.phase == Phase::kDraw) return Next::chance();
  return Next::seat(seat_to_act(state));
}

bool is_building(const State& state) {
  return Cubus::next(state).is_seats() && state.phase != Phase::kDemolish;
}

Cards usable_cards(const State& state) {
  if (state.phase != Phase::kLowest && state.phase != Phase::kName) return state.hands[state.turn];
  Cards cards;
  for (const Cards& hand : state.hands) cards = cards + hand;
  return cards;
}

Move build_move(const State& state, const Stack& stack) {
  Move move = Move::build(stack);
  if (state.phase == Phase::kKnock) move.act = Act::kKnockBuild;
  return move;
}

Move way_out(const State& state) {
  return {state.phase == Phase::kKnock ? Act::kWaive : Act::kPass, 0, 0, {}};
}

std::optional<MoveList> Cubus::legal(const State& state, Seat) {
  if (state.phase != Phase::kDemolish) return std::nullopt;
  MoveList list;
  for (const Place place : removable(state.stack)) list.add(Move::take(place));
  return list;
}

std::optional<ScoredMove<Move>> Cubus::best_move(const State& state, Seat) {
  if (state.phase == Phase::kDemolish) return std::nullopt;
  const std::optional<BestBuild> best = best_build(state.stack, usable_cards(state));
  if (!best) return ScoredMove<Move>{way_out(state), 0};
  return ScoredMove<Move>{build_move(state, best->stack), best->points};
}

Refusal check_turn(const State& state, Seat seat) {
  if (state.phase == Phase::kOver) return state.mode == Mode::kBuild ? "CUB-30" : "CUB-44";
  if (state.phase == Phase::kDraw) return "CUB-10";
  if (seat == seat_to_act(state)) return std::nullopt;
  if (state.phase == Phase::kKnock) return "CUB-22";
  if (state.phase == Phase::kLowest || state.phase == Phase::kName) return "CUB-32";
  return state.phase == Phase::kDemolish ? "CUB-40" : "CUB-30";
}

Refusal check_phase(const State& state, Act act) {
  const bool demolishing = state.phase == Phase::kDemolish;
  switch (act) {
    case Act::kTake:
      return demolishing ? Refusal() : "CUB-41";
    case Act::kBuild:
    case Act::kPass:
      if (demolishing) return "CUB-44";
      return state.phase == Phase::kKnock ? "CUB-20" : Refusal();
    case Act::kKnockBuild:
    case Act::kKnockFalse:
    case Act::kWaive:
      return state.phase == Phase::kKnock ? Refusal() : "CUB-20";
  }
  return "CUB-51";
}

Refusal Cubus::check(const State& state, Seat seat, const Move& move) {
  if (const Refusal refusal = check_turn(state, seat)) return refusal;
  if (const Refusal refusal = check_phase(state, move.act)) return refusal;
  if (move.act == Act::kTake) {
    if (!without_box(state.stack, move.place())) return "CUB-41";
    const Places places = removable(state.stack);
    if (std::ranges::find(places, move.place()) == places.end()) return "CUB-43";
  }
  if (move.act == Act::kBuild || move.act == Act::kKnockBuild) {
    return check_build(state.stack, usable_cards(state), move.stack);
  }
  return std::nullopt;
}

void Cubus::apply(State& state, const Move& move) {
  switch (move.act) {
    case Act::kBuild:
      return build_in_phase(state, move.stack);
    case Act::kPass:
      return pass_in_phase(state);
    case Act::kKnockBuild:
      return knock(state, move.stack);
    case Act::kKnockFalse:
      return knock_falsely(state);
    case Act::kWaive:
      return waive(state);
    case Act::kTake:
      return take(state, move.place());
  }
}

Kind Cubus::sample(const State& state, Rng& rng) {
  auto draw = static_cast<int>(rng.below(static_cast<std::uint32_t>(state.deck.total())));
  for (const Kind kind : kKinds) {
    if (draw < state.deck[kind]) return kind;
    draw -= state.deck[kind];
  }
  BENBEN_ASSERT(false);
}

void Cubus::apply(State& state, Kind drawn) {
  state.deck.add(drawn, -1);
  state.hands[state.turn].add(drawn, 1);
  if (state.round == 1) {
    next_turn(state);
  } else {
    state.phase = Phase::kBuild;
  }
}

Scores Cubus::scores(const State& state) {
  Scores scores{};
  std::ranges::copy(state.scores, scores.begin());
  return scores;
}

SeatSet Cubus::winners(const State& state) {
  const auto end = state.scores.begin() + state.players;
  const int most = *std::max_element(state.scores.begin(), end);
  SeatSet winners;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.scores[at(seat)] == most) winners = winners.with(seat_at(seat));
  }
  return winners;
}

}  // namespace benben::cubus
