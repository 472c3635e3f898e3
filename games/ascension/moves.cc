#include "games/ascension/moves.h"

#include "games/ascension/changes.h"
#include "games/ascension/powers.h"
#include "games/ascension/stacks.h"
#include "games/ascension/text_order.h"

namespace benben::ascension {
namespace {

// Figures in the byte order of their names.
constexpr std::array kFiguresByName = {Figure::kAnubis, Figure::kCleopatra, Figure::kMason};
// And sizes in that of their letters.
constexpr std::array kSizesByLetter = {Size::kLarge, Size::kMedium, Size::kSmall};

// Adds Moves of the player to move, who is looked up once.
class MoveLister {
 public:
  MoveLister(StepList& list, const Position& position, const Board& board)
      : list_(list),
        position_(position),
        board_(board),
        stacks_(stacks_of(position, board)),
        player_(colour_to_move(position)),
        landings_(landings(position, board, stacks_, player_)),
        figure_landings_(figure_landings(position, board, stacks_, player_)) {}

  void add_stones() {
    const BySize<OuterSet>& own = position_.stones[player_];
    const auto movable =
        by_size([&](Size size) { return (stacks_.top[size] & own[size]) - position_.moved_stone; });
    const auto [small, medium, large] = movable.values;
    StepWriter writer(list_);
    each_before_arrow(small | medium | large, [&, small = small, medium = medium](Outer from) {
      // Without a branch.
      const auto size = static_cast<Size>(2 - 2 * small.contains(from) - medium.contains(from));
      for (const Outer to : board_.stone_reach[player_][from]) {
        writer.add(Step::stone(from, to), to, landings_[size]);
      }
    });
  }

  void add_entering_stones() {
    if (!has_stone_in_limbo(position_, player_)) return;
    for (const Size size : kSizesByLetter) {
      if (in_limbo(position_, player_, size) == 0) continue;
      each_by_text(board_.stone_entries[player_] & landings_[size],
                   [&](Outer to) { list_.push_back(Step::enter(size, to)); });
    }
  }

  // The Moves of a figure on the ring, not of the piece that has moved.
  void add_figure(Figure figure) {
    const InnerSet at = position_.figures[player_][figure] - position_.moved_figure;
    if (at.empty()) return;
    StepWriter writer(list_);
    for (const Inner to : board_.figure_reach[player_][at.first()]) {
      writer.add(Step::figure(figure, to), to, figure_landings_[figure]);
    }
  }

  // ASC-25
  void add_entering_figures() {
    for (const Figure figure : kFiguresByName) {
      if (!position_.figures[player_][figure].empty()) continue;
      each_by_text(board_.figure_entries[player_] & figure_landings_[figure],
                   [&](Inner to) { list_.push_back(Step::enter(figure, to)); });
    }
  }

 private:
  StepList& list_;
  const Position& position_;
  const Board& board_;
  const Stacks stacks_;
  const Colour player_;
  const BySize<OuterSet> landings_;
  const ByFigure<InnerSet> figure_landings_;
};

void add_all_moves(StepList& list, const Position& position, const Board& board) {
  MoveLister lister(list, position, board);
  lister.add_stones();
  lister.add_figure(Figure::kAnubis);
  lister.add_figure(Figure::kCleopatra);
  lister.add_entering_stones();
  lister.add_entering_figures();
  lister.add_figure(Figure::kMason);
}

// ASC-31: whether a figure is Cleopatra and lands where she can collect an own stone out of Limbo.
bool fulfils_duty(const Position& position, const Board& board, const Step& step) {
  if (step.figure() != Figure::kCleopatra) return false;
  Position landed = position;
  make_move(landed, board, step);
  return can_collect_from_limbo(landed, board, colour_to_move(position));
}

void add_dutiful_moves(StepList& list, const Position& position, const Board& board) {
  const Colour player = colour_to_move(position);
  if (in_limbo(position, player, Size::kSmall) + in_limbo(position, player, Size::kMedium) == 0) {
    MoveLister(list, position, board).add_entering_stones();  // a large one is not collected
    return;
  }
  StepList all;
  MoveLister lister(all, position, board);
  lister.add_figure(Figure::kCleopatra);
  lister.add_entering_stones();
  lister.add_entering_figures();
  for (const Step& step : all) {
    if (step.kind() == StepKind::kEnterStone || fulfils_duty(position, board, step))
      list.push_back(step);
  }
}

void move_stone(Position& position, const Board& board, Size size, Outer to) {
  land_stone(position, board, colour_to_move(position), size, to);
  if (position.moves_left == 2) position.moved_stone = OuterSet::of(to);
}

// ASC-50: the targets are settled at the landing.
void move_figure(Position& position, const Board& board, const Step& step) {
  land_figure(position, colour_to_move(position), step.figure(), step.inner());
  if (position.moves_left == 2) position.moved_figure = InnerSet::of(step.inner());
  OuterSet occupied;
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) occupied |= position.stones[colour][size];
  }
  position.targets = board.next_to_inner[step.inner()] & occupied;
  position.figure = step.figure();
}

}  // namespace

void add_move_steps(StepList& list, const Position& position, const Board& board) {
  if (is_duty_open(position)) {
    add_dutiful_moves(list, position, board);
  } else {
    add_all_moves(list, position, board);
  }
  if (list.size() == 0) list.push_back(Step::plain(StepKind::kForfeit));
}

void make_move(Position& position, const Board& board, const Step& step) {
  const Colour player = colour_to_move(position);
  if (step.kind() == StepKind::kStone) {
    const Size size = Stack::at(position, step.from()).top();
    toggle_stone(position, player, size, step.from());
    move_stone(position, board, size, step.to());
  } else if (step.kind() == StepKind::kEnterStone) {
    --position.limbo[player][step.size()];
    move_stone(position, board, step.size(), step.to());
    position.entered = true;
  } else {
    move_figure(position, board, step);
  }
  --position.moves_left;
}

}  // namespace benben::ascension
