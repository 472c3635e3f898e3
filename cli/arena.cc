// `benben arena`: how strong one bot is against another, with seats rotated and common luck.
//
// The challenger plays each deal once from every seat, all other seats taken by the opponent; the
// share of won games is given with a 95% interval over the deals (a rotation is one observation).
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/replay.h"
#include "games/registry.h"
#include "search/match.h"

namespace benben::cli {
namespace {

// The challenger's part of one game: 1 for a win alone, 1/k for one shared by k.
double won(const Record& record, int challenger) {
  const auto end = replay(record, find_game);
  const SeatSet winners = (*end)->winners();
  return winners.contains(seat_at(challenger)) ? 1.0 / winners.size() : 0.0;
}

double play_rotation(const Chosen& chosen, const std::vector<std::string>& names,
                     const GameSeed& seed) {
  const int players = chosen.setup.players;
  double sum = 0;
  for (int challenger = 0; challenger < players; ++challenger) {
    std::vector<std::string> specs(static_cast<std::size_t>(players), names[1]);
    specs[static_cast<std::size_t>(challenger)] = names[0];
    const auto bots = make_bots(*chosen.game, players, specs);
    sum += won(play_match(*chosen.game, chosen.setup, *bots, seed), challenger);
  }
  return sum / players;
}

}  // namespace

int arena(const ArenaOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  if (options.bots.size() != 2) {
    return complain("--bots", {ErrorCode::kOutOfRange, "Name two bots: challenger,opponent."});
  }
  const auto bots = make_bots(*chosen->game, 2, options.bots);
  if (!bots) return complain("--bots", bots.error());
  double sum = 0;
  double squares = 0;
  {
    Progress progress("deal", options.games);
    for (int deal = 1; deal <= options.games; ++deal) {
      const GameSeed seed(Rng(options.seed).split(static_cast<std::uint64_t>(deal)));
      const double share = play_rotation(*chosen, options.bots, seed);
      sum += share;
      squares += share * share;
      progress.step();
    }
  }
  const double n = options.games;
  const double mean = sum / n;
  const double variance = n > 1 ? (squares - sum * mean) / (n - 1) : 0;
  std::cout << std::fixed << std::setprecision(1) << options.bots[0] << " wins " << 100 * mean
            << "% +- " << 196 * std::sqrt(std::max(variance, 0.0) / n) << " of "
            << options.games * chosen->setup.players << " games against " << options.bots[1]
            << " (an equal bot: " << 100.0 / chosen->setup.players << "%)" << std::endl;
  return kExitOk;
}

}  // namespace benben::cli
