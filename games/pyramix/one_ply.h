// The one-ply players of Pyramix (core/one_ply.h), the strongest first.
#pragma once

#include <span>

#include "core/one_ply.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {

std::span<const OnePly<Pyramix>> one_ply_players(const Pyramix* game);

}  // namespace benben::pyramix
