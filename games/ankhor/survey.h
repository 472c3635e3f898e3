// A city as whoever may build in it surveys it: its free places, and what a tile would gain there.
#pragma once

#include "core/fixed_list.h"
#include "games/ankhor/city.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {

class Survey {
 public:
  // `bonus_left`, `tiles_left`: as of CityWorth.
  Survey(const City& city, int bonus_left, int tiles_left);

  // The free places, in the order of the tiles that they touch: those on the ground come first.
  int place_count() const { return places_.size(); }
  const OpenPlace& place(int n) const { return places_[n]; }
  // Of a tile on the n-th place.
  TileSet neighbours(int n) const { return neighbours_[n]; }
  const CityWorth& worth() const { return worth_; }

  // Calls visit(place, gain) for every place on which the tile could lie. The gain is without the
  // price, but for a token that would be covered, and so lost.
  template <class Visit>
  void for_each_place(Tile tile, Visit visit) const {
    const TileSet alike = city_.of_colour[colour_of(tile)];
    for (int n = 0; n < place_count(); ++n) {
      const OpenPlace& open = places_[n];
      const bool stack = open.place.level > 0;
      if (stack && (open.touching & alike).empty()) continue;
      const int covered = stack ? (open.touching & city_.loaded).size() : 0;
      visit(open.place, worth_.gain(tile, neighbours_[n]) - kTokenWorth * covered);
    }
  }

 private:
  const City& city_;
  CityWorth worth_;
  FixedList<OpenPlace, kMaxOpenPlaces> places_;
  FixedList<TileSet, kMaxOpenPlaces> neighbours_;
};

}  // namespace benben::ankhor
