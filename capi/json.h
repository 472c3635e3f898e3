// What the C interface says in JSON besides what a game says itself (capi/benben.h).
#pragma once

#include <string>

#include "core/any_game.h"
#include "core/setup.h"

namespace benben::capi {

// {"Sheet.G":"..."}
std::string texts_json(const NamedTexts& texts);
// The trace line with `race`, `standing` and `derived`.
std::string view_json(int ply, const AnyPosition& position);

}  // namespace benben::capi
