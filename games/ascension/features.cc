#include "games/ascension/features.h"

#include <array>
#include <cstddef>
#include <string>

#include "games/ascension/names.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

constexpr FeatureInfo kFeatures[] = {
    {"ascended", Wish::kMore, Span::kChange, 5, "Your ascended pyramids",
     "Think of the pyramid that you can complete."},
    {"rival", Wish::kLess, Span::kChange, 5, "Ascended pyramids of the enemy",
     "Think of the pyramid that the enemy is about to complete."},
    {"portal", Wish::kMore, Span::kChange, 1.6, "Stones in order on your portal",
     "Think of your portal: large, then medium, then small."},
    {"way", Wish::kLess, Span::kChange, 0.2, "Spaces that your stones still have to go",
     "Think of how far your stones still have to go."},
    {"limbo", Wish::kLess, Span::kChange, 1, "Your stones in Limbo",
     "Think of your stones in Limbo."},
    {"figures", Wish::kMore, Span::kChange, 1, "Your figures on the ring",
     "Think of your figures, and of those that wait in Limbo."},
    {"bumped", Wish::kMore, Span::kChange, 0.9, "Enemy pieces in Limbo",
     "Think of the enemy pieces that you can bump."},
    {"trapped", Wish::kLess, Span::kChange, 0.9, "Your stones under enemy ones",
     "Think of your stones that lie under enemy ones."},
    {"traps", Wish::kMore, Span::kChange, 0.9, "Enemy stones under yours",
     "Think of the enemy stones that you can trap."},
    {"exposed", Wish::kLess, Span::kChange, 0.6, "Your stones that the enemy can bump at once",
     "Think of your stones that the enemy can bump."},
    {"guarded", Wish::kMore, Span::kChange, 0.4, "Your stacks beside a figure of yours",
     "Think of what your figures protect."},
    {"cleopatra", Wish::kLess, Span::kChange, 0.2,
     "Steps of your Cleopatra to the side of your portal",
     "Think of the way that Cleopatra has to your portal."},
};

int waiting_stones(const Position& position, Colour colour) {
  const auto [small, medium, large] = position.limbo[colour].values;
  return small + medium + large;
}

int figures_on_ring(const Position& position, Colour colour) {
  int count = 0;
  for (const InnerSet at : position.figures[colour]) count += at.size();
  return count;
}

// Who waits in Limbo has a whole round to go.
int way(const Position& position, const Board& board, Colour colour) {
  int steps = board.outer_size * waiting_stones(position, colour);
  for (const Size size : kSizes) {
    for (const Outer space : position.stones[colour][size]) {
      steps += board.to_portal[colour][space];
    }
  }
  return steps;
}

// From the large one upwards, without a gap.
int in_order(const Position& position, const Board& board, Colour colour) {
  const BySize<OuterSet>& own = position.stones[colour];
  const OuterSet portal = board.portal[colour];
  if ((own[Size::kLarge] & portal).empty()) return 0;
  if (!(own[Size::kMedium] & portal).empty()) return 2;
  return (own[Size::kSmall] & portal).empty() ? 1 : 0;
}

// Stones of a colour under smaller ones of the other.
int trapped(const Position& position, Colour colour) {
  using enum Size;
  const BySize<OuterSet>& own = position.stones[colour];
  const BySize<OuterSet>& enemy = position.stones[other(colour)];
  return (own[kMedium] & enemy[kSmall]).size() +
         (own[kLarge] & (enemy[kSmall] | enemy[kMedium])).size();
}

// Single stones where an enemy stone no smaller can land by one Move, from the ring or from Limbo.
int exposed(const Position& position, const Board& board, const Stacks& stacks, Colour colour) {
  const Colour enemy = other(colour);
  const BySize<OuterSet> landing = landings(position, board, stacks, enemy);
  OuterSet bumped;
  OuterSet own;
  for (const Size size : kSizes) {
    own |= position.stones[colour][size];
    const OuterSet movers = position.stones[enemy][size] & stacks.top[size];
    OuterSet reached;
    if (position.limbo[enemy][size] > 0) reached |= board.stone_entries[enemy];
    for (int steps = 1; steps <= kLongestMove; ++steps) {
      reached |= moved_on(movers, direction_of(enemy), steps, board.outer_size);
    }
    bumped |= reached & landing[size] & own & stacks.single;
  }
  return bumped.size();
}

int cleopatra_steps(const Position& position, const Board& board, Colour colour) {
  const InnerSet at = position.figures[colour][Figure::kCleopatra];
  return at.empty() ? board.inner_size : board.to_portal_side[colour][at.first()];
}

}  // namespace

std::span<const FeatureInfo> feature_infos(const State&) { return kFeatures; }

std::vector<Feature> features(const State& state, Seat seat) {
  const Position& position = state.position;
  const Board& board = state.board;
  const Colour own = seat_of(position, Colour::kGold) == seat ? Colour::kGold : Colour::kOnyx;
  const Colour enemy = other(own);
  const Stacks stacks = stacks_of(position, board);
  const int enemies_bumped = waiting_stones(position, enemy) + static_cast<int>(kFigures.size()) -
                             figures_on_ring(position, enemy);
  const std::array<int, std::size(kFeatures)> values = {position.borne_off[own],
                                                        position.borne_off[enemy],
                                                        in_order(position, board, own),
                                                        way(position, board, own),
                                                        waiting_stones(position, own),
                                                        figures_on_ring(position, own),
                                                        enemies_bumped,
                                                        trapped(position, own),
                                                        trapped(position, enemy),
                                                        exposed(position, board, stacks, own),
                                                        stacks.protected_from[enemy].size(),
                                                        cleopatra_steps(position, board, own)};
  std::vector<Feature> list;
  for (std::size_t i = 0; i < values.size(); ++i) {
    list.push_back({&kFeatures[i], static_cast<double>(values[i])});
  }
  return list;
}

Whereabouts whereabouts(const State&, const Step& step) {
  using enum StepKind;
  switch (step.kind()) {
    case kStone: {
      const std::string space = name_of(step.from());
      return {"stone", space, "Look at your stone on " + space + "."};
    }
    case kFigure: {
      const std::string figure(name_of(step.figure()));
      return {"figure", figure, "Look at your " + figure + "."};
    }
    case kEnterStone:
    case kEnterFigure:
      return {"limbo", "", "Look at your pieces in Limbo."};
    case kPush:
    case kScatter:
    case kCollect: {
      const std::string space = name_of(step.target());
      return {"power", space, "Look at what your figure can do on " + space + "."};
    }
    case kDone:
      return {"done", "", "Think of whether to use the power at all.", false};
    case kForfeit:
      return {"forfeit", "", "There is nothing else to do.", false};
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::ascension
