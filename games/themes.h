// What a good move is about, for every game: theme(before, seat, move, after), found by its state.
//
// A theme is a fact of the position and the move, by the rules; its word stands in
// docs/puzzles.md. It is no part of a Game: only who makes puzzles asks.
#pragma once

// IWYU pragma: begin_exports
#include "games/ankhor/theme.h"
#include "games/anubixx/theme.h"
#include "games/ascension/theme.h"
#include "games/cubus/theme.h"
#include "games/pyramix/theme.h"
// IWYU pragma: end_exports
