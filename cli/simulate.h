// The command that lives through faults from a seed (docs/simulation.md).
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace benben::cli {

struct SimulateOptions {
  std::uint64_t seed = 1;
  double hours = 1;  // of each life
  int seeds = 1;     // so many, from that one on
  int nodes = 1;     // of the server
};
int simulate_faults(const SimulateOptions& options);

void add_simulate(CLI::App& app, SimulateOptions& options, int& code);

}  // namespace benben::cli
