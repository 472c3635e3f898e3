// The rules pages (docs/rules), which are built into the program, as text for a terminal.
//
// A page is read for its sections (`## Title`) and its rules (`- **PYX-11** ...`, with what is
// indented below); nothing else of Markdown is known here.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"

namespace benben::cli {

struct RulesPage {
  std::string_view game;
  std::string_view text;
};
// One for each game (a script writes it: embed_rules.cmake).
std::span<const RulesPage> rules_pages();

// The sections of a game's rules, with the ids that stand in each.
std::string rules_titles(const AnyGame& game);

// The ids of a game's rules, in the order of its page.
std::vector<std::string> rule_ids(const AnyGame& game);

// A rule by its id, of any game; a section of `game` by the start of its title. Letters may be
// small or large. Lines fit a terminal.
Result<std::string> find_rules(const AnyGame* game, std::string_view wanted);

}  // namespace benben::cli
