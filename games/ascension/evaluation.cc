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
        own_(position.stones[index(colour)]),
        enemy_(position.stones[index(other(colour))]),
        portal_(board.portal[index(colour)]) {}

  int progress() const {
    return kPyramidWorth * position_.borne_off[index(colour_)] + way() + limbo() + stacked() +
           safety() + portal() + figures();
  }

 private:
  // All stones' ways, of each the share that is behind it.
  int way() const {
    int worth = 0;
    for (const Size size : kSizes) {
      int steps = 0;
      for (const Outer space : own_[index(size)]) {
        steps += board_.outer_size - board_.to_portal[index(colour_)][index(space)];
      }
      worth += weights_.arrival[index(size)] * steps;
    }
    return worth / board_.outer_size;
  }

  int limbo() const {
    const BySize<std::uint8_t>& waiting = position_.limbo[index(colour_)];
    return -weights_.limbo_stone * (waiting[0] + waiting[1] + waiting[2]);
  }

  int stacked() const {
    const OuterSet under_small = enemy_[0];
    const OuterSet under_either = enemy_[0] | enemy_[1];
    return -weights_.trapped[1] * (own_[1] & under_small).size() -
           weights_.trapped[2] * (own_[2] & under_either).size();
  }

  int safety() const {
    const OuterSet safe = stacks_.protected_from[index(other(colour_))];
    const OuterSet exposed = (bumpable() & stacks_.single) - safe - board_.blue;
    return weights_.guarded * safe.size() - weights_.exposed * exposed.size();
  }

  // Where an own stone is that an enemy one no smaller, which may move, can reach.
  OuterSet bumpable() const {
    OuterSet reached;
    OuterSet bumped;
    for (const Size size : {Size::kLarge, Size::kMedium, Size::kSmall}) {
      const OuterSet movers = enemy_[index(size)] & stacks_.top[index(size)];
      for (int steps = 1; steps <= kLongestMove; ++steps) {
        reached |= movers.moved_on(direction_of(other(colour_)), steps, board_.outer_size);
      }
      bumped |= reached & own_[index(size)];
    }
    return bumped;
  }

  // What stands on the portal is own alone (ASC-60, ASC-61).
  int portal() const {
    const bool large = !(own_[2] & portal_).empty();
    const bool medium = !(own_[1] & portal_).empty();
    const bool small = !(own_[0] & portal_).empty();
    if (medium && !large) return -weights_.wrong_order;
    if (small) return -weights_.wrong_order;
    if (!large) return waits_at_the_gate() ? weights_.at_the_gate : 0;
    const bool ready = can_fetch(Size::kSmall) && (medium || can_fetch(Size::kMedium));
    return (medium ? weights_.two_thirds : weights_.base) + (ready ? weights_.ready : 0);
  }

  bool can_fetch(Size size) const {
    return in_limbo(position_, colour_, size) > 0 ||
           !(own_[index(size)] & stacks_.top[index(size)]).empty();
  }

  bool waits_at_the_gate() const {
    const Direction back = direction_of(other(colour_));
    OuterSet gate;
    for (int steps = 1; steps <= kLongestMove; ++steps) {
      gate |= portal_.moved_on(back, steps, board_.outer_size);
    }
    return !(gate & own_[2] & stacks_.top[2]).empty();
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
    const int steps = board_.to_portal_side[index(colour_)][index(at.first())];
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
