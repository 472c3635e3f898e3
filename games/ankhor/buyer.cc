#include "games/ankhor/buyer.h"

#include <algorithm>

#include "core/result.h"

namespace benben::ankhor {
namespace {

// Where a free place stands in the order of the tiles that it touches: on the ground first, by the
// first of them and the side of it; then by the tile under its corner with the smallest
// coordinates.
std::size_t touching_order(const City& city, const OpenPlace& open) {
  if (open.touching.empty()) return 0;
  const Place place = open.place;
  if (place.level == 0) {
    const std::size_t first = open.touching.first();
    const Place at = city.tiles[first].place;
    if (place.u != at.u) return 4 * first + (place.u > at.u ? 0 : 1);
    return 4 * first + (place.v > at.v ? 2 : 3);
  }
  const Place corner = moved(place, -1, -1, -1);
  for (const std::size_t i : open.touching) {
    if (city.tiles[i].place == corner) return 4 * kMaxTiles + i;
  }
  BENBEN_ASSERT(false);
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

Buyer::Buyer(const State& state, const Player& player)
    : state_(state),
      player_(player),
      purse_(ankhor::purse(player_)),
      worth_(player_.city, state.bonus_supply, tiles_left(state)) {
  // By this order the first of equally good offers is chosen, and so how bots play.
  const City& city = player_.city;
  FixedList<std::size_t, kMaxOpenPlaces> order;
  for (int n = 0; n < city.open.size(); ++n) {
    order.push_back(touching_order(city, city.open[n]) << 8 | static_cast<std::size_t>(n));
  }
  // In an order of its own: the one that libc++ has ready for whole numbers is 3% of the browser's
  // module.
  std::sort(order.begin(), order.end(), [](std::size_t a, std::size_t b) { return a < b; });
  for (const std::size_t key : order) {
    places_.push_back(city.open[static_cast<int>(key & 0xFF)]);
    neighbours_.push_back(neighbours_at(city, places_.back()));
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
    targets_.push_back(best);
  }
}

int Buyer::outlook(Tokens purse) const {
  int best = -kTurnWorth;
  for (const Offer& target : targets_) {
    best = std::max(best, target.net - kMissingWorth * missing(target.price, purse));
  }
  return best;
}

}  // namespace benben::ankhor
