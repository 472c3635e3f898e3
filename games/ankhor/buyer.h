// A player before the row of tiles, as the bots see one: what could be bought, where, at what
// price.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/ankhor/city.h"
#include "games/ankhor/state.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {

// A token that a tile's price asks for and the player lacks.
inline constexpr int kMissingWorth = 8;

// A tile of the row on its best place.
struct Offer {
  std::uint8_t slot = 0;
  Place place;
  std::optional<Colour> saved;
  Tokens price;     // without the marker saved
  int lacking = 0;  // how many tokens of the price the player has not got
  int net = 0;      // what it adds, less its price

  // How good it is as a plan.
  int value() const { return net - kMissingWorth * lacking; }
};

// The tokens of a price that a purse lacks.
int missing(Tokens price, Tokens purse);
// The marker whose saving helps most: one that is missing, else the scarcest at hand.
Colour marker_to_save(Tokens price, Tokens purse);
Move buy_of(const Offer& offer);
// How many more resources a player can keep at the end of the turn (ANK-14).
int room(const Player& player);
bool may_act_with_ankh(const State& state);

// A player before a row of tiles: the one to move, or any other.
class Buyer {
 public:
  explicit Buyer(const State& state) : Buyer(state, current(state)) {}
  Buyer(const State& state, const Player& player);

  Tokens purse() const { return purse_; }

  // Calls visit(offer) for every place on which a tile of this slot could lie.
  template <class Visit>
  void for_each_offer(std::uint8_t slot, Visit visit) const {
    const Tile tile = *state_.row[slot];
    const Tokens price = state_.prices[slot];
    const Colour saved = marker_to_save(price, purse_);
    const Tokens reduced = price - Tokens::of(token_of(saved));
    const Offer on_ground{slot, {}, std::nullopt, price, missing(price, purse_), 0};
    const Offer on_stack{slot, {}, saved, reduced, missing(reduced, purse_), 0};
    const TileSet alike = player_.city.of_colour[colour_of(tile)];
    for (int n = 0; n < place_count(); ++n) {
      const OpenPlace& open = places_[n];
      const bool stack = open.place.level > 0;
      if (stack && (open.touching & alike).empty()) continue;
      Offer offer = stack ? on_stack : on_ground;
      offer.place = open.place;
      offer.net = worth_.gain(tile, neighbours_[n]) - kTokenWorth * offer.price.total();
      // A covered token is lost.
      if (stack) offer.net -= kTokenWorth * (open.touching & player_.city.loaded).size();
      visit(offer);
    }
  }

  // The best tiles of the row, one for each slot that has one, whether they can be paid or not.
  void find_targets();
  // How good the best target is with these tokens.
  int outlook(Tokens purse) const;
  const FixedList<Offer, kSlots>& targets() const { return targets_; }
  // The free places of the city, in the order of the tiles that they touch.
  int place_count() const { return places_.size(); }
  const OpenPlace& place(int n) const { return places_[n]; }
  // Of a tile on the n-th place.
  TileSet neighbours(int n) const { return neighbours_[n]; }
  const CityWorth& worth() const { return worth_; }

 private:
  const State& state_;
  const Player& player_;
  Tokens purse_;
  CityWorth worth_;
  FixedList<OpenPlace, kMaxOpenPlaces> places_;
  FixedList<TileSet, kMaxOpenPlaces> neighbours_;
  FixedList<Offer, kSlots> targets_;
};

}  // namespace benben::ankhor
