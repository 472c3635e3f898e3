// Flags that several commands have: the game and how it is set up, the seed.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/flags.h"

namespace benben::cli {

inline const auto kIsSeed = whole_number(0, std::numeric_limits<std::uint64_t>::max());
// Each game says itself for how many it is.
inline const auto kIsPlayers = whole_number(0, 255);

CLI::Option* add_game(CLI::App& command, std::string& game);
CLI::Option* add_game_option(CLI::App& command, std::vector<std::string>& options);
CLI::Option* add_tags_option(CLI::App& command, std::string& tags);
// All of these for a new game, and its number of players.
void add_game_options(CLI::App& command, GameOptions& options);
void add_seed(CLI::App& command, std::uint64_t& seed);
void add_engine_flags(CLI::App& command, EngineFlags& flags);

}  // namespace benben::cli
