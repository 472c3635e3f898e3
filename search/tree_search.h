// TreeSearch: Monte Carlo tree search (mcts.h) of some game, for whoever wants to see what it finds
// and not only the move it would play.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/rng.h"
#include "core/seat.h"
#include "search/pace.h"

namespace benben {

// What a search found about one move of its root.
struct SearchedMove {
  std::string text;
  std::uint32_t visits = 0;
  double value = 0;  // mean value for the seat to move, in [0, 1]; 0 without visits
};

class TreeSearch {
 public:
  virtual ~TreeSearch() = default;
  // The seat whose moves are searched: of those that may act, the lowest.
  virtual Seat seat() const = 0;
  // Before the first simulation: they end at what the game has learned positions to be worth, where
  // it has learned that of this one (the bot `learned:N`); else they are played out all the same.
  virtual void use_learned_value() = 0;
  // So many simulations more (at least 1), or fewer if the pace says stop.
  virtual void run(int simulations, Pace& pace) = 0;
  // The simulations run until now.
  virtual std::uint64_t simulations() const = 0;
  // The root's moves, in the order in which the game gives them; empty before the first simulation.
  virtual std::vector<SearchedMove> statistics() const = 0;
};

// A search from a position in which a seat is to act.
std::unique_ptr<TreeSearch> make_tree_search(const AnyPosition& position, Rng rng);

}  // namespace benben
