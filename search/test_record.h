// What tests that look at whole games share: a game that bots of one kind have played.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "search/match.h"

namespace benben {

inline Record played(std::string_view name, int players, std::uint64_t seed, std::string_view bot) {
  const AnyGame& game = *find_game(name);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < players; ++seat) bots.push_back(std::move(make_bot(game, bot)).value());
  return play_match(game, Setup{players, {}}, bots, GameSeed(Rng(seed)));
}

}  // namespace benben
