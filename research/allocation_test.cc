// A step of a batch allocates nothing, but in Cubus: this counts every `new` of its program.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

#include "games/registry.h"
#include "research/batch.h"

namespace {
std::atomic<std::uint64_t> allocations{0};
}  // namespace

// Not inlined: a compiler that sees through one of a pair finds it mismatched with the other.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace benben {
namespace {

// Steps through games of this seed.
void play(Batch& batch, std::vector<std::int32_t>& actions, int steps) {
  batch.reset(11);
  for (int step = 0; step < steps; ++step) {
    batch.random_actions(actions);
    ASSERT_FALSE(batch.step(actions).has_value());
  }
}

// Lists of legal actions grow to what was ever needed: the same games, played once more, need no
// more than that.
TEST(Batch, AllocatesNothingInAStep) {
  constexpr int kSize = 4;
  constexpr int kSteps = 150;
  for (const AnyGame* game : all_games()) {
    if (game->info().name == "cubus") continue;  // its candidates are searched
    SCOPED_TRACE(game->info().name);
    for (const int threads : {1, 3}) {
      const BatchOptions options{
          .size = kSize, .seed = 1, .threads = threads, .sharing = Sharing::kAlways};
      const auto batch = std::move(make_batch(*game, {2, {}, {}}, options)).value();
      std::vector<std::int32_t> actions(kSize);
      play(*batch, actions, kSteps);
      const std::uint64_t before = allocations;
      play(*batch, actions, kSteps);
      EXPECT_EQ(allocations - before, 0U);
    }
  }
}

}  // namespace
}  // namespace benben
