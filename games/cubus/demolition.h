// Demolition: which boxes may be taken off a stack (CUB-41 to CUB-43).
#pragma once

#include <optional>

#include "core/fixed_list.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

// The solid 4x4x4 stack of all 48 cards, its open tops in the back corner (CUB-40).
Stack solid_cube();

// The stack without the top box of a column, empty after the last one; nothing if there is no such
// column or the rest is not proper (CUB-41).
std::optional<Stack> without_box(const Stack& stack, Place at);

// Whether the top card of a column is an open one; the column must exist.
bool has_open_top(const Stack& stack, Place at);

// The columns whose top box may be taken, in the byte order of their moves: open ones only where no
// other may (CUB-43).
using Places = FixedList<Place, kMaxColumns>;
Places removable(const Stack& stack);

}  // namespace benben::cubus
