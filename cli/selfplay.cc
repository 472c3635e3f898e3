// `benben selfplay`: records of games between bots; the same seed and bots write the same bytes.
#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "search/match.h"

namespace benben::cli {
namespace {

// "pyramix-7-0001.game": the game, the seed, the number of the game from 1.
std::string file_name(const SelfplayOptions& options, int game) {
  std::string number = std::to_string(game);
  if (number.size() < 4) number.insert(0, 4 - number.size(), '0');
  return options.game.game + "-" + std::to_string(options.seed) + "-" + number + ".game";
}

void name_seats(Record& record, const SelfplayOptions& options) {
  const auto result = std::ranges::find(record.tags, "Result", &Tag::name);
  std::vector<Tag> seats;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.game.players); ++seat) {
    seats.push_back(
        {"Seat" + std::to_string(seat), options.bots[options.bots.size() == 1 ? 0 : seat]});
  }
  record.tags.insert(result, seats.begin(), seats.end());
}

}  // namespace

int selfplay(const SelfplayOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  const auto bots = make_bots(*chosen->game, chosen->setup.players, options.bots);
  if (!bots) return complain("--bots", bots.error());
  std::error_code failure;
  std::filesystem::create_directories(options.out, failure);
  if (failure) {
    complain("--out", {ErrorCode::kInput,
                       "Cannot make the folder " + options.out + ": " + failure.message() + "."});
    return kExitFailed;
  }
  Progress progress("game", options.games);
  for (int game = 1; game <= options.games; ++game) {
    const GameSeed seed(Rng(options.seed).split(static_cast<std::uint64_t>(game)));
    Record record = play_match(*chosen->game, chosen->setup, *bots, seed);
    name_seats(record, options);
    const std::string path =
        (std::filesystem::path(options.out) / file_name(options, game)).string();
    // A thousand syncs would take longer than the games, which the seed brings back.
    if (Status status = write_file(path, write_record(record), Keeping::kThroughEnd); !status) {
      complain("", status.error());
      return kExitFailed;
    }
    progress.step();
  }
  return kExitOk;
}

}  // namespace benben::cli
