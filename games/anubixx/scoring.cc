#include "games/anubixx/scoring.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace benben::anubixx {
namespace {

Scores all_points(const State& state, EndBonus end_bonus) {
  Scores scores{};
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    scores[seat] = points(state.block, state.builders[seat], end_bonus).total();
  }
  return scores;
}

}  // namespace

int pyramid_points(const Block& block, StoneSet crossed) {
  const StoneSet stones = crossed & kPyramid;
  if (stones.empty()) return 0;
  const Stone highest = stone_at(63 - std::countl_zero(stones.bits()));
  int row = 1;
  while (!pyramid_row(row).contains(highest)) ++row;
  return block.row_points[static_cast<std::size_t>(row)];
}

int arch_points(const Block& block, StoneSet crossed) {
  if (crossed.contains(kFinalStone)) return block.arch_points;
  const int height = std::min((crossed & kLeftColumn).size(), (crossed & kRightColumn).size());
  return block.height_points[static_cast<std::size_t>(height)];
}

int mosaic_points(const Block& block, StoneSet crossed) {
  return block.pair_points[static_cast<std::size_t>((crossed & kMosaic).size() / 2)];
}

Points points(const Block& block, const Builder& builder, EndBonus end_bonus) {
  const bool end = end_bonus == EndBonus::kAwarded && earns_end_bonus(block, builder);
  return {.pyramid = pyramid_points(block, builder.crossed),
          .arch = arch_points(block, builder.crossed),
          .mosaic = mosaic_points(block, builder.crossed),
          .bonuses = kBonusPoints * (builder.bonuses.size() + (end ? 1 : 0)),
          .quarry = block.quarry_stones() - builder.quarry,
          .jokers = kJokerPoints * builder.jokers};
}

Scores Anubixx::scores(const State& state) {
  return all_points(state, next(state).is_over() ? EndBonus::kAwarded : EndBonus::kNotYet);
}

Scores Anubixx::standing(const State& state) { return all_points(state, EndBonus::kAwarded); }

SeatSet Anubixx::winners(const State& state) {
  const Scores total = scores(state);
  // ANX-46: points first, then stones of the pyramid.
  const auto rank = [&](std::size_t seat) {
    return std::pair(total[seat], (state.builders[seat].crossed & kPyramid).size());
  };
  auto best = rank(0);
  for (std::size_t seat = 1; seat < state.players; ++seat) best = std::max(best, rank(seat));
  SeatSet winners;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (rank(seat) == best) winners = winners.with(seat_at(static_cast<int>(seat)));
  }
  return winners;
}

}  // namespace benben::anubixx
