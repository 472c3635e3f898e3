// What the library says of itself: its signature and its speed (capi/benben.h).
#include "capi/call.h"
#include "games/registry.h"
#include "search/match.h"
#include "search/signature.h"

using namespace benben;
using namespace benben::capi;

namespace {

const AnyGame* game_at(const char* game, size_t size) {
  const auto name = text_at(game, size);
  return name ? find_game(*name) : nullptr;
}

}  // namespace

benben_status benben_signature(const char* game, size_t game_size, uint64_t* number) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(number)) return BENBEN_BAD_ARGUMENT;
    const AnyGame* found = game_at(game, game_size);
    if (found == nullptr) return BENBEN_BAD_ARGUMENT;
    *number = signature(*found);
    return BENBEN_OK;
  });
}

benben_status benben_playouts(const char* game, size_t game_size, int32_t players, int32_t games,
                              uint64_t seed, uint64_t* decisions) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(decisions)) return BENBEN_BAD_ARGUMENT;
    const AnyGame* found = game_at(game, game_size);
    if (found == nullptr || games < 1) return BENBEN_BAD_ARGUMENT;
    const GameInfo& info = found->info();
    if (players < info.min_players || players > info.max_players) return BENBEN_BAD_ARGUMENT;
    *decisions = count_playouts(*found, players, games, seed);
    return BENBEN_OK;
  });
}
