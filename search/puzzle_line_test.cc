// The line of a puzzle: what is written is read, and whatever else stands there is refused.
#include "search/puzzle_line.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.h"

namespace benben {
namespace {

// Of Cubus, at its first build.
Puzzle puzzle() {
  Puzzle puzzle;
  puzzle.id = "1-2-3";
  puzzle.game = "cubus";
  puzzle.record =
      "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"3\"]\n\n"
      "* draw O\n* draw L\n* draw T\n* draw R\n";
  puzzle.seat = 0;
  puzzle.solution = {"build 1/1*", "pass"};
  puzzle.theme = "extend";
  puzzle.difficulty = 2;
  puzzle.best = {0.625, 12.5};
  puzzle.second = {{}, -3};
  puzzle.nodes = 7;
  return puzzle;
}

// The line with another text in the place of one that it has.
std::string with(std::string_view old, std::string_view fresh) {
  std::string line = puzzle_line(puzzle());
  const std::size_t at = line.find(old);
  EXPECT_NE(at, line.npos) << old;
  return line.replace(at, old.size(), fresh);
}

TEST(PuzzleLine, IsReadAsItIsWritten) {
  const auto read = parse_puzzle(puzzle_line(puzzle()));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, puzzle());
  Puzzle exact = puzzle();
  exact.is_exact = true;
  exact.best.win.reset();
  EXPECT_EQ(parse_puzzle(puzzle_line(exact)), exact);
}

TEST(PuzzleLine, IsRefusedWhenItIsCutOrChanged) {
  const std::string line = puzzle_line(puzzle());
  for (std::size_t size = 0; size < line.size(); ++size) {
    EXPECT_FALSE(parse_puzzle(line.substr(0, size))) << size;
  }
  EXPECT_FALSE(parse_puzzle(line + " "));
  EXPECT_FALSE(parse_puzzle(" " + line));
}

TEST(PuzzleLine, HasNumbersThatAPuzzleCanHave) {
  EXPECT_TRUE(parse_puzzle(with("\"nodes\":7", "\"nodes\":100000")));
  for (const char* nodes : {"0", "100001", "4294967297", ""}) {
    EXPECT_FALSE(parse_puzzle(with("\"nodes\":7", std::string("\"nodes\":") + nodes))) << nodes;
  }
  EXPECT_TRUE(parse_puzzle(with("\"seat\":0", "\"seat\":5")));
  for (const char* seat : {"6", "256"}) {
    EXPECT_FALSE(parse_puzzle(with("\"seat\":0", std::string("\"seat\":") + seat))) << seat;
  }
  EXPECT_TRUE(parse_puzzle(with("\"difficulty\":2", "\"difficulty\":5")));
  for (const char* difficulty : {"0", "6"}) {
    const std::string line = with("\"difficulty\":2", std::string("\"difficulty\":") + difficulty);
    EXPECT_FALSE(parse_puzzle(line)) << difficulty;
  }
}

// Beyond the range of whole numbers they could not be written again.
TEST(PuzzleLine, HasPointsOfABoundedSize) {
  EXPECT_TRUE(parse_puzzle(with("12.500", "1000000000.000")));
  const std::string many(400, '9');
  for (const std::string& points :
       {std::string("1000000001.000"), std::string("-5000000000.000"),
        std::string("99999999999999999999"), many, "-" + many, many + ".000"}) {
    EXPECT_FALSE(parse_puzzle(with("12.500", points))) << points;
    EXPECT_FALSE(parse_puzzle(with("0.625", points))) << points;
  }
}

// What is read from a damaged line is written as that line, and looking at it again does no harm.
TEST(PuzzleLine, MayBeDamagedInAnyWay) {
  ASSERT_TRUE(confirm(puzzle(), 1).ok()) << "it is whole";
  const std::string whole = puzzle_line(puzzle());
  constexpr std::string_view kBytes = "0123456789-.,:\"\\n[]{}LRT* \x80\xff";
  Rng rng(5);
  int read = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string line = whole;
    for (std::uint32_t times = 1 + rng.below(3); times > 0; --times) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(line.size()));
      const char byte = kBytes[rng.below(kBytes.size())];
      const std::uint32_t way = rng.below(4);
      if (way == 0) line.erase(at, 1 + rng.below(8));
      if (way == 1) line[at] = byte;
      if (way == 2) line.insert(at, 1 + rng.below(30), byte);
      if (way == 3) line.insert(at, line, 0, rng.below(40));
      if (line.empty()) line = "{";
    }
    auto puzzle = parse_puzzle(line);
    if (!puzzle) continue;
    ++read;
    EXPECT_EQ(puzzle_line(*puzzle), line);
    puzzle->nodes = 1;  // or it would take long
    (void)confirm(*puzzle, 1);
  }
  EXPECT_GT(read, 100);
}

}  // namespace
}  // namespace benben
