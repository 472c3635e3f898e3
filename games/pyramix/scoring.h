// Scoring of Pyramix (PYX-21 to PYX-24), at the end and "if it ended now".
#pragma once

#include <array>
#include <optional>

#include "core/by.h"
#include "core/seat.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

struct ColourAward {
  std::array<int, kMaxPlayers> ankhs{};  // collected, by seat
  std::optional<Seat> holder;            // strictly most ankhs (PYX-22)
  CellSet cells;                         // cubes of the colour left in the tray and in play
  int points = 0;                        // their value
};

struct Scoring {
  CellSet out;  // the tray's cobras and the cubes next to them (PYX-21)
  By<Colour, ColourAward, 4> awards;
  Scores collected{};  // values of the collected cubes, by seat
  Scores total{};      // collected and awarded (PYX-24)
};

// The seats with most ankhs of a colour: one leads alone, several tie; empty while nobody has any.
SeatSet leaders(const ColourAward& award);

// Scores the position as if the game ended now: the tray as it is, unknown cubes left aside.
Scoring score(const State& state);

}  // namespace benben::pyramix
