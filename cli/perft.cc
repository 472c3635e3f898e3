// `benben perft`: counts positions by depth, to compare rules cores and to find slow ones.
//
// Chance is given: the outcome at a ply is drawn from the seed and the ply alone, so every path has
// one outcome there (docs/random.md). Depth counts decisions.
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "search/match.h"

namespace benben::cli {
namespace {

std::uint64_t count(const AnyPosition& at, int depth, int ply, const GameSeed& seed) {
  const Next next = at.next();
  if (next.is_over()) return depth == 0 ? 1 : 0;
  if (next.is_chance()) {
    Rng rng = seed.chance(ply);
    const std::unique_ptr<AnyPosition> after = at.clone();
    BENBEN_ASSERT(after->apply(kChance, at.sample(rng)).ok());
    return count(*after, depth, ply + 1, seed);
  }
  if (depth == 0) return 1;
  const Seat seat = next.seats.first();
  const auto moves = at.legal(seat);
  if (!moves) return 0;
  if (depth == 1) return moves->size();
  std::uint64_t total = 0;
  for (const std::string& move : *moves) {
    const std::unique_ptr<AnyPosition> after = at.clone();
    BENBEN_ASSERT(after->apply(seat, move).ok());
    total += count(*after, depth - 1, ply + 1, seed);
  }
  return total;
}

}  // namespace

int perft(const PerftOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  const auto start = chosen->game->start(chosen->setup);
  const GameSeed seed{Rng(options.seed)};
  for (int depth = 1; depth <= options.depth; ++depth) {
    std::cout << depth << ' ' << count(**start, depth, 0, seed) << std::endl;
  }
  return kExitOk;
}

}  // namespace benben::cli
