// The levels of the bots: each plays as its game's table says, and the lower ones err as erring.h
// says.
#include "games/levels.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/erased.h"
#include "games/all.h"
#include "search/alpha_beta.h"
#include "search/bot.h"
#include "search/erring.h"

namespace benben {
namespace {

TEST(Erring, HalvesWithEachHalfLoss) {
  EXPECT_EQ(erring_weight(0), 65536u);
  EXPECT_EQ(erring_weight(0.5), 49152u);
  EXPECT_EQ(erring_weight(1), 32768u);
  EXPECT_EQ(erring_weight(3), 8192u);
  EXPECT_EQ(erring_weight(kMostHalves), 2048u);
  EXPECT_EQ(erring_weight(kMostHalves + 0.001), 0u);
}

TEST(Erring, ChoosesAsOftenAsTheWeightsSay) {
  constexpr int kDraws = 7000;
  // The best, one that loses a half loss, one that loses two, and one that loses too much.
  const std::vector<double> values = {0.375, 0.5, 0.25, 0.625};
  std::array<int, 4> counts{};
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) ++counts[erring_choice(values, 0.125, rng)];
  EXPECT_NEAR(counts[3], kDraws * 8 / 15.0, 150);
  EXPECT_NEAR(counts[1], kDraws * 4 / 15.0, 150);
  EXPECT_NEAR(counts[0], kDraws * 2 / 15.0, 150);
  EXPECT_NEAR(counts[2], kDraws * 1 / 15.0, 150);
  for (int i = 0; i < kDraws; ++i) EXPECT_EQ(erring_choice(values, 0.02, rng), 3u);
}

TEST(Erring, NeverGivesAwayMoreThanHalf) {
  const std::vector<double> values = {1.0, 0.51, 0.49, 0.0};
  std::array<int, 4> counts{};
  Rng rng(6);
  for (int i = 0; i < 400; ++i) ++counts[erring_choice(values, 1, rng)];
  EXPECT_GT(counts[0], counts[1]);
  EXPECT_GT(counts[1], 100);
  EXPECT_EQ(counts[2] + counts[3], 0);
}

template <class G>
class LevelsOfGame : public testing::Test {};

using AllGames = testing::Types<pyramix::Pyramix, anubixx::Anubixx, ankhor::Ankhor, cubus::Cubus,
                                ascension::Ascension>;
TYPED_TEST_SUITE(LevelsOfGame, AllGames);

TEST(HalfLoss, IsByHowManySitThere) {
  constexpr HalfLoss kAlike = 30;
  constexpr HalfLoss kApart = {30, 20, 15};
  for (int seats = 2; seats <= kMaxSeats; ++seats) EXPECT_EQ(kAlike.at(seats), 30);
  EXPECT_EQ(kApart.at(2), 30);
  EXPECT_EQ(kApart.at(3), 20);
  for (int seats = 4; seats <= kMaxSeats; ++seats) EXPECT_EQ(kApart.at(seats), 15);
}

// Of those with the same sight.
TYPED_TEST(LevelsOfGame, ThinkMoreAndErrLessOneAfterAnother) {
  const GameInfo& game = TypeParam::kInfo;
  for (int seats = game.min_players; seats <= game.max_players; ++seats) {
    Level before = {1, 1000, Leaf::kPlayedOut, 0, Sight::kShort};
    for (const Level& level : LevelsOf<TypeParam>::kLevels) {
      const int errs = level.half_loss.at(seats);
      const int erred = before.half_loss.at(seats);
      EXPECT_GE(level.sight, before.sight);
      EXPECT_GE(level.simulations, before.simulations);
      if (level.sight == before.sight) {
        EXPECT_LE(errs, erred);
        EXPECT_TRUE(level.simulations > before.simulations || errs < erred);
      }
      before = level;
    }
    EXPECT_EQ(before.half_loss.at(seats), 0) << "the highest plays the best that it finds";
  }
}

// What a level plays as, in the texts of make_bot().
template <class G>
std::string spec_of(const Level& level, int seats) {
  if (level.leaf == Leaf::kLearned) return "learned:" + std::to_string(level.simulations);
  if (const int half_loss = level.half_loss.at(seats); half_loss > 0) {
    const char* const sights[] = {":short", ":middle", ""};
    return "erring:" + std::to_string(level.simulations) + ":" + std::to_string(half_loss) +
           sights[static_cast<int>(level.sight)];
  }
  if constexpr (AlphaBetaGame<G>) {
    return "alphabeta:" + std::to_string(level.simulations * AlphaBeta<G>::kNodesPerSimulation);
  } else {
    return "mcts:" + std::to_string(level.simulations);
  }
}

// Some decisions at random, and all chance up to the next one.
void play_on(AnyPosition& position, int decisions) {
  Rng rng(3);
  const auto bot = std::move(make_bot(position.game(), "random")).value();
  for (int done = 0; done <= decisions;) {
    const Next next = position.next();
    if (next.is_chance()) {
      ASSERT_TRUE(position.apply(kChance, position.sample(rng)).ok());
    } else if (done++ < decisions) {
      const std::string move = bot->choose(position, rng.split(static_cast<std::uint64_t>(done)));
      ASSERT_TRUE(position.apply(next.seats.first(), move).ok());
    }
  }
}

// Who sees less plays otherwise.
TEST(Levels, TheFirstOfCubusOverlooksSomething) {
  const AnyGame& game = ErasedGame<cubus::Cubus>::instance();
  const auto limited = std::move(make_bot(game, "erring:100:10:middle")).value();
  const auto full = std::move(make_bot(game, "erring:100:10")).value();
  int otherwise = 0;
  for (int decisions = 4; decisions <= 24; decisions += 4) {
    const auto position = std::move(game.start({2, {}})).value();
    play_on(*position, decisions);
    otherwise += limited->choose(*position, Rng(1)) != full->choose(*position, Rng(1)) ? 1 : 0;
  }
  EXPECT_GE(otherwise, 2);
}

// The higher ones take longer than a test may, and differ in their simulations alone.
TYPED_TEST(LevelsOfGame, PlayAsTheTableSays) {
  const AnyGame& game = ErasedGame<TypeParam>::instance();
  for (const int seats : {game.info().min_players, game.info().max_players}) {
    const auto position = std::move(game.start({seats, {}})).value();
    play_on(*position, 14);
    for (int level = 1; level <= 5; ++level) {
      const std::string spec = spec_of<TypeParam>(
          LevelsOf<TypeParam>::kLevels[static_cast<std::size_t>(level - 1)], seats);
      const auto by_level = std::move(make_bot(game, "bot:" + std::to_string(level))).value();
      const auto by_spec = std::move(make_bot(game, spec)).value();
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        EXPECT_EQ(by_level->choose(*position, Rng(seed)), by_spec->choose(*position, Rng(seed)))
            << spec << ", " << seats << " seats, seed " << seed;
      }
    }
  }
}

// A level that errs does not always play the same.
TYPED_TEST(LevelsOfGame, ErrDifferentlyEachTime) {
  const AnyGame& game = ErasedGame<TypeParam>::instance();
  const auto position = std::move(game.start({2, {}})).value();
  Rng rng(3);
  while (position->next().is_chance()) {
    ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
  }
  const auto bot = std::move(make_bot(game, "erring:50:1000")).value();
  std::vector<std::string> moves;
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    moves.push_back(bot->choose(*position, Rng(seed)));
  EXPECT_NE(moves, std::vector<std::string>(moves.size(), moves[0]));
}

}  // namespace
}  // namespace benben
