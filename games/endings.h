// Which games have a solver of their own for their endings, faster than a look at everything
// (search/exact.h).
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "games/pyramix/ending.h"

namespace benben {

// Type: the solver, for two seats alone.
template <class G>
struct EndingOf {
  using Type = void;
};

template <>
struct EndingOf<pyramix::Pyramix> {
  using Type = pyramix::Ending;
  // As many positions may be looked at where a position is searched with so many simulations, in
  // a fifth of a second at most.
  static constexpr std::int64_t positions(std::int64_t effort) {
    constexpr std::int64_t kForEach = 200;
    constexpr std::int64_t kMost = 500'000;
    return std::min(kForEach * effort, kMost);
  }
};

template <class G>
inline constexpr bool kHasEnding = !std::is_void_v<typename EndingOf<G>::Type>;

}  // namespace benben
