// The powers of the three figures (ASC-50 to ASC-55): what they do, and what may be done.
#pragma once

#include <optional>

#include "games/ascension/changes.h"
#include "games/ascension/stacks.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

// ASC-51, ASC-53: where a stack, or its top stone alone, lands that leaves its space in a
// direction; nothing if nowhere.
std::optional<Outer> landing_of(const Position& position, const Board& board, Stack stack,
                                Outer from, Direction direction);

// ASC-53: whether every stone of a scattered stack finds a space, or the game is won on the way.
bool can_scatter(const Position& position, const Board& board, const Step& step);

// ASC-31: whether Cleopatra, who has just landed, can collect an own stone out of Limbo.
bool can_collect_from_limbo(const Position& position, const Board& board, Colour player);

// ASC-31: whether she must do so before anything else: she made the last Move under an open duty.
// (While she collects nobody is bumped, so a stone in Limbo now was there when she moved.)
bool must_collect_from_limbo(const Position& position);

// Adds the uses of the figure's power and `done`, in the byte order of their texts.
void add_power_steps(StepList& list, const Position& position, const Board& board);

// Uses a power; the step is legal.
void use_power(Position& position, const Board& board, const Step& step);

}  // namespace benben::ascension
