// What tiles, tokens and groups are worth to a player whose game goes on, for the bots.
//
// Sixteenths of a point. A tile brings two to three points, at the price of as many tokens; a token
// is worth little by itself, since what one cannot spend in time goes back. The figures were chosen
// by matches between them.
#pragma once

#include <array>
#include <cstddef>

#include "games/ankhor/city.h"
#include "games/ankhor/city_view.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

inline constexpr int kPointWorth = 16;
inline constexpr int kTokenWorth = 4;
inline constexpr int kTurnWorth = 20;
inline constexpr int kFullTime = 4;  // tiles left, from which on a promise counts in full

// A city as it is valued: its groups, by tile, and how much time is left for them to grow.
class CityWorth {
 public:
  // `tiles_left`: how many tiles the largest city lacks until the last round.
  CityWorth(const City& city, int bonus_left, int tiles_left);

  // What it gains by a tile that would have these neighbours, without its price.
  int gain(Tile tile, TileSet neighbours) const;
  // What it gains when a tile leaves its place for one with these neighbours.
  int gain_by_move(std::size_t from, TileSet neighbours) const;
  // What its groups promise beyond the points they have.
  int promise() const;

 private:
  using Groups = std::array<TileSet, kMaxTiles>;  // of each tile, or empty
  int gain_in(const Groups& groups, TileSet touched) const;
  int promise_of(int size) const;
  int promise_of(TileSet members, const Groups& groups) const;

  const City& city_;
  int bonus_left_;
  int time_;  // 0 to kFullTime
  Groups colour_{};
  Groups animal_{};
};

// The tiles that a tile on this free place would have as neighbours.
TileSet neighbours_at(const City& city, const OpenPlace& open);

int tiles_left(const State& state);
// All that a player has, and may expect of it.
int worth_of(const State& state, const Player& player, const CityView& city);

}  // namespace benben::ankhor
