// What a one-ply player of a game is (search/one_ply.h): a name, and how it chooses; and the choice
// that most share, the best of all moves by the worth of the position behind each.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/game.h"
#include "core/rng.h"

namespace benben {

template <Game G>
struct OnePly {
  std::string_view name;
  std::string_view about;  // what it goes by, in half a sentence
  // For a seat that may act.
  typename G::Move (*choose)(const typename G::State& state, Seat seat, Rng& rng);
};

// The move of a list, of at least one, behind which `worth(after, move)` is largest, drawn among
// equals. What chance reveals behind a move is not in `after`.
template <Game G, class Worth>
typename G::Move best_by_worth(const auto& moves, const typename G::State& state, Rng& rng,
                               Worth worth) {
  using Move = typename G::Move;
  std::vector<Move> best;
  std::invoke_result_t<Worth, const typename G::State&, const Move&> most{};
  typename G::State after = state;
  for (int i = 0; i < static_cast<int>(moves.size()); ++i) {
    const Move move = moves[i];
    G::rewind(after, state);
    G::apply(after, move);
    const auto found = worth(after, move);
    if (best.empty() || found > most) {
      best.clear();
      most = found;
    }
    if (found == most) best.push_back(move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace benben
