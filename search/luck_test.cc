// What chance brought one it took from the others (strength_test.cc: it has no mean).
#include "search/luck.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/all.h"
#include "search/test_record.h"

namespace benben {
namespace {

TEST(Luck, WhatOneHasOthersLack) {
  AllGames::each([]<class G>() {
    for (const int players : {G::kInfo.min_players, G::kInfo.max_players}) {
      const Record record = played(G::kInfo.name, players, 5, "greedy");
      const auto luck = luck_of(record, 1, 1);
      ASSERT_TRUE(luck.ok()) << luck.error().message;
      double sum = 0;
      for (const double share : *luck) sum += share;
      EXPECT_NEAR(sum, 0, 1e-9) << G::kInfo.name << " for " << players;
      const bool has_chance =
          std::ranges::any_of(record.events, [](const Event& it) { return !it.actor; });
      EXPECT_EQ((*luck)[0] != 0, has_chance) << G::kInfo.name << " for " << players;
      EXPECT_EQ(*luck, *luck_of(record, 1, 1));
    }
  });
}

TEST(Luck, AFaultyRecordIsRefusedWithItsLine) {
  // Of chance, and of a seat.
  for (const std::size_t ply : {0u, 3u}) {
    Record record = played("pyramix", 2, 1, "random");
    record.events[ply].text = "nonsense";
    const auto luck = luck_of(record, 1, 1);
    ASSERT_FALSE(luck.ok());
    EXPECT_GT(luck.error().line, 0);
  }
}

}  // namespace
}  // namespace benben
