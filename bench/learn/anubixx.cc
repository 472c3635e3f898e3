// Lessons in Anubixx: games of the rollouts' policy, or of the tree search with itself.
#include <algorithm>
#include <cstddef>
#include <cstdio>

#include "bench/learn/lessons.h"
#include "core/rng.h"
#include "games/all.h"
#include "games/learned.h"
#include "search/mcts.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {
namespace {

using anubixx::Anubixx;
using AnubixxExample = Example<AnubixxLesson::kSeats>;

// One decision of so many is any candidate.
constexpr std::uint32_t kStrayOneOf = 12;

int players_of(int game) { return game % 8 < 4 ? 2 + game % 4 : 2; }

anubixx::Move choose(const anubixx::State& state, int simulations, Rng& rng) {
  const Seat seat = Anubixx::next(state).seats.first();
  const auto candidates = Anubixx::candidates(state, seat);
  if (rng.below(kStrayOneOf) == 0) return random_of(candidates, rng);
  if (candidates.size() == 1 || simulations == 0) return Anubixx::rollout_move(state, seat, rng);
  Mcts<Anubixx> search(state, rng.split(rng.next()));
  search.use_learned_value();
  search.run(simulations);
  return search.best();
}

AnubixxExample example_of(const anubixx::State& state) {
  AnubixxExample example;
  example.players = Anubixx::players(state);
  for (int seat = 0; seat < example.players; ++seat) {
    example.inputs[static_cast<std::size_t>(seat)] = anubixx::learned_inputs(state, seat_at(seat));
  }
  return example;
}

std::vector<AnubixxExample> play_game(int players, int simulations, Rng rng) {
  std::vector<AnubixxExample> examples;
  anubixx::State state = Anubixx::start({players, {}});
  for (Next next = Anubixx::next(state); !next.is_over(); next = Anubixx::next(state)) {
    if (!next.is_chance()) {
      Anubixx::apply(state, choose(state, simulations, rng));
      continue;
    }
    if (has_learned_value(state)) examples.push_back(example_of(state));
    Anubixx::apply(state, Anubixx::sample(state, rng));
  }
  const Values values = final_values<Anubixx>(state);
  for (AnubixxExample& example : examples) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      example.values[seat] = static_cast<float>(values[seat]);
    }
  }
  return examples;
}

}  // namespace

std::vector<std::vector<AnubixxExample>> AnubixxLesson::play_games(const Games& games) {
  std::vector<std::vector<AnubixxExample>> examples;
  const Rng rng(games.seed);
  for (int game = 0; game < games.count; ++game) {
    const auto number = static_cast<std::uint64_t>(game);
    examples.push_back(play_game(players_of(game), games.effort, rng.split(number)));
    const bool is_tenth = (game + 1) % std::max(games.count / 10, 1) == 0;
    if (is_tenth) std::fprintf(stderr, "%d of %d games\n", game + 1, games.count);
  }
  return examples;
}

}  // namespace benben
