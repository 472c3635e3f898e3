// Speed of the rules core and the search on one core:
// `build/release/bench/benben_bench_core [GAME...] [playouts|candidates|search]`.
//
// Machines are noisy, so every figure is a median of processor time and stands beside a baseline of
// the same run: the time of one word of the random generator. Where we have set ourselves an aim,
// that stands in the last column. Searches begin at the first move and in the middle of a game: a
// position that has grown may take ten times as long.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "bench/timing.h"
#include "core/rng.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/alpha_beta.h"
#include "search/match.h"
#include "search/mcts.h"
#include "search/playout.h"

namespace benben {
namespace {

// What the words of the command line choose; no word of a kind chooses all.
class Choice {
 public:
  Choice(int count, char** words) : words_(words + 1, words + count) {}
  bool game(std::string_view name) const {
    return std::ranges::none_of(words_, is_game) || named(name);
  }
  bool part(std::string_view name) const {
    return std::ranges::all_of(words_, is_game) || named(name);
  }
  // The first word that is neither a game nor a part; nothing if all are.
  const std::string* unknown() const {
    const auto found = std::ranges::find_if(
        words_, [](const std::string& word) { return !is_game(word) && !is_part(word); });
    return found == words_.end() ? nullptr : &*found;
  }

 private:
  static bool is_game(std::string_view word) { return find_game(word) != nullptr; }
  static bool is_part(std::string_view word) {
    return word == "playouts" || word == "candidates" || word == "search";
  }
  bool named(std::string_view name) const {
    return std::ranges::find(words_, name) != words_.end();
  }
  std::vector<std::string> words_;
};

// What a game's random decision should take at most, and its candidates, in nanoseconds; 0: no aim.
struct Aims {
  std::string_view game;
  int decision_ns;
  int candidates_ns;
};
constexpr Aims kAims[] = {{"pyramix", 100, 0},
                          {"anubixx", 100, 0},
                          {"ankhor", 150, 0},
                          {"cubus", 0, 10'000},
                          {"ascension", 100, 0}};

Aims aims_of(std::string_view game) {
  const auto* const found = std::ranges::find(kAims, game, &Aims::game);
  return found == std::end(kAims) ? Aims{game, 0, 0} : *found;
}

std::string aim_text(int ns) { return ns == 0 ? "-" : std::to_string(ns); }

double word_ns() {
  constexpr std::uint32_t kWords = 20'000'000;
  Rng rng(1);
  std::uint32_t mixed = 0;
  const double time = nanoseconds([&] {
    for (std::uint32_t i = 0; i < kWords; ++i) mixed ^= rng.next();
  });
  // Printing an impossible value keeps the loop.
  if (mixed == 1) std::puts("");
  return time / kWords;
}

// As many games as make about so many decisions: they differ in length by a factor of fifty.
int games_of(const AnyGame& game, int players) {
  constexpr int kProbe = 20;
  // Where moves must be found before one can be drawn, a decision takes a hundred times as long.
  const std::uint64_t decisions = game.info().name == "cubus" ? 20'000 : 2'000'000;
  return static_cast<int>(decisions * kProbe / count_playouts(game, players, kProbe, 1));
}

void print_playouts(const AnyGame& game, int players, double baseline_ns) {
  const int games = games_of(game, players);
  std::uint64_t decisions = 0;
  const double time = median(
      [&] { return nanoseconds([&] { decisions = count_playouts(game, players, games, 1); }); });
  const double ns = time / static_cast<double>(decisions);
  std::printf("%-10s %d players %7d games %9.0f playouts/s %9.1f ns/decision %7.1f words  aim %s\n",
              std::string(game.info().name).c_str(), players, games, games / time * 1e9, ns,
              ns / baseline_ns, aim_text(aims_of(game.info().name).decision_ns).c_str());
}

// The time of candidates(), with all there is to see, in the positions of whole games.
template <GuidedGame G>
void print_candidates() {
  constexpr std::size_t kPositions = 5'000;
  constexpr int kCalls = 8;
  std::vector<double> times;
  for (int game = 0; times.size() < kPositions; ++game) {
    Rng rng = Rng(3).split(static_cast<std::uint64_t>(game));
    const int players =
        G::kInfo.min_players + game % (G::kInfo.max_players - G::kInfo.min_players + 1);
    typename G::State state = G::start(Setup{players, {}});
    while (!G::next(state).is_over()) {
      if (!G::next(state).is_chance()) {
        const Seat seat = G::next(state).seats.first();
        times.push_back(median([&] {
                          return nanoseconds([&] {
                            for (int i = 0; i < kCalls; ++i) {
                              if (G::candidates(state, seat, Sight::kFull).size() == 0)
                                std::puts("");
                            }
                          });
                        }) /
                        kCalls);
      }
      random_step<G>(state, rng);
    }
  }
  std::printf("%-10s %6zu positions  median %8.0f ns  99%% %9.0f ns  aim %s\n",
              std::string(G::kInfo.name).c_str(), times.size(), quantile(times, 0.5),
              quantile(times, 0.99), aim_text(aims_of(G::kInfo.name).candidates_ns).c_str());
}

// The first decision between several moves, or the first such one after half of those of a random
// game.
enum class Moment : std::uint8_t { kFirst, kMiddle };

template <Game G>
bool is_choice(const typename G::State& state) {
  const Next next = G::next(state);
  return !next.is_chance() && searched_moves<G>(state, next.seats.first()).size() > 1;
}

template <Game G>
typename G::State position(int players, Moment moment) {
  const typename G::State start = G::start(Setup{players, {}});
  typename G::State state = start;
  Rng whole(1);
  const int decisions = moment == Moment::kFirst ? 0 : random_playout<G>(state, whole) / 2;
  Rng rng(1);
  state = start;
  for (int done = 0; done < decisions || !is_choice<G>(state);) {
    done += random_step<G>(state, rng) ? 1 : 0;
  }
  return state;
}

// Times work(position) in both moments and prints how many of `unit` a second it has done.
template <Game G, class Work>
void print_search(int players, const char* unit, Work work) {
  std::printf("%-10s %d players", std::string(G::kInfo.name).c_str(), players);
  for (const Moment moment : {Moment::kFirst, Moment::kMiddle}) {
    const typename G::State state = position<G>(players, moment);
    double done = 0;
    const double time = median([&] { return nanoseconds([&] { done = work(state); }); });
    std::printf("  %9.0f %s/s %s", done / time * 1e9, unit,
                moment == Moment::kFirst ? "from the first move," : "in the middle\n");
  }
}

template <Game G>
void print_searches() {
  static constexpr int kSimulations = 5'000;
  for (const int players : {G::kInfo.min_players, G::kInfo.max_players}) {
    print_search<G>(players, "simulations", [](const typename G::State& state) {
      Mcts<G>(state, Rng(2)).run(kSimulations);
      return kSimulations;
    });
    if (G::kInfo.min_players == G::kInfo.max_players) break;
  }
  if constexpr (AlphaBetaGame<G>) {
    print_search<G>(2, "nodes", [](const typename G::State& state) {
      AlphaBeta<G> search(state, Rng(2));
      search.run(200'000);
      return static_cast<double>(search.nodes());
    });
  }
}

void print_all(const Choice& choice) {
  const double baseline_ns = median(word_ns);
  std::printf("baseline: %.2f ns for a random word\n", baseline_ns);
  for (const AnyGame* game : all_games()) {
    if (!choice.game(game->info().name) || !choice.part("playouts")) continue;
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      print_playouts(*game, players, baseline_ns);
    }
  }
  AllGames::each([&]<class G>() {
    if constexpr (GuidedGame<G>) {
      if (choice.game(G::kInfo.name) && choice.part("candidates")) print_candidates<G>();
    }
  });
  AllGames::each([&]<class G>() {
    if (choice.game(G::kInfo.name) && choice.part("search")) print_searches<G>();
  });
}

}  // namespace
}  // namespace benben

int main(int argc, char** argv) {
  const benben::Choice choice(argc, argv);
  if (const std::string* word = choice.unknown()) {
    std::fprintf(stderr, "%s is neither a game nor playouts, candidates or search.\n",
                 word->c_str());
    return 2;
  }
  benben::print_all(choice);
  return 0;
}
