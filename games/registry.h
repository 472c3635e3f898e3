// The games there are, erased. Adding one is a line in games/all.h, and so is a version of the
// rules.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/any_game.h"

namespace benben {

// All games by their newest rules, in the order in which they are shown.
std::span<const AnyGame* const> all_games();
// By older rules, under which something may have begun.
std::span<const AnyGame* const> older_games();

// The game of that name by that version of its rules, or nullptr. Without one by the newest, as
// whatever begins now is played; what has begun says by which.
const AnyGame* find_game(std::string_view name, std::optional<int> rules = std::nullopt);

}  // namespace benben
