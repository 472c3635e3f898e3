// Puzzles: that they are what they say, of every game, and that a second look sees what is wrong.
#include "search/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/replay.h"
#include "games/registry.h"

namespace benben {
namespace {

constexpr int kEffort = 150;

std::vector<Puzzle> found(const AnyGame& game, int count, std::uint64_t seed,
                          PuzzleCounts* counts = nullptr) {
  std::vector<Puzzle> puzzles;
  const PuzzleCounts all = find_puzzles(game, {count, seed, kEffort},
                                        [&](const Puzzle& puzzle) { puzzles.push_back(puzzle); });
  if (counts != nullptr) *counts = all;
  return puzzles;
}

// The first puzzles of a game with a name.
const std::vector<Puzzle>& some(std::string_view game) {
  static const std::vector<Puzzle> pyramix = found(*find_game("pyramix"), 6, 3);
  static const std::vector<Puzzle> cubus = found(*find_game("cubus"), 6, 3);
  return game == "pyramix" ? pyramix : cubus;
}

TEST(Puzzles, HaveABestMoveThatStandsOut) {
  for (const Puzzle& puzzle : some("pyramix")) {
    EXPECT_GE(*puzzle.best.win, *puzzle.second.win + 0.04);
  }
  for (const Puzzle& puzzle : some("cubus")) {
    EXPECT_FALSE(puzzle.best.win);
    EXPECT_GT(puzzle.best.points, puzzle.second.points);
    EXPECT_TRUE(puzzle.is_exact);
  }
}

TEST(Puzzles, AreCountedAndStandApart) {
  PuzzleCounts counts;
  const auto puzzles = found(*find_game("pyramix"), 5, 4, &counts);
  EXPECT_EQ(counts.kept, 5);
  EXPECT_EQ(counts.looked_at,
            counts.unclear + counts.unsteady + counts.spare + counts.contradicted + counts.kept);
  std::set<std::string> ids;
  for (const Puzzle& puzzle : puzzles) EXPECT_TRUE(ids.insert(puzzle.id).second);
  std::size_t events = 0;
  std::string game;
  for (const Puzzle& puzzle : puzzles) {
    const std::string number = puzzle.id.substr(0, puzzle.id.rfind('-'));
    const std::size_t size = parse_record(puzzle.record)->events.size();
    if (number == game) {
      EXPECT_GE(size, events + 8);
    }
    game = number;
    events = size;
  }
}

// Also where a fifth of all is no whole number.
TEST(Puzzles, AreEasyInAFifthOfAllAtMost) {
  const auto easy = [](int count) {
    return std::ranges::count_if(found(*find_game("cubus"), count, 2),
                                 [](const Puzzle& puzzle) { return puzzle.difficulty == 1; });
  };
  EXPECT_EQ(easy(4), 0);
  EXPECT_EQ(easy(11), 2);
}

TEST(Puzzles, AreTheSameForTheSameSeed) {
  const AnyGame& game = *find_game("pyramix");
  EXPECT_EQ(found(game, 6, 3), some("pyramix"));
  EXPECT_NE(found(game, 1, 5).front().record, some("pyramix").front().record);
}

TEST(Puzzles, AreConfirmedByAnotherSearch) {
  for (const std::string_view game : {"pyramix", "cubus"}) {
    int confirmed = 0;
    for (const Puzzle& puzzle : some(game)) {
      if (confirm(puzzle, 77).value() == Confirmation::kConfirmed) ++confirmed;
    }
    EXPECT_GE(confirmed, 5) << game;
  }
}

TEST(Puzzles, WithAnotherMoveAreContradicted) {
  Puzzle puzzle = some("pyramix").front();
  const auto position = replay(*parse_record(puzzle.record), find_game);
  const auto legal = *(*position)->legal(seat_at(puzzle.seat));
  puzzle.solution = {legal.front() == puzzle.solution.front() ? legal.back() : legal.front()};
  EXPECT_EQ(confirm(puzzle, 77).value(), Confirmation::kContradicted);
  Puzzle build = some("cubus").front();
  build.solution = {"pass"};
  EXPECT_EQ(confirm(build, 77).value(), Confirmation::kContradicted);
}

TEST(Puzzles, ThatCannotBePlayedAreRefused) {
  Puzzle puzzle = some("pyramix").front();
  puzzle.solution.push_back("999");
  EXPECT_FALSE(confirm(puzzle, 1).ok());
  puzzle = some("pyramix").front();
  puzzle.seat = (puzzle.seat + 1) % 2;
  EXPECT_FALSE(confirm(puzzle, 1).ok());
  puzzle = some("pyramix").front();
  puzzle.record += "0 111\n0 111\n";
  EXPECT_FALSE(confirm(puzzle, 1).ok());
}

// Why a second look is not taken.
ErrorCode refused(const Puzzle& puzzle) {
  const auto looked = confirm(puzzle, 1);
  EXPECT_FALSE(looked.ok());
  return looked.ok() ? ErrorCode::kConflict : looked.error().code;
}

TEST(Puzzles, OfOtherNumbersAreRefused) {
  Puzzle puzzle = some("pyramix").front();
  for (const int nodes : {0, -1, kMaxPuzzleEffort + 1}) {
    puzzle.nodes = nodes;
    EXPECT_EQ(refused(puzzle), ErrorCode::kOutOfRange) << nodes;
  }
  puzzle = some("pyramix").front();
  for (const int seat : {-1, puzzle.seat + 256, 6}) {
    puzzle.seat = seat;
    EXPECT_EQ(refused(puzzle), ErrorCode::kOutOfRange) << seat;
  }
}

TEST(Puzzles, OfAnotherGameThanTheirRecordAreRefused) {
  Puzzle puzzle = some("pyramix").front();
  for (const char* game : {"chess", "cubus", ""}) {
    puzzle.game = game;
    EXPECT_EQ(refused(puzzle), ErrorCode::kMalformed) << game;
  }
}

TEST(Puzzles, WithoutASolutionAreRefused) {
  for (const std::string_view game : {"pyramix", "cubus"}) {
    Puzzle puzzle = some(game).front();
    puzzle.solution.clear();
    EXPECT_EQ(refused(puzzle), ErrorCode::kMalformed) << game;
  }
}

}  // namespace
}  // namespace benben
