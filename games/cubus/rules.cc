#include "games/cubus/rules.h"

#include <algorithm>

#include "games/cubus/building_turns.h"
#include "games/cubus/demolition.h"
#include "games/cubus/demolition_turns.h"
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

}  // namespace

const GameInfo Cubus::kInfo = {
    .name = "cubus",
    .title = "Cubus",
    .summary = "Build one common stack of pictured boxes: more boxes with fewer cards score.",
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

bool uses_all_hands(const State& state) {
  return state.phase == Phase::kLowest || state.phase == Phase::kName;
}

Cards usable_cards(const State& state) {
  if (!uses_all_hands(state)) return state.hands[state.turn];
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
  for (const Place place : removable(state.stack)) list.push_back(Move::take(place));
  return list;
}

std::optional<ScoredMove<Move>> Cubus::best_move(const State& state, Seat) {
  if (state.phase == Phase::kDemolish) return std::nullopt;
  const std::optional<BestBuild> best = best_build(state.stack, usable_cards(state));
  if (!best) return ScoredMove<Move>{way_out(state), 0};
  return ScoredMove<Move>{build_move(state, best->stack), best->points};
}

std::optional<State> Cubus::foregone(const State& state) {
  const bool is_turn = state.phase == Phase::kBuild || state.phase == Phase::kKnock;
  const bool ends_plainly = state.mode == Mode::kBuild && state.ending == Ending::kPlain;
  if (!is_turn || !ends_plainly || state.deck.total() > 0) return std::nullopt;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (best_build(state.stack, state.hands[seat])) return std::nullopt;
  }
  State end = state;
  while (end.phase != Phase::kOver) apply(end, way_out(end));
  return end;
}

void Cubus::apply(State& state, const Move& move) {
  switch (move.act) {
    case Act::kBuild:
      return build(state, move.stack);
    case Act::kPass:
      return pass(state);
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

std::vector<LikelyOutcome<Kind>> Cubus::outcomes(const State& state) {
  std::vector<LikelyOutcome<Kind>> list;
  for (const Kind kind : kKinds) {
    const int count = state.deck[kind];
    if (count > 0) list.push_back({kind, static_cast<double>(count) / state.deck.total()});
  }
  return list;
}

void Cubus::apply(State& state, Kind drawn) { draw_card(state, drawn); }

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
    if (state.scores[static_cast<std::size_t>(seat)] == most) winners = winners.with(seat_at(seat));
  }
  return winners;
}

}  // namespace benben::cubus
