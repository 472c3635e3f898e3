// The one-ply players of Cubus (core/one_ply.h), the strongest first.
#pragma once

#include <span>

#include "core/one_ply.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

std::span<const OnePly<Cubus>> one_ply_players(const Cubus* game);

}  // namespace benben::cubus
