#include "search/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "games/registry.h"

namespace benben {
namespace {

TEST(Signature, EqualsTheReference) {
  std::ifstream file(BENBEN_SOURCE_DIR "/bench/reference.txt");
  ASSERT_TRUE(file);
  for (const AnyGame* game : all_games()) {
    std::string name;
    std::uint64_t expected = 0;
    file >> name >> expected;
    ASSERT_TRUE(file) << "bench/reference.txt has a line for each game";
    EXPECT_EQ(name, game->info().name);
    EXPECT_EQ(signature(*game), expected)
        << "rules, chance or search play differently; if that is meant, renew the reference";
  }
}

}  // namespace
}  // namespace benben
