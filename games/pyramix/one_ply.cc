// One-ply players of Pyramix: by the cube alone, by a forecast of the final points, and by the same
// less what the next player can then take.
#include "games/pyramix/one_ply.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"

namespace benben::pyramix {
namespace {

using Forecast = std::array<double, kMaxPlayers>;

// What of a colour's points now on the heap stays there until the end: as many as cells do.
double points_left(const State& state, Colour colour) {
  int points = 0;
  for (const Cell cell : state.occupied) {
    const Cube cube = state.cubes[index(cell)];
    if (is_coloured(cube) && colour_of(cube) == colour) points += value(cube);
  }
  for (int symbol = 0; symbol < 3; ++symbol) {
    const auto kind = cube_of(colour, static_cast<Symbol>(symbol));
    points += state.hidden[index(kind)] * value(kind);
  }
  return static_cast<double>(points) * kTrayCells / state.occupied.size();
}

// Ankhs of a colour that nobody has yet.
int ankhs_left(const ColourAward& award) {
  int taken = 0;
  for (const int ankhs : award.ankhs) taken += ankhs;
  return 8 - taken;
}

// The part of a colour that a lead in ankhs promises: a half at 0, three quarters at the spread.
double part_won(double lead, double spread) {
  const double size = lead < 0 ? -lead : lead;
  return 0.5 + 0.5 * lead / (size + spread);
}

// Final points: cubes taken (PYX-24), and of each colour's points in the tray the share that the
// lead in ankhs promises (PYX-22). A lead of half the removals still to come, as far as there are
// ankhs, may be made up.
Forecast forecast(const State& state) {
  const Scoring scoring = score(state);
  const auto seats = static_cast<std::size_t>(state.players);
  const double to_come = kRemovals - state.removals;
  Forecast points{};
  for (std::size_t seat = 0; seat < seats; ++seat) points[seat] = scoring.collected[seat];
  for (const Colour colour : kColours) {
    const ColourAward& award = scoring.awards[colour];
    const double in_tray = points_left(state, colour);
    const double spread = 0.25 + 0.5 * ankhs_left(award) * to_come / kRemovals;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      int best_other = 0;
      for (std::size_t other = 0; other < seats; ++other) {
        if (other != seat) best_other = std::max(best_other, award.ankhs[other]);
      }
      points[seat] += in_tray * part_won(award.ankhs[seat] - best_other, spread);
    }
  }
  return points;
}

double lead_of(const State& state, Seat seat) {
  const Forecast points = forecast(state);
  const auto own = static_cast<std::size_t>(index(seat));
  double best_other = -1e9;
  for (std::size_t other = 0; other < state.players; ++other) {
    if (other != own) best_other = std::max(best_other, points[other]);
  }
  return points[own] - best_other;
}

// The least lead that the next player's best cube leaves, of those that are known.
double lead_after_reply(const State& state, Seat seat) {
  if (Pyramix::next(state).is_over()) return lead_of(state, seat);
  double least = lead_of(state, seat);
  for (const Cell cell : Pyramix::legal(state, seat)) {
    if (state.cubes[index(cell)] == Cube::kUnknown) continue;
    State after = state;
    Pyramix::apply(after, cell);
    least = std::min(least, lead_of(after, seat));
  }
  return least;
}

Cell choose_dearest(const State& state, Seat seat, Rng& rng) {
  return best_by_worth<Pyramix>(
      Pyramix::legal(state, seat), state, rng,
      [&](const State&, Cell cell) { return value(state.cubes[index(cell)]); });
}

Cell choose_forecast(const State& state, Seat seat, Rng& rng) {
  return best_by_worth<Pyramix>(Pyramix::legal(state, seat), state, rng,
                                [&](const State& after, Cell) { return lead_of(after, seat); });
}

Cell choose_deny(const State& state, Seat seat, Rng& rng) {
  return best_by_worth<Pyramix>(
      Pyramix::legal(state, seat), state, rng,
      [&](const State& after, Cell) { return lead_after_reply(after, seat); });
}

constexpr OnePly<Pyramix> kOnePly[] = {
    {"deny", "final points as far as they can be foretold, less the next player's best cube",
     choose_deny},
    {"forecast", "final points as far as they can be foretold", choose_forecast},
    {"dearest", "the cube of most points", choose_dearest},
};

}  // namespace

std::span<const OnePly<Pyramix>> one_ply_players(const Pyramix*) { return kOnePly; }

}  // namespace benben::pyramix
