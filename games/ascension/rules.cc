#include "games/ascension/rules.h"

#include <algorithm>

#include "games/ascension/changes.h"
#include "games/ascension/moves.h"
#include "games/ascension/own_board.h"
#include "games/ascension/powers.h"

namespace benben::ascension {
namespace {

constexpr std::string_view kProtectionValues[] = {"own", "any"};
constexpr OptionInfo kOptions[] = {
    {"board",
     "ring24: two rings of 24 spaces; ring18: two rings of 18; hex18: the rim of a hexagon, 18 "
     "spaces outside and 12 inside",
     kBoardNames},
    {"protection",
     "own: a figure protects the stones of its own colour beside it; any: it protects those of "
     "either colour",
     kProtectionValues}};

// ASC-06, ASC-20: Gold's first turn has one Move, every other turn two.
constexpr int kFirstMoves = 1;
constexpr int kMoves = 2;

// ASC-07: the board of a tag, if there is one, else that of the option.
Board board_of(const Setup& setup) {
  if (!setup.tags.empty()) return make_board(kOwnBoard, *read_layout(setup.tags.front().second));
  return board_named(setup.option("board", kBoardNames[0]));
}

void set_up_pieces(Position& position, const Board& board) {
  for (const Colour colour : kColours) {
    for (const Outer space : board.pyramid_starts[colour]) {
      for (const Size size : kSizes) toggle_stone(position, colour, size, space);
    }
    for (const Figure figure : kFigures) {
      land_figure(position, colour, figure, board.figure_starts[colour][figure]);
    }
  }
}

void clear_move(Position& position) {
  position.figure = std::nullopt;
  position.targets = OuterSet();
}

void end_turn(Position& position) {
  ++position.turns;
  position.code.pass_turn();
  position.moves_left = kMoves;
  position.moved_stone = OuterSet();
  position.moved_figure = InnerSet();
  position.entered = false;
  if (position.turns == kMaxTurns) position.ending = Ending::kDrawn;  // ASC-64
}

void apply_step(Position& position, const Board& board, const Step& step) {
  switch (step.kind()) {
    case StepKind::kStone:
    case StepKind::kFigure:
    case StepKind::kEnterStone:
    case StepKind::kEnterFigure:
      make_move(position, board, step);
      break;
    case StepKind::kPush:
    case StepKind::kScatter:
    case StepKind::kCollect:
      use_power(position, board, step);
      break;
    case StepKind::kDone:
      clear_move(position);
      break;
    case StepKind::kForfeit:
      position.moves_left = 0;
      break;
  }
  if (position.ending == Ending::kWon) {  // ASC-71: all else stays
    position.moved_stone = OuterSet();
    position.moved_figure = InnerSet();
  } else if (position.moves_left == 0 && !position.figure) {
    end_turn(position);
  }
}

SeatSet winners_of(const Position& position) {
  SeatSet winners;
  for (const Colour colour : kColours) {
    const bool won = position.borne_off[colour] == kPyramids;
    if (won || position.ending == Ending::kDrawn) winners = winners.with(seat_of(position, colour));
  }
  return winners;
}

// ASC-64: the position at the start of a turn joins the past; its third occurrence draws the game.
void remember_start_of_turn(State& state) {
  Position& position = state.position;
  if (position.ending != Ending::kNone) return;
  if (state.past.occurrences_before(position.turns, position.code) == kDrawnOccurrence - 1) {
    position.ending = Ending::kDrawn;
  }
  state.past.set(position.turns, position.code);
}

}  // namespace

const GameInfo Ascension::kInfo = {
    .name = "ascension",
    .title = "Ascension",
    .summary = "Race three pyramids round a double ring without dice, helped by three figures.",
    .rules_version = 1,
    .min_players = 2,
    .max_players = 2,
    .options = kOptions,
    .tag_prefix = kBoardTagPrefix,
    .tag_summary = "a file with a board of your own",
    .draws = GameInfo::Draws::kKnown,
};

State Ascension::start(const Setup& setup) {
  State state;
  state.board = board_of(setup);
  const bool any = setup.option("protection", kProtectionValues[0]) == kProtectionValues[1];
  state.position.protection = any ? Protection::kAny : Protection::kOwn;
  set_up_pieces(state.position, state.board);
  return state;
}

StepList Ascension::legal(const State& state, Seat) {
  return legal_steps(state.position, state.board);
}
StepList Ascension::legal(const SearchPosition& at, Seat) {
  return legal_steps(at.position, *at.board);
}

void Ascension::apply(SearchPosition& at, const Step& step) {
  apply_step(at.position, *at.board, step);
}

void Ascension::apply(State& state, const Step& step) {
  const int turns = state.position.turns;
  apply_step(state.position, state.board, step);
  if (state.position.turns != turns) remember_start_of_turn(state);
}

Colours Ascension::sample(const State&, Rng& rng) {
  return {seat_at(static_cast<int>(rng.below(2)))};
}

std::vector<LikelyOutcome<Colours>> Ascension::outcomes(const State&) {
  return {{{seat_at(0)}, 0.5}, {{seat_at(1)}, 0.5}};
}

void Ascension::apply(State& state, const Colours& colours) {
  state.position.gold = colours.gold;
  state.position.moves_left = kFirstMoves;
  remember_start_of_turn(state);
}

Scores Ascension::scores(const State& state) {
  Scores scores{};
  const auto& position = state.position;
  if (!position.gold) return scores;
  for (const Colour colour : kColours) {
    scores[static_cast<std::size_t>(benben::index(seat_of(position, colour)))] =
        position.borne_off[colour];
  }
  return scores;
}

SeatSet Ascension::winners(const State& state) { return winners_of(state.position); }
SeatSet Ascension::winners(const SearchPosition& at) { return winners_of(at.position); }

}  // namespace benben::ascension
