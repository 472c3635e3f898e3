// The one-ply players of all games (core/one_ply.h): one_ply_players() of a game's type.
#pragma once

#include "games/ankhor/one_ply.h"
#include "games/anubixx/one_ply.h"
#include "games/ascension/one_ply.h"
#include "games/cubus/one_ply.h"
#include "games/pyramix/one_ply.h"
