#include "bench/learn/examples.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>

#include "bench/learn/learners.h"
#include "core/rng.h"
#include "search/mcts.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {
namespace {

// One decision of so many is any candidate.
constexpr std::uint32_t kStrayOneOf = 12;

template <class G>
int players_of(int game) {
  return game % 8 < 4 ? 2 + game % (G::kInfo.max_players - 1) : 2;
}

template <class G>
typename G::Move choose(const typename G::State& state, int simulations, Rng& rng) {
  const Seat seat = G::next(state).seats.first();
  const auto candidates = G::candidates(state, seat);
  if (rng.below(kStrayOneOf) == 0) return random_of(candidates, rng);
  if (candidates.size() == 1 || simulations == 0) return G::rollout_move(state, seat, rng);
  Mcts<G> search(state, rng.split(rng.next()));
  search.use_learned_value();
  search.run(simulations);
  return search.best();
}

template <class G>
std::vector<Example> play_game(const Setup& setup, int simulations, Rng rng) {
  std::vector<Example> examples;
  typename G::State state = G::start(setup);
  for (Next next = G::next(state); !next.is_over(); next = G::next(state)) {
    if (has_learned_value(state) && ends_rollout(state)) {
      examples.push_back({setup.players, Learner<G>::inputs(state), {}});
    }
    if (next.is_chance()) {
      G::apply(state, G::sample(state, rng));
    } else {
      G::apply(state, choose<G>(state, simulations, rng));
    }
  }
  const Values values = final_values<G>(state);
  for (Example& example : examples) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      example.values[seat] = static_cast<float>(values[seat]);
    }
  }
  return examples;
}

}  // namespace

template <class G>
std::vector<std::vector<Example>> play_games(const Games& games) {
  std::vector<std::vector<Example>> examples;
  const Rng rng(games.seed);
  for (int game = 0; game < games.count; ++game) {
    const auto number = static_cast<std::uint64_t>(game);
    const Setup setup = Learner<G>::setup(players_of<G>(game), game);
    examples.push_back(play_game<G>(setup, games.simulations, rng.split(number)));
    const bool is_tenth = (game + 1) % std::max(games.count / 10, 1) == 0;
    if (is_tenth) std::fprintf(stderr, "%d of %d games\n", game + 1, games.count);
  }
  return examples;
}

template std::vector<std::vector<Example>> play_games<anubixx::Anubixx>(const Games& games);
template std::vector<std::vector<Example>> play_games<ankhor::Ankhor>(const Games& games);

}  // namespace benben
