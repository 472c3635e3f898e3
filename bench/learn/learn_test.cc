// What is learned from: positions with shares, the same of the same seed. And the trainer: it finds
// shares that are there to be found.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "bench/learn/example.h"
#include "bench/learn/lessons.h"
#include "bench/learn/play_all.h"
#include "bench/learn/trainer.h"
#include "core/rng.h"
#include "core/small_net.h"

namespace benben {
namespace {

using Net = SmallNet<6, 8>;
using Pair = Example<2>;

Pair position(std::uint16_t own, std::uint16_t other, float share) {
  Pair pair;
  pair.inputs[0].push_back(own);
  pair.inputs[1].push_back(other);
  pair.values = {share, 1 - share};
  return pair;
}

// What the network of whole numbers says that the first seat may expect.
double first_share(const Net& net, const Pair& pair) {
  const Shares shares = shares_of({net.standing(pair.inputs[0]), net.standing(pair.inputs[1])}, 2);
  return static_cast<double>(shares[0]) / kFullShare;
}

Net taught(std::span<const Pair> examples, int passes) {
  Trainer<Net, 2> trainer(1);
  for (int pass = 0; pass < passes; ++pass) trainer.pass(examples, 0.02F);
  return trainer.net();
}

TEST(Trainer, FindsTheSharesOfItsExamples) {
  const std::vector<Pair> games = {position(0, 1, 0.8F), position(2, 3, 0.3F)};
  const Net net = taught(games, 1'500);
  EXPECT_TRUE(net.is_sound());
  for (const Pair& pair : games) EXPECT_NEAR(first_share(net, pair), pair.values[0], 0.03);
}

TEST(Trainer, LosesNoMoreThanItMust) {
  const std::vector<Pair> games = {position(0, 1, 0.8F), position(2, 3, 0.3F)};
  Trainer<Net, 2> trainer(2);
  const double first = trainer.pass(games, 0.02F);
  double last = first;
  for (int pass = 0; pass < 1'500; ++pass) last = trainer.pass(games, 0.02F);
  // No network can lose less than the shares are uncertain.
  double least = 0;
  for (const Pair& pair : games) {
    for (const float share : pair.values) least -= share * std::log(share) / 2;
  }
  EXPECT_LT(last, first);
  EXPECT_NEAR(last, least, 0.01);
  const double whole = loss_of<Net, 2>(trainer.net(), games);
  EXPECT_NEAR(whole, least, 0.01);
  EXPECT_NEAR(equal_loss<2>(games), std::log(2), 1e-9);
}

TEST(Trainer, ByItsSeedAlone) {
  const std::vector<Pair> games = {position(0, 1, 0.3F), position(2, 3, 0.8F)};
  const Net once = taught(games, 20);
  const Net again = taught(games, 20);
  EXPECT_EQ(once.first, again.first);
  EXPECT_EQ(once.second, again.second);
}

// Of three positions of a game, of which searches found 0.2, 0.4 and 0.6 to be worth half as much.
std::vector<Pair> searched_game() {
  return {position(0, 1, 0.1F), position(2, 3, 0.2F), position(4, 5, 0.3F)};
}

TEST(AddRest, OfTheResultIsAlikeForAll) {
  std::vector<Pair> game = searched_game();
  add_rest<2>(game, 0.5F, Rest::kResult, {1, 0});
  EXPECT_FLOAT_EQ(game[0].values[0], 0.6F);
  EXPECT_FLOAT_EQ(game[1].values[0], 0.7F);
  EXPECT_FLOAT_EQ(game[2].values[0], 0.8F);
}

TEST(AddRest, OfTheNextIsALambdaReturn) {
  std::vector<Pair> game = searched_game();
  add_rest<2>(game, 0.5F, Rest::kNext, {1, 0});
  EXPECT_FLOAT_EQ(game[2].values[0], 0.8F) << "the last has the result behind it";
  EXPECT_FLOAT_EQ(game[1].values[0], 0.6F);
  EXPECT_FLOAT_EQ(game[0].values[0], 0.4F);
}

TEST(AddRest, IsAllWhereNothingWasSearched) {
  std::vector<Pair> game(2);
  add_rest<2>(game, 1, Rest::kNext, {0.75F, 0.25F});
  for (const Pair& pair : game) EXPECT_EQ(pair.values, (std::array{0.75F, 0.25F}));
}

TEST(PlayAll, KeepsTheOrderOfGamesAndTheirChance) {
  const Games games{.count = 40, .seed = 7, .effort = 0};
  const Rng rng(games.seed);
  const auto played = play_all<2>(games, [](int game, Rng chance) {
    const auto number = static_cast<float>(chance.below(1'000));
    return std::vector<Pair>{position(static_cast<std::uint16_t>(game), 0, number)};
  });
  ASSERT_EQ(played.size(), 40u);
  for (std::size_t game = 0; game < played.size(); ++game) {
    EXPECT_EQ(played[game][0].inputs[0][0], game);
    Rng chance = rng.split(game);
    EXPECT_EQ(played[game][0].values[0], static_cast<float>(chance.below(1'000)));
  }
}

template <class Lesson>
class LessonTest : public testing::Test {};

using Lessons = testing::Types<AnubixxLesson, AnkhorLesson, AscensionLesson>;
TYPED_TEST_SUITE(LessonTest, Lessons);

TYPED_TEST(LessonTest, HasSharesThatSumToOne) {
  // A search of eight, and where there is a policy without one this too.
  for (const int effort : {0, 8}) {
    if (effort == 0 && TypeParam::kEffort == "nodes") continue;
    const auto games = TypeParam::play_games({.count = 8, .seed = 3, .effort = effort});
    ASSERT_EQ(games.size(), 8u);
    for (const auto& game : games) {
      ASSERT_FALSE(game.empty());
      for (std::size_t i = 0; i < game.size(); ++i) {
        const auto& values = game[i].values;
        EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0), 1, 1e-3);
        for (std::size_t seat = 0; seat < values.size(); ++seat) {
          EXPECT_GE(values[seat], 0);
          const bool plays = seat < static_cast<std::size_t>(game[i].players);
          EXPECT_EQ(game[i].inputs[seat].size() > 0, plays);
        }
      }
    }
  }
}

TYPED_TEST(LessonTest, IsTheSameOfTheSameSeed) {
  const Games wanted{.count = 4, .seed = 5, .effort = 8};
  const auto once = TypeParam::play_games(wanted);
  const auto again = TypeParam::play_games(wanted);
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t game = 0; game < once.size(); ++game) {
    ASSERT_EQ(once[game].size(), again[game].size());
    for (std::size_t i = 0; i < once[game].size(); ++i) {
      EXPECT_EQ(once[game][i].values, again[game][i].values);
      EXPECT_EQ(once[game][i].inputs, again[game][i].inputs);
    }
  }
}

// What each lesson learns from, as docs/strength.md says.
TEST(Lessons, HaveTheirParts) {
  EXPECT_EQ(AnubixxLesson::kRest, Rest::kNext);
  EXPECT_EQ(AnkhorLesson::kRest, Rest::kResult);
  EXPECT_EQ(AscensionLesson::kRest, Rest::kResult);
  EXPECT_EQ(AnubixxLesson::kRestPart, 0.4F);
  EXPECT_EQ(AnkhorLesson::kRestPart, 0.1F);
  EXPECT_EQ(AscensionLesson::kRestPart, 0.1F);
}

}  // namespace
}  // namespace benben
