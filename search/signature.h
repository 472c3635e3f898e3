// Signature: one integer that says what rules, chance and search of a game do.
//
// Fixed games, fixed simulations, one thread; every move chosen and every visit count goes into a
// hash. It must be the same on g++, clang and WebAssembly and equal to bench/reference.txt; a
// change of it means that some game somewhere is played differently.
#pragma once

#include <cstdint>

#include "core/any_game.h"

namespace benben {

std::uint64_t signature(const AnyGame& game);

}  // namespace benben
