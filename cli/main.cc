// `benben`: reads the command line and hands over to the command.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <string>
#include <system_error>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "search/bot.h"

namespace benben::cli {
namespace {

constexpr int kMostGames = 1'000'000;

// CLI11 itself takes -1 and numbers beyond 2^64 for seeds.
std::string check_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const last = text.data() + text.size();
  const auto [end, failure] = std::from_chars(text.data(), last, seed);
  if (failure == std::errc() && end == last) return "";
  return "A seed is a whole number below 2^64, not \"" + text + "\".";
}

void add_game_options(CLI::App& command, GameOptions& options) {
  command.add_option("game", options.game, "Name of the game (see `benben games`)")->required();
  command.add_option("--players", options.players, "Number of players")->capture_default_str();
  command.add_option("--option", options.options, "An option of the game, as in cobras=all")
      ->take_all()
      ->allow_extra_args(false);
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "Seed of all chance; the same seed gives the same bytes")
      ->check(check_seed)
      ->capture_default_str();
}

void add_play(CLI::App& app, PlayOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("play", "Play in the terminal, against bots or together");
  auto* game = command.add_option("game", options.game, "Name of the game (see `benben games`)");
  auto* players = command.add_option("--players", options.players,
                                     "Number of players (default: one for each seat, or 2)");
  command.add_option("--seats", options.seats,
                     "Who plays, one for each seat: me (several share the terminal), random, "
                     "greedy, bot:1 to bot:8, mcts:N (default: me,bot:4,...)");
  auto* option =
      command.add_option("--option", options.options, "An option of the game, as in cobras=all")
          ->take_all()
          ->allow_extra_args(false);
  command
      .add_option("--seed", options.seed, "Seed of all chance (default: a new one, which is shown)")
      ->check(check_seed);
  command.add_option("--save", options.save, "Write the record to this file after every event");
  command.add_option("--resume", options.resume, "Go on with the game of this record")
      ->excludes(players)
      ->excludes(option);
  command.add_option("--colour,--color", options.colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command.footer(
      "In the game: type a move, or help for the commands.\n"
      "  benben play pyramix                              you against bot:4\n"
      "  benben play pyramix --seats me,me,bot:2          two people and a bot\n"
      "  benben play pyramix --save my.game               leave at any time, and later\n"
      "  benben play --resume my.game --save my.game      go on");
  command.callback([&] { code = play(options); });
  game->type_name("NAME");
}

void add_trace(CLI::App& app, TraceOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("trace", "Replay a record and print every position");
  command.add_option("file", options.file, "Record (.game), or - for standard input")->required();
  command.callback([&] { code = trace(options); });
}

void add_selfplay(CLI::App& app, SelfplayOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("selfplay", "Let bots play and write the records");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  command
      .add_option("--bots", options.bots,
                  "One bot for all seats or one for each: random, greedy, bot:1 to bot:8, mcts:N")
      ->delimiter(',')
      ->required();
  command.add_option("--games", options.games, "Number of games")
      ->check(CLI::Range(1, kMostGames))
      ->capture_default_str();
  command.add_option("--out", options.out, "Folder of the records")->capture_default_str();
  command.callback([&] { code = selfplay(options); });
}

void add_arena(CLI::App& app, ArenaOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("arena", "Measure one bot against another");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  command.add_option("--bots", options.bots, "Two bots: challenger,opponent")
      ->delimiter(',')
      ->required();
  command.add_option("--games", options.games, "Deals; each is played once from every seat")
      ->check(CLI::Range(1, kMostGames))
      ->capture_default_str();
  command.callback([&] { code = arena(options); });
}

void add_perft(CLI::App& app, PerftOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("perft", "Count positions by depth, chance given");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  command.add_option("--depth", options.depth, "Decisions")
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  command.callback([&] { code = perft(options); });
}

// Everything that the commands' options are parsed into.
struct AllOptions {
  PlayOptions play;
  TraceOptions trace;
  SelfplayOptions selfplay;
  ArenaOptions arena;
  PerftOptions perft;
};

void add_commands(CLI::App& app, AllOptions& options, int& code) {
  add_play(app, options.play, code);
  add_selfplay(app, options.selfplay, code);
  add_trace(app, options.trace, code);
  add_arena(app, options.arena, code);
  add_perft(app, options.perft, code);
  app.add_subcommand("bench", "Print the functional signature of each game")->callback([&] {
    code = bench();
  });
  app.add_subcommand("games", "List the games and their options")->callback([&] {
    code = list_games();
  });
  app.add_subcommand("version", "Print versions")->callback([&] { code = version(); });
}

int run(int argc, char** argv) {
  CLI::App app("Benben: a table for games of pyramids, cubes and boxes.", "benben");
  app.require_subcommand(1);
  app.footer("Exit codes: 0 done, 1 failed, 2 faulty input.");
  AllOptions options;
  int code = kExitOk;
  add_commands(app, options, code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    code = app.exit(error) == 0 ? kExitOk : kExitBadInput;
  }
  if (!std::cout.flush() && code != kExitBadInput) {
    complain("", {ErrorCode::kInput, "Cannot write to the standard output."});
    return kExitFailed;
  }
  return code;
}

}  // namespace
}  // namespace benben::cli

int main(int argc, char** argv) { return benben::cli::run(argc, argv); }
