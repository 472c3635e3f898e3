// The exports that check and measure the core; the page does without their size.
#include <cstddef>
#include <cstdint>
#include <string>

#include "games/registry.h"
#include "search/match.h"
#include "search/signature.h"
#include "wasm/answer.h"

using namespace benben;

BENBEN_EXPORT(benben_bench) void benben_bench(const char* game, std::size_t size) {
  const AnyGame* found = find_game({game, size});
  if (found == nullptr) return answer_error({ErrorCode::kUnknown, "There is no such game."});
  result() = "{\"bench\":\"" + std::to_string(signature(*found)) + "\"}";
}

BENBEN_EXPORT(benben_playouts)
void benben_playouts(const char* game, std::size_t size, int players, int games,
                     std::uint64_t seed) {
  const AnyGame* found = find_game({game, size});
  if (found == nullptr) return answer_error({ErrorCode::kUnknown, "There is no such game."});
  result() = "{\"decisions\":" + std::to_string(count_playouts(*found, players, games, seed)) + "}";
}
