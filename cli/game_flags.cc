#include "cli/game_flags.h"

#include "cli/option_text.h"
#include "engine/protocol.h"

namespace benben::cli {

CLI::Option* add_game_option(CLI::App& command, std::vector<std::string>& options) {
  return command.add_option("--option", options, "An option of the game, as in cobras=all")
      ->type_name(kGameOptionType)
      ->take_all()
      ->allow_extra_args(false);
}

CLI::Option* add_tags_option(CLI::App& command, std::string& tags) {
  return command
      .add_option("--tags", tags, "A file with data of the game's own (see `benben games`)")
      ->type_name(kFileType);
}

CLI::Option* add_game(CLI::App& command, std::string& game) {
  return command.add_option("game", game, "Name of the game (see `benben games`)")
      ->type_name(kGameType);
}

void add_game_options(CLI::App& command, GameOptions& options) {
  add_game(command, options.game)->required();
  command.add_option("--players", options.players, "Number of players")
      ->check(kIsPlayers)
      ->capture_default_str();
  add_game_option(command, options.options);
  add_tags_option(command, options.tags);
}

void add_seed(CLI::App& command, std::uint64_t& seed) {
  command.add_option("--seed", seed, "Seed of all chance; the same seed gives the same bytes")
      ->check(kIsSeed)
      ->capture_default_str();
}

void add_engine_flags(CLI::App& command, EngineFlags& flags) {
  constexpr char kGroup[] = "Engines (cmd:COMMAND)";
  command.add_option("--engine-nodes", flags.nodes, "Nodes that they are told for each move")
      ->check(whole_number(1, engine::kMostNodes))
      ->group(kGroup);
  command
      .add_option("--engine-time", flags.time_ms, "Milliseconds that they are told for each move")
      ->check(whole_number(1, engine::kMostTime))
      ->group(kGroup);
  command
      .add_option("--engine-set", flags.options, "An option that they are told; may be repeated")
      ->type_name("NAME=VALUE")
      ->take_all()
      ->allow_extra_args(false)
      ->group(kGroup);
  command
      .add_option("--engine-patience", flags.patience,
                  "Seconds that they may be silent, beyond the time that they are told")
      ->check(whole_number(1, 86'400))
      ->capture_default_str()
      ->group(kGroup);
}

}  // namespace benben::cli
