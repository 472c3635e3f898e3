// `benben`: reads the command line and hands over to the command.
#include <CLI/CLI.hpp>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/completion.h"
#include "cli/exit.h"
#include "cli/flags.h"
#include "cli/game_flags.h"
#include "cli/manual.h"
#include "cli/measure_commands.h"
#include "cli/option_text.h"
#include "core/seat.h"
#include "core/text.h"
#include "engine/thought.h"
#include "search/puzzles.h"
#include "search/review.h"
#ifdef BENBEN_SERVE
#include "cli/bots.h"
#include "cli/data_commands.h"
#include "cli/serve.h"
#include "cli/serve_flags.h"
#include "cli/simulate.h"
#endif

namespace benben::cli {
namespace {

constexpr char kExitCodes[] = "Exit codes: 0 done, 1 failed, 2 faulty input.";

void add_games(CLI::App& app, ListOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("games", "List the games and their options");
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.callback([&] { code = list_games(options); });
}

void add_version(CLI::App& app, ListOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("version", "Print versions");
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.callback([&] { code = version(options); });
}

void add_rules(CLI::App& app, RulesOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("rules", "Print a rule, or a section of the rules");
  command.add_option("what", options.what, "A game, or the id of a rule, as PYX-11")
      ->type_name(kGameType);
  command.add_option("title", options.title, "The start of a section's title")->type_name("TITLE");
  command.callback([&] { code = rules(options); });
}

void add_facts(CLI::App& app, FactsOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "facts", "Print what holds in every position of a game, as JSON: board, points, limits");
  add_game_options(command, options.game);
  command.callback([&] { code = facts(options); });
}

constexpr char kPlayHelp[] =
    "In the game: type a move, or help for the commands.\n"
    "Seats: me (several share the terminal), or a bot: random, greedy, bot:1 (weakest) to bot:8,\n"
    "mcts:N (N simulations a move), learned:N (which go by what the game has learned),\n"
    "erring:N:L (the same as mcts:N, with errors of L thousandths), in Ascension also\n"
    "alphabeta:N (N nodes a move); or an engine,\n"
    "cmd:COMMAND, a program that speaks the engine protocol (docs/engine.md).\n\n"
    "  benben play pyramix                              you against bot:4\n"
    "  benben play pyramix --seats me,me,bot:2          two people and a bot\n"
    "  benben play pyramix --save my.game               leave at any time, and later\n"
    "  benben play --resume my.game --save my.game      go on\n\n";

void add_play(CLI::App& app, PlayOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("play", "Play in the terminal, against bots or together");
  add_game(command, options.game);
  auto* players = command
                      .add_option("--players", options.players,
                                  "Number of players (default: one for each seat, or 2)")
                      ->check(kIsPlayers);
  command.add_option("--seats", options.seats, "Who plays, by seat (default: me,bot:4,...)");
  auto* option = add_game_option(command, options.options);
  auto* tags = add_tags_option(command, options.tags);
  command
      .add_option("--seed", options.seed, "Seed of all chance (default: a new one, which is shown)")
      ->check(kIsSeed);
  command.add_option("--save", options.save, "Write the record here after every event")
      ->type_name(kFileType);
  command.add_option("--resume", options.resume, "Go on with the game of this record")
      ->type_name(kFileType)
      ->excludes(players)
      ->excludes(option)
      ->excludes(tags);
  command.add_option("--colour,--color", options.colour, "Colours in the drawing")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN")
      ->capture_default_str();
  command.add_flag("--compact", options.compact, "Draw the board for 80 columns and 24 rows");
  add_engine_flags(command, options.engines);
  command.footer(std::string(kPlayHelp) + kExitCodes);
  command.callback([&] { code = play(options); });
}

void add_engine(CLI::App& app, EngineOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "engine", "Speak the engine protocol on standard input and output (docs/engine.md)");
  command
      .add_option("--play", options.play,
                  "Play so: search, as far as it is told to, or a bot, as bot:3")
      ->type_name("BOT")
      ->capture_default_str();
  command
      .add_option("--threads", options.threads,
                  "Threads of the search, each with a tree of its own")
      ->check(whole_number(1, engine::kMostThreads))
      ->capture_default_str();
  command.callback([&] { code = engine(options); });
}

void add_trace(CLI::App& app, TraceOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("trace", "Replay a record and print every position");
  command.add_option("file", options.file, "Record (.game), or - for standard input")
      ->type_name(kFileType)
      ->required();
  command.callback([&] { code = trace(options); });
}

void add_analyse(CLI::App& app, AnalyseOptions& options, int& code) {
  CLI::App& command =
      *app.add_subcommand("analyse", "Look back at a game: luck, losses, turning points");
  command.add_option("file", options.file, "Record (.game), or - for standard input")
      ->type_name(kFileType)
      ->required();
  command
      .add_option("--nodes", options.nodes,
                  "Simulations for each position; where alpha-beta searches, 20 nodes each")
      ->check(whole_number(1, kMaxReviewEffort))
      ->capture_default_str();
  command
      .add_option("--seed", options.seed, "Seed of the search; the same seed gives the same bytes")
      ->check(kIsSeed)
      ->capture_default_str();
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.callback([&] { code = analyse(options); });
}

void add_puzzles(CLI::App& app, PuzzlesOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "puzzles", "Find positions in which one move is clearly the best, or look at them again");
  auto* game = add_game(command, options.game);
  auto* count = command.add_option("--count", options.count, "Number of puzzles")
                    ->check(whole_number(1, 100'000))
                    ->capture_default_str();
  command
      .add_option("--seed", options.seed,
                  "Seed of games and searches; the same seed gives the same bytes")
      ->check(kIsSeed)
      ->capture_default_str();
  auto* nodes = command
                    .add_option("--nodes", options.nodes,
                                "Simulations for each position; ten times as many look again")
                    ->check(whole_number(1, kMaxPuzzleEffort))
                    ->capture_default_str();
  auto* json = command.add_flag("--json", options.json, "A line of JSON for each, for programs");
  auto* check = command
                    .add_option("--check", options.check,
                                "Look again at the puzzles of this file, as --json wrote them")
                    ->type_name(kFileType);
  for (CLI::Option* option : {game, count, nodes, json}) check->excludes(option);
  command.callback([&] {
    if (options.game.empty() && options.check.empty()) {
      throw CLI::RequiredError("game, or --check FILE");
    }
    code = puzzles(options);
  });
}

#ifdef BENBEN_SERVE
void add_serve(CLI::App& app, ServeOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("serve", "Serve the page and the tables");
  add_serve_flags(command, options);
  command.callback([&] { code = serve(options, embedded_assets()); });
}
#endif

// Everything that the commands' options are parsed into.
struct AllOptions {
#ifdef BENBEN_SERVE
  ServeOptions serve;
  BotsOptions bots;
  DataOptions data;
  VerifyOptions verify;
  SimulateOptions simulate;
#endif
  PlayOptions play;
  EngineOptions engine;
  TraceOptions trace;
  AnalyseOptions analyse;
  PuzzlesOptions puzzles;
  MeasureOptions measure;
  ListOptions games;
  ListOptions version;
  RulesOptions rules;
  FactsOptions facts;
  std::string shell;
};

// What the program can tell of itself to other programs.
void add_self_descriptions(CLI::App& app, std::string& shell) {
  CLI::App& completions = *app.add_subcommand("completions", "Print a shell's completions");
  completions.add_option("shell", shell, "The shell")
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL")
      ->required();
  completions.callback([&] { std::cout << *completion_script(shell); });
  app.add_subcommand("man", "Print the manual page: benben man | man -l -")->callback([&] {
    std::cout << manual_page(app);
  });
}

void add_commands(CLI::App& app, AllOptions& options, int& code) {
#ifdef BENBEN_SERVE
  add_serve(app, options.serve, code);
  add_bots_command(app, options.bots, code);
#endif
  add_play(app, options.play, code);
  add_engine(app, options.engine, code);
  add_trace(app, options.trace, code);
  add_analyse(app, options.analyse, code);
  add_puzzles(app, options.puzzles, code);
  add_measure_commands(app, options.measure, code);
#ifdef BENBEN_SERVE
  add_data_commands(app, options.data, code);
  add_verify(app, options.verify, code);
  add_simulate(app, options.simulate, code);
#endif
  add_games(app, options.games, code);
  add_rules(app, options.rules, code);
  add_facts(app, options.facts, code);
  add_self_descriptions(app, options.shell);
  add_version(app, options.version, code);
}

// The one line that says what is wrong with the command line.
std::string usage_fault(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  if (first.empty()) return "Name a command; `benben --help` lists them.";
  const auto named = [&](const CLI::App* command) { return command->get_name() == first; };
  if (!first.starts_with('-') && app.get_subcommands(named).empty()) {
    return "There is no command " + shortened(without_secrets(std::string(first))) +
           "; `benben --help` lists them.";
  }
  const std::string command = first.starts_with('-') ? "" : " " + std::string(first);
  return std::string(error.what()) + "; see `benben" + command + " --help`.";
}

int run(int argc, char** argv) {
  CLI::App app("Benben: a table for games of pyramids, cubes and boxes.", "benben");
  app.require_subcommand(1);
  app.set_version_flag("--version", "benben " BENBEN_VERSION, "Print the version");
  app.footer(kExitCodes);
  AllOptions options;
  int code = kExitOk;
  add_commands(app, options, code);
  const std::vector<std::string> words(argv, argv + argc);
  // Not a command of its own: what a shell hands over is no command line that could be parsed.
  if (words.size() > 1 && words[1] == "complete") {
    return print_candidates(app, {words.begin() + 2, words.end()});
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) {
      return complain("", {ErrorCode::kMalformed, usage_fault(app, error, argc, argv)});
    }
    app.exit(error);  // help
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
