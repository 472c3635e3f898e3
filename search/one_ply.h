// One-ply players: the yardstick of the bots. Each looks at the positions behind its own moves,
// sees in them a worth of its own making, and plays the best; nothing is searched.
//
// The one idea: they stand apart from what the bots go by. What such a player takes for worth is
// written from the rules pages alone, by hand and in a few lines (games/*/one_ply.cc), and shares
// nothing with the policies, estimates and evaluations of the games; so a bot that beats it has
// learned something about the game, and not only about itself. Only the measuring commands know
// them: make_bot() does not.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "search/bot.h"

namespace benben {

inline constexpr std::string_view kOnePlyPrefix = "one-ply:";
inline bool is_one_ply(std::string_view spec) { return spec.starts_with(kOnePlyPrefix); }

struct OnePlyInfo {
  std::string_view name;   // behind the prefix
  std::string_view about;  // what it goes by, in half a sentence
};

// The one-ply players of a game, one at least, the first the strongest; and at the end the
// `novice`, who plays every second move at random and the others as the first does.
std::vector<OnePlyInfo> one_ply_players(const AnyGame& game);

// `spec` is `one-ply:NAME` with one of these names. Which of several equally good moves is played
// is drawn.
Result<std::unique_ptr<Bot>> make_one_ply(const AnyGame& game, std::string_view spec);

}  // namespace benben
