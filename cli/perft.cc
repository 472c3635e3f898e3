// `benben perft`: counts positions by depth, chance given.
#include "search/perft.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"

namespace benben::cli {

int perft(const PerftOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  const auto start = chosen->game->start(chosen->setup);
  if (!(*start)->legal(seat_at(0))) {
    return complain("", {ErrorCode::kUnsupported, "The moves of this game cannot be listed."});
  }
  const GameSeed seed{Rng(options.seed)};
  for (int depth = 1; depth <= options.depth; ++depth) {
    std::cout << depth << ' ' << benben::perft(**start, depth, seed) << std::endl;
  }
  return kExitOk;
}

}  // namespace benben::cli
