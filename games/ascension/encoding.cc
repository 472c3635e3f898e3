// The numbers of Ascension's steps, and what a seat sees of it.
#include "games/ascension/encoding.h"

#include "games/ascension/moves.h"

namespace benben::ascension {
namespace {

constexpr int number_of(Outer space) { return static_cast<int>(index(space)); }
constexpr Outer outer_at(int number) { return static_cast<Outer>(number); }

// Of the figure whose power is used.
OuterSet spaces_beside(const State& state) {
  const Position& position = state.position;
  const InnerSet at = position.figures[colour_to_move(position)][*position.figure];
  return state.board.next_to_inner[lowest(at)];
}

int side_of(const State& state, Outer target) {
  return spaces_beside(state).first() == target ? 0 : 1;
}
Outer target_at(const State& state, int side) { return spaces_beside(state)[side]; }

// How many steps a stone goes.
int steps_of(const State& state, const Step& step) {
  const Direction direction = direction_of(colour_to_move(state.position));
  int steps = 1;
  while (moved_on(step.from(), direction, steps, state.board.outer_size) != step.to()) ++steps;
  return steps;
}

int scatter_number(const Step& step) {
  int bits = 0;
  for (int n = 0; n < step.count(); ++n) {
    if (step.direction(n) == Direction::kClockwise) bits |= 1 << n;
  }
  return (1 << step.count()) - 2 + bits;
}

int source_number(Source source) {
  return source.kind == SourceKind::kLimbo ? kMaxRing : number_of(source.space);
}
Source source_at(int number) {
  if (number == kMaxRing) return {SourceKind::kLimbo, Outer{}};
  return {SourceKind::kTop, outer_at(number)};
}

int collect_number(const Step& step) {
  const Source first = step.source(0);
  if (step.count() == 2) {
    return Encoding::kSingles + source_number(first) * Encoding::kSources +
           source_number(step.source(1));
  }
  if (first.kind == SourceKind::kLimbo) return 2 * kMaxRing;
  return number_of(first.space) + (first.kind == SourceKind::kTopTwo ? kMaxRing : 0);
}

Step collect_at(Outer target, int number) {
  if (number >= Encoding::kSingles) {
    number -= Encoding::kSingles;
    return Step::collect(target, source_at(number / Encoding::kSources),
                         source_at(number % Encoding::kSources));
  }
  if (number == 2 * kMaxRing) return Step::collect(target, source_at(kMaxRing));
  const SourceKind kind = number < kMaxRing ? SourceKind::kTop : SourceKind::kTopTwo;
  return Step::collect(target, {kind, outer_at(number % kMaxRing)});
}

int number_of(const State& state, const Step& step) {
  using E = Encoding;
  switch (step.kind()) {
    case StepKind::kDone:
      return E::kDone;
    case StepKind::kForfeit:
      return E::kForfeit;
    case StepKind::kStone:
      return E::kFirstStone + number_of(step.from()) * kLongestMove + steps_of(state, step) - 1;
    case StepKind::kFigure:
      return E::kFirstFigure + static_cast<int>(index(step.figure())) * kMaxRing +
             static_cast<int>(index(step.inner()));
    case StepKind::kEnterStone:
      return E::kFirstEnterStone + static_cast<int>(index(step.size())) * kMaxRing +
             number_of(step.to());
    case StepKind::kEnterFigure:
      return E::kFirstEnterFigure + static_cast<int>(index(step.figure())) * kMaxRing +
             static_cast<int>(index(step.inner()));
    case StepKind::kPush:
      return E::kFirstPush + side_of(state, step.target()) * 2 +
             static_cast<int>(step.direction(0));
    case StepKind::kScatter:
      return E::kFirstScatter + side_of(state, step.target()) * E::kScatters + scatter_number(step);
    case StepKind::kCollect:
      return E::kFirstCollect + side_of(state, step.target()) * E::kCollects + collect_number(step);
  }
  return E::kDone;
}

// A Move by its number, of which there are less than kFirstPush.
Step move_at(const State& state, int action) {
  using E = Encoding;
  if (action < E::kFirstFigure) {
    const int number = action - E::kFirstStone;
    const Outer from = outer_at(number / kLongestMove);
    const Direction direction = direction_of(colour_to_move(state.position));
    return Step::stone(
        from, moved_on(from, direction, number % kLongestMove + 1, state.board.outer_size));
  }
  const int number = (action - E::kFirstFigure) % (E::kPieces * kMaxRing);
  const int piece = number / kMaxRing;
  const int space = number % kMaxRing;
  if (action < E::kFirstEnterStone) {
    return Step::figure(static_cast<Figure>(piece), static_cast<Inner>(space));
  }
  if (action < E::kFirstEnterFigure) {
    return Step::enter(static_cast<Size>(piece), outer_at(space));
  }
  return Step::enter(static_cast<Figure>(piece), static_cast<Inner>(space));
}

// The use of a power by its number, of at least kFirstPush.
Step power_at(const State& state, int action) {
  using E = Encoding;
  if (action < E::kFirstScatter) {
    const int number = action - E::kFirstPush;
    return Step::push(target_at(state, number / 2), static_cast<Direction>(number % 2));
  }
  if (action < E::kFirstCollect) {
    const int number = action - E::kFirstScatter;
    const int way = number % E::kScatters;
    const int count = way < 2 ? 1 : way < 6 ? 2 : 3;
    return Step::scatter(target_at(state, number / E::kScatters), count,
                         static_cast<unsigned>(way - ((1 << count) - 2)));
  }
  const int number = action - E::kFirstCollect;
  return collect_at(target_at(state, number / E::kCollects), number % E::kCollects);
}

// One's own side of a list comes first.
std::size_t side_from(Colour own, Colour colour) { return own == colour ? 0 : 1; }

void write_pieces(ObservationWriter& writer, const Position& position, Colour own) {
  constexpr std::size_t kEach = Encoding::kPieces;
  const auto at = [&](std::size_t space, Colour colour, std::size_t piece) {
    return (space * 2 + side_from(own, colour)) * kEach + piece;
  };
  writer.begin(Encoding::kParts[0]);
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) {
      for (const Outer space : position.stones[colour][size]) {
        writer.mark(at(index(space), colour, index(size)));
      }
    }
  }
  writer.begin(Encoding::kParts[1]);
  for (const Colour colour : kColours) {
    for (const Figure figure : kFigures) {
      for (const Inner space : position.figures[colour][figure]) {
        writer.mark(at(index(space), colour, index(figure)));
      }
    }
  }
  writer.begin(Encoding::kParts[2]);
  for (const Colour colour : kColours) {
    const std::size_t row = side_from(own, colour) * 2 * kEach;
    for (const Size size : kSizes) writer.set(row + index(size), position.limbo[colour][size]);
    for (const Figure figure : kFigures) {
      writer.set(row + kEach + index(figure), position.figures[colour][figure].empty() ? 1 : 0);
    }
  }
}

void write_turn(ObservationWriter& writer, const Position& position, Colour own) {
  writer.begin(Encoding::kParts[3]);
  for (const Colour colour : kColours) {
    writer.set(side_from(own, colour), position.borne_off[colour]);
  }
  writer.begin(Encoding::kParts[4]);
  writer.mark(side_from(own, colour_to_move(position)));
  writer.begin(Encoding::kParts[5]);
  writer.set(0, own == Colour::kGold ? 1 : 0);
  writer.begin(Encoding::kParts[6]);
  writer.set(0, position.moves_left);
  writer.set(1, position.entered ? 1 : 0);
  writer.set(2, position.turns / 5);
  writer.begin(Encoding::kParts[7]);
  for (const Outer space : position.moved_stone) writer.mark(index(space));
  for (const Inner space : position.moved_figure) writer.mark(kMaxRing + index(space));
  writer.begin(Encoding::kParts[8]);
  if (position.figure) writer.mark(index(*position.figure));
  writer.begin(Encoding::kParts[9]);
  for (const Outer space : position.targets) writer.mark(index(space));
}

void write_board(ObservationWriter& writer, const Board& board, Colour own) {
  writer.begin(Encoding::kParts[10]);
  const OuterSet portals = board.portal[Colour::kGold] | board.portal[Colour::kOnyx];
  const std::array<OuterSet, 5> columns = {ring<Outer>(board.outer_size), board.gaps,
                                           board.portal[own], board.portal[other(own)],
                                           board.blue - portals};
  for (std::size_t column = 0; column < columns.size(); ++column) {
    for (const Outer space : columns[column]) writer.mark(index(space) * columns.size() + column);
  }
}

}  // namespace

void Encoding::legal(const State& state, Kept, ActionList& list) {
  for (const Step& step : legal_steps(state.position, state.board)) {
    list.push_back(action_number(number_of(state, step)));
  }
}

std::optional<int> Encoding::action(const State& state, Kept, const Step& step) {
  return number_of(state, step);
}

Step Encoding::move(const State& state, Kept, int action) {
  if (action == kDone) return Step::plain(StepKind::kDone);
  if (action == kForfeit) return Step::plain(StepKind::kForfeit);
  return action < kFirstPush ? move_at(state, action) : power_at(state, action);
}

void Encoding::observe(const State& state, Kept, Seat seat, Observation out) {
  const Position& position = state.position;
  // Before the draw for colours seat 0 is taken to be Gold.
  const Seat gold = position.gold.value_or(seat_at(0));
  const Colour own = gold == seat ? Colour::kGold : Colour::kOnyx;
  ObservationWriter writer(out);
  write_pieces(writer, position, own);
  write_turn(writer, position, own);
  write_board(writer, state.board, own);
}

std::vector<LikelyDraw> Encoding::draws(const State&, Draws drawn) {
  if (!drawn.empty()) return {};
  return {{0, 0.5}, {1, 0.5}};
}

std::string Encoding::draw_text(const State& state, Draws, int draw) {
  return Ascension::text(outcome(state, {&draw, 1}));
}

Colours Encoding::outcome(const State&, Draws drawn) { return {seat_at(drawn.front())}; }

}  // namespace benben::ascension
