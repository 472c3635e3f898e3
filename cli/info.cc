// The commands that only tell: `benben games`, `benben version`, `benben bench`.
#include <iostream>

#include "cli/commands.h"
#include "cli/exit.h"
#include "games/registry.h"
#include "search/signature.h"

namespace benben::cli {

int list_games() {
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
  }
  return kExitOk;
}

int version() {
  std::cout << "benben " BENBEN_VERSION "\n";
  for (const AnyGame* game : all_games()) {
    std::cout << game->info().name << " rules " << game->info().rules_version << '\n';
  }
  return kExitOk;
}

int bench() {
  for (const AnyGame* game : all_games()) {
    std::cout << game->info().name << ' ' << signature(*game) << std::endl;
  }
  return kExitOk;
}

}  // namespace benben::cli
