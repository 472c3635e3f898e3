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
#include "engine/protocol.h"
#include "search/pace.h"
#include "search/tree_search.h"
#include "search/values.h"

namespace benben::engine {

struct Info {
  std::int64_t nodes = 0;
  int depth = 0;                      // of alpha-beta, in decisions; else 0
  Values values = {};                 // the share of the game that each seat may expect, 0 to 1
  std::vector<Event> variation = {};  // what it takes to be best, from here on
  // The moves of the seat, the most visited first, as many as are asked for; none of alpha-beta.
  std::vector<SearchedMove> moves = {};
};
using Tell = std::function<void(const Info&)>;

inline constexpr int kMostThreads = 64;
inline constexpr int kMostMoves = 1'000;

struct Effort {
  // Simulations, in Ascension nodes of alpha-beta. However many, no search takes more than its
  // memory (search/mcts.h).
  std::int64_t nodes = kMostNodes;
  // 1 to kMostThreads: a tree for each (search/trees.h), which share the simulations. Alpha-beta
  // has one thread.
  int threads = 1;
  // 0 to kMostMoves: of how many moves it tells at its end what it found.
  int moves = 0;
};

// The best move found for a seat that may act; with one thread that of the bot `learned:N` for the
// lowest, in Ascension with a twentieth of the nodes. It is told of the search whenever its nodes
// have doubled, from 1,024 on, and at its end. Only the thread that calls asks the pace and tells.
std::string think(const AnyPosition& position, Seat seat, const Effort& effort, const Rng& rng,
                  Pace& pace, const Tell& tell);

// Legal moves drawn by the generator, one may come twice: of all of them, or, where they are too
// many to be listed, of those that a search looks at.
std::vector<std::string> sample_moves(const AnyPosition& position, Seat seat, int count, Rng rng);

}  // namespace benben::engine
