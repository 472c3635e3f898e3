#include "games/ascension/powers.h"

#include "games/ascension/stacks.h"
#include "games/ascension/text_order.h"

namespace benben::ascension {
namespace {

OuterSet landings_of(const Position& position, const Board& board, const Stacks& stacks,
                     Stack stack, Outer from) {
  const OuterSet spaces =
      landings(position, board, stacks, stack.top_colour())[stack.bottom()] - OuterSet::of(from);
  return stack.is_mixed() ? spaces - board.blue : spaces;  // ASC-52
}

void add_pushes(StepList& list, const Position& position, const Board& board, const Stacks& stacks,
                Outer target) {
  // The next space in one direction is there if that in the other is: both ways go all round.
  const Stack stack = Stack::at(position, target);
  if (landings_of(position, board, stacks, stack, target).empty()) return;
  list.push_back(Step::push(target, Direction::kCounterclockwise));
  list.push_back(Step::push(target, Direction::kClockwise));
}

// Whether every stone of a stack surely finds a space. A stone may land on any empty space that is
// nobody's portal, and every stone takes one such space at most. (On 24 spaces it is always so:
// 18 stones, h of them in this stack, leave at least 24 - (19 - h) - 2 = 3 + h.)
bool never_strands(const Board& board, const Stacks& stacks, int height) {
  const OuterSet empty = ring<Outer>(board.outer_size) - stacks.any;
  return (empty - board.portal[Colour::kGold] - board.portal[Colour::kOnyx]).size() >= height;
}

void add_scatters(StepList& list, const Position& position, const Board& board,
                  const Stacks& stacks, Outer target) {
  const int height = Stack::at(position, target).height();
  const bool all_legal = never_strands(board, stacks, height);
  for (unsigned choice = 0; choice < 1u << height; ++choice) {
    unsigned clockwise = 0;  // the top stone's choice is written first
    for (int n = 0; n < height; ++n) clockwise |= (choice >> (height - 1 - n) & 1u) << n;
    const Step step = Step::scatter(target, height, clockwise);
    if (all_legal || can_scatter(position, board, step)) list.push_back(step);
  }
}

// What may be collected onto one target (ASC-54).
struct Sources {
  OuterSet medium;  // spaces whose top stone is a medium one that may be taken
  OuterSet small;
  OuterSet pairs;  // spaces of full stacks whose upper two may be taken
  bool limbo_medium = false;
  bool limbo_small = false;
};

Sources sources_for(const Position& position, const Board& board, const Stacks& stacks,
                    Colour player, Outer target) {
  const OuterSet open = open_to_powers(stacks, board, player);
  Sources sources{stacks.top[Size::kMedium] & open, stacks.top[Size::kSmall] & open,
                  stacks.full & open, in_limbo(position, player, Size::kMedium) > 0,
                  in_limbo(position, player, Size::kSmall) > 0};
  if (board.blue.contains(target)) {  // own stones only
    const BySize<OuterSet>& own = position.stones[player];
    sources.medium = sources.medium & own[Size::kMedium];
    sources.small = sources.small & own[Size::kSmall];
    sources.pairs = sources.pairs & own[Size::kMedium] & own[Size::kSmall];
  }
  return sources;
}

constexpr Source top_of(Outer space) { return {SourceKind::kTop, space}; }
constexpr Source kFromLimbo = {SourceKind::kLimbo, Outer{}};

// Collects onto a lone large stone: a medium and a small one.
void add_two(StepList& list, Outer target, const Sources& sources) {
  const auto add_small = [&](Source first) {
    each_by_text(sources.small,
                 [&](Outer space) { list.push_back(Step::collect(target, first, top_of(space))); });
    if (sources.limbo_small) list.push_back(Step::collect(target, first, kFromLimbo));
  };
  each_by_text(sources.medium | sources.pairs, [&](Outer space) {
    if (sources.pairs.contains(space)) {
      list.push_back(Step::collect(target, {SourceKind::kTopTwo, space}));
    } else {
      add_small(top_of(space));
    }
  });
  if (sources.limbo_medium) add_small(kFromLimbo);
}

// Collects onto a medium stone on a large one: a small one.
void add_one(StepList& list, Outer target, const Sources& sources) {
  each_by_text(sources.small,
               [&](Outer space) { list.push_back(Step::collect(target, top_of(space))); });
  if (sources.limbo_small) list.push_back(Step::collect(target, kFromLimbo));
}

void add_collects(StepList& list, const Position& position, const Board& board,
                  const Stacks& stacks, Outer target) {
  // Only on a large stone, bare or under a medium one, can a full stack be built: sizes descend.
  const bool lone_large = stacks.top[Size::kLarge].contains(target);
  const bool needs_small = (stacks.top[Size::kMedium] - stacks.single).contains(target);
  if (!lone_large && !needs_small) return;
  const Sources sources = sources_for(position, board, stacks, colour_to_move(position), target);
  if (lone_large) {
    add_two(list, target, sources);
  } else {
    add_one(list, target, sources);
  }
}

bool is_from_limbo(const Step& step) {
  return step.source(0).kind == SourceKind::kLimbo || step.source(1).kind == SourceKind::kLimbo;
}

void add_cleopatras_steps(StepList& list, const Position& position, const Board& board,
                          const Stacks& stacks, OuterSet targets) {
  const auto add_all = [&](StepList& to) {
    each_by_text(targets, [&](Outer target) { add_collects(to, position, board, stacks, target); });
  };
  if (!must_collect_from_limbo(position)) {
    add_all(list);
    list.push_back(Step::plain(StepKind::kDone));
    return;
  }
  StepList collects;
  add_all(collects);
  for (const Step& step : collects) {
    if (is_from_limbo(step)) list.push_back(step);
  }
}

void push(Position& position, const Board& board, const Step& step) {
  const Stack stack = Stack::at(position, step.target());
  move_stack(position, board, step.target(),
             *landing_of(position, board, stack, step.target(), step.direction(0)));
}

// ASC-53: one stone of a scattered stack leaves; whether it found a space. That the rest still lies
// on the space it leaves is no matter: no stone lands where it came from.
bool scatter_top(Position& position, const Board& board, Outer target, Direction direction) {
  const Stack stack = Stack::at(position, target);
  const auto to = landing_of(position, board, stack.top_stone(), target, direction);
  if (!to) return false;
  toggle_stone(position, stack.top_colour(), stack.top(), target);
  land_stone(position, board, stack.top_colour(), stack.top(), *to);
  return true;
}

bool scatter(Position& position, const Board& board, const Step& step) {
  for (int n = 0; n < step.count() && position.ending == Ending::kNone; ++n) {
    if (!scatter_top(position, board, step.target(), step.direction(n))) return false;
  }
  return true;
}

void collect(Position& position, const Board& board, const Step& step) {
  const Colour player = colour_to_move(position);
  for (int n = 0; n < step.count(); ++n) {
    const Source source = step.source(n);
    if (source.kind == SourceKind::kLimbo) {
      const bool medium = Stack::at(position, step.target()).height() == 1;
      const Size size = medium ? Size::kMedium : Size::kSmall;
      --position.limbo[player][size];
      toggle_stone(position, player, size, step.target());
      position.entered = true;
      continue;
    }
    for (int taken = source.kind == SourceKind::kTopTwo ? 2 : 1; taken > 0; --taken) {
      const Stack stack = Stack::at(position, source.space);
      toggle_stone(position, stack.top_colour(), stack.top(), source.space);
      toggle_stone(position, stack.top_colour(), stack.top(), step.target());
    }
  }
  bear_off_if_complete(position, board, player, step.target());
}

}  // namespace

std::optional<Outer> landing_of(const Position& position, const Board& board, Stack stack,
                                Outer from, Direction direction) {
  const OuterSet spaces = landings_of(position, board, stacks_of(position, board), stack, from);
  if (spaces.empty()) return std::nullopt;
  return next_in(spaces, from, direction, board.outer_size);
}

bool can_scatter(const Position& position, const Board& board, const Step& step) {
  Position copy = position;
  return scatter(copy, board, step);
}

bool can_collect_from_limbo(const Position& position, const Board& board, Colour player) {
  if (in_limbo(position, player, Size::kMedium) + in_limbo(position, player, Size::kSmall) == 0) {
    return false;
  }
  const Stacks stacks = stacks_of(position, board);
  for (const Outer target : position.targets& open_to_powers(stacks, board, player)) {
    StepList list;
    add_collects(list, position, board, stacks, target);
    for (const Step& step : list) {
      if (is_from_limbo(step)) return true;
    }
  }
  return false;
}

bool must_collect_from_limbo(const Position& position) {
  return position.figure == Figure::kCleopatra && position.moves_left == 0 && !position.entered &&
         has_stone_in_limbo(position, colour_to_move(position));
}

void add_power_steps(StepList& list, const Position& position, const Board& board) {
  if (position.targets.empty()) {  // often, and then there is nothing to look at
    list.push_back(Step::plain(StepKind::kDone));
    return;
  }
  const Stacks stacks = stacks_of(position, board);
  const OuterSet targets =
      position.targets & open_to_powers(stacks, board, colour_to_move(position));
  if (position.figure == Figure::kCleopatra) {
    add_cleopatras_steps(list, position, board, stacks, targets);
    return;
  }
  list.push_back(Step::plain(StepKind::kDone));
  each_by_text(targets, [&](Outer target) {
    if (position.figure == Figure::kMason) {
      add_pushes(list, position, board, stacks, target);
    } else {
      add_scatters(list, position, board, stacks, target);
    }
  });
}

void use_power(Position& position, const Board& board, const Step& step) {
  position.targets -= OuterSet::of(step.target());
  if (step.kind() == StepKind::kPush) {
    push(position, board, step);
  } else if (step.kind() == StepKind::kScatter) {
    scatter(position, board, step);
  } else {
    collect(position, board, step);
  }
}

}  // namespace benben::ascension
