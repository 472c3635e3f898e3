// A batch plays the games that its seed, its numbers and its actions make, whoever plays beside.
#include "research/batch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"
#include "research/crew.h"
#include "research/editor.h"
#include "research/encoder.h"
#include "research/exact.h"

namespace benben {
namespace {

std::unique_ptr<Batch> batch_of(const AnyGame& game, int players, const BatchOptions& options) {
  return std::move(make_batch(game, {players, {}, {}}, options)).value();
}

// By all threads, however small the steps.
BatchOptions shared(BatchOptions options) {
  options.sharing = Sharing::kAlways;
  return options;
}

// Steps for each game, few where a step takes long.
int steps_for(const AnyGame& game) { return game.info().name == "cubus" ? 40 : 400; }

void step_at_random(Batch& batch) {
  std::vector<std::int32_t> actions(static_cast<std::size_t>(batch.size()));
  batch.random_actions(actions);
  ASSERT_FALSE(batch.step(actions).has_value());
}

// What a game of a batch shows.
std::string shown(const Batch& batch, int i) {
  const BatchArrays& arrays = batch.arrays();
  const auto at = static_cast<std::size_t>(i);
  const std::size_t size = arrays.seats.size();
  std::string all = batch.position(i)->state_json();
  const auto add = [&](auto data) {
    const std::size_t row = data.size() / size;
    for (const auto value : data.subspan(at * row, row)) all += ' ' + std::to_string(value);
  };
  add(arrays.observations);
  add(arrays.masks);
  add(arrays.seats);
  add(arrays.rewards);
  add(arrays.dones);
  add(arrays.lengths);
  add(arrays.scores);
  return all;
}

TEST(Batch, GamesDoNotDependOnSizeOrThreads) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->info().name);
    const auto one = batch_of(*game, 2, {5, 42, 1, true});
    const auto many = batch_of(*game, 2, shared({9, 42, 3, true}));
    for (int step = steps_for(*game); step > 0; --step) {
      step_at_random(*one);
      step_at_random(*many);
      if (step % 10 > 1) continue;
      for (int i = 0; i < 5; ++i) ASSERT_EQ(shown(*one, i), shown(*many, i));
    }
    one->reset(42);
    const auto anew = batch_of(*game, 2, {5, 42, 1, true});
    for (int i = 0; i < 5; ++i) ASSERT_EQ(shown(*one, i), shown(*anew, i));
    one->reset(43);
    if (one->position(0)->game().info().name != "ascension") {
      EXPECT_NE(shown(*one, 0), shown(*anew, 0)) << "another seed is another game";
    }
  }
}

// A game played on by hand, with the chance that the batch is said to draw, is the same game.
TEST(Batch, AGameIsWhatItsSeedSays) {
  constexpr std::uint64_t kSeed = 5;
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->info().name);
    const int players = game->info().max_players;
    const Encoder& encoder = encoder_of(*game);
    const auto batch = batch_of(*game, players, {3, kSeed, 1, true});
    const auto start = std::move(game->start({players, {}, {}})).value();
    std::uint64_t episode = 0;
    auto position = start->clone();
    Rng chance = Rng(kSeed).split(0).split(2).split(episode);
    const auto draw = [&] {
      while (position->next().is_chance()) {
        ASSERT_TRUE(position->apply(kChance, position->sample(chance)).ok());
      }
    };
    draw();
    std::vector<std::int32_t> actions(3);
    for (int step = steps_for(*game); step > 0; --step) {
      const BatchArrays& arrays = batch->arrays();
      ASSERT_TRUE(are_equal(*batch->position(2), *position));
      ASSERT_EQ(arrays.seats[2], index(position->next().seats.first()));
      batch->random_actions(actions);
      ASSERT_FALSE(batch->step(actions).has_value());
      ASSERT_TRUE(encoder.play(*position, actions[2]));
      draw();
      ASSERT_EQ(arrays.dones[2], position->next().is_over() ? 1 : 0);
      if (!position->next().is_over()) continue;
      const auto returns = returns_of(*position);
      for (int seat = 0; seat < players; ++seat) {
        const int entry = 2 * players + seat;
        const auto at = static_cast<std::size_t>(entry);
        ASSERT_EQ(arrays.rewards[at], returns[static_cast<std::size_t>(seat)]);
        ASSERT_EQ(arrays.scores[at], position->scores()[static_cast<std::size_t>(seat)]);
      }
      position = start->clone();
      chance = Rng(kSeed).split(0).split(2).split(++episode);
      draw();
    }
  }
}

TEST(Batch, MasksAndObservationsAreThoseOfTheEncoder) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->info().name);
    const Encoder& encoder = encoder_of(*game);
    const auto batch = batch_of(*game, 2, {2, 1, 1, true});
    const auto actions = static_cast<std::size_t>(encoder.actions());
    const auto size = static_cast<std::size_t>(encoder.observation_size());
    for (int step = steps_for(*game) / 2; step > 0; --step) {
      step_at_random(*batch);
      const auto position = batch->position(1);
      std::vector<std::uint8_t> mask(actions);
      encoder.mark(*position, mask);
      const auto shown_mask = batch->arrays().masks.subspan(actions, actions);
      ASSERT_TRUE(std::ranges::equal(mask, shown_mask));
      std::vector<std::int8_t> seen(size);
      encoder.observe(*position, position->next().seats.first(), seen);
      ASSERT_TRUE(std::ranges::equal(seen, batch->arrays().observations.subspan(size, size)));
    }
  }
}

// Whatever stood there; and what others write into the mask makes nothing legal.
TEST(Batch, MemoryOfOthersHoldsWhatItsOwnWould) {
  const AnyGame& pyramix = *find_game("pyramix");
  const auto own = batch_of(pyramix, 2, {3, 1, 1, true});
  const BatchArrays& expected = own->arrays();
  std::vector<std::int8_t> observations(expected.observations.size(), 77);
  std::vector<std::uint8_t> masks(expected.masks.size(), 77);
  std::vector<std::uint8_t> dones(3, 77);
  std::vector<std::int32_t> numbers(3 + 3 + 3 * 2, 77);
  std::vector<float> rewards(3 * 2, 77);
  const std::span<std::int32_t> all(numbers);
  const BatchArrays memory{observations,     masks, all.first(3), rewards, dones, all.subspan(3, 3),
                           all.subspan(6, 6)};
  const auto made = make_batch(pyramix, {2, {}, {}}, {3, 1, 1, true}, &memory);
  ASSERT_TRUE(made.ok());
  std::vector<std::int32_t> actions(3);
  for (int step = 0; step < 80; ++step) {
    ASSERT_TRUE(std::ranges::equal(observations, expected.observations));
    ASSERT_TRUE(std::ranges::equal(masks, expected.masks));
    ASSERT_TRUE(std::ranges::equal(dones, expected.dones));
    ASSERT_TRUE(std::ranges::equal(rewards, expected.rewards));
    ASSERT_TRUE(std::ranges::equal(memory.seats, expected.seats));
    ASSERT_TRUE(std::ranges::equal(memory.lengths, expected.lengths));
    ASSERT_TRUE(std::ranges::equal(memory.scores, expected.scores));
    own->random_actions(actions);
    ASSERT_FALSE(own->step(actions).has_value());
    ASSERT_FALSE((*made)->step(actions).has_value());
  }
  (*made)->reset(1);
  std::ranges::fill(masks, std::uint8_t{1});
  EXPECT_EQ((*made)->step(std::vector<std::int32_t>{27, 27, 27}), 0) << "in the middle";
}

TEST(Batch, AnIllegalActionPlaysNothing) {
  const AnyGame& pyramix = *find_game("pyramix");
  const auto batch = batch_of(pyramix, 2, {3, 1, 1, true});
  std::vector<std::int32_t> actions(3);
  batch->random_actions(actions);
  const std::string before = shown(*batch, 0);
  for (const std::int32_t wrong : {-1, 56, 1'000'000}) {
    std::vector<std::int32_t> all = actions;
    all[1] = wrong;
    EXPECT_EQ(batch->step(all), 1);
    EXPECT_EQ(shown(*batch, 0), before);
  }
  EXPECT_FALSE(batch->step(actions).has_value());
}

TEST(Batch, LengthsCountDecisionsAndRewardsSumToZero) {
  const auto batch = batch_of(*find_game("pyramix"), 3, {4, 3, 2, false});
  EXPECT_TRUE(batch->arrays().observations.empty());
  int ended = 0;
  for (int step = 1; step <= 105; ++step) {
    step_at_random(*batch);
    for (std::size_t i = 0; i < 4; ++i) {
      const auto rewards = batch->arrays().rewards.subspan(i * 3, 3);
      ASSERT_NEAR(std::accumulate(rewards.begin(), rewards.end(), 0.0F), 0.0F, 1e-6F);
      ASSERT_EQ(batch->arrays().dones[i] != 0, step % 35 == 0) << "35 cubes are taken in a game";
      ASSERT_EQ(batch->arrays().lengths[i], (step - 1) % 35 + 1);
      ended += batch->arrays().dones[i];
    }
  }
  EXPECT_EQ(ended, 12);
}

TEST(Batch, AGameGoesOnFromAPositionThatIsPutThere) {
  const AnyGame& ankhor = *find_game("ankhor");
  const auto batch = batch_of(ankhor, 2, {2, 3, 1, true});
  for (int step = 0; step < 30; ++step) step_at_random(*batch);
  const auto position = batch->position(0);
  batch->set_position(1, *position);
  EXPECT_TRUE(are_equal(*batch->position(1), *position));
  EXPECT_EQ(batch->arrays().lengths[1], 0);
  EXPECT_EQ(batch->arrays().seats[1], batch->arrays().seats[0]);
  step_at_random(*batch);
}

TEST(Batch, RefusesWhatTheGameDoesNotHave) {
  const AnyGame& pyramix = *find_game("pyramix");
  EXPECT_FALSE(make_batch(pyramix, {9, {}, {}}, {}).ok());
  const benben::Setup block{2,
                            {},
                            {{"Sheet.pyramid", "1 3 6 10 15"},
                             {"Sheet.symbols", "scarab=P11"},
                             {"Sheet.G", "rygbloborygglbo yroblgrlyog rogblbyogyrl obglyrborylg"},
                             {"Sheet.H", "ygblorlrygbbolr gyrlobyogrb yrblolgrbgyo rlbogylrygob"}}};
  const auto refused = make_batch(*find_game("anubixx"), block, {});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kUnsupported);
}

TEST(Returns, WinnersShareWhatASoleOneHas) {
  auto position = std::move(find_game("pyramix")->start({3, {}, {}})).value();
  const Encoder& encoder = encoder_of(position->game());
  Rng rng(2);
  while (!position->next().is_over()) {
    if (position->next().is_chance()) {
      ASSERT_TRUE(position->apply(kChance, position->sample(rng)).ok());
    } else {
      ASSERT_TRUE(encoder.play(*position, encoder.legal(*position).front()));
    }
  }
  const auto returns = returns_of(*position);
  const auto winners = position->winners();
  for (int seat = 0; seat < 3; ++seat) {
    const float share = 3.0F / static_cast<float>(winners.size());
    const float expected = winners.contains(seat_at(seat)) ? (share - 1) / 2 : -0.5F;
    EXPECT_EQ(returns[static_cast<std::size_t>(seat)], expected);
  }
  EXPECT_EQ(returns[3], 0.0F);
}

TEST(Crew, DoEachPieceOnceInAllThreads) {
  Crew crew(4);
  WorkTime time(Sharing::kAlways);
  std::vector<int> done(4);
  std::vector<std::thread::id> by(4);
  for (int piece = 0; piece < 1'000; ++piece) {
    crew.run(time, [&](int number, int parts) {
      done[static_cast<std::size_t>(number)] += parts;
      by[static_cast<std::size_t>(number)] = std::this_thread::get_id();
    });
  }
  EXPECT_EQ(done, std::vector<int>(4, 4 * 1'000));
  EXPECT_EQ(std::set(by.begin(), by.end()).size(), 4U);
}

// Of a piece that has never been done nobody knows whether it is worth it.
TEST(Crew, DoAloneWhatIsNotWorthACall) {
  Crew crew(4);
  WorkTime time(Sharing::kWhereItPays);
  std::vector<int> parts_of_number(4);
  const auto work = [&](int number, int parts) {
    parts_of_number[static_cast<std::size_t>(number)] = parts;
  };
  crew.run(time, work);
  EXPECT_EQ(parts_of_number, (std::vector<int>{1, 0, 0, 0}));
  time.note(std::chrono::seconds(1));
  crew.run(time, work);
  EXPECT_EQ(parts_of_number, std::vector<int>(4, 4));
}

TEST(WorkTime, PaysWhereThreadsSaveMoreThanTheirCall) {
  using std::chrono::microseconds;
  WorkTime time(Sharing::kWhereItPays);
  EXPECT_FALSE(time.is_worth_sharing(256)) << "nothing is known yet";
  time.note(microseconds(200));
  EXPECT_FALSE(time.is_worth_sharing(1));
  EXPECT_FALSE(time.is_worth_sharing(2)) << "100 microseconds saved, 100 for the call";
  EXPECT_TRUE(time.is_worth_sharing(3));
  time.note(microseconds(202));
  EXPECT_TRUE(time.is_worth_sharing(2));
  time.note(microseconds(90));
  EXPECT_FALSE(time.is_worth_sharing(256)) << "less than the call in all";
  EXPECT_TRUE(WorkTime(Sharing::kAlways).is_worth_sharing(2));
}

// The games of a batch of edits are those of editors, chance and all.
TEST(Batch, EditsAreThoseOfAnEditor) {
  const AnyGame& cubus = *find_game("cubus");
  const EditSpace& space = *edits_of(cubus);
  auto batch =
      std::move(make_batch(cubus, {3, {}, {}}, shared({4, 9, 2, true, ActionSpace::kEdits})))
          .value();
  const BatchArrays& arrays = batch->arrays();
  const auto actions = static_cast<std::size_t>(space.actions());
  const auto size = static_cast<std::size_t>(space.observation_size());
  ASSERT_EQ(arrays.masks.size(), 4 * actions);
  ASSERT_EQ(arrays.observations.size(), 4 * size);
  std::vector<std::unique_ptr<Editor>> editors(4);
  std::vector<std::int32_t> drawn(4);
  int moves = 0;
  int ends = 0;
  for (int step = 0; step < 4000; ++step) {
    for (std::size_t i = 0; i < 4; ++i) {
      const auto position = batch->position(static_cast<int>(i));
      if (!editors[i]) editors[i] = space.begin(*position);
      std::vector<std::uint8_t> mask(actions);
      editors[i]->mark(mask);
      ASSERT_TRUE(std::ranges::equal(arrays.masks.subspan(i * actions, actions), mask));
      std::vector<std::int8_t> seen(size);
      editors[i]->observe(seat_at(arrays.seats[i]), seen);
      ASSERT_TRUE(std::ranges::equal(arrays.observations.subspan(i * size, size), seen));
    }
    batch->random_actions(drawn);
    std::vector<std::unique_ptr<AnyPosition>> before;
    for (int i = 0; i < 4; ++i) before.push_back(batch->position(i));
    ASSERT_EQ(batch->step(drawn), std::nullopt);
    for (std::size_t i = 0; i < 4; ++i) {
      ASSERT_TRUE(editors[i]->make(drawn[i]));
      const auto position = batch->position(static_cast<int>(i));
      if (!editors[i]->move()) {
        ASSERT_TRUE(are_equal(*position, *before[i]));
        continue;
      }
      ASSERT_TRUE(before[i]->apply(before[i]->next().seats.first(), *editors[i]->move()).ok());
      ASSERT_EQ(before[i]->next().is_over(), arrays.dones[i] == 1);
      ++moves;
      ends += arrays.dones[i];
      editors[i].reset();
    }
  }
  EXPECT_GT(moves, 500);
  EXPECT_GT(ends, 3);
}

}  // namespace
}  // namespace benben
