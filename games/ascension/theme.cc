#include "games/ascension/theme.h"

namespace benben::ascension {
namespace {

int in_limbo(const Position& position, Colour colour) {
  int stones = 0;
  for (const Size size : kSizes) stones += position.limbo[colour][size];
  return stones;
}

}  // namespace

std::string_view theme(const State& before, Seat, const Step& move, const State& after) {
  const Position& old = before.position;
  const Position& now = after.position;
  const Colour own = colour_to_move(old);
  if (now.borne_off[own] > old.borne_off[own]) return "pyramid";
  const Colour foe = other(own);
  if (in_limbo(now, foe) > in_limbo(old, foe)) return "limbo";
  if (!is_move(move)) return "power";
  if (move.kind() == StepKind::kEnterStone || move.kind() == StepKind::kEnterFigure) return "enter";
  return moves_figure(move) ? "figure" : "stone";
}

}  // namespace benben::ascension
