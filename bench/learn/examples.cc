#include "bench/learn/examples.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>

#include "core/rng.h"
#include "games/all.h"
#include "games/learned.h"
#include "search/mcts.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {
namespace {

// One decision of so many is any candidate.
constexpr std::uint32_t kStrayOneOf = 12;

int players_of(int game, int most) { return game % 8 < most - 1 ? 2 + game % 8 : 2; }

template <LearnedGame G>
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

template <LearnedGame G>
Example example_of(const typename G::State& state) {
  Example example;
  example.players = G::players(state);
  for (int seat = 0; seat < example.players; ++seat) {
    example.inputs[static_cast<std::size_t>(seat)] = learned_inputs(state, seat_at(seat));
  }
  return example;
}

template <LearnedGame G>
std::vector<Example> play_game(int players, int simulations, Rng rng) {
  std::vector<Example> examples;
  typename G::State state = G::start({players, {}});
  for (Next next = G::next(state); !next.is_over(); next = G::next(state)) {
    if (ends_rollout(state) && has_learned_value(state)) examples.push_back(example_of<G>(state));
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

template <LearnedGame G>
std::vector<std::vector<Example>> play_games(const Games& games) {
  std::vector<std::vector<Example>> examples;
  const Rng rng(games.seed);
  for (int game = 0; game < games.count; ++game) {
    const auto number = static_cast<std::uint64_t>(game);
    const int players = players_of(game, G::kInfo.max_players);
    examples.push_back(play_game<G>(players, games.simulations, rng.split(number)));
    const bool is_tenth = (game + 1) % std::max(games.count / 10, 1) == 0;
    if (is_tenth) std::fprintf(stderr, "%d of %d games\n", game + 1, games.count);
  }
  return examples;
}

template std::vector<std::vector<Example>> play_games<ankhor::Ankhor>(const Games& games);
template std::vector<std::vector<Example>> play_games<anubixx::Anubixx>(const Games& games);

}  // namespace benben
