// A simulation: the core of a server with its store, its clients, their network, its disk and its
// clocks, all of it from one seed (docs/simulation.md). The same seed comes to the same life, to
// the last step, on every run.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "simulate/breach.h"
#include "simulate/timeline.h"

namespace benben::simulate {

// What is broken on purpose, for tests of what watches over it.
enum class Plant : std::uint8_t {
  kNone,
  kLyingDisk,    // it says that it has synced, and has not: answers come before the sync
  kLostMessage,  // one message with events does not reach one client, over a whole connection
  kTwiceTold,    // one reaches it twice
  kStaleMove,    // moves arrive as if their authors had seen an event more
  kLeakedSeed,   // the seed of a game that is played stands in the log
  kLeakedId,     // the id of a table, by which anybody may look on, stands there
  kEarlySight,   // onlookers are served as if the host's seat were theirs
  kGivenTime,    // somebody writes more time into the stored clocks
  kWrongRating,  // somebody writes another rating
  // With several nodes:
  kUncomparedAppend,  // a move is stored where its node does not know what stands there
  kTimeOverTwice,     // the end of a time is stored where another node has stored it
  kUnhealedNode,      // all that is told on the bus gets lost, and nobody looks into the store
};

inline constexpr int kMostNodes = 5;

struct Options {
  std::uint64_t seed = 1;
  Ms length = std::chrono::hours(1);  // nights do not count
  int nodes = 1;                      // at most kMostNodes
  Plant plant = Plant::kNone;
};

struct Report {
  std::uint64_t seed = 0;
  std::int64_t steps = 0;
  Ms time{};                                   // that passed, nights and all
  std::map<std::string, std::int64_t> counts;  // of what happened, by its name
  MaybeBreach breach;
  std::deque<std::string> trace;  // the last that happened
};

Report simulate(const Options& options);

// What was simulated, in a line or two; of a breach all that is known.
std::string summary(const Report& report);
// The counts of several together.
void add(Report& sum, const Report& report);

}  // namespace benben::simulate
