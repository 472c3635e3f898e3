// Standing: the points if a game ended now, in parts, read from AnyPosition::standing_json.
//
// The parts are the one thing the terminal wants from a game's JSON. They stand first and their
// form is fixed (core/any_game.h), so these few lines read them where no JSON library is built in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace benben::cli {

struct StandingPart {
  std::string name;
  Scores points{};  // by seat

  friend bool operator==(const StandingPart&, const StandingPart&) = default;
};

struct Standing {
  std::vector<StandingPart> parts;
  Scores total{};

  friend bool operator==(const Standing&, const Standing&) = default;
};

// `json` is what a game of ours wrote; anything else is a broken promise.
Standing read_standing(std::string_view json);

}  // namespace benben::cli
