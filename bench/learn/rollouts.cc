// Lessons in Anubixx and Ankh'or: games of the rollouts' policy, or of the tree search with itself.
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "bench/learn/lessons.h"
#include "bench/learn/play_all.h"
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
  using LessonExample = Example<Lesson::kSeats>;

  Player(int simulations, Rng rng)
      : simulations_(simulations), rest_part_(simulations > 0 ? Lesson::kRestPart : 1), rng_(rng) {}

  std::vector<LessonExample> play(const Setup& setup) {
    typename G::State state = G::start(setup);
    for (Next next = G::next(state); !next.is_over(); next = G::next(state)) {
      const bool is_valued = has_learned_value(state) && can_be_valued(state);
      if (is_valued) examples_.push_back({setup.players, Lesson::inputs(state), {}});
      const bool is_learned = is_valued && simulations_ > 0;
      if (next.is_chance()) {
        if (is_learned) learn(searched(state));
        G::apply(state, G::sample(state, rng_));
      } else {
        G::apply(state, choose(state, is_learned));
      }
    }
    add_rest<Lesson::kSeats>(examples_, rest_part_, Lesson::kRest,
                             shares_of(final_values<G>(state)));
    return std::move(examples_);
  }

 private:
  typename G::Move choose(const typename G::State& state, bool is_learned) {
    const Seat seat = G::next(state).seats.first();
    const auto candidates = G::candidates(state, seat);
    const bool is_stray = rng_.below(Lesson::kStrayOneOf) == 0;
    const bool is_clear = is_stray || candidates.size() == 1;
    if (simulations_ == 0 || (is_clear && !is_learned)) {
      return is_stray ? random_of(candidates, rng_) : G::rollout_move(state, seat, rng_);
    }
    const Mcts<G> search = searched(state);
    if (is_learned) learn(search);
    return is_stray ? random_of(candidates, rng_) : search.best();
  }

  Mcts<G> searched(const typename G::State& state) {
    Mcts<G> search(state, rng_.split(rng_.next()));
    search.use_learned_value();
    search.run(simulations_);
    return search;
  }

  // Of the last example.
  void learn(const Mcts<G>& search) {
    const FloatShares found = shares_of(search.value());
    for (std::size_t seat = 0; seat < Lesson::kSeats; ++seat) {
      examples_.back().values[seat] = (1 - rest_part_) * found[seat];
    }
  }

  using FloatShares = decltype(LessonExample::values);
  static FloatShares shares_of(const Values& values) {
    FloatShares shares{};
    std::ranges::transform(values, shares.begin(),
                           [](double value) { return static_cast<float>(value); });
    return shares;
  }

  const int simulations_;
  const float rest_part_;  // what counts in an example that no search of it has found
  Rng rng_;
  std::vector<LessonExample> examples_;
};

template <class Lesson>
int players_of(int game) {
  const int kinds = Lesson::Game::kInfo.max_players - 1;
  return game % 8 < 4 ? 2 + game % kinds : 2;
}

template <class Lesson>
std::vector<std::vector<Example<Lesson::kSeats>>> play(const Games& games) {
  return play_all<Lesson::kSeats>(games, [&](int game, Rng rng) {
    return Player<Lesson>(games.effort, rng).play(Lesson::setup(players_of<Lesson>(game), game));
  });
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
