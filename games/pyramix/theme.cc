#include "games/pyramix/theme.h"

#include <algorithm>
#include <optional>

#include "games/pyramix/scoring.h"

namespace benben::pyramix {

std::string_view theme(const State& before, Seat seat, const Cell& move, const State& after) {
  const Cube cube = before.cubes[index(move)];
  if (cube == Cube::kCobra) return "cobra";
  const Colour colour = colour_of(cube);
  const std::optional<Seat> held = score(before).awards[colour].holder;
  const std::optional<Seat> holds = score(after).awards[colour].holder;
  if (holds == seat && held != seat) return "award";
  if (held && held != seat && !holds) return "tie";
  int most = 0;
  for (const Cell cell : Pyramix::legal(before, seat)) {
    most = std::max(most, value(before.cubes[index(cell)]));
  }
  return most > 1 && value(cube) == most ? "value" : "other";
}

}  // namespace benben::pyramix
