// `benben selfplay`: records of games between bots; the same seed and bots write the same bytes.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/text.h"
#include "engine/match.h"

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

// One player for each seat, or one for all.
std::vector<engine::Player*> by_seat(const std::vector<std::unique_ptr<engine::Player>>& players,
                                     int seats) {
  std::vector<engine::Player*> list;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    list.push_back(players[players.size() == 1 ? 0 : seat].get());
  }
  return list;
}

struct Games {
  const SelfplayOptions& options;
  const Chosen& chosen;
  std::vector<engine::Player*> seats;
};

struct Played {
  Status status = {};
  std::string failed = {};  // which engine has, and how
};

Played play_game(const Games& games, int game) {
  const SelfplayOptions& options = games.options;
  const GameSeed seed(Rng(options.seed).split(static_cast<std::uint64_t>(game)));
  engine::Match match =
      engine::play_match(*games.chosen.game, games.chosen.setup, games.seats, seed);
  name_seats(match.record, options);
  const std::string path = (std::filesystem::path(options.out) / file_name(options, game)).string();
  Played played;
  if (match.forfeit) {
    match.record.tags.push_back(engine::forfeit_tag(*match.forfeit));
    played.failed = path + ": " + seat_name(match.forfeit->seat) +
                    " forfeits: " + describe(match.forfeit->error);
  }
  // A thousand syncs would take longer than the games, which the seed brings back.
  played.status = write_file(path, write_record(match.record), Keeping::kThroughEnd);
  return played;
}

// The command that writes Parquet: Debian has no library that does (docs/datasets.md).
std::string python_command(const SelfplayOptions& options) {
  std::string command = "python -m benben.selfplay --game " + options.game.game + " --players " +
                        std::to_string(options.game.players) + " --bots ";
  for (const std::string& bot : options.bots) {
    if (&bot != &options.bots.front()) command += ',';
    command += bot;
  }
  for (const std::string& option : options.game.options) command += " --option " + option;
  return command + " --games " + std::to_string(options.games) + " --seed " +
         std::to_string(options.seed) + " --out " + options.out;
}

}  // namespace

int selfplay(const SelfplayOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  if (options.format == "parquet") {
    return complain("--format", {ErrorCode::kInput,
                                 "The Python package writes Parquet: " + python_command(options)});
  }
  const auto settings = engine_settings(options.engines);
  if (!settings) return complain("--engine-set", settings.error());
  const auto players = make_players(*chosen->game, chosen->setup.players, options.bots, *settings);
  if (!players) return complain("--bots", players.error());
  std::error_code failure;
  std::filesystem::create_directories(options.out, failure);
  if (failure) {
    complain("--out", {ErrorCode::kInput,
                       "Cannot make the folder " + options.out + ": " + failure.message() + "."});
    return kExitFailed;
  }
  const Games games{options, *chosen, by_seat(*players, chosen->setup.players)};
  Progress progress("game", options.games);
  int code = kExitOk;
  for (int game = 1; game <= options.games; ++game) {
    const Played played = play_game(games, game);
    if (!played.status) {
      complain("", played.status.error());
      return kExitFailed;
    }
    if (!played.failed.empty()) {
      progress.say("benben: " + played.failed);
      code = kExitFailed;
    }
    progress.step();
  }
  return code;
}

}  // namespace benben::cli
