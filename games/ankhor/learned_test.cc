// The learned value of Ankh'or: its weights are those that were measured, and it knows what is
// good.
#include "games/ankhor/learned.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

#include "core/testing/weights.h"
#include "games/ankhor/test_table.h"
#include "games/learned.h"

namespace benben::ankhor {
namespace {

static_assert(LearnedGame<Ankhor>);

TEST(AnkhorLearned, WeightsAreThoseOfTheCard) {
  EXPECT_TRUE(learned_net().is_sound());
  EXPECT_EQ(weights_checksum(learned_net()), 0xf0a25ba33e2fbf6d) << "docs/strength.md has the card";
}

// Seat 1 has a square of four colours, seat 2 three green tiles and a token of each.
State midgame(int players) {
  State state = table(players);
  build(state, 0, kSquare);
  build(state, 1, {"0,0^0 Pj", "2,0^0 P2", "0,2^0 Pb"});
  give(state, 1, "FICPT");
  return state;
}

Shares values(const State& state) { return learned_value(state); }

TEST(AnkhorLearned, GivesTheSameNumbersEverywhere) {
  EXPECT_EQ(values(table(2)), (Shares{33'280, 32'255}));
  EXPECT_EQ(values(midgame(2)), (Shares{7'811, 57'724}));
  EXPECT_EQ(values(midgame(4)), (Shares{5'189, 56'675, 1'849, 1'821}));
}

TEST(AnkhorLearned, EverySeatSumsToTheWhole) {
  for_each_position(6, Habit::kBuild, [](const State& state) {
    if (!can_be_valued(state)) return;
    std::int32_t sum = 0;
    for (const std::int32_t share : values(state)) sum += share;
    ASSERT_NEAR(sum, kFullShare, kMaxPlayers);
  });
}

TEST(AnkhorLearned, IsAskedBeforeATurnOnly) {
  State state = Ankhor::start({2, {}});
  EXPECT_FALSE(can_be_valued(state)) << "prices";
  state = table(2);
  EXPECT_TRUE(can_be_valued(state));
  step(state, "take FFA");
  EXPECT_FALSE(can_be_valued(state)) << "the turn has to be ended";
  step(state, "end");
  EXPECT_TRUE(can_be_valued(state));
  steps(state, {"take IIA", "end"});
  step(state, "refresh a");
  EXPECT_FALSE(can_be_valued(state)) << "a draw is due";
  happen(state, "draw 5=Fw a=F b=T");
  EXPECT_FALSE(can_be_valued(state)) << "in the middle of a turn";
}

TEST(AnkhorLearned, KnowsWhatIsGood) {
  const State state = midgame(2);
  const std::int32_t before = values(state)[0];
  State better = state;
  build(better, 0, {"4,0^0 Ij"});
  EXPECT_GT(values(better)[0], before) << "a pair of one colour";
  better = state;
  ++better.players[0].bonus;
  EXPECT_GT(values(better)[0], before) << "a bonus token";
  better = state;
  give(better, 0, "FICP");
  EXPECT_GT(values(better)[0], before) << "tokens";
  better = state;
  better.players[1].tokens = {};
  EXPECT_GT(values(better)[0], before) << "the other has no tokens";
}

TEST(AnkhorLearned, InputsAreDifferentAndWithinTheNetwork) {
  std::size_t most = 0;
  for_each_position(6, Habit::kBuild, [&](const State& state) {
    if (!can_be_valued(state)) return;
    const auto inputs = learned_inputs(state);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const std::set<int> own(inputs[seat].begin(), inputs[seat].end());
      ASSERT_EQ(own.size(), static_cast<std::size_t>(inputs[seat].size()));
      ASSERT_LT(*own.rbegin(), static_cast<int>(kLearnedInputs));
      most = std::max(most, own.size());
    }
  });
  EXPECT_EQ(most, 30u);
}

TEST(AnkhorLearned, FitsTheBoxThatWasLearnedOnly) {
  EXPECT_FALSE(has_learned_value(Ankhor::start({2, {}}))) << "no row yet";
  State state = table(2);
  EXPECT_TRUE(has_learned_value(state));
  std::swap(state.slot_sizes.front(), state.slot_sizes.back());
  EXPECT_FALSE(has_learned_value(state)) << "other slots";
  state = table(2);
  ++state.unseen[tile("Fj")];
  --state.unseen[tile("Fd")];
  EXPECT_FALSE(has_learned_value(state)) << "other tiles";
}

}  // namespace
}  // namespace benben::ankhor
