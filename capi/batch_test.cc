// Batches through the C interface: in the caller's memory they are those of research/, and nothing
// that is given to them does harm.
#include "research/batch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "capi/benben_batch.h"
#include "games/registry.h"

namespace benben {
namespace {

constexpr int kGames = 5;
constexpr int kPlayers = 3;
constexpr benben_setup kSetup = {kPlayers, nullptr, 0, nullptr, 0};

// The caller's memory, full of what stood there before.
struct Memory {
  std::vector<std::int8_t> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::int32_t> seats = std::vector<std::int32_t>(kGames, 77);
  std::vector<float> rewards = std::vector<float>(kGames * kPlayers, 77);
  std::vector<std::uint8_t> dones = std::vector<std::uint8_t>(kGames, 77);
  std::vector<std::int32_t> lengths = std::vector<std::int32_t>(kGames, 77);
  std::vector<std::int32_t> scores = std::vector<std::int32_t>(kGames * kPlayers, 77);

  explicit Memory(const char* game, benben_space space = BENBEN_ACTIONS) {
    std::int32_t actions = 0;
    std::int32_t observed = 0;
    EXPECT_EQ(benben_space_numbers(game, BENBEN_ZERO_TERMINATED, space, &actions, &observed),
              BENBEN_OK);
    masks.assign(kGames * static_cast<std::size_t>(actions), 77);
    observations.assign(kGames * static_cast<std::size_t>(observed), 77);
  }
  benben_batch_arrays arrays() {
    return {observations.data(), masks.data(),   seats.data(), rewards.data(),
            dones.data(),        lengths.data(), scores.data()};
  }
};

class CBatches : public testing::Test {
 protected:
  void TearDown() override { EXPECT_EQ(benben_handle_count(), before_); }
  const std::size_t before_ = benben_handle_count();
};

benben_batch* made(const char* game, Memory& memory, benben_space space = BENBEN_ACTIONS) {
  benben_batch* batch = nullptr;
  const benben_batch_arrays arrays = memory.arrays();
  EXPECT_EQ(benben_batch_make_in(game, BENBEN_ZERO_TERMINATED, &kSetup, space, kGames, 9, &arrays,
                                 &batch, nullptr),
            BENBEN_OK);
  return batch;
}

// Plays both at random, and looks at all of the memory at every step.
void expect_same(benben_batch* batch, const Memory& memory, Batch& same, int steps) {
  std::vector<std::int32_t> actions(kGames);
  std::vector<std::int32_t> drawn(kGames);
  for (int step = 0; step < steps; ++step) {
    const BatchArrays& arrays = same.arrays();
    ASSERT_TRUE(std::ranges::equal(arrays.observations, memory.observations));
    ASSERT_TRUE(std::ranges::equal(arrays.masks, memory.masks));
    ASSERT_TRUE(std::ranges::equal(arrays.seats, memory.seats));
    ASSERT_TRUE(std::ranges::equal(arrays.rewards, memory.rewards));
    ASSERT_TRUE(std::ranges::equal(arrays.dones, memory.dones));
    ASSERT_TRUE(std::ranges::equal(arrays.scores, memory.scores));
    ASSERT_TRUE(std::ranges::equal(arrays.lengths, memory.lengths));
    same.random_actions(actions);
    ASSERT_EQ(benben_batch_random_actions(batch, drawn.data()), BENBEN_OK);
    ASSERT_EQ(actions, drawn);
    ASSERT_FALSE(same.step(actions).has_value());
    std::int32_t wrong = 5;
    ASSERT_EQ(benben_batch_step(batch, drawn.data(), &wrong), BENBEN_OK);
    ASSERT_EQ(wrong, -1);
  }
}

TEST_F(CBatches, AreThoseOfResearch) {
  struct Case {
    const char* game;
    benben_space space;
    int steps;
  };
  for (const Case& each : {Case{"pyramix", BENBEN_ACTIONS, 150},
                           {"anubixx", BENBEN_ACTIONS, 150},
                           {"cubus", BENBEN_EDITS, 1500}}) {
    SCOPED_TRACE(each.game);
    Memory memory(each.game, each.space);
    benben_batch* batch = made(each.game, memory, each.space);
    BatchOptions options{.size = kGames, .seed = 9};
    if (each.space == BENBEN_EDITS) options.space = ActionSpace::kEdits;
    const auto same =
        std::move(make_batch(*find_game(each.game), {kPlayers, {}, {}}, options)).value();
    expect_same(batch, memory, *same, each.steps);
    EXPECT_EQ(benben_batch_reset(batch, 4), BENBEN_OK);
    same->reset(4);
    EXPECT_TRUE(std::ranges::equal(same->arrays().observations, memory.observations));
    EXPECT_EQ(benben_batch_free(batch), BENBEN_OK);
  }
}

TEST_F(CBatches, OfEditsAreThereInCubusAlone) {
  std::int32_t actions = 0;
  std::int32_t observed = 0;
  EXPECT_EQ(benben_space_numbers("cubus", 5, BENBEN_EDITS, &actions, &observed), BENBEN_OK);
  EXPECT_EQ(actions, 87);
  EXPECT_EQ(observed, 712);
  EXPECT_EQ(benben_space_numbers("cubus", 5, BENBEN_ACTIONS, &actions, &observed), BENBEN_OK);
  EXPECT_EQ(actions, 17);
  Memory memory("pyramix");
  const benben_batch_arrays arrays = memory.arrays();
  benben_batch* batch = nullptr;
  for (const benben_space space : {benben_space{BENBEN_EDITS}, -1, 2}) {
    EXPECT_EQ(benben_space_numbers("pyramix", 7, space, &actions, &observed), BENBEN_BAD_ARGUMENT);
    EXPECT_EQ(actions, 0);
    EXPECT_EQ(
        benben_batch_make_in("pyramix", 7, &kSetup, space, kGames, 1, &arrays, &batch, nullptr),
        BENBEN_BAD_ARGUMENT);
    EXPECT_EQ(batch, nullptr);
  }
}

TEST_F(CBatches, DoWithoutObservations) {
  Memory memory("pyramix");
  benben_batch_arrays arrays = memory.arrays();
  arrays.observations = nullptr;
  benben_batch* batch = nullptr;
  ASSERT_EQ(benben_batch_make("pyramix", 7, &kSetup, kGames, 9, &arrays, &batch, nullptr),
            BENBEN_OK);
  EXPECT_TRUE(std::ranges::all_of(memory.observations, [](int byte) { return byte == 77; }));
  EXPECT_EQ(benben_batch_free(batch), BENBEN_OK);
}

TEST_F(CBatches, PlayNothingIllegalWhateverTheMaskSays) {
  Memory memory("pyramix");
  benben_batch* batch = made("pyramix", memory);
  std::vector<std::int32_t> actions(kGames);
  EXPECT_EQ(benben_batch_random_actions(batch, actions.data()), BENBEN_OK);
  const auto before = memory.observations;
  std::ranges::fill(memory.masks, std::uint8_t{1});  // nobody should
  for (const std::int32_t illegal : {-1, 56, 27, 1'000'000}) {
    auto wrong_actions = actions;
    wrong_actions[3] = illegal;
    std::int32_t wrong = -1;
    EXPECT_EQ(benben_batch_step(batch, wrong_actions.data(), &wrong), BENBEN_BAD_ARGUMENT);
    EXPECT_EQ(wrong, 3);
    EXPECT_EQ(memory.observations, before);
  }
  EXPECT_EQ(benben_batch_free(batch), BENBEN_OK);
}

TEST_F(CBatches, RefuseWhatThereIsNot) {
  Memory memory("pyramix");
  const benben_batch_arrays arrays = memory.arrays();
  benben_batch* batch = nullptr;
  benben_string* error = nullptr;
  EXPECT_EQ(benben_batch_make("chess", 5, &kSetup, kGames, 1, &arrays, &batch, &error),
            BENBEN_REFUSED);
  EXPECT_EQ(batch, nullptr);
  EXPECT_EQ(benben_string_free(error), BENBEN_OK);
  const benben_setup crowd = {9, nullptr, 0, nullptr, 0};
  EXPECT_EQ(benben_batch_make("pyramix", 7, &crowd, kGames, 1, &arrays, &batch, &error),
            BENBEN_REFUSED);
  EXPECT_EQ(benben_string_free(error), BENBEN_OK);
  for (const std::int32_t size : {0, -1, kMaxBatch + 1}) {
    EXPECT_EQ(benben_batch_make("pyramix", 7, &kSetup, size, 1, &arrays, &batch, nullptr),
              BENBEN_BAD_ARGUMENT);
  }
  benben_batch_arrays without = arrays;
  without.masks = nullptr;
  for (const benben_batch_arrays* given : {&without, static_cast<benben_batch_arrays*>(nullptr)}) {
    EXPECT_EQ(benben_batch_make("pyramix", 7, &kSetup, kGames, 1, given, &batch, nullptr),
              BENBEN_BAD_ARGUMENT);
  }
}

TEST_F(CBatches, KnowABadHandle) {
  std::int32_t actions[kGames] = {};
  std::int32_t wrong = 5;
  EXPECT_EQ(benben_batch_step(nullptr, actions, &wrong), BENBEN_BAD_HANDLE);
  EXPECT_EQ(wrong, -1);
  EXPECT_EQ(benben_batch_random_actions(nullptr, actions), BENBEN_BAD_HANDLE);
  EXPECT_EQ(benben_batch_reset(nullptr, 1), BENBEN_BAD_HANDLE);
  EXPECT_EQ(benben_batch_free(nullptr), BENBEN_OK);
  Memory memory("pyramix");
  benben_batch* batch = made("pyramix", memory);
  EXPECT_EQ(benben_batch_step(batch, nullptr, &wrong), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_batch_step(batch, actions, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_batch_random_actions(batch, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_batch_free(batch), BENBEN_OK);
  EXPECT_EQ(benben_batch_free(batch), BENBEN_BAD_HANDLE);
  std::int32_t number = 5;
  EXPECT_EQ(benben_game_numbers("chess", 5, &number, &number), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(number, 0);
  EXPECT_EQ(benben_space_numbers("cubus", 5, BENBEN_EDITS, nullptr, &number), BENBEN_BAD_ARGUMENT);
}

}  // namespace
}  // namespace benben
