#include "games/ankhor/offers.h"

#include <algorithm>

#include "games/ankhor/view_memory.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

// The marker whose saving helps most: one that is missing, else the scarcest at hand.
Colour marker_to_save(Tokens price, Tokens purse) {
  Colour best = Colour::kBlue;
  int most = -1000;
  for (const Colour colour : kColours) {
    const Token token = token_of(colour);
    if (price[token] == 0) continue;
    const int need = price[token] - purse[token];
    if (need > most) {
      most = need;
      best = colour;
    }
  }
  return best;
}

}  // namespace

int missing(Tokens price, Tokens purse) {
  if (purse.contains(price)) return 0;
  int tokens = 0;
  for (const Colour colour : kColours) {
    const Token token = token_of(colour);
    tokens += std::max(price[token] - purse[token], 0);
  }
  return tokens;
}

Move buy_of(const Offer& offer) {
  return {.step = Step::kBuy, .slot = offer.slot, .saved = offer.saved, .to = offer.place};
}

SlotOffers offers_of(const State& state, std::uint8_t slot, Tokens purse) {
  const Tokens price = state.prices[slot];
  const Colour saved = marker_to_save(price, purse);
  const Tokens reduced = price - Tokens::of(token_of(saved));
  return {{slot, {}, std::nullopt, price, missing(price, purse), -kTokenWorth * price.total()},
          {slot, {}, saved, reduced, missing(reduced, purse), -kTokenWorth * reduced.total()}};
}

Targets targets_of(const State& state, const Player& player, const CityView& city) {
  const Tokens purse = ankhor::purse(player);
  Targets targets;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    const auto& [ground, stack] = city.best[index(*state.row[slot])];
    const SlotOffers offers = offers_of(state, slot, purse);
    // There is always a place on the ground.
    const bool stacks =
        stack.exists() && offers.stack.value() + stack.gain > offers.ground.value() + ground.gain;
    targets.push_back(stacks ? offers.stack.on(stack.place, stack.gain)
                             : offers.ground.on(ground.place, ground.gain));
  }
  return targets;
}

Targets targets_of(const State& state, const Player& player) {
  return targets_of(state, player, ViewMemory::of_thread().view_before_row(state, player));
}

}  // namespace benben::ankhor
