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
  // Not told apart from the best move by this search.
  bool is_close = false;
  Whereabouts place;
  // How the turn goes on for the same seat, as far as nothing is drawn.
  std::vector<std::string> rest;
};

// A feature whose value after the best turn stands out.
struct Reason {
  Feature after;
  double before = 0;
  std::optional<double> others;  // the mean after the turns of other moves, if they are compared
  double weight = 0;  // how much better it is for the seat, in points; below 0 for what is worse
};

// In English.
std::string title_of(const Feature& feature);
std::string nudge_of(const Feature& feature);

// What the search itself has to say of a position. In this order they are told.
enum class AdviceFact : std::uint8_t {
  kForced,   // there is one move only, as far as moves are listed
  kSolved,   // all that can happen was looked at
  kOnly,     // every other move that was looked into leaves a clearly smaller share of the win
  kClose,    // another move is not told apart from the best
  kAtOnce,   // no move wins more points at once, which the game knows exactly
  kPatient,  // another move would win more points at once
};

struct ToldFact {
  AdviceFact fact;
  // kOnly: the share of the win that the second best leaves; kAtOnce, kPatient: the most points.
  double number = 0;
};
// "forced", "solved", ...
std::string_view name_of(AdviceFact fact);

struct Advice {
  Seat seat{};
  int players = 0;
  bool is_exact = false;
  std::vector<AdvisedMove> moves;  // the best first, at least one, some four at most
  std::vector<ToldFact> facts;
  // By weight, the heaviest first; some three at most, and one cost.
  std::vector<Reason> reasons;
  std::vector<Reason> costs;
};

// For `seat`, or the lowest of those that may act; nothing if it may not act. If the pace says
// stop, the numbers are of the effort until then, and moves not looked into until then are missing.
std::optional<Advice> advise(const AnyPosition& position, Actor seat, const AdviceOptions& options,
                             Pace& pace = endless);

// One line (docs/analysis.md).
std::string advice_json(const Advice& advice);

}  // namespace benben
