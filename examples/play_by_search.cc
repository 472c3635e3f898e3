// Plays a game of Pyramix by search, with the types of the game: play_by_search [SIMULATIONS]
//
// Everything here is a template on the game: for another one change `Played`. The same number of
// simulations plays the same game on every machine.
#include <core/game.h>
#include <core/rng.h>
#include <games/pyramix/rules.h>
#include <search/mcts.h>

#include <cstdlib>
#include <iostream>

namespace {

using Played = benben::pyramix::Pyramix;

template <benben::Game G>
void play(int players, int simulations) {
  typename G::State state = G::start({players, {}});
  const benben::Rng seed(1);
  std::uint64_t ply = 0;
  for (benben::Next next = G::next(state); !next.is_over(); next = G::next(state), ++ply) {
    benben::Rng rng = seed.split(ply);
    if (next.is_chance()) {
      const auto outcome = G::sample(state, rng);
      std::cout << "* " << G::text(outcome) << '\n';
      G::apply(state, outcome);
      continue;
    }
    benben::Mcts<G> search(state, rng);
    search.run(simulations);
    const auto move = search.best();
    std::cout << benben::index(next.seats.first()) << ' ' << G::text(move) << '\n';
    G::apply(state, move);
  }
  const benben::Scores scores = G::scores(state);
  std::cout << "Points:";
  for (int seat = 0; seat < players; ++seat) std::cout << ' ' << scores.at(seat);
  std::cout << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const int simulations = argc > 1 ? std::atoi(argv[1]) : 100;
  if (simulations < 1) {
    std::cerr << "At least one simulation is needed.\n";
    return 2;
  }
  play<Played>(2, simulations);
}
