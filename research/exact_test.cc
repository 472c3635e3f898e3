// What is said to be exact: odds sum to 1 and are those of what is drawn, ends are solved.
#include "research/exact.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/registry.h"
#include "research/encoder.h"

namespace benben {
namespace {

// A game whose actions are drawn, up to the first position that `stop` takes.
template <class Stop>
std::unique_ptr<AnyPosition> play_until(const AnyGame& game, int players, Stop stop) {
  auto position = std::move(game.start({players, {}, {}})).value();
  const Encoder& encoder = encoder_of(game);
  Rng rng(3);
  while (!position->next().is_over() && !stop(*position)) {
    if (position->next().is_chance()) {
      EXPECT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    } else {
      const auto actions = encoder.legal(*position);
      const auto drawn = rng.below(static_cast<std::uint32_t>(actions.size()));
      EXPECT_TRUE(encoder.play(*position, actions[drawn]));
    }
  }
  return position;
}

bool has_listed_chance(const AnyPosition& position) { return !outcomes(position).empty(); }

TEST(Outcomes, AreWhatIsDrawnWithTheirOdds) {
  constexpr int kDraws = 20'000;
  for (const char* name : {"pyramix", "anubixx", "cubus", "ascension"}) {
    SCOPED_TRACE(name);
    const auto position = play_until(*find_game(name), 2, has_listed_chance);
    ASSERT_TRUE(position->next().is_chance());
    std::map<std::string, double> odds;
    double sum = 0;
    for (const auto& [text, probability] : outcomes(*position)) {
      EXPECT_TRUE(odds.emplace(text, probability).second) << text << " is listed twice";
      EXPECT_TRUE(position->check(kChance, text).ok()) << text;
      sum += probability;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    std::map<std::string, int> drawn;
    Rng rng(4);
    for (int i = 0; i < kDraws; ++i) ++drawn[position->sample(rng)];
    for (const auto& [text, count] : drawn) {
      ASSERT_TRUE(odds.contains(text)) << text;
      EXPECT_NEAR(static_cast<double>(count) / kDraws, odds[text], 0.02) << text;
    }
  }
}

TEST(Outcomes, AreNotListedWhereTheyAreTooManyOrNoneIsDue) {
  EXPECT_TRUE(outcomes(*std::move(find_game("ankhor")->start({2, {}, {}})).value()).empty());
  const auto decision = play_until(*find_game("cubus"), 2,
                                   [](const AnyPosition& at) { return at.next().is_seats(); });
  EXPECT_TRUE(outcomes(*decision).empty());
}

TEST(Solve, EndsOfPyramixAreSolvedAndTheBestMoveKeepsTheirWorth) {
  const AnyGame& pyramix = *find_game("pyramix");
  const auto near = play_until(pyramix, 2, [](const AnyPosition& position) {
    return position.next().is_seats() && solve(position, 2'000).has_value();
  });
  ASSERT_TRUE(near->next().is_seats());
  const auto solved = solve(*near, 2'000);
  ASSERT_TRUE(solved && solved->best);
  EXPECT_NEAR(solved->outlook.win[0] + solved->outlook.win[1], 1, 1e-9);
  const auto after = near->clone();
  ASSERT_TRUE(after->apply(near->next().seats.first(), *solved->best).ok());
  const auto behind = solve(*after, 2'000);
  ASSERT_TRUE(behind.has_value());
  EXPECT_EQ(behind->outlook, solved->outlook);
  EXPECT_FALSE(solve(*near, 1).has_value());
}

TEST(Solve, AFinishedGameIsItsResult) {
  const auto over = play_until(*find_game("pyramix"), 3, [](const AnyPosition&) { return false; });
  const auto solved = solve(*over, 1);
  ASSERT_TRUE(solved.has_value());
  EXPECT_FALSE(solved->best.has_value());
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(solved->outlook.points[seat], over->scores()[seat]);
  }
}

TEST(Positions, AreEqualIfTheRulesSeeNoDifference) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->info().name);
    const auto decides = [](const AnyPosition& at) { return at.next().is_seats(); };
    const auto one = play_until(*game, 2, decides);
    const auto other = play_until(*game, 2, decides);
    EXPECT_TRUE(are_equal(*one, *other));
    EXPECT_EQ(fingerprint(*one), fingerprint(*other));
    const Encoder& encoder = encoder_of(*game);
    ASSERT_TRUE(encoder.play(*other, encoder.legal(*other).front()));
    EXPECT_FALSE(are_equal(*one, *other));
    EXPECT_NE(fingerprint(*one), fingerprint(*other));
    for (const AnyGame* another : all_games()) {
      if (another == game) continue;
      EXPECT_FALSE(are_equal(*one, *play_until(*another, 2, decides)));
    }
  }
}

}  // namespace
}  // namespace benben
