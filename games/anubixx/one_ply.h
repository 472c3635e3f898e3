// The one-ply players of Anubixx (core/one_ply.h), the strongest first.
#pragma once

#include <span>

#include "core/one_ply.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

std::span<const OnePly<Anubixx>> one_ply_players(const Anubixx* game);

}  // namespace benben::anubixx
