// `benben simulate`: a server's core, its clients, network, disk and clocks from one seed.
#include "cli/simulate.h"

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>

#include "cli/common.h"
#include "cli/exit.h"
#include "cli/flags.h"
#include "cli/game_flags.h"
#include "simulate/simulation.h"

namespace benben::cli {
namespace {

constexpr double kLeastHours = 0.001;
constexpr double kMostHours = 1000;

// What is no number is in no range's way, and a life that lasts so long keeps every promise.
std::string what_is_no_number(const std::string& hours) {
  const bool is_number = !std::isnan(std::strtod(hours.c_str(), nullptr));
  return is_number ? "" : "a number of hours is needed, not \"" + hours + "\"";
}

}  // namespace

int simulate_faults(const SimulateOptions& options) {
  constexpr double kMsPerHour = 3'600'000;
  simulate::Report sum;
  Progress progress("lives", options.seeds);
  for (int i = 0; i < options.seeds; ++i) {
    simulate::Options life;
    life.seed = options.seed + static_cast<std::uint64_t>(i);
    life.length = simulate::Ms(std::llround(options.hours * kMsPerHour));
    life.nodes = options.nodes;
    const simulate::Report report = simulate::simulate(life);
    progress.step();
    if (report.breach) {
      std::cout << simulate::summary(report);
      return kExitFailed;
    }
    simulate::add(sum, report);
  }
  std::cout << options.seeds << " lives, every promise kept: " << simulate::summary(sum);
  return kExitOk;
}

void add_simulate(CLI::App& app, SimulateOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "simulate", "Let a server live through faults from a seed, and check its promises");
  command.add_option("--seed", options.seed, "Seed of all that happens")
      ->check(kIsSeed)
      ->capture_default_str();
  command.add_option("--hours", options.hours, "Simulated time of each life, in hours")
      ->check(CLI::Range(kLeastHours, kMostHours))
      ->check(what_is_no_number)
      ->type_name("H")
      ->capture_default_str();
  command.add_option("--seeds", options.seeds, "Number of lives, from that seed on")
      ->check(whole_number(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--nodes", options.nodes, "Number of nodes that serve one store")
      ->check(whole_number(1, simulate::kMostNodes))
      ->capture_default_str();
  command.footer("Exit codes: 0 every promise was kept, 1 one was not, 2 faulty input.");
  command.callback([&] { code = simulate_faults(options); });
}

}  // namespace benben::cli
