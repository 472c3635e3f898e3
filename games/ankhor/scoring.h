// Victory points of Ankh'or (ANK-62), at the end and "if it ended now".
#pragma once

#include "core/seat.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

struct Points {
  int bonus = 0;       // bonus tokens
  int two_points = 0;  // two-point tiles
  int animals = 0;     // animal tiles in groups of two or more
  int colours = 0;     // tiles in colour groups of two or more
  int tokens = 0;      // what is left over
  int total() const { return bonus + two_points + animals + colours + tokens; }
};

Points points_of(const Player& player);
// Tokens as they count in the end: ankhs and those on warehouses too.
inline int leftover_tokens(const Player& player) {
  return player.tokens.total() + player.city.loaded.size();
}
// What a player has besides the city.
inline int bonus_points(const Player& player) { return kBonusPoints * player.bonus; }
inline int token_points(const Player& player) { return leftover_tokens(player) / kTokensPerPoint; }

}  // namespace benben::ankhor
