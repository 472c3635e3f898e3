#include "games/ankhor/buyer.h"

#include <algorithm>

namespace benben::ankhor {

int missing(Tokens price, Tokens purse) {
  if (purse.contains(price)) return 0;
  int tokens = 0;
  for (const Colour colour : kColours) {
    const Token token = token_of(colour);
    tokens += std::max(price[token] - purse[token], 0);
  }
  return tokens;
}

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

Move buy_of(const Offer& offer) {
  return {.step = Step::kBuy, .slot = offer.slot, .saved = offer.saved, .to = offer.place};
}

int room(const Player& player) {
  return kResourceLimit - player.tokens.resources() + free_warehouses(player.city).size();
}

bool may_act_with_ankh(const State& state) {
  return current(state).tokens[Token::kAnkh] > 0 && state.ankhs_used < kAnkhActions;
}

Buyer::Buyer(const State& state)
    : state_(state),
      player_(current(state)),
      purse_(ankhor::purse(player_)),
      places_(player_.city),
      worth_(player_.city, state.bonus_supply, tiles_left(state)) {
  for (const OpenPlace& open : places_) {
    neighbours_[count_++] = neighbours_at(player_.city, open);
  }
}

void Buyer::find_targets() {
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!state_.row[slot]) continue;
    Offer best;
    bool any = false;
    for_each_offer(slot, [&](const Offer& offer) {
      if (any && offer.value() <= best.value()) return;
      any = true;
      best = offer;
    });
    targets_[target_count_++] = best;
  }
}

int Buyer::outlook(Tokens purse) const {
  int best = -kTurnWorth;
  for (std::size_t i = 0; i < target_count_; ++i) {
    best = std::max(best, targets_[i].net - kMissingWorth * missing(targets_[i].price, purse));
  }
  return best;
}

}  // namespace benben::ankhor
