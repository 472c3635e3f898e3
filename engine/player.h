// Player: who plays a seat by machine, a bot of our own or an engine in a process of its own.
//
// Only these commands know engines: make_bot() (search/bot.h), which servers hand texts of
// strangers to, never runs a program.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/result.h"
#include "core/rng.h"
#include "engine/client.h"
#include "engine/command_line.h"
#include "search/bot.h"

namespace benben::engine {

class Player {
 public:
  virtual ~Player() = default;
  // A legal move of the seat that is to act; an error says how the player failed. It may be asked
  // again all the same: an engine that failed is started anew.
  virtual Result<std::string> choose(const GameSoFar& game, Rng rng) = 0;
  // Seconds of the clock that its thoughts are counted by: of a bot the processor's time of the
  // calling thread, of an engine, which may think with many or elsewhere, the time that passes.
  virtual double now() const = 0;
};

// A player of our own: a bot (search/bot.h), or a one-ply player (search/one_ply.h).
Result<std::unique_ptr<Bot>> make_own_bot(const AnyGame& game, std::string_view spec);

// `spec` is one of these, or `cmd:COMMAND LINE` of an engine, which is started: the error
// says if it does not play this game with so many seats.
Result<std::unique_ptr<Player>> make_player(const AnyGame& game, int players, std::string_view spec,
                                            const Settings& settings);

}  // namespace benben::engine
