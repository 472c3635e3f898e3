#include "search/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "core/testing/source_file.h"
#include "games/registry.h"

namespace benben {
namespace {

std::map<std::string, std::uint64_t> reference() {
  std::ifstream file(testing::source_file("bench/reference.txt"));
  std::map<std::string, std::uint64_t> signatures;
  std::string name;
  for (std::uint64_t value = 0; file >> name >> value;) signatures[name] = value;
  return signatures;
}

std::vector<std::string> names() {
  std::vector<std::string> names;
  for (const AnyGame* game : all_games()) names.emplace_back(game->info().name);
  return names;
}

TEST(Signature, TheReferenceHasALineForEachGame) { EXPECT_EQ(reference().size(), names().size()); }

class SignatureOf : public ::testing::TestWithParam<std::string> {};

TEST_P(SignatureOf, EqualsTheReference) {
  ASSERT_TRUE(reference().contains(GetParam()));
  EXPECT_EQ(signature(*find_game(GetParam())), reference()[GetParam()])
      << "rules, chance or search play differently; if that is meant, renew the reference";
}

// One test for each game, so that they run beside each other and say which game it is.
INSTANTIATE_TEST_SUITE_P(Games, SignatureOf, ::testing::ValuesIn(names()),
                         [](const auto& of) { return of.param; });

}  // namespace
}  // namespace benben
