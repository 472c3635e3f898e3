// The levels of the bots, each as it is meant to play: how often at random, how far it searches.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "core/erased.h"
#include "games/all.h"
#include "search/alpha_beta.h"
#include "search/bot.h"
#include "search/mcts.h"

namespace benben {
namespace {

struct Level {
  int number;
  int simulations;
  std::uint32_t random_percent;
};

// The higher ones differ in their simulations alone, and take longer than a test may.
constexpr Level kLevels[] = {{1, 4, 60},  {2, 12, 40}, {3, 30, 25},
                             {4, 80, 12}, {5, 250, 5}, {6, 1'200, 0}};

template <class G>
class LevelsOf {
 public:
  LevelsOf() : position_(std::move(game().start({2, {}})).value()) {
    Rng rng(3);
    while (position_->next().is_chance()) {
      EXPECT_TRUE(position_->apply(kChance, position_->sample(rng)).ok());
    }
  }

  std::string chosen(int level, std::uint64_t seed) const {
    const auto bot = std::move(make_bot(game(), "bot:" + std::to_string(level))).value();
    return bot->choose(*position_, Rng(seed));
  }
  // What it plays if it does not think, and if it does.
  std::string drawn(std::uint64_t seed) const {
    Rng rng(seed);
    (void)rng.below(100);
    return G::text(random_of(known_moves<G>(state(), position_->next().seats.first()), rng));
  }
  std::string searched(std::uint64_t seed, int simulations) const {
    Rng rng(seed);
    (void)rng.below(100);
    if constexpr (AlphaBetaGame<G>) {
      AlphaBeta<G> search(state(), rng.split(0));
      search.run(simulations * std::int64_t{20});
      return G::text(search.best());
    } else {
      Mcts<G> search(state(), rng.split(0));
      search.run(simulations);
      return G::text(search.best());
    }
  }

 private:
  static const AnyGame& game() { return ErasedGame<G>::instance(); }
  const typename G::State& state() const { return state_of<G>(*position_); }

  std::unique_ptr<AnyPosition> position_;
};

// A seed whose first draw from 0 to 99 is the given number, and with which it shows what was done.
template <class G>
std::uint64_t telling_seed(const LevelsOf<G>& levels, std::uint32_t number, int simulations) {
  for (std::uint64_t seed = 1;; ++seed) {
    if (Rng(seed).below(100) != number) continue;
    if (levels.drawn(seed) != levels.searched(seed, simulations)) return seed;
  }
}

// At the last number that means "at random" it moves so, and at the next it searches.
template <class G>
void expect_levels() {
  const LevelsOf<G> levels;
  for (const auto& [number, simulations, random_percent] : kLevels) {
    SCOPED_TRACE(number);
    const std::uint64_t thinks = telling_seed(levels, random_percent, simulations);
    EXPECT_EQ(levels.chosen(number, thinks), levels.searched(thinks, simulations));
    if (random_percent == 0) continue;
    const std::uint64_t errs = telling_seed(levels, random_percent - 1, simulations);
    EXPECT_EQ(levels.chosen(number, errs), levels.drawn(errs));
  }
}

TEST(Levels, OfTreeSearch) { expect_levels<pyramix::Pyramix>(); }
TEST(Levels, OfAlphaBeta) { expect_levels<ascension::Ascension>(); }

}  // namespace
}  // namespace benben
