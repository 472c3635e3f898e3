// The learned value of Anubixx: its weights are those that were measured, and it knows what is
// good.
#include "games/anubixx/learned.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

#include "core/testing/weights.h"
#include "games/anubixx/test_site.h"
#include "games/learned.h"

namespace benben::anubixx {
namespace {

static_assert(LearnedGame<Anubixx>);

TEST(AnubixxLearned, WeightsAreThoseOfTheCard) {
  EXPECT_TRUE(learned_net().is_sound());
  EXPECT_EQ(weights_checksum(learned_net()), 0x2e3c0446855f8207u)
      << "docs/strength.md has the card";
}

// Before the second roll of a game of two whose first round nobody built in.
State before_roll(int players) {
  State state = rolled(players, players == 2 ? "rgb" : "rgbb");
  end_round(state);
  return state;
}

Shares values(const State& state) { return learned_value(state); }

TEST(AnubixxLearned, GivesTheSameNumbersEverywhere) {
  State state = before_roll(2);
  EXPECT_EQ(values(state), (Shares{31'488, 34'047}));
  state.builders[0].crossed = stones({"P11", "P12", "P21", "L1", "R1", "M11", "M12"});
  EXPECT_EQ(values(state), (Shares{52'144, 13'391}));
  EXPECT_EQ(values(before_roll(5)), (Shares{12'303, 13'512, 13'725, 13'302, 12'693}));
}

TEST(AnubixxLearned, EverySeatSumsToTheWhole) {
  for_each_position(8, [](const State& state) {
    if (state.phase != Phase::kRoll) return;
    std::int32_t sum = 0;
    for (const std::int32_t share : values(state)) sum += share;
    ASSERT_NEAR(sum, kFullShare, kMaxPlayers);
  });
}

// Who sits where changes nothing but who is next.
TEST(AnubixxLearned, SeatsAreAlike) {
  State state = before_roll(3);
  state.builders[1].crossed = stones({"P11", "P12", "P21", "L1"});
  state.builders[2].crossed = stones({"M11", "M12"});
  State turned = state;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    turned.builders[(seat + 1) % 3] = state.builders[seat];
    turned.sheets[(seat + 1) % 3] = state.sheets[seat];
  }
  turned.active = static_cast<std::uint8_t>((state.active + 1) % 3);
  turned.turn = turned.active;
  const Shares before = values(state);
  const Shares after = values(turned);
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(after[(seat + 1) % 3], before[seat]);
}

TEST(AnubixxLearned, KnowsWhatIsGood) {
  const State state = before_roll(2);
  const std::int32_t before = values(state)[0];
  State better = state;
  better.builders[0].crossed = stones({"P11", "P12", "P13", "P21", "P22", "P31"});
  EXPECT_GT(values(better)[0], before) << "stones";
  better = state;
  better.builders[1].quarry = 12;
  EXPECT_GT(values(better)[0], before) << "the other's quarry is empty";
  better = state;
  better.builders[1].jokers = 0;
  EXPECT_GT(values(better)[0], before) << "the other has no jokers";
  State won = state;
  won.builders[0].bonuses = SymbolSet::of(symbol("lotus"));
  won.builders[0].crossed = state.block.stones_of(symbol("lotus"));
  won.closed = won.builders[0].bonuses;
  State lost = won;
  lost.builders[0].bonuses = {};
  EXPECT_GT(values(won)[0], values(lost)[0]) << "a bonus";
}

TEST(AnubixxLearned, InputsAreDifferentAndWithinTheNetwork) {
  std::size_t most = 0;
  for_each_position(8, [&](const State& state) {
    if (state.phase != Phase::kRoll) return;
    for (int seat = 0; seat < state.players; ++seat) {
      const InputList list = learned_inputs(state, seat_at(seat));
      const std::set<int> inputs(list.begin(), list.end());
      ASSERT_EQ(inputs.size(), static_cast<std::size_t>(list.size()));
      ASSERT_LT(*inputs.rbegin(), static_cast<int>(kLearnedInputs));
      most = std::max(most, inputs.size());
    }
  });
  EXPECT_EQ(most, 25u);
}

TEST(AnubixxLearned, FitsTheBlockThatWasLearnedOnly) {
  EXPECT_FALSE(has_learned_value(Anubixx::start({2}))) << "no sheets yet";
  State state = rolled(2, "rgb");
  EXPECT_TRUE(has_learned_value(state));
  ++state.block.row_points[6];
  EXPECT_FALSE(has_learned_value(state));
}

}  // namespace
}  // namespace benben::anubixx
