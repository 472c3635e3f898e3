// The facts of a game as JSON, for whoever shows or explains it without knowing C++.
#pragma once

#include <string>

#include "core/any_game.h"
#include "core/setup.h"

namespace benben {

// {"name":"pyramix","title":"Pyramix","summary":"...","rules":1,"min_players":2,"max_players":4,
//  "options":[{"name":"cobras","summary":"...","values":["visible","all"]}],
//  "tags":{"prefix":"Sheet.","summary":"..."},"races":false}; tags is null where it takes none.
std::string info_json(const AnyGame& game);

// The same with what depends on a setup:
// "setup":{"players":2,"options":{"cobras":"all"},"tags":{}}, "faults":[...] (core/fault.h), and
// "facts":{...}, whose members docs/rules/<game>.md lists. An error for a setup that the game does
// not have.
Result<std::string> facts_json(const AnyGame& game, const Setup& setup);

}  // namespace benben
