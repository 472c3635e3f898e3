// What an arena found, for people and for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>

#include "arena/results.h"
#include "arena/statistics.h"

namespace benben::cli {

enum class ArenaForm : std::uint8_t { kText, kJson };

struct ArenaTold {
  ArenaForm form = ArenaForm::kText;
  std::optional<int> zero = {};  // the bot from which Elo is counted; nothing: from the mean
};

// A row for each bot, strongest first: Elo, share of won games, points ahead of the
// others, milliseconds of a processor a move; then a line for each two that met, and what a test
// says.
void print_results(std::ostream& out, const ArenaResults& results, const std::optional<Sprt>& sprt,
                   const ArenaTold& told);

}  // namespace benben::cli
