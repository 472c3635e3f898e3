// A game between players of which some may be engines, which can fail.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "core/any_game.h"
#include "core/record.h"
#include "engine/player.h"
#include "search/match.h"

namespace benben::engine {

// A seat whose player gave no legal move, and why.
struct Forfeit {
  Seat seat;
  Error error;
};

struct Match {
  Record record;  // without a result where it was forfeited
  std::unique_ptr<AnyPosition> end;
  std::optional<Forfeit> forfeit = {};
};

// Plays to the end, or until a player fails; one player per seat, and one may have several seats.
// With bots alone it is the game of play_match() (search/match.h).
Match play_match(const AnyGame& game, const Setup& setup, std::span<Player* const> players,
                 const GameSeed& seed);

// The tag Forfeit of a record: the seat, from 0, and why.
Tag forfeit_tag(const Forfeit& forfeit);

}  // namespace benben::engine
