#include "games/cubus/building.h"

#include <algorithm>
#include <bit>

#include "games/cubus/boxes.h"

namespace benben::cubus {

Exchange exchange(const Cards& before, const Cards& after) {
  Exchange exchange;
  for (const Kind kind : kKinds) {
    exchange.added.add(kind, std::max(after[kind] - before[kind], 0));
    exchange.gained.add(kind, std::max(before[kind] - after[kind], 0));
  }
  return exchange;
}

Exchange exchange(const Stack& before, const Stack& after) {
  return exchange(cards_shown(before), cards_shown(after));
}

int points(const Stack& before, const Stack& after) { return worth(after) - worth(before); }

// One box more takes two cards at most and leaves no lid over (CUB-14, CUB-16), and all other tops
// stay where they are (CUB-15): nothing but the cards of the hand can forbid it.
std::vector<Stack> local_builds(const Stack& before, const Cards& hand) {
  std::vector<Stack> stacks;
  stacks.reserve(kMaxColumns);
  const Cards shown = cards_shown(before);
  const auto add_if_legal = [&](const Stack& after) {
    const Cards added = exchange(shown, cards_shown(after)).added;
    for (const Kind kind : kKinds) {
      if (added[kind] > hand[kind]) return;
    }
    if (std::ranges::find(stacks, after) == stacks.end()) stacks.push_back(after);
  };
  const int old_columns = columns(before);
  for_each_box_more(before, [&](Stack after, int n, BoxPlace) {
    const auto bit = static_cast<std::uint16_t>(1u << n);
    const bool is_new = columns(after) > old_columns;
    if (!is_new && (after.open & bit) != 0 && std::popcount(after.open) > 1) return;
    add_if_legal(after);
    if (!is_new) return;
    after.open = static_cast<std::uint16_t>(after.open | bit);
    add_if_legal(after);
  });
  return stacks;
}

}  // namespace benben::cubus
