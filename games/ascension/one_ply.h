// The one-ply players of Ascension (core/one_ply.h), the strongest first.
#pragma once

#include <span>

#include "core/one_ply.h"
#include "games/ascension/rules.h"

namespace benben::ascension {

std::span<const OnePly<Ascension>> one_ply_players(const Ascension* game);

}  // namespace benben::ascension
