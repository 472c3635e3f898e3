// The features of all games (core/feature.h).
#pragma once

#include "games/ankhor/features.h"
#include "games/anubixx/features.h"
#include "games/ascension/features.h"
#include "games/cubus/features.h"
#include "games/pyramix/features.h"
