// Perft counts of every game, from games/<g>/perft.txt.
#include "search/perft.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "core/testing/source_file.h"
#include "games/registry.h"

namespace benben {
namespace {

// A line: players, options (`cobras=all`, or `-` for none), seed, depth, positions.
void check_line(const AnyGame& game, const std::string& line) {
  std::istringstream words(line);
  Setup setup;
  std::string option;
  std::uint64_t seed = 0;
  int depth = 0;
  std::uint64_t expected = 0;
  words >> setup.players >> option >> seed >> depth >> expected;
  ASSERT_TRUE(words) << line;
  if (option != "-") {
    const std::size_t equals = option.find('=');
    setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  const auto start = game.start(setup);
  ASSERT_TRUE(start.ok()) << line;
  EXPECT_EQ(perft(**start, depth, GameSeed(Rng(seed))), expected) << line;
}

TEST(Perft, MatchesTheData) {
  for (const AnyGame* game : all_games()) {
    const std::string path =
        testing::source_file("games/" + std::string(game->info().name) + "/perft.txt");
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    int checked = 0;
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line[0] == '#') continue;
      check_line(*game, line);
      ++checked;
    }
    EXPECT_GE(checked, 4) << path;
  }
}

}  // namespace
}  // namespace benben
