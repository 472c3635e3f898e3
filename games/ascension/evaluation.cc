#include "games/ascension/evaluation.h"

#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

class Evaluator {
 public:
  Evaluator(const Position& position, const Board& board, const Stacks& stacks, Colour colour,
            const Weights& weights)
      : position_(position),
        board_(board),
        stacks_(stacks),
        weights_(weights),
        colour_(colour),
        own_(position.stones[colour]),
        enemy_(position.stones[other(colour)]),
        portal_(board.portal[colour]) {}

  int progress() const {
    return kPyramidWorth * position_.borne_off[colour_] + way() + limbo() + stacked() + safety() +
           portal() + figures();
  }

 private:
  // All stones' ways, of each the share that is behind it.
  int way() const {
    int worth = 0;
    for (const Size size : kSizes) {
      int steps = 0;
      for (const Outer space : own_[size]) {
        steps += board_.outer_size - board_.to_portal[colour_][space];
      }
      worth += weights_.arrival[size] * steps;
    }
    return worth / board_.outer_size;
  }

  int limbo() const {
    const auto [small, medium, large] = position_.limbo[colour_].values;
    return -weights_.limbo_stone * (small + medium + large);
  }

  int stacked() const {
    const OuterSet under_small = enemy_[Size::kSmall];
    const OuterSet under_either = enemy_[Size::kSmall] | enemy_[Size::kMedium];
    return -weights_.trapped[Size::kMedium] * (own_[Size::kMedium] & under_small).size() -
           weights_.trapped[Size::kLarge] * (own_[Size::kLarge] & under_either).size();
  }

  int safety() const {
    const OuterSet safe = stacks_.protected_from[other(colour_)];
    const OuterSet exposed = (bumpable() & stacks_.single) - safe - board_.blue;
    return weights_.guarded * safe.size() - weights_.exposed * exposed.size();
  }

  // Where an own stone is that an enemy one no smaller, which may move, can reach.
  OuterSet bumpable() const {
    OuterSet reached;
    OuterSet bumped;
    for (const Size size : {Size::kLarge, Size::kMedium, Size::kSmall}) {
      const OuterSet movers = enemy_[size] & stacks_.top[size];
      for (int steps = 1; steps <= kLongestMove; ++steps) {
        reached |= moved_on(movers, direction_of(other(colour_)), steps, board_.outer_size);
      }
      bumped |= reached & own_[size];
    }
    return bumped;
  }

  // What stands on the portal is own alone (ASC-60, ASC-61).
  int portal() const {
    const bool large = !(own_[Size::kLarge] & portal_).empty();
    const bool medium = !(own_[Size::kMedium] & portal_).empty();
    const bool small = !(own_[Size::kSmall] & portal_).empty();
    if (medium && !large) return -weights_.wrong_order;
    if (small) return -weights_.wrong_order;
    if (!large) return waits_at_the_gate() ? weights_.at_the_gate : 0;
    const bool ready = can_fetch(Size::kSmall) && (medium || can_fetch(Size::kMedium));
    return (medium ? weights_.two_thirds : weights_.base) + (ready ? weights_.ready : 0);
  }

  bool can_fetch(Size size) const {
    return in_limbo(position_, colour_, size) > 0 || !(own_[size] & stacks_.top[size]).empty();
  }

  bool waits_at_the_gate() const {
    const Direction back = direction_of(other(colour_));
    OuterSet gate;
    for (int steps = 1; steps <= kLongestMove; ++steps) {
      gate |= moved_on(portal_, back, steps, board_.outer_size);
    }
    return !(gate & own_[Size::kLarge] & stacks_.top[Size::kLarge]).empty();
  }

  int figures() const {
    const ByFigure<InnerSet>& own = position_.figures[colour_];
    int worth = 0;
    for (const Figure figure : kFigures) {
      if (own[figure].empty()) worth -= weights_.limbo_figure[figure];
    }
    return worth + collector(own[Figure::kCleopatra]);
  }

  // Cleopatra's share of the way to the portal's side, if something waits there to be completed.
  int collector(InnerSet at) const {
    const bool base_waits =
        !(own_[Size::kLarge] & portal_).empty() && (own_[Size::kSmall] & portal_).empty();
    if (!base_waits || at.empty()) return 0;
    const int steps = board_.to_portal_side[colour_][at.first()];
    return weights_.collector * (board_.inner_size - steps) / board_.inner_size;
  }

  const Position& position_;
  const Board& board_;
  const Stacks& stacks_;
  const Weights& weights_;
  const Colour colour_;
  const BySize<OuterSet>& own_;
  const BySize<OuterSet>& enemy_;
  const OuterSet portal_;
};

}  // namespace

ByColour<int> progress(const Position& position, const Board& board, const Weights& weights) {
  const Stacks stacks = stacks_of(position, board);
  return {Evaluator(position, board, stacks, Colour::kGold, weights).progress(),
          Evaluator(position, board, stacks, Colour::kOnyx, weights).progress()};
}

}  // namespace benben::ascension
