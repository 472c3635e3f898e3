// Thought: a search of our own for one move, which tells how it goes on (the info of
// docs/engine.md).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/rng.h"
#include "search/pace.h"
#include "search/values.h"

namespace benben::engine {

struct Info {
  std::int64_t nodes = 0;
  int depth = 0;                      // of alpha-beta, in decisions; else 0
  Values values = {};                 // the share of the game that each seat may expect, 0 to 1
  std::vector<Event> variation = {};  // what it takes to be best, from here on
};
using Tell = std::function<void(const Info&)>;

// The best move found with so many simulations, in Ascension nodes of alpha-beta, for a seat that
// may act: that of the bot `mcts:N` or `alphabeta:N` for the lowest. It is told of the search
// whenever its nodes have doubled, from 1,024 on, and at its end.
std::string think(const AnyPosition& position, Seat seat, std::int64_t nodes, const Rng& rng,
                  Pace& pace, const Tell& tell);
// So long as the pace lets it, and kMostNodes: no search takes more than its memory
// (search/mcts.h).
std::string think_on(const AnyPosition& position, Seat seat, const Rng& rng, Pace& pace,
                     const Tell& tell);

// Legal moves drawn by the generator, one may come twice: of all of them, or, where they are too
// many to be listed, of those that a search looks at.
std::vector<std::string> sample_moves(const AnyPosition& position, Seat seat, int count, Rng rng);

}  // namespace benben::engine
