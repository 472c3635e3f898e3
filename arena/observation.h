// Observation: what came of one deal between two bots, and its line in a file of results.
//
// A deal is one seed of all chance. The challenger plays it once from every seat, the opponent has
// all the others; the games of a deal share their luck, so that together they are one observation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace benben {

// What a bot's moves took: seconds of a processor, of an engine seconds that passed, and how many
// moves they were.
struct Effort {
  double seconds = 0;
  int moves = 0;

  bool operator==(const Effort&) const = default;
};

struct Observation {
  int challenger = 0;  // which bot of the plan, from 0
  int opponent = 0;
  int deal = 1;       // from 1
  double share = 0;   // of its games the challenger won, 0 to 1; a win shared by k is 1/k
  double margin = 0;  // its points less the mean of the others', mean over its games
  Effort challenger_effort = {};
  Effort opponent_effort = {};
  // What chance brought the challenger, in shares of the win, mean over its games, where the plan
  // wants to know (search/luck.h).
  std::optional<double> luck = {};
  // Games that an engine lost because it failed, and a sentence for each, which no file keeps.
  int challenger_forfeits = 0;
  int opponent_forfeits = 0;
  std::vector<std::string> told = {};

  bool operator==(const Observation&) const = default;
};

// "0 1 17 0.5 -2.25 0.012 40 0.010 41": challenger, opponent, deal, share, margin, and of both the
// seconds and moves; and of both the games forfeited, where there are some; and the luck, where it
// is known. Every number reads back as it was.
std::string write_observation(const Observation& observation);
// Errors say which word is none of these numbers.
Result<Observation> read_observation(std::string_view line);

}  // namespace benben
