// Puzzles of every game can be played. To find one takes long where a game has many moves.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"
#include "search/puzzles.h"

namespace benben {
namespace {

std::vector<Puzzle> found(const AnyGame& game) {
  std::vector<Puzzle> puzzles;
  find_puzzles(game, {.count = 1, .seed = 1, .effort = 150},
               [&](const Puzzle& puzzle) { puzzles.push_back(puzzle); });
  return puzzles;
}

TEST(Puzzles, OfEveryGameCanBePlayed) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->info().name);
    for (const Puzzle& puzzle : found(*game)) {
      EXPECT_EQ(puzzle.game, game->info().name);
      const auto position = replay(*parse_record(puzzle.record), find_game);
      ASSERT_TRUE(position.ok());
      EXPECT_TRUE((*position)->next().allows(seat_at(puzzle.seat)));
      ASSERT_FALSE(puzzle.solution.empty());
      for (const std::string& move : puzzle.solution) {
        EXPECT_TRUE((*position)->check(seat_at(puzzle.seat), move).ok());
      }
      if (const auto legal = (*position)->legal(seat_at(puzzle.seat))) {
        EXPECT_GE(legal->size(), puzzle.solution.size() + 2);
      }
      EXPECT_GE(puzzle.difficulty, 1);
      EXPECT_LE(puzzle.difficulty, kMaxDifficulty);
    }
  }
}

}  // namespace
}  // namespace benben
