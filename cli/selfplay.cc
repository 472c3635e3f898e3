// `benben selfplay`: records of games between bots; the same seed and bots write the same bytes, on
// any number of threads and in parts.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
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

using Players = std::vector<std::unique_ptr<engine::Player>>;

// One player for each seat, or one for all.
std::vector<engine::Player*> by_seat(const Players& players, int seats) {
  std::vector<engine::Player*> list;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    list.push_back(players[players.size() == 1 ? 0 : seat].get());
  }
  return list;
}

struct Games {
  const SelfplayOptions& options;
  const Chosen& chosen;
  engine::Settings settings;

  // Of one thread: an engine answers one at a time.
  Result<Players> make_players() const {
    return cli::make_players(*chosen.game, chosen.setup.players, options.bots, settings);
  }
};

struct Played {
  Status status = {};
  std::string failed = {};  // which engine has, and how
};

Played play_game(const Games& games, const Players& players, int game) {
  const SelfplayOptions& options = games.options;
  const GameSeed seed(Rng(options.seed).split(static_cast<std::uint64_t>(game)));
  const Chosen& chosen = games.chosen;
  engine::Match match =
      engine::play_match(*chosen.game, chosen.setup, by_seat(players, chosen.setup.players), seed);
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

// What the threads share: the next game to play, and how it goes.
class Run {
 public:
  explicit Run(const Games& games)
      : games_(games),
        next_(games.options.first),
        end_(next_ + games.options.games),
        progress_("game", games.options.games) {}

  // Of each thread, until nothing is left or something cannot be written.
  void work(const Players& players) {
    std::unique_lock lock(mutex_);
    while (next_ < end_) {
      const int game = next_++;
      lock.unlock();
      const Played played = play_game(games_, players, game);
      lock.lock();
      take(played);
    }
  }

  int code() const { return code_; }

 private:
  void take(const Played& played) {
    if (!played.status) {
      if (!std::exchange(is_stopped_, true)) complain("", played.status.error());
      next_ = end_;
      code_ = kExitFailed;
      return;
    }
    if (!played.failed.empty()) {
      progress_.say("benben: " + played.failed);
      code_ = kExitFailed;
    }
    progress_.step();
  }

  const Games& games_;
  std::mutex mutex_;
  int next_;
  const int end_;
  bool is_stopped_ = false;
  int code_ = kExitOk;
  Progress progress_;
};

// The command that writes Parquet: Debian has no library that does (docs/datasets.md).
std::string python_command(const SelfplayOptions& options) {
  std::string command = "python -m benben.selfplay --game " + options.game.game + " --players " +
                        std::to_string(options.game.players) + " --bots ";
  for (const std::string& bot : options.bots) {
    if (&bot != &options.bots.front()) command += ',';
    command += bot;
  }
  for (const std::string& option : options.game.options) command += " --option " + option;
  if (options.jobs > 1) command += " --processes " + std::to_string(options.jobs);
  return command + " --games " + std::to_string(options.games) + " --seed " +
         std::to_string(options.seed) + " --out " + options.out;
}

}  // namespace

int selfplay(const SelfplayOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  if (options.format == "parquet") {
    if (options.first > 1) {
      return complain("--first", {ErrorCode::kInput,
                                  "The Python package plays parts by --part (docs/datasets.md); "
                                  "--first is for records."});
    }
    return complain("--format", {ErrorCode::kInput,
                                 "The Python package writes Parquet: " + python_command(options)});
  }
  const auto settings = engine_settings(options.engines);
  if (!settings) return complain("--engine-set", settings.error());
  const Games games{options, *chosen, *settings};
  std::vector<Players> players;
  while (std::ssize(players) < std::min(options.jobs, options.games)) {
    Result<Players> made = games.make_players();
    if (!made) return complain("--bots", made.error());
    players.push_back(std::move(*made));
  }
  std::error_code failure;
  std::filesystem::create_directories(options.out, failure);
  if (failure) {
    complain("--out", {ErrorCode::kInput,
                       "Cannot make the folder " + options.out + ": " + failure.message() + "."});
    return kExitFailed;
  }
  Run run(games);
  {
    std::vector<std::jthread> threads;
    for (const Players& of_thread : players) threads.emplace_back([&] { run.work(of_thread); });
  }
  return run.code();
}

}  // namespace benben::cli
