#include "simulate/simulation.h"

#include "simulate/world.h"

namespace benben::simulate {

Report simulate(const Options& options) { return World(options).run(); }

void add(Report& sum, const Report& report) {
  sum.steps += report.steps;
  sum.time += report.time;
  for (const auto& [what, count] : report.counts) sum.counts[what] += count;
}

std::string summary(const Report& report) {
  const std::int64_t minutes =
      std::chrono::duration_cast<std::chrono::minutes>(report.time).count();
  std::string text = std::to_string(report.steps) + " steps in " + std::to_string(minutes) +
                     " simulated minutes\n";
  for (const auto& [what, count] : report.counts) {
    text += "  " + std::to_string(count) + " " + what + "\n";
  }
  if (!report.breach) return text;
  text += "seed " + std::to_string(report.seed) + ", step " + std::to_string(report.steps) + ": " +
          report.breach->promise + " is broken: " + report.breach->what + "\n";
  for (const std::string& line : report.trace) text += "  " + line + "\n";
  return text;
}

}  // namespace benben::simulate
