#include "games/registry.h"

#include <array>
#include <cstddef>

#include "core/erased.h"
#include "games/all.h"

namespace benben {

namespace {

template <class List>
std::span<const AnyGame* const> erased() {
  static const auto games = [] {
    std::array<const AnyGame*, List::kSize> list{};
    std::size_t count = 0;
    List::each([&]<class G>() { list[count++] = &ErasedGame<G>::instance(); });
    return list;
  }();
  return games;
}

}  // namespace

std::span<const AnyGame* const> all_games() { return erased<AllGames>(); }
std::span<const AnyGame* const> older_games() { return erased<OlderGames>(); }

const AnyGame* find_game(std::string_view name, std::optional<int> rules) {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    if (info.name == name && (!rules || *rules == info.rules_version)) return game;
  }
  for (const AnyGame* game : older_games()) {
    if (game->info().name == name && game->info().rules_version == rules) return game;
  }
  return nullptr;
}

}  // namespace benben
