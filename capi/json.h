// What the C interface says in JSON besides what a game says itself (capi/benben.h).
#pragma once

#include <string>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "search/tree_search.h"

namespace benben::capi {

std::string error_json(const Error& error);
std::string games_json();
// {"Sheet.G":"..."}
std::string texts_json(const NamedTexts& texts);
// The trace line with `race` and `standing`.
std::string view_json(int ply, const AnyPosition& position);
// What a search has found so far.
std::string statistics_json(const TreeSearch& search);

}  // namespace benben::capi
