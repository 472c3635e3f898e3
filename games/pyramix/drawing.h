// What the two drawings of Pyramix for a terminal share (drawing.cc, compact.cc).
#pragma once

#include <string_view>

#include "games/canvas.h"
#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"

namespace benben::pyramix {

// The ANSI background and foreground of a cube.
std::string_view ansi(Cube cube);

// The cells of legal moves; none while chance is due and at the end.
CellSet takeable(const State& state);

// The heap in the first kSliceRows rows of a canvas, of less than 80 columns.
inline constexpr int kSliceRows = 8;
void draw_slices(Canvas& canvas, const State& state, const Scoring& scoring);

}  // namespace benben::pyramix
