#include "games/ascension/evaluation.h"

#include <algorithm>

#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

// Steps from a space to another in a direction.
template <class Space>
int distance(Space from, Space to, Direction direction, int ring_size) {
  const int steps = static_cast<int>(index(to)) - static_cast<int>(index(from));
  const int forward = direction == Direction::kCounterclockwise ? steps : -steps;
  return forward < 0 ? forward + ring_size : forward;
}

class Evaluator {
 public:
  Evaluator(const Position& position, Colour colour, const Weights& weights)
      : position_(position),
        board_(board_of(position.board)),
        stacks_(stacks_of(position, board_)),
        colour_(colour),
        own_(position.stones[index(colour)]),
        portal_(board_.portal[index(colour)]),
        weights_(weights) {}

  int progress() const {
    return kPyramidWorth * position_.borne_off[index(colour_)] + stones() + portal() + figures();
  }

 private:
  int stones() const {
    int worth = 0;
    OuterSet under_enemy;  // spaces where a stone of a smaller size has the other colour
    for (const Size size : kSizes) {
      const OuterSet spaces = own_[index(size)];
      for (const Outer space : spaces) worth += on_the_way(size, space);
      worth -= weights_.trapped[index(size)] * (spaces & under_enemy).size();
      worth -= weights_.limbo_stone * in_limbo(position_, colour_, size);
      under_enemy |= position_.stones[index(other(colour_))][index(size)];
    }
    worth += weights_.guarded * protected_stones().size();
    return worth - weights_.exposed * exposed_stones().size();
  }

  int on_the_way(Size size, Outer space) const {
    const int to_go = distance(space, portal_.first(), direction_of(colour_), board_.outer_size);
    return weights_.arrival[index(size)] * (board_.outer_size - to_go) / board_.outer_size;
  }

  OuterSet protected_stones() const { return stacks_.protected_from[index(other(colour_))]; }

  // Single stones that an enemy one no smaller, which lies open one to three spaces behind, can
  // bump. (Enemies come from where own stones go to.)
  OuterSet exposed_stones() const {
    const auto& enemy = position_.stones[index(other(colour_))];
    OuterSet exposed;
    OuterSet attacked;  // by enemy stones of this size or larger
    for (const Size size : {Size::kLarge, Size::kMedium, Size::kSmall}) {
      for (const Outer space : enemy[index(size)] & stacks_.top[index(size)]) {
        for (const Outer reached : board_.stone_reach[index(other(colour_))][index(space)]) {
          attacked |= OuterSet::of(reached);
        }
      }
      exposed |= attacked & own_[index(size)] & stacks_.single;
    }
    return exposed - protected_stones() - board_.blue;
  }

  // What stands on the portal is own alone (ASC-60, ASC-61).
  int portal() const {
    const bool large = !(own_[2] & portal_).empty();
    const bool medium = !(own_[1] & portal_).empty();
    const bool small = !(own_[0] & portal_).empty();
    if (!large) return medium || small ? -weights_.wrong_order : 0;
    if (small) return -weights_.wrong_order;
    return medium ? weights_.two_thirds : weights_.base;
  }

  int figures() const {
    const ByFigure<InnerSet>& own = position_.figures[index(colour_)];
    int worth = 0;
    for (const Figure figure : kFigures) {
      if (own[index(figure)].empty()) worth -= weights_.limbo_figure[index(figure)];
    }
    return worth + collector(own[index(Figure::kCleopatra)]);
  }

  // Cleopatra's share of the way to the portal's side, if something waits there to be completed.
  int collector(InnerSet at) const {
    const bool base_waits = !(own_[2] & portal_).empty() && (own_[0] & portal_).empty();
    if (!base_waits || at.empty()) return 0;
    int nearest = board_.inner_size;
    for (const Inner side : board_.next_to_outer[index(portal_.first())]) {
      const int steps = distance(at.first(), side, direction_of(colour_), board_.inner_size);
      if (steps > 0) nearest = std::min(nearest, steps);
    }
    return weights_.collector * (board_.inner_size - nearest) / board_.inner_size;
  }

  const Position& position_;
  const Board& board_;
  const Stacks stacks_;
  const Colour colour_;
  const BySize<OuterSet>& own_;
  const OuterSet portal_;
  const Weights& weights_;
};

}  // namespace

int progress(const Position& position, Colour colour, const Weights& weights) {
  return Evaluator(position, colour, weights).progress();
}

}  // namespace benben::ascension
