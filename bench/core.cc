// Speed of the rules core and the search on one core: `build/release/bench/benben_bench_core`.
//
// Machines are noisy, so every figure stands beside a baseline of the same run: the time of one
// word of the random generator. Repetitions alternate; the median is printed.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/alpha_beta.h"
#include "search/match.h"
#include "search/mcts.h"

namespace benben {
namespace {

constexpr int kRepetitions = 7;

// Seconds that `work` takes of this process's time: what others do on the machine counts less.
template <class Work>
double seconds(Work work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <class Measure>
double median(Measure measure) {
  std::vector<double> values;
  for (int i = 0; i < kRepetitions; ++i) values.push_back(measure());
  std::ranges::sort(values);
  return values[kRepetitions / 2];
}

double word_ns() {
  constexpr std::uint32_t kWords = 20'000'000;
  Rng rng(1);
  std::uint32_t mixed = 0;
  const double time = seconds([&] {
    for (std::uint32_t i = 0; i < kWords; ++i) mixed ^= rng.next();
  });
  // Printing an impossible value keeps the loop.
  if (mixed == 1) std::puts("");
  return time / kWords * 1e9;
}

void print_playouts(const AnyGame& game, int players, double baseline_ns) {
  // As many games as make about so many decisions: they differ in length by a factor of fifty.
  constexpr std::uint64_t kDecisions = 2'000'000;
  constexpr int kProbe = 20;
  const int games =
      static_cast<int>(kDecisions * kProbe / count_playouts(game, players, kProbe, 1));
  std::uint64_t decisions = 0;
  const double time =
      median([&] { return seconds([&] { decisions = count_playouts(game, players, games, 1); }); });
  const double ns = time / static_cast<double>(decisions) * 1e9;
  std::printf("%-10s %d players  %9.0f playouts/s  %6.1f ns/decision  %5.1f words\n",
              std::string(game.info().name).c_str(), players, games / time, ns, ns / baseline_ns);
}

template <Game G>
void print_search(int players) {
  constexpr int kSimulations = 50'000;
  typename G::State state = G::start(Setup{players, {}});
  Rng rng(1);
  while (G::next(state).is_chance()) G::apply(state, G::sample(state, rng));
  const double time = median([&] {
    return seconds([&] {
      Mcts<G> search(state, Rng(2));
      search.run(kSimulations);
    });
  });
  std::printf("%-10s %d players  %9.0f simulations/s from the first move\n",
              std::string(G::kInfo.name).c_str(), players, kSimulations / time);
}

template <AlphaBetaGame G>
void print_alpha_beta() {
  constexpr std::int64_t kNodes = 500'000;
  typename G::State state = G::start(Setup{2, {}});
  Rng rng(1);
  while (G::next(state).is_chance()) G::apply(state, G::sample(state, rng));
  const double time = median([&] {
    return seconds([&] {
      AlphaBeta<G> search(state, Rng(2));
      search.run(kNodes);
    });
  });
  std::printf("%-10s 2 players  %9.0f nodes/s of alpha-beta from the first move\n",
              std::string(G::kInfo.name).c_str(), static_cast<double>(kNodes) / time);
}

}  // namespace
}  // namespace benben

int main() {
  using namespace benben;
  const double baseline_ns = median(word_ns);
  std::printf("baseline: %.2f ns for a random word\n", baseline_ns);
  for (const AnyGame* game : all_games()) {
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      print_playouts(*game, players, baseline_ns);
    }
  }
  AllGames::each([]<class G>() { print_search<G>(G::kInfo.min_players); });
  AllGames::each([]<class G>() {
    if constexpr (AlphaBetaGame<G>) print_alpha_beta<G>();
  });
  return 0;
}
