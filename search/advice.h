// Advice: what one might play, what it promises, and why, in the words of the game.
//
// The best moves are those that a search likes (evaluator.h), each with the outlook of the position
// behind it, searched by itself, and how far that can be trusted. The reasons are measured, never
// made up: the features of the game (core/feature.h) after the turn that begins with the best move,
// beside what they were before it and what they are, on the mean, after the turns that begin with
// the other good moves (reasons.h). What stands out for the better is a reason, what stands out for
// the worse its cost.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/feature.h"
#include "search/outlook.h"
#include "search/pace.h"
#include "search/reasons.h"

namespace benben {

inline constexpr int kMaxAdviceEffort = 100'000;

struct AdviceOptions {
  int effort = 400;  // simulations a position, from 1 to kMaxAdviceEffort
  std::uint64_t seed = 1;
};

struct AdvisedMove {
  std::string text;
  Outlook outlook;  // behind the move
  // An estimate of the standard error of outlook.win: how far searches of this move lie apart.
  Values error{};
  bool is_exact = false;
  bool is_proved = false;  // who wins behind it, though not by how many points
  // Not told apart from the best move by this search.
  bool is_close = false;
  Whereabouts place;
  // How the turn goes on for the same seat, as far as nothing is drawn.
  std::vector<std::string> rest;
};

struct Advice {
  Seat seat{};
  int players = 0;
  bool is_exact = false;
  std::vector<AdvisedMove> moves;  // the best first, at least one, some four at most
  std::vector<ToldFact> facts;
  Grounds grounds;
};

// For `seat`, or the lowest of those that may act; nothing if it may not act. If the pace says
// stop, the numbers are of the effort until then, and moves not looked into until then are missing.
std::optional<Advice> advise(const AnyPosition& position, Actor seat, const AdviceOptions& options,
                             Pace& pace = endless);

// One line (docs/analysis.md).
std::string advice_json(const Advice& advice);

}  // namespace benben
