// The commands that let bots play and count: games, matches, ratings, positions.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "cli/commands.h"

namespace benben::cli {

struct MeasureOptions {
  SelfplayOptions selfplay;
  ArenaOptions arena;
  MergeOptions merge;
  TournamentFlags tournament;
  RatingsOptions ratings;
  PerftOptions perft;
  std::string bench;
};

// Adds these commands; each parses into `options` and leaves its exit code in `code`.
void add_measure_commands(CLI::App& app, MeasureOptions& options, int& code);

}  // namespace benben::cli
