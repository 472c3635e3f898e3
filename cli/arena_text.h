// What an arena found, for people and for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>

#include "arena/results.h"
#include "arena/statistics.h"

namespace benben::cli {

enum class ArenaForm : std::uint8_t { kText, kJson };

// A row for each bot, strongest first: Elo (0 in the mean), share of won games, points ahead of the
// others, milliseconds of a processor a move; then a line for each two that met, and what a test
// says.
void print_results(std::ostream& out, const ArenaResults& results, const std::optional<Sprt>& sprt,
                   ArenaForm form);

}  // namespace benben::cli
