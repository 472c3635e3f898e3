// The learned value of Ankh'or: its weights are those that were measured, and it knows what is
// good.
#include "games/ankhor/learned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>

#include "games/ankhor/test_table.h"
#include "games/learned.h"

namespace benben::ankhor {
namespace {

static_assert(LearnedGame<Ankhor>);

// FNV-1a of all weights, the low byte of each first.
std::uint64_t checksum(const LearnedNet& net) {
  std::uint64_t sum = 0xcbf29ce484222325;
  const auto add = [&](const LearnedNet::Row& row) {
    for (const std::int16_t weight : row) {
      const std::uint32_t bits = static_cast<std::uint16_t>(weight);
      for (const std::uint32_t byte : {bits & 255u, bits >> 8u}) {
        sum = (sum ^ byte) * 0x100000001b3;
      }
    }
  };
  for (const LearnedNet::Row& row : net.first) add(row);
  add(net.second);
  return sum;
}

TEST(AnkhorLearned, WeightsAreThoseOfTheCard) {
  EXPECT_TRUE(learned_net().is_sound());
  EXPECT_EQ(checksum(learned_net()), 0xc55a4cdc0886a7eeu) << "docs/strength.md has the card";
}

// A table at which every seat has a square of four tiles.
State square_table(int players) {
  State state = table(players);
  for (std::size_t seat = 0; seat < state.player_count; ++seat) build(state, seat, kSquare);
  return state;
}

TEST(AnkhorLearned, GivesTheSameNumbersEverywhere) {
  EXPECT_EQ(learned_value(table(2)), (Shares{34'302, 31'233}));
  State state = square_table(2);
  give(state, 1, "FIA");
  EXPECT_EQ(learned_value(state), (Shares{29'958, 35'577}));
  EXPECT_EQ(learned_value(square_table(4)), (Shares{20'999, 17'139, 14'660, 12'736}));
}

// Calls visit(state) wherever a rollout may end in some random games that build.
template <class Visit>
void for_each_turn(Visit visit) {
  for_each_position(6, Habit::kBuild, [&](const State& state) {
    if (ends_rollout(state)) visit(state);
  });
}

TEST(AnkhorLearned, EverySeatSumsToTheWhole) {
  for_each_turn([](const State& state) {
    std::int32_t sum = 0;
    for (const std::int32_t share : learned_value(state)) sum += share;
    ASSERT_NEAR(sum, kFullShare, kMaxPlayers);
  });
}

TEST(AnkhorLearned, InputsAreDifferentAndWithinTheNetwork) {
  std::size_t most = 0;
  for_each_turn([&](const State& state) {
    for (int seat = 0; seat < state.player_count; ++seat) {
      const InputList list = learned_inputs(state, seat_at(seat));
      const std::set<int> inputs(list.begin(), list.end());
      ASSERT_EQ(inputs.size(), static_cast<std::size_t>(list.size()));
      ASSERT_LT(*inputs.rbegin(), static_cast<int>(kLearnedInputs));
      most = std::max(most, inputs.size());
    }
  });
  EXPECT_EQ(most, 29u);
}

// Who sits where changes nothing but who is next.
TEST(AnkhorLearned, SeatsAreAlike) {
  State state = square_table(3);
  give(state, 1, "FFIA");
  give(state, 2, "CP");
  State turned = state;
  for (std::size_t seat = 0; seat < 3; ++seat) turned.players[(seat + 1) % 3] = state.players[seat];
  turned.turn = 1;
  const Shares before = learned_value(state);
  const Shares after = learned_value(turned);
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(after[(seat + 1) % 3], before[seat]);
}

TEST(AnkhorLearned, KnowsWhatIsGood) {
  const State state = square_table(2);
  const std::int32_t before = learned_value(state)[0];
  State better = state;
  give(better, 0, "FICPA");
  EXPECT_GT(learned_value(better)[0], before) << "tokens";
  better = state;
  better.players[0].bonus = 1;
  EXPECT_GT(learned_value(better)[0], before) << "a bonus token";
  better = state;
  build(better, 0, {"4,0^0 Ij", "6,0^0 Ib"});
  EXPECT_GT(learned_value(better)[0], before) << "a group";
  better = state;
  build(better, 0, {"4,0^0 T2"});
  EXPECT_GT(learned_value(better)[0], before) << "a two-point tile";
}

TEST(AnkhorLearned, RolloutsEndWhereTurnsBegin) {
  State state = square_table(2);
  give(state, 0, "A");
  EXPECT_TRUE(ends_rollout(state));
  State before = state;
  step(before, "refresh a");
  EXPECT_FALSE(ends_rollout(before)) << "a draw is due";
  happen(before, "draw 5=F2 a=C b=T");
  EXPECT_FALSE(ends_rollout(before)) << "an ankh was spent";
  step(state, "take FIC");
  EXPECT_FALSE(ends_rollout(state)) << "after the main action";
  step(state, "end");
  EXPECT_TRUE(ends_rollout(state));
}

TEST(AnkhorLearned, FitsTheBoxThatWasLearnedOnly) {
  EXPECT_FALSE(has_learned_value(Ankhor::start({2, {}}))) << "no row yet";
  EXPECT_TRUE(has_learned_value(table(2)));
  State slots = table(2);
  std::swap(slots.slot_sizes[0], slots.slot_sizes[5]);
  EXPECT_FALSE(has_learned_value(slots));
  State tiles = table(2);
  --tiles.unseen[tile("Fd")];
  ++tiles.unseen[tile("F2")];
  EXPECT_FALSE(has_learned_value(tiles));
  int turns = 0;
  for_each_turn([&](const State& state) { turns += has_learned_value(state) ? 1 : 0; });
  EXPECT_GT(turns, 100);
}

}  // namespace
}  // namespace benben::ankhor
