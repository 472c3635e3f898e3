#include "cli/measure_commands.h"

// All of it: what a program takes from a library must not lack the parts that only main.cc has.
#include <CLI/CLI.hpp>

#include "cli/game_flags.h"
#include "cli/option_text.h"
#include "engine/command_line.h"
#include "people/tournament.h"
#include "search/review.h"

namespace benben::cli {
namespace {

const auto kIsGames = whole_number(1, 1'000'000);

// Bots and engines between commas.
void add_bots(CLI::App& command, std::vector<std::string>& bots, const char* help) {
  command
      .add_option_function<std::vector<std::string>>(
          "--bots",
          [&bots](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              for (std::string& bot : engine::split_players(text)) bots.push_back(std::move(bot));
            }
          },
          help)
      ->allow_extra_args(false)
      ->required();
}

void add_jobs(CLI::App& command, int& jobs) {
  command.add_option("--jobs", jobs, "Threads that play at the same time")
      ->check(whole_number(1, 1'024))
      ->capture_default_str();
}

void add_selfplay(CLI::App& app, SelfplayOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("selfplay", "Let bots play and write the records");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  add_bots(command, options.bots,
           "One bot for all seats or one for each: random, greedy, bot:1 to bot:8, mcts:N, "
           "learned:N, erring:N:L, in Ascension also alphabeta:N; or an engine, cmd:COMMAND");
  command.add_option("--games", options.games, "Number of games")
      ->check(kIsGames)
      ->capture_default_str();
  command
      .add_option("--first", options.first, "Number of the first of them, to play them in parts")
      ->check(kIsGames)
      ->capture_default_str();
  add_jobs(command, options.jobs);
  command.add_option("--out", options.out, "Folder of the records")
      ->type_name(kFolderType)
      ->capture_default_str();
  command
      .add_option("--format", options.format,
                  "What is written; for parquet it tells the command of the Python package")
      ->check(CLI::IsMember({"records", "parquet"}))
      ->capture_default_str();
  add_engine_flags(command, options.engines);
  command.callback([&] { code = selfplay(options); });
}

void add_zero(CLI::App& command, std::string& zero) {
  command.add_option("--zero", zero, "The bot from which Elo is counted (the mean of all)")
      ->type_name("BOT");
}

void add_arena(CLI::App& app, ArenaOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("arena", "Measure bots against each other");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  add_bots(command, options.bots,
           "Two bots or more, or engines (cmd:COMMAND); each two of them meet");
  command.add_option("--games", options.games, "Deals; each is played once from every seat")
      ->check(kIsGames)
      ->capture_default_str();
  add_jobs(command, options.jobs);
  command
      .add_option("--shard", options.shard,
                  "Play this part alone, as 2/8, on one of several machines")
      ->type_name("PART")
      ->capture_default_str();
  command
      .add_option("--near", options.near,
                  "Only bots that stand no further apart in --bots meet, as neighbours of a "
                  "ladder (0: all)")
      ->check(whole_number(0, 1'000))
      ->capture_default_str();
  add_zero(command, options.zero);
  command
      .add_option("--out", options.out, "Keep the results in this file, and go on where it ends")
      ->type_name(kFileType);
  command
      .add_option("--sprt", options.sprt,
                  "End as soon as it is clear which of two strengths, in Elo, the first bot has")
      ->delimiter(',')
      ->type_name("ELO,ELO")
      ->allow_extra_args(false);
  command
      .add_option("--luck", options.luck,
                  "Take luck out of the results, by searches of so many simulations (0: leave it)")
      ->check(whole_number(0, kMaxReviewEffort))
      ->capture_default_str();
  command.add_flag("--json", options.json, "As JSON, for programs");
  add_engine_flags(command, options.engines);
  command.callback([&] { code = arena(options); });
}

void add_merge(CLI::App& app, MergeOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand("merge", "Join the results of one arena's parts");
  command.add_option("files", options.files, "Files of `arena --out`")
      ->type_name(kFileType)
      ->required();
  add_zero(command, options.zero);
  command.add_option("--out", options.out, "Keep all results in this file")->type_name(kFileType);
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.callback([&] { code = merge(options); });
}

void add_tournament(CLI::App& app, TournamentFlags& flags, int& code) {
  CLI::App& command = *app.add_subcommand("tournament", "Let many bots play a tournament");
  add_game_options(command, flags.game);
  add_seed(command, flags.seed);
  add_bots(command, flags.bots,
           "Who takes part: bots, or engines (cmd:COMMAND), the first seed first");
  command.add_option("--copies", flags.copies, "How often each of them takes part")
      ->check(whole_number(1, 1'000))
      ->capture_default_str();
  std::vector<std::string> systems;
  for (const System system : kSystems) systems.emplace_back(name_of(system));
  command.add_option("--system", flags.system, "Who plays whom")
      ->check(CLI::IsMember(systems))
      ->type_name("SYSTEM")
      ->capture_default_str();
  command.add_option("--rounds", flags.rounds, "Rounds of swiss and arena (0: as many as needed)")
      ->check(whole_number(0, 1'000))
      ->capture_default_str();
  command.add_option("--out", flags.out, "Keep the records in this folder")->type_name(kFolderType);
  command.add_flag("--json", flags.json, "As JSON, for programs");
  add_engine_flags(command, flags.engines);
  command.callback([&] { code = tournament(flags); });
}

void add_ratings(CLI::App& app, RatingsOptions& options, int& code) {
  CLI::App& command =
      *app.add_subcommand("ratings", "Rate the players of finished games, from their records");
  command
      .add_option("files", options.files,
                  "Records (.game), or folders of them, in the order in which they were played")
      ->type_name(kFileType)
      ->required();
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.callback([&] { code = ratings(options); });
}

void add_perft(CLI::App& app, PerftOptions& options, int& code) {
  CLI::App& command =
      *app.add_subcommand("perft", "Count the ways to play, by depth, chance given");
  add_game_options(command, options.game);
  add_seed(command, options.seed);
  command.add_option("--depth", options.depth, "Decisions")
      ->check(whole_number(1, 100))
      ->capture_default_str();
  command.callback([&] { code = perft(options); });
}

void add_bench(CLI::App& app, std::string& game, int& code) {
  CLI::App& command = *app.add_subcommand("bench", "Print the functional signature of each game");
  command.add_option("game", game, "This game alone")->type_name(kGameType);
  command.callback([&] { code = bench(game); });
}

}  // namespace

void add_measure_commands(CLI::App& app, MeasureOptions& options, int& code) {
  add_selfplay(app, options.selfplay, code);
  add_arena(app, options.arena, code);
  add_merge(app, options.merge, code);
  add_tournament(app, options.tournament, code);
  add_ratings(app, options.ratings, code);
  add_perft(app, options.perft, code);
  add_bench(app, options.bench, code);
}

}  // namespace benben::cli
