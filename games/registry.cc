#include "games/registry.h"

#include <array>
#include <cstddef>

#include "core/erased.h"
#include "games/all.h"

namespace benben {

std::span<const AnyGame* const> all_games() {
  static const auto games = [] {
    std::array<const AnyGame*, AllGames::kSize> list{};
    std::size_t count = 0;
    AllGames::each([&]<class G>() { list[count++] = &ErasedGame<G>::instance(); });
    return list;
  }();
  return games;
}

const AnyGame* find_game(std::string_view name) {
  for (const AnyGame* game : all_games()) {
    if (game->info().name == name) return game;
  }
  return nullptr;
}

}  // namespace benben
