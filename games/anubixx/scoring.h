// Scoring of Anubixx (ANX-42 to ANX-46), at the end and "if it ended now".
#pragma once

#include <cstdint>

#include "core/seat.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

// ANX-32: whether the builders with two buildings have the end bonus already.
enum class EndBonus : std::uint8_t { kNotYet, kAwarded };

// ANX-45.
inline constexpr int kBonusPoints = 3;
inline constexpr int kJokerPoints = 2;

// One builder's points, part by part.
struct Points {
  int pyramid = 0;
  int arch = 0;
  int mosaic = 0;
  int bonuses = 0;
  int quarry = 0;
  int jokers = 0;

  int total() const { return pyramid + arch + mosaic + bonuses + quarry + jokers; }
};

int pyramid_points(const Block& block, StoneSet crossed);
int arch_points(const Block& block, StoneSet crossed);
int mosaic_points(const Block& block, StoneSet crossed);
Points points(const Block& block, const Builder& builder, EndBonus end_bonus);

// Who has the end bonus, were the game over (ANX-32).
inline bool earns_end_bonus(const Block& block, const Builder& builder) {
  return complete_buildings(block, builder.crossed) >= kBuildingsToEnd;
}

}  // namespace benben::anubixx
