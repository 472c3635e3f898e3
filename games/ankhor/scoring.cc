#include "games/ankhor/scoring.h"

#include <array>
#include <tuple>

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

// A tile is in a group of two or more exactly if one that it touches is of its set, too.
int count_grouped(const City& city, TileSet members) {
  int grouped = 0;
  for (const std::size_t i : members) {
    if (!(city.neighbours[i] & members).empty()) ++grouped;
  }
  return grouped;
}

}  // namespace

Points points_of(const Player& player) {
  Points points;
  points.bonus = bonus_points(player);
  for (const std::size_t i : player.city.all()) {
    if (kind_of(player.city.tiles[i].tile) == Kind::kTwoPoints) points.two_points += kTwoPoints;
  }
  for (const TileSet& animal : player.city.of_animal) {
    points.animals += count_grouped(player.city, animal);
  }
  for (const TileSet& colour : player.city.of_colour) {
    points.colours += count_grouped(player.city, colour);
  }
  points.tokens = token_points(player);
  return points;
}

Scores Ankhor::standing(const State& state) {
  Scores scores{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    scores[seat] = points_of(state.players[seat]).total();
  }
  return scores;
}

// ANK-63: most points, then fewest tiles, then fewest tokens.
FinalResult Ankhor::result(const State& state) {
  FinalResult result;
  std::tuple<int, int, int> best;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players[seat];
    const int points = points_of(player).total();
    const std::tuple rank(points, -int{player.city.size}, -leftover_tokens(player));
    result.scores[seat] = points;
    if (seat == 0 || rank > best) {
      best = rank;
      result.winners = {};
    }
    if (rank == best) result.winners = result.winners.with(seat_at(static_cast<int>(seat)));
  }
  return result;
}

}  // namespace benben::ankhor
