#include "games/cubus/rules.h"

#include <gtest/gtest.h>

#include "games/golden.h"
#include "games/property_suite.h"

namespace benben::testing {
BENBEN_GAME_PROPERTIES(cubus::Cubus);
}  // namespace benben::testing
