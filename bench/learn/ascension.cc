// Lessons in Ascension: games of alpha-beta with itself.
#include <cmath>
#include <cstddef>

#include "bench/learn/lessons.h"
#include "bench/learn/play_all.h"
#include "core/rng.h"
#include "games/learned.h"
#include "search/alpha_beta.h"
#include "search/values.h"

namespace benben {
namespace {

using ascension::Ascension;
using ascension::LearnedAscension;
using AscensionExample = Example<AscensionLesson::kSeats>;

// Random steps with which a game begins: so many, and fewer than so many more.
constexpr int kOpening = 4;
constexpr std::uint32_t kOpeningMore = 40;
// Then one decision of so many is a random step.
constexpr std::uint32_t kStrayOneOf = 40;
// Nobody has won in so many turns: as good as drawn.
constexpr int kMostTurns = 250;

AscensionExample example_of(const ascension::State& state) {
  AscensionExample example;
  for (const ascension::Colour colour : ascension::kColours) {
    const Seat seat = seat_of(state.position, colour);
    example.inputs[static_cast<std::size_t>(index(seat))] =
        ascension::learned_inputs(state.position, colour);
  }
  return example;
}

// What a search has found of the chance of a seat, as its part of what the example is worth.
void set_found(AscensionExample& example, Seat seat, double chance) {
  constexpr float kFoundPart = 1 - AscensionLesson::kRestPart;
  const auto own = static_cast<std::size_t>(index(seat));
  example.values[own] = kFoundPart * static_cast<float>(chance);
  example.values[1 - own] = kFoundPart - example.values[own];
}

template <class G>
class Player {
 public:
  Player(const Games& games, Rng rng) : nodes_(games.effort), rng_(rng) {}

  std::vector<AscensionExample> play() {
    state_ = G::start({2, {}});
    G::apply(state_, G::sample(state_, rng_));
    opening_ = kOpening + static_cast<int>(rng_.below(kOpeningMore));
    while (!G::next(state_).is_over() && state_.position.turns <= kMostTurns) decide();
    learn_result();
    return std::move(examples_);
  }

 private:
  void decide() {
    const Seat seat = G::next(state_).seats.first();
    const auto moves = G::legal(state_, seat);
    if (moves.size() == 1) return G::apply(state_, moves[0]);
    if (opening_-- > 0 || rng_.below(kStrayOneOf) == 0) {
      const auto any = rng_.below(static_cast<std::uint32_t>(moves.size()));
      return G::apply(state_, moves[static_cast<int>(any)]);
    }
    AlphaBeta<G> search(state_, rng_.split(rng_.next()));
    search.run(nodes_);
    // What is decided or in the midst of a power, the search itself sees through.
    const bool is_quiet = G::is_quiet(G::position(state_)) && !search.is_decided();
    if (is_quiet) {
      examples_.push_back(example_of(state_));
      set_found(examples_.back(), seat, win_chance(search.value(), G::kWinSpread));
    }
    G::apply(state_, search.best());
  }

  void learn_result() {
    float first = 0.5F;
    if (G::next(state_).is_over() && G::winners(state_).size() == 1) {
      first = G::winners(state_).contains(seat_at(0)) ? 1.0F : 0.0F;
    }
    add_rest<AscensionLesson::kSeats>(examples_, AscensionLesson::kRestPart, AscensionLesson::kRest,
                                      {first, 1 - first});
  }

  const int nodes_;
  Rng rng_;
  ascension::State state_;
  int opening_ = 0;
  std::vector<AscensionExample> examples_;
};

}  // namespace

std::vector<std::vector<AscensionExample>> AscensionLesson::play_games(const Games& games) {
  const bool has_learned = net().first != Net{}.first;
  return play_all<kSeats>(games, [&](int /*game*/, Rng rng) {
    return has_learned ? Player<LearnedAscension>(games, rng).play()
                       : Player<Ascension>(games, rng).play();
  });
}

}  // namespace benben
