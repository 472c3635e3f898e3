#include "search/perft.h"

#include <memory>
#include <string>

namespace benben {
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
  BENBEN_ASSERT(moves.has_value());
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

std::uint64_t perft(const AnyPosition& start, int depth, const GameSeed& seed) {
  return count(start, depth, 0, seed);
}

}  // namespace benben
