// The one-ply players of Ankh'or (core/one_ply.h), the strongest first.
#pragma once

#include <span>

#include "core/one_ply.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

std::span<const OnePly<Ankhor>> one_ply_players(const Ankhor* game);

}  // namespace benben::ankhor
