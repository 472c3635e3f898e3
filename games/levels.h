// How the levels of each game's bots play: what a level means is the same in all of them
// (docs/strength.md), what it takes is not. Found by bench/levels.py, which says how.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

#include "core/seat.h"
#include "games/all.h"
#include "games/learned.h"

namespace benben {

// Thousandths of a value, by how many sit at the table: what a level wins by the same half loss
// differs with the table. Listed for two seats, three and so on, the last one for all larger
// tables.
class HalfLoss {
 public:
  constexpr HalfLoss(int all = 0) { by_seats_.fill(all); }
  constexpr HalfLoss(std::initializer_list<int> by_seats) {
    auto given = by_seats.begin();
    for (int& each : by_seats_) {
      each = *given;
      if (given + 1 != by_seats.end()) ++given;
    }
  }
  constexpr int at(int seats) const { return by_seats_[static_cast<std::size_t>(seats - 2)]; }

 private:
  std::array<int, kMaxSeats - 1> by_seats_{};
};

// A level searches with so many simulations, and errs: a move whose value (search/values.h) is
// by half_loss thousandths less than the best one's is half as likely to be played
// (search/erring.h). At 0 it always plays the best. Levels that stand on the one scale keep the
// leaf that they were measured with. Where moves are too many to be listed (Cubus), a level with a
// limited sight overlooks what takes more to be seen. Where a game has a solver of its own
// (games/endings.h), a level that always plays the best plays an ending exactly if that takes a
// look at `ending` positions at most.
struct Level {
  int simulations = 0;
  HalfLoss half_loss = 0;
  Leaf leaf = Leaf::kPlayedOut;
  int ending = 0;
  Sight sight = Sight::kFull;
};

// The weakest first.
using Levels = std::array<Level, 8>;

// Of older rules those of the newest.
template <class G>
struct LevelsOf : LevelsOf<typename NewestOf<G>::Type> {};

template <>
struct LevelsOf<anubixx::Anubixx> {
  static constexpr Levels kLevels = {{{100, {122, 98, 83, 73}},
                                      {100, {88, 79, 68, 64}},
                                      {150, {61, 63, 60, 55}},
                                      {200, {43, 51, 49, 45}},
                                      {250, {30, 41, 37, 35}},
                                      {400, 5},
                                      {2'500},
                                      {50'000, 0, Leaf::kLearned}}};
};

template <>
struct LevelsOf<pyramix::Pyramix> {
  static constexpr Levels kLevels = {{{100, 210},
                                      {100, 120},
                                      {150, 98},
                                      {200, 80},
                                      {250, 65},
                                      {300, 28},
                                      {1'200},
                                      {80'000, 0, Leaf::kPlayedOut, 1'000'000}}};
};

template <>
struct LevelsOf<ankhor::Ankhor> {
  static constexpr Levels kLevels = {{{100, 46},
                                      {100, 37},
                                      {150, {32, 33, 34}},
                                      {200, {28, 30, 31}},
                                      {250, {24, 27, 29}},
                                      {250, {16, 19, 22}},
                                      {1'000},
                                      {100'000, 0, Leaf::kLearned}}};
};

template <>
struct LevelsOf<cubus::Cubus> {
  static constexpr Levels kLevels = {{{100, 10, Leaf::kPlayedOut, 0, Sight::kMiddle},
                                      {100, 90},
                                      {150, 40},
                                      {200, 18},
                                      {250, 13},
                                      {300, 11},
                                      {400, 10},
                                      {24'000}}};
};

template <>
struct LevelsOf<ascension::Ascension> {
  static constexpr Levels kLevels = {{{100, 115},
                                      {100, 52},
                                      {150, 36},
                                      {200, 25},
                                      {250, 17},
                                      {300, 9},
                                      {1'500},
                                      {60'000, 0, Leaf::kLearned}}};
};

}  // namespace benben
