#include "games/cubus/advice.h"

#include <algorithm>
#include <bit>

#include "core/fixed_list.h"
#include "games/cubus/building.h"
#include "games/cubus/open_tops.h"
#include "games/cubus/plan_search.h"
#include "games/cubus/shadows.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

constexpr int kUnit = 16;
// What a point for the next player is worth against a point of one's own.
constexpr int kThreat = 96;

Budget budget_of(const Cards& cards) {
  return {cards.tops(), cards[Kind::kLeft], cards[Kind::kRight]};
}

Budget with(const Budget& budget, const Cards& cards) {
  return {std::min(budget.tops + cards.tops(), 16), std::min(budget.lefts + cards[Kind::kLeft], 16),
          std::min(budget.rights + cards[Kind::kRight], 16)};
}

// What cards may win against a stack of so much worth.
int gain(const Budget& budget, int worth) {
  return std::max(0, Shadows::table().most_worth(budget) - worth);
}

// What a turn may win with a stack of these cards and this worth, on average over its draw, in
// sixteenths.
int gain_after_draw(const Cards& deck, const Cards& hand, const Budget& cards, int worth) {
  const Budget have = with(cards, hand);
  if (deck.total() == 0) return kUnit * gain(have, worth);
  int sum = 0;
  if (deck.tops() > 0) sum += deck.tops() * gain(with(have, Cards{{0, 0, 1, 0}}), worth);
  for (const Kind kind : {Kind::kLeft, Kind::kRight}) {
    if (deck[kind] == 0) continue;
    Cards drawn;
    drawn.add(kind, 1);
    sum += deck[kind] * gain(with(have, drawn), worth);
  }
  return kUnit * sum / deck.total();
}

// What a turn looks like from the seat that builds.
class Outlook {
 public:
  Outlook(const State& state, Sight sight)
      : deck_(state.deck),
        hand_(usable_cards(state)),
        shown_(cards_shown(state.stack)),
        boxes_(boxes(state.stack)) {
    const bool goes_on = state.phase == Phase::kBuild || state.phase == Phase::kKnock;
    if (!goes_on || sight == Sight::kShort) return;
    const int next = (state.turn + 1) % state.players;
    hand_of_next_ = state.hands[static_cast<std::size_t>(next)];
    const bool own = next == index(seat_to_act(state));
    threat_weight_ = own ? kUnit : -kThreat;
  }

  const Cards& hand() const { return hand_; }
  const Cards& old_cards() const { return shown_; }
  Budget budget() const { return with(budget_of(shown_), hand_); }
  int old_worth() const { return 3 * boxes_ - shown_.total(); }
  int old_boxes() const { return boxes_; }

  int value(const Stack& stack) const {
    const Cards shown = cards_shown(stack);
    return value(budget_of(shown), 3 * boxes(stack) - shown.total());
  }
  // The value of a stack with these cards and this worth (3 x boxes - cards), in sixteenths.
  int value(const Budget& cards, int new_worth) const {
    const int points = new_worth - old_worth();
    if (threat_weight_ == 0) return points * kUnit;
    return points * kUnit +
           threat_weight_ * gain_after_draw(deck_, hand_of_next_, cards, new_worth) / kUnit;
  }

 private:
  const Cards deck_;
  const Cards hand_;
  const Cards shown_;  // by the stack as it is
  const int boxes_;
  Cards hand_of_next_;
  int threat_weight_ = 0;
};

// A way to spend sides and tops, to be turned into a stack if it is good enough.
struct Spending {
  Budget cards;
  int value = 0;
};

class Spendings {
 public:
  explicit Spendings(int most) : most_(most) {}
  void add(const Spending& spending) {
    if (list_.size() == most_ && spending.value <= list_.back().value) return;
    if (list_.size() < most_) list_.push_back(spending);
    int at = list_.size() - 1;
    for (; at > 0 && list_[at - 1].value < spending.value; --at) list_[at] = list_[at - 1];
    list_[at] = spending;
  }
  const Spending* begin() const { return list_.begin(); }
  const Spending* end() const { return list_.end(); }

 private:
  FixedList<Spending, WeighedBuilds::kMost> list_;
  int most_;
};

enum class End : std::uint8_t { kFront, kBack };

// Opens so many more tops, from one end of the stack.
void open_tops(Stack& stack, int number, End end) {
  const int columns = columns_of(stack).size();
  for (int n = 0; n < columns && number > 0; ++n) {
    const auto bit = static_cast<std::uint16_t>(1u << (end == End::kFront ? columns - 1 - n : n));
    if ((stack.open & bit) != 0) continue;
    stack.open = static_cast<std::uint16_t>(stack.open | bit);
    --number;
  }
}

// Adds a stack whose old open tops are open, with as few more as the lids allow, and with as many.
void add_with_tops(WeighedBuilds& builds, const Outlook& outlook, const Stack& stack, int value) {
  const Cards& old_cards = outlook.old_cards();
  const Cards new_cards = cards_shown(stack);
  const Cards& hand = outlook.hand();
  const int lids = old_cards[Kind::kLid] + hand[Kind::kLid];
  const int fewest = std::max(0, new_cards[Kind::kLid] - lids);
  const int most = std::min(hand[Kind::kOpenTop], new_cards.tops() - old_cards.tops());
  Stack closed = stack;
  open_tops(closed, fewest, End::kFront);
  builds.add(closed, value);
  if (most <= 0 || !builds.takes(value - 1)) return;
  for (const End end : {End::kFront, End::kBack}) {
    Stack open = stack;
    open_tops(open, std::max(fewest, most), end);
    builds.add(open, value - 1);
  }
}

// Stacks as the table of shadows has them, where at most one top is open.
void add_free_builds(WeighedBuilds& builds, const Outlook& outlook, int open) {
  const Shadows& shadows = Shadows::table();
  const Budget budget = outlook.budget();
  Spendings spendings(8);
  for (int t = 1; t <= budget.tops; ++t) {
    for (int l = 1; l <= budget.lefts; ++l) {
      for (int r = 1; r <= budget.rights; ++r) {
        const int most = shadows.most_boxes({t, l, r});
        const int worth = 3 * most - t - l - r;
        if (worth <= outlook.old_worth() || most <= outlook.old_boxes()) continue;
        spendings.add({{t, l, r}, outlook.value({t, l, r}, worth)});
      }
    }
  }
  for (const Spending& spending : spendings) {
    if (!builds.takes(spending.value)) return;
    Stack stack = shadows.witness(spending.cards);
    if (cards_shown(stack).tops() < open) continue;
    open_tops(stack, open, End::kFront);
    add_with_tops(builds, outlook, stack, spending.value);
  }
}

// Where the corner of these open tops is on a stack that has them.
Place corner_of(const OpenTops& tops, const Stack& stack) {
  if (tops.top.empty()) return {};
  const Grid grid(stack);
  for (const Column& column : columns_of(stack)) {
    const OpenTops::OpenTop& anchor = tops.top[0];
    const Place corner = {column.place.i - anchor.place.i, column.place.j - anchor.place.j};
    const int pushed = column.height - anchor.height;
    const auto stands = [&](const OpenTops::OpenTop& top) {
      const Place at = {corner.i + top.place.i, corner.j + top.place.j};
      return at.i >= 0 && at.j >= 0 && grid.open(at) && grid.height(at) == top.height + pushed;
    };
    if (std::ranges::all_of(tops, stands)) return corner;
  }
  BENBEN_ASSERT(false);
}

// All ways to stack the layers anew on the floor plan of a stack, which has these open tops, their
// corner at some place.
void add_builds_on_plan(WeighedBuilds& builds, const Outlook& outlook, const Stack& like,
                        const OpenTops& tops, Place corner) {
  const FloorPlan plan(like);
  const Arrangement arrangement(plan, tops, corner);
  const LayerTrail trail(arrangement, outlook.budget());
  const int columns = plan.columns(plan.depth());
  Spendings spendings(4);
  trail.ledger().each([&](int lefts, int rights, int layers_worth) {
    const int worth = layers_worth - columns;
    if (worth <= outlook.old_worth()) return;
    if ((layers_worth + lefts + rights) / 3 <= outlook.old_boxes()) return;
    const Budget cards = {columns, lefts, rights};
    spendings.add({cards, outlook.value(cards, worth)});
  });
  for (const Spending& spending : spendings) {
    if (!builds.takes(spending.value)) return;
    const Stack stack = trail.stack(spending.cards.lefts, spending.cards.rights);
    add_with_tops(builds, outlook, stack, spending.value);
  }
}

void add_local_builds(WeighedBuilds& builds, const Outlook& outlook, const Stack& before) {
  for (const Stack& stack : local_builds(before, outlook.hand())) {
    builds.add(stack, outlook.value(stack));
  }
}

}  // namespace

void WeighedBuilds::add(const Stack& stack, int value) {
  if (!takes(value)) return;
  if (std::ranges::find(begin(), end(), stack, &WeighedBuild::stack) != end()) return;
  if (size() < most_) builds_.push_back({stack, value});
  int at = size() - 1;
  for (; at > 0 && builds_[at - 1].value < value; --at) builds_[at] = builds_[at - 1];
  builds_[at] = {stack, value};
}

void WeighedBuilds::keep(const Stack& stack, int value) {
  add(stack, value);
  if (std::ranges::find(begin(), end(), stack, &WeighedBuild::stack) != end()) return;
  if (most_ > 1) builds_.back() = {stack, value};
}

WeighedBuilds weighed_builds(const State& state, Sight sight, int most) {
  const Outlook outlook(state, sight);
  const Stack& before = state.stack;
  const bool constrained = std::popcount(before.open) > 1;
  WeighedBuilds builds(most);
  if (sight == Sight::kFull && !constrained) {
    add_free_builds(builds, outlook, std::popcount(before.open));
  } else {
    add_local_builds(builds, outlook, before);
    if (sight == Sight::kShort) return builds;
    const OpenTops tops = open_tops_of(before);
    add_builds_on_plan(builds, outlook, before, tops, tops.corner);
  }
  if (sight != Sight::kFull) return builds;
  const std::optional<BestBuild> best = best_build(before, outlook.hand());
  if (!best) return builds;
  if (constrained) {
    const OpenTops tops = open_tops_of(before);
    add_builds_on_plan(builds, outlook, best->stack, tops, corner_of(tops, best->stack));
  }
  builds.keep(best->stack, outlook.value(best->stack));
  return builds;
}

int expected_gain(const State& state) {
  const int old_worth = worth(state.stack);
  if (state.phase == Phase::kDraw && state.round > 1) {
    return gain_after_draw(state.deck, state.hands[state.turn], budget_of(cards_shown(state.stack)),
                           old_worth);
  }
  if (state.phase != Phase::kBuild) return 0;
  return kUnit *
         gain(with(budget_of(cards_shown(state.stack)), state.hands[state.turn]), old_worth);
}

}  // namespace benben::cubus
