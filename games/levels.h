// How the levels of each game's bots play: what a level means is the same in all of them
// (docs/strength.md), what it takes is not. Found by bench/levels.py, which says how.
#pragma once

#include <array>

#include "games/all.h"
#include "games/learned.h"

namespace benben {

// A level searches with so many simulations, and errs: a move whose value (a share of the win) is
// by half_loss thousandths less than the best one's is half as likely to be played
// (search/erring.h). At 0 it always plays the best. Levels that stand on the one scale keep the
// leaf that they were measured with. Where a game has a solver of its own (games/endings.h), a
// level plays an ending exactly if that takes a look at `ending` positions at most.
struct Level {
  int simulations = 0;
  int half_loss = 0;
  Leaf leaf = Leaf::kPlayedOut;
  int ending = 0;
};

// The weakest first.
using Levels = std::array<Level, 8>;

// Of older rules those of the newest.
template <class G>
struct LevelsOf : LevelsOf<typename NewestOf<G>::Type> {};

template <>
struct LevelsOf<anubixx::Anubixx> {
  static constexpr Levels kLevels = {{{100, 122},
                                      {100, 88},
                                      {150, 61},
                                      {200, 43},
                                      {250, 30},
                                      {400, 5},
                                      {2'500},
                                      {50'000, 0, Leaf::kLearned}}};
};

template <>
struct LevelsOf<pyramix::Pyramix> {
  static constexpr Levels kLevels = {{{100, 188},
                                      {100, 136},
                                      {150, 113},
                                      {200, 95},
                                      {250, 79},
                                      {300, 30},
                                      {1'200},
                                      {60'000, 0, Leaf::kPlayedOut, 1'000'000}}};
};

template <>
struct LevelsOf<ankhor::Ankhor> {
  static constexpr Levels kLevels = {{{100, 46},
                                      {100, 37},
                                      {150, 32},
                                      {200, 28},
                                      {250, 24},
                                      {250, 16},
                                      {1'000},
                                      {80'000, 0, Leaf::kLearned}}};
};

template <>
struct LevelsOf<cubus::Cubus> {
  static constexpr Levels kLevels = {
      {{100, 88}, {100, 41}, {150, 26}, {200, 16}, {250, 10}, {400, 4}, {2'500}, {24'000}}};
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
