// What the row of tiles offers a player, as the bots see it: where each tile would lie best, at
// what price.
#pragma once

#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/ankhor/city_view.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

// A token that a tile's price asks for and the player lacks.
inline constexpr int kMissingWorth = 8;

// A tile of the row on a place of the city.
struct Offer {
  std::uint8_t slot = 0;
  Place place;
  std::optional<Colour> saved;
  Tokens price;     // without the marker saved
  int lacking = 0;  // how many tokens of the price the player has not got
  int net = 0;      // what it adds, less its price

  // How good it is as a plan.
  int value() const { return net - kMissingWorth * lacking; }
  // The same on a place where the tile gains so much.
  Offer on(Place where, int gain) const {
    Offer offer = *this;
    offer.place = where;
    offer.net += gain;
    return offer;
  }
};

// A slot's tile on no place yet.
struct SlotOffers {
  Offer ground;
  Offer stack;  // a marker is saved (ANK-32)
};
SlotOffers offers_of(const State& state, std::uint8_t slot, Tokens purse);

// The best offers of the row, one for each slot that has a tile, whether they can be paid or not.
using Targets = FixedList<Offer, kSlots>;
Targets targets_of(const State& state, const Player& player, const CityView& city);
// With the city as the thread remembers it (view_memory.h).
Targets targets_of(const State& state, const Player& player);

// The tokens of a price that a purse lacks.
int missing(Tokens price, Tokens purse);
Move buy_of(const Offer& offer);

}  // namespace benben::ankhor
