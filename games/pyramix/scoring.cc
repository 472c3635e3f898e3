#include "games/pyramix/scoring.h"

#include <algorithm>
#include <cstddef>

namespace benben::pyramix {
namespace {

std::optional<Seat> strict_majority(const std::array<int, kMaxPlayers>& ankhs) {
  const auto most = std::ranges::max_element(ankhs);
  if (*most == 0 || std::ranges::count(ankhs, *most) > 1) return std::nullopt;
  return seat_at(static_cast<int>(most - ankhs.begin()));
}

void count_collected(const State& state, Scoring& scoring) {
  // First all cubes by kind: what is asked of each would be guessed wrong half the time. Seats take
  // in turn; to count on is faster than to divide.
  std::array<std::array<int, index(Cube::kNone)>, kMaxPlayers> taken{};
  std::size_t taker = 0;
  for (std::size_t i = 0; i < state.removals; ++i) {
    ++taken[taker][index(state.taken[i])];
    if (++taker == state.players) taker = 0;
  }
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    for (std::size_t kind = 0; kind < index(Cube::kCobra); ++kind) {
      scoring.collected[seat] += taken[seat][kind] * value(static_cast<Cube>(kind));
    }
    for (const Colour colour : kColours) {
      scoring.awards[colour].ankhs[seat] = taken[seat][index(cube_of(colour, Symbol::kAnkh))];
    }
  }
}

CellSet out_of_play(const State& state) {
  CellSet out;
  for (const Cell cobra : state.cobras& kTray) out |= CellSet::of(cobra) | edge_neighbours(cobra);
  return out;
}

}  // namespace

SeatSet leaders(const ColourAward& award) {
  const int most = std::ranges::max(award.ankhs);
  SeatSet seats;
  for (std::size_t seat = 0; most > 0 && seat < award.ankhs.size(); ++seat) {
    if (award.ankhs[seat] == most) seats = seats.with(seat_at(static_cast<int>(seat)));
  }
  return seats;
}

Scoring score(const State& state) {
  Scoring scoring;
  count_collected(state, scoring);
  scoring.out = out_of_play(state);
  for (const Cell cell : kTray - scoring.out) {
    const Cube cube = state.cubes[index(cell)];
    if (!is_coloured(cube)) continue;
    ColourAward& award = scoring.awards[colour_of(cube)];
    award.cells |= CellSet::of(cell);
    award.points += value(cube);
  }
  scoring.total = scoring.collected;
  for (ColourAward& award : scoring.awards) {
    award.holder = strict_majority(award.ankhs);
    if (award.holder) scoring.total[static_cast<std::size_t>(*award.holder)] += award.points;
  }
  return scoring;
}

Scores Pyramix::scores(const State& state) {
  const Scoring scoring = score(state);
  return next(state).is_over() ? scoring.total : scoring.collected;
}

Scores Pyramix::standing(const State& state) { return score(state).total; }

FinalResult Pyramix::result(const State& state) {
  const Scores total = score(state).total;
  const int best = *std::max_element(total.begin(), total.begin() + state.players);
  FinalResult result{{}, total};
  for (int seat = 0; seat < state.players; ++seat) {
    if (total[static_cast<std::size_t>(seat)] == best) {
      result.winners = result.winners.with(seat_at(seat));
    }
  }
  return result;
}

}  // namespace benben::pyramix
