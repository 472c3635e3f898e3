// Reasons: what sets one turn apart from others, in the features of the game (core/feature.h), and
// what a search itself has to say of a move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/feature.h"

namespace benben {

// A feature whose value after a turn stands out.
struct Reason {
  Feature after;
  double before = 0;
  std::optional<double> others;  // the mean after the turns of other moves, if they are compared
  double weight = 0;  // how much better it is for the seat, in points; below 0 for what is worse
};

// By weight, the heaviest first; some three reasons at most, and one cost.
struct Grounds {
  std::vector<Reason> reasons;
  std::vector<Reason> costs;
};

// Of a turn: the features before it, after it, and after other turns, if there are any that it can
// be compared with. A turn is explained by what the others do not do; where there are none, or
// nothing sets it apart from them, by what it does.
Grounds grounds_of(const std::vector<Feature>& before, const std::vector<Feature>& after,
                   const std::vector<std::vector<Feature>>& others);

// In English.
std::string title_of(const Feature& feature);
std::string nudge_of(const Feature& feature);

// What the search itself has to say of a position. In this order they are told.
enum class AdviceFact : std::uint8_t {
  kForced,   // there is one move only, as far as moves are listed
  kSolved,   // all that can happen was looked at
  kWins,     // it wins whatever is answered
  kLoses,    // the other one wins whatever is played
  kOnly,     // every other move that was looked into leaves a clearly smaller share of the win
  kClose,    // another move is not told apart from the best
  kAtOnce,   // no move wins more points at once, which the game knows exactly
  kPatient,  // another move would win more points at once
};

struct ToldFact {
  AdviceFact fact;
  // kWins, kLoses: in so many moves of both at most; kOnly: the share of the win that the second
  // best leaves; kAtOnce, kPatient: the most points.
  double number = 0;
};
// "forced", "solved", ...
std::string_view name_of(AdviceFact fact);

}  // namespace benben
