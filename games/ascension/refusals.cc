#include "games/ascension/refusals.h"

#include "core/result.h"
#include "games/ascension/changes.h"
#include "games/ascension/moves.h"
#include "games/ascension/powers.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

// What every look at a step needs.
struct Scene {
  const Position& position;
  const Board& board;
  Stacks stacks;
  Colour player;
};

template <class Space>
std::optional<Fault> distance_fault(Space from, Space to, Colour player, int ring_size) {
  for (int steps = 1; steps <= kLongestMove; ++steps) {
    if (moved_on(from, direction_of(player), steps, ring_size) == to) return std::nullopt;
    if (moved_on(from, direction_of(other(player)), steps, ring_size) == to) {
      return Fault::kWrongDirection;
    }
  }
  return Fault::kWrongDistance;
}

// Why a single stone of the player's does not land there; nothing if it does.
std::optional<Fault> landing_fault(const Scene& scene, Size size, Outer to) {
  const auto spaces = landings(scene.position, scene.board, scene.stacks, scene.player);
  if (spaces[size].contains(to)) return std::nullopt;
  if (scene.board.portal[other(scene.player)].contains(to)) return Fault::kEnemyPortal;
  if (scene.stacks.closed_to[scene.player].contains(to)) return Fault::kClosedBlue;
  if (scene.stacks.protected_from[scene.player].contains(to)) return Fault::kProtected;
  if (scene.stacks.full.contains(to)) return Fault::kFullStack;
  const bool enemy_on_top = owned(scene.position, scene.stacks, other(scene.player)).contains(to);
  return enemy_on_top ? Fault::kStackedEnemy : Fault::kNotSmaller;
}

std::optional<Fault> figure_landing_fault(const Scene& scene, Figure figure, Inner to) {
  const auto spaces = figure_landings(scene.position, scene.board, scene.stacks, scene.player);
  if (spaces[figure].contains(to)) return std::nullopt;
  for (const Figure standing : kFigures) {
    if (scene.position.figures[scene.player][standing].contains(to)) {
      return Fault::kOwnFigure;
    }
    const InnerSet enemy = scene.position.figures[other(scene.player)][standing];
    if (enemy.contains(to) && standing > figure) return Fault::kBiggerFigure;
  }
  return Fault::kShieldedFigure;
}

std::optional<Fault> stone_fault(const Scene& scene, const Step& step) {
  const OuterSet from = OuterSet::of(step.from());
  if ((from & scene.stacks.any).empty()) return Fault::kNoStone;
  if (!owned(scene.position, scene.stacks, scene.player).contains(step.from())) {
    const bool own_below = scene.stacks.holds[scene.player].contains(step.from());
    return own_below ? Fault::kTrapped : Fault::kEnemyStone;
  }
  if (from == scene.position.moved_stone) return Fault::kHasMoved;
  if (const auto fault =
          distance_fault(step.from(), step.to(), scene.player, scene.board.outer_size)) {
    return fault;
  }
  return landing_fault(scene, Stack::at(scene.position, step.from()).top(), step.to());
}

std::optional<Fault> figure_fault(const Scene& scene, const Step& step) {
  const InnerSet at = scene.position.figures[scene.player][step.figure()];
  if (at.empty()) return Fault::kFigureInLimbo;
  if (at == scene.position.moved_figure) return Fault::kHasMoved;
  if (const auto fault =
          distance_fault(at.first(), step.inner(), scene.player, scene.board.inner_size)) {
    return fault;
  }
  return figure_landing_fault(scene, step.figure(), step.inner());
}

std::optional<Fault> enter_stone_fault(const Scene& scene, const Step& step) {
  if (in_limbo(scene.position, scene.player, step.size()) == 0) return Fault::kNoStoneInLimbo;
  if (!scene.board.stone_entries[scene.player].contains(step.to())) {
    return Fault::kNoStoneEntry;
  }
  return landing_fault(scene, step.size(), step.to());
}

std::optional<Fault> enter_figure_fault(const Scene& scene, const Step& step) {
  if (!scene.position.figures[scene.player][step.figure()].empty()) {
    return Fault::kFigureOnRing;
  }
  if (!scene.board.figure_entries[scene.player].contains(step.inner())) {
    return Fault::kNoFigureEntry;
  }
  return figure_landing_fault(scene, step.figure(), step.inner());
}

std::optional<Fault> move_fault(const Scene& scene, const Step& step) {
  switch (step.kind()) {
    case StepKind::kStone:
      return stone_fault(scene, step);
    case StepKind::kFigure:
      return figure_fault(scene, step);
    case StepKind::kEnterStone:
      return enter_stone_fault(scene, step);
    case StepKind::kEnterFigure:
      return enter_figure_fault(scene, step);
    case StepKind::kPush:
    case StepKind::kScatter:
    case StepKind::kCollect:
    case StepKind::kDone:
      return Fault::kNoPowerIsDue;
    case StepKind::kForfeit:
      return Fault::kMoveIsPossible;
  }
  BENBEN_ASSERT(false);
}

// A source of a collect, seen after the sources before it were placed on `height` stones.
std::optional<Fault> source_fault(const Scene& scene, const Step& step, Source source, int height) {
  const Size wanted = height == 1 ? Size::kMedium : Size::kSmall;
  const bool onto_blue = scene.board.blue.contains(step.from());
  if (source.kind == SourceKind::kLimbo) {
    if (in_limbo(scene.position, scene.player, wanted) == 0) return Fault::kNoSourceInLimbo;
    return std::nullopt;
  }
  const OuterSet at = OuterSet::of(source.space);
  const Stack stack = Stack::at(scene.position, source.space);
  if (stack.empty()) return Fault::kNoSource;
  if (!(at & scene.stacks.protected_from[scene.player]).empty()) {
    return Fault::kSourceProtected;
  }
  if (!(at & open_to_powers(scene.stacks, scene.board, scene.player)).empty()) {
    const bool pair = source.kind == SourceKind::kTopTwo;
    if (pair && stack.height() < 3) return Fault::kSourceTrapped;
    if (stack.top() != (pair ? Size::kSmall : wanted)) return Fault::kNoSource;
    const Stack second = stack.without(stack.top_stone());
    const bool enemy =
        stack.top_colour() != scene.player || (pair && second.top_colour() != scene.player);
    if (onto_blue && enemy) return Fault::kEnemyOntoBlue;
    return std::nullopt;
  }
  return Fault::kSourceOnBlue;
}

// The first source of a collect that cannot be taken, and why.
struct FaultySource {
  Source source;
  Fault fault;
};
std::optional<FaultySource> find_faulty_source(const Scene& scene, const Step& step) {
  int height = Stack::at(scene.position, step.from()).height();
  for (int n = 0; n < step.count(); ++n) {
    const Source source = step.source(n);
    const int stones = source.kind == SourceKind::kTopTwo ? 2 : 1;
    if (height + stones > 3) return FaultySource{source, Fault::kNotFull};
    if (const auto fault = source_fault(scene, step, source, height)) {
      return FaultySource{source, *fault};
    }
    height += stones;
  }
  if (height < 3) return FaultySource{step.source(0), Fault::kNotFull};
  return std::nullopt;
}

std::optional<Fault> collect_fault(const Scene& scene, const Step& step) {
  const Stack target = Stack::at(scene.position, step.from());
  const bool large = target.height() == 1 && target.top() == Size::kLarge;
  const bool on_large = target.height() == 2 && target.top() == Size::kMedium;
  if (!large && !on_large) return Fault::kNeverFull;
  const auto faulty = find_faulty_source(scene, step);
  // A collect that is sound in itself can only be forbidden by the duty.
  return faulty ? faulty->fault : Fault::kCollectComesFirst;
}

// ASC-51, ASC-53, ASC-54: whether the step is a power of another figure's.
std::optional<Fault> other_power_fault(Figure figure, StepKind kind) {
  if (kind == StepKind::kPush && figure != Figure::kMason) return Fault::kOtherPowerPush;
  if (kind == StepKind::kScatter && figure != Figure::kAnubis) return Fault::kOtherPowerScatter;
  if (kind == StepKind::kCollect && figure != Figure::kCleopatra) {
    return Fault::kOtherPowerCollect;
  }
  return std::nullopt;
}

std::optional<Fault> power_fault(const Scene& scene, const Step& step) {
  if (is_move(step) || step.kind() == StepKind::kForfeit) return Fault::kPowerIsDue;
  if (step.kind() == StepKind::kDone) return Fault::kCollectComesFirst;
  if (const auto fault = other_power_fault(*scene.position.figure, step.kind())) return fault;
  const OuterSet target = OuterSet::of(step.from());
  if ((target & scene.position.targets).empty()) return Fault::kNoTarget;
  if ((target & scene.stacks.any).empty()) return Fault::kTargetLeft;
  if (!(target & scene.stacks.protected_from[scene.player]).empty()) {
    return Fault::kTargetProtected;
  }
  if ((target & open_to_powers(scene.stacks, scene.board, scene.player)).empty()) {
    return Fault::kTargetOnBlue;
  }
  if (step.kind() == StepKind::kPush) return Fault::kPushedNowhere;
  if (step.kind() == StepKind::kCollect) return collect_fault(scene, step);
  const int height = Stack::at(scene.position, step.from()).height();
  return step.count() == height ? Fault::kStranded : Fault::kWrongCount;
}

}  // namespace

std::optional<Fault> find_fault(const Position& position, const Board& board, const Step& step) {
  const StepList legal = legal_steps(position, board);
  if (contains(legal, step)) return std::nullopt;
  const Scene scene{position, board, stacks_of(position, board), colour_to_move(position)};
  if (position.figure) return power_fault(scene, step);
  if (const auto fault = move_fault(scene, step)) return fault;
  // The Move is sound in itself, so only the duty can forbid it.
  const bool cleopatra = moves_figure(step) && step.figure() == Figure::kCleopatra;
  if (cleopatra) return Fault::kDutyOfCleopatra;
  const bool forfeits = contains(legal, Step::plain(StepKind::kForfeit));
  return forfeits ? Fault::kDutyForfeits : Fault::kDutyOfLastMove;
}

std::optional<Source> faulty_source(const Position& position, const Board& board,
                                    const Step& step) {
  const auto faulty = find_faulty_source(
      {position, board, stacks_of(position, board), colour_to_move(position)}, step);
  if (!faulty) return std::nullopt;
  return faulty->source;
}

}  // namespace benben::ascension
