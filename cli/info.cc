// The commands that only tell: `benben games`, `rules`, `facts`, `version`, `bench`.
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "cli/rules_text.h"
#include "core/facts.h"
#include "core/json.h"
#include "games/registry.h"
#include "search/one_ply.h"
#include "search/signature.h"

namespace benben::cli {

int list_games(const ListOptions& options) {
  if (options.json) {
    JsonWriter json;
    json.begin_list();
    for (const AnyGame* game : all_games()) json.raw(info_json(*game));
    std::cout << json.end_list().text() << '\n';
    return kExitOk;
  }
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    std::cout << info.name << "  " << info.title << ", " << info.min_players;
    if (info.max_players > info.min_players) std::cout << " to " << info.max_players;
    std::cout << " players\n    " << info.summary << '\n';
    for (const OptionInfo& option : info.options) {
      std::cout << "    --option " << option.name << '=';
      for (std::size_t i = 0; i < option.values.size(); ++i) {
        std::cout << (i > 0 ? "|" : "") << option.values[i];
      }
      std::cout << "  " << option.summary << '\n';
    }
    if (!info.tag_prefix.empty()) std::cout << "    --tags FILE  " << info.tag_summary << '\n';
    for (const OnePlyInfo& player : one_ply_players(*game)) {
      std::cout << "    --bots " << kOnePlyPrefix << player.name << "  goes by " << player.about
                << '\n';
    }
  }
  return kExitOk;
}

int facts(const FactsOptions& options) {
  const Result<Chosen> chosen = choose_game(options.game);
  if (!chosen) return complain("", chosen.error());
  const Result<std::string> json = facts_json(*chosen->game, chosen->setup);
  if (!json) return complain("", json.error());
  std::cout << *json << '\n';
  return kExitOk;
}

int rules(const RulesOptions& options) {
  if (options.what.empty()) {
    for (const AnyGame* game : all_games()) {
      std::cout << "  benben rules " << game->info().name << '\n';
    }
    std::cout << "  benben rules PYX-11   a rule by its id\n";
    return kExitOk;
  }
  const AnyGame* const game = find_game(options.what);
  if (game != nullptr && options.title.empty()) {
    std::cout << game->info().title << ": benben rules " << game->info().name
              << " TITLE tells a section, benben rules ID a rule.\n"
              << rules_titles(*game);
    return kExitOk;
  }
  std::string wanted = game == nullptr ? options.what : "";
  for (const std::string& word : options.title) wanted += (wanted.empty() ? "" : " ") + word;
  const Result<std::string> text = find_rules(game, wanted);
  if (!text) return complain("", text.error());
  std::cout << *text;
  return kExitOk;
}

int version(const ListOptions& options) {
  if (options.json) {
    JsonWriter json;
    json.begin_object().member("version", BENBEN_VERSION).key("games").begin_list();
    for (const AnyGame* game : all_games()) {
      json.begin_object().member("name", game->info().name);
      json.member("rules", game->info().rules_version).end_object();
    }
    std::cout << json.end_list().end_object().text() << '\n';
    return kExitOk;
  }
  std::cout << "benben " BENBEN_VERSION "\n";
  for (const AnyGame* game : all_games()) {
    std::cout << game->info().name << " rules " << game->info().rules_version << '\n';
  }
  return kExitOk;
}

int bench(const std::string& game) {
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (!game.empty()) {
    GameOptions options;
    options.game = game;
    const Result<Chosen> chosen = choose_game(options);
    if (!chosen) return complain("", chosen.error());
    games = {chosen->game};
  }
  for (const AnyGame* each : games) {
    std::cout << each->info().name << ' ' << signature(*each) << std::endl;
  }
  return kExitOk;
}

}  // namespace benben::cli
