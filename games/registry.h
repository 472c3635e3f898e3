// The games there are, erased. Adding one is a line in games/all.h.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace benben {

// All games, in the order in which they are shown.
std::span<const AnyGame* const> all_games();

// The game of that name, or nullptr.
const AnyGame* find_game(std::string_view name);

}  // namespace benben
