// ArenaPlan: which bots meet in which deals, and how one deal between two of them is played.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/observation.h"
#include "core/any_game.h"
#include "core/setup.h"
#include "engine/player.h"

namespace benben {

struct ArenaPlan {
  const AnyGame* game = nullptr;
  Setup setup;                    // its players: the seats of a table
  std::vector<std::string> bots;  // what engine::make_player() takes; two or more
  int deals = 100;
  std::uint64_t seed = 1;
  // Only bots that stand no further apart in the list meet: with the weakest first, those between
  // which a game says something. 0: all do.
  int near = 0;
  engine::Settings engines = {};
  // The luck of each game is measured with so many simulations a position (search/luck.h). 0: it is
  // not.
  int luck = 0;
};

// One deal that two bots play, the challenger once from every seat.
struct Bout {
  int challenger = 0;
  int opponent = 0;
  int deal = 1;

  auto operator<=>(const Bout&) const = default;
};

// All bouts of a plan, deal by deal, so that whatever was played of it is nearly balanced. With two
// seats each pair of bots meets once in a deal; with more it is another thing to be the one among
// several, and each is that once against every other.
std::vector<Bout> bouts_of(const ArenaPlan& plan);
bool has_bout(const ArenaPlan& plan, const Bout& bout);

// A part of the bouts: those whose place in their list, from 0, leaves `number - 1` divided by
// `count`.
struct Shard {
  int number = 1;
  int count = 1;
};
std::vector<Bout> shard_of(const std::vector<Bout>& bouts, const Shard& shard);

// Plays a bout. The luck of a deal is that of game `deal` of `benben selfplay` with the plan's
// seed, for all pairs. The processor time is that of the calling thread. An engine that fails has
// lost that game to all the others, without points for anybody, and is started anew for the next.
Observation play_bout(const ArenaPlan& plan, const Bout& bout);

}  // namespace benben
