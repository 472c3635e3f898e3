// Lessons in Anubixx and Ankh'or: games of the rollouts' policy, or of the tree search with itself.
#include <algorithm>
#include <cstddef>
#include <cstdio>

#include "bench/learn/lessons.h"
#include "core/rng.h"
#include "search/mcts.h"
#include "search/playout.h"
#include "search/values.h"

namespace benben {
namespace {

template <class Lesson>
class Player {
 public:
  using G = typename Lesson::Game;
  using Examples = std::vector<Example<Lesson::kSeats>>;

  Player(int simulations, Rng rng) : simulations_(simulations), rng_(rng) {}

  Examples play(const Setup& setup) {
    Examples examples;
    typename G::State state = G::start(setup);
    for (Next next = G::next(state); !next.is_over(); next = G::next(state)) {
      if (has_learned_value(state) && can_be_valued(state)) {
        examples.push_back({setup.players, Lesson::inputs(state), {}});
      }
      if (next.is_chance()) {
        G::apply(state, G::sample(state, rng_));
      } else {
        G::apply(state, choose(state));
      }
    }
    if (!examples.empty()) examples.back().is_last = true;
    const Values values = final_values<G>(state);
    for (auto& example : examples) {
      std::ranges::transform(values, example.values.begin(),
                             [](double value) { return static_cast<float>(value); });
    }
    return examples;
  }

 private:
  typename G::Move choose(const typename G::State& state) {
    const Seat seat = G::next(state).seats.first();
    const auto candidates = G::candidates(state, seat);
    if (rng_.below(Lesson::kStrayOneOf) == 0) return random_of(candidates, rng_);
    if (candidates.size() == 1 || simulations_ == 0) return G::rollout_move(state, seat, rng_);
    Mcts<G> search(state, rng_.split(rng_.next()));
    search.use_learned_value();
    search.run(simulations_);
    return search.best();
  }

  const int simulations_;
  Rng rng_;
};

template <class Lesson>
int players_of(int game) {
  const int kinds = Lesson::Game::kInfo.max_players - 1;
  return game % 8 < 4 ? 2 + game % kinds : 2;
}

template <class Lesson>
std::vector<std::vector<Example<Lesson::kSeats>>> play(const Games& games) {
  std::vector<std::vector<Example<Lesson::kSeats>>> examples;
  const Rng rng(games.seed);
  for (int game = 0; game < games.count; ++game) {
    Player<Lesson> player(games.effort, rng.split(static_cast<std::uint64_t>(game)));
    examples.push_back(player.play(Lesson::setup(players_of<Lesson>(game), game)));
    const bool is_tenth = (game + 1) % std::max(games.count / 10, 1) == 0;
    if (is_tenth) std::fprintf(stderr, "%d of %d games\n", game + 1, games.count);
  }
  return examples;
}

}  // namespace

std::array<InputList, kMaxSeats> AnubixxLesson::inputs(const anubixx::State& state) {
  std::array<InputList, kMaxSeats> inputs;
  for (int seat = 0; seat < Game::players(state); ++seat) {
    inputs[static_cast<std::size_t>(seat)] = anubixx::learned_inputs(state, seat_at(seat));
  }
  return inputs;
}

std::vector<std::vector<Example<AnubixxLesson::kSeats>>> AnubixxLesson::play_games(
    const Games& games) {
  return play<AnubixxLesson>(games);
}

std::vector<std::vector<Example<AnkhorLesson::kSeats>>> AnkhorLesson::play_games(
    const Games& games) {
  return play<AnkhorLesson>(games);
}

}  // namespace benben
