// How far hints agree with longer searches: `build/release/bench/benben_bench_hints [GAME...]`.
//
// Positions come from games of two bots of the fourth level, spread over each game. Each is advised
// with as many nodes as the page asks for, and with ten times as many; what is told apart is the
// share of the win of the best move, and which move that is.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bench/timing.h"
#include "core/replay.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/advice.h"
#include "search/match.h"

namespace benben {
namespace {

constexpr int kNodes = 2'000;  // web/src/lib/advice
constexpr int kLonger = 10;
constexpr int kGames = 3;
constexpr int kPositionsOfAGame = 4;
constexpr int kInterval = 2;  // standard errors to each side

struct Sums {
  int positions = 0;
  int same = 0;      // both advise the same move
  int as_good = 0;   // or one that the longer search does not tell apart from its own
  int inside = 0;    // the longer search's share of the win lies in the interval
  double apart = 0;  // of the shares of the win
  double width = 0;  // of half the interval
  double seconds = 0;
};

Record played(const AnyGame& game, std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < 2; ++seat) bots.push_back(std::move(make_bot(game, "bot:4")).value());
  return play_match(game, Setup{2, {}}, bots, GameSeed(Rng(seed)));
}

// Decisions, as far from each other and from both ends of the game.
std::vector<std::unique_ptr<AnyPosition>> decisions_of(const Record& record) {
  std::vector<std::unique_ptr<AnyPosition>> all;
  const auto last = replay(record, find_game, [&](int, const AnyPosition& at) {
    if (at.next().is_seats()) all.push_back(at.clone());
  });
  BENBEN_ASSERT(last.ok());
  std::vector<std::unique_ptr<AnyPosition>> chosen;
  for (std::size_t n = 1; n <= kPositionsOfAGame; ++n) {
    chosen.push_back(std::move(all[all.size() * n / (kPositionsOfAGame + 1)]));
  }
  return chosen;
}

void compare(const AnyPosition& position, Sums& sums) {
  const double begun = processor_ns();
  const Advice hint = *advise(position, std::nullopt, {kNodes, 1});
  sums.seconds += (processor_ns() - begun) / 1e9;
  const Advice longer = *advise(position, std::nullopt, {kNodes * kLonger, 2});
  const auto seat = static_cast<std::size_t>(index(hint.seat));
  const AdvisedMove& best = hint.moves.front();
  const double half = kInterval * best.error[seat];
  const double apart = std::abs(best.outlook.win[seat] - longer.moves.front().outlook.win[seat]);
  const auto found = std::ranges::find(longer.moves, best.text, &AdvisedMove::text);
  const bool is_same = found == longer.moves.begin();
  ++sums.positions;
  sums.same += is_same ? 1 : 0;
  sums.as_good += is_same || (found != longer.moves.end() && found->is_close) ? 1 : 0;
  sums.inside += apart <= half + 1e-9 ? 1 : 0;
  sums.apart += apart;
  sums.width += half;
}

void measure(const AnyGame& game) {
  Sums sums;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    for (const auto& position : decisions_of(played(game, seed))) compare(*position, sums);
  }
  const double count = sums.positions;
  std::printf("%-10s %9d %8.3f %8.3f %7.0f%% %7.0f%% %7.0f%% %8.2f\n",
              std::string(game.info().name).c_str(), sums.positions, sums.apart / count,
              sums.width / count, 100 * sums.inside / count, 100 * sums.same / count,
              100 * sums.as_good / count, sums.seconds / count);
  std::fflush(stdout);
}

}  // namespace
}  // namespace benben

int main(int count, char** words) {
  using namespace benben;
  const std::vector<std::string> wanted(words + 1, words + count);
  std::printf("%-10s %9s %8s %8s %8s %8s %8s %8s\n", "game", "positions", "apart", "interval",
              "inside", "same", "as good", "seconds");
  AllGames::each([&]<class G>() {
    const std::string name(G::kInfo.name);
    if (wanted.empty() || std::ranges::find(wanted, name) != wanted.end()) {
      measure(ErasedGame<G>::instance());
    }
  });
}
