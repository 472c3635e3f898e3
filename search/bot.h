// Bot: who plays a seat by machine. Position in, the text of a move out.
//
// The same bot, seed and position give the same move on every platform: simulations are counted,
// never timed.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/result.h"
#include "core/rng.h"
#include "search/pace.h"

namespace benben {

inline constexpr int kMaxBotLevel = 8;

class Bot {
 public:
  virtual ~Bot() = default;
  // A legal move of the seat that is to act (the lowest, if several may); if the pace says stop,
  // the best that was found until then.
  virtual std::string choose(const AnyPosition& position, Rng rng, Pace& pace = endless) const = 0;
};

// Whether make_bot takes this text; a person must not be called so.
bool is_bot_name(std::string_view text);

// `spec` is `random`, `greedy`, `bot:1` ... `bot:8`, `mcts:N` and `learned:N` (games/learned.h)
// with N simulations (of alpha-beta 20 nodes each), for a game of two without chance `alphabeta:N`
// with N nodes a move, or `erring:N:L`, which searches with N simulations and plays a move that is
// by L thousandths of the win worse than the best half as often (search/erring.h).
Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view spec);

}  // namespace benben
