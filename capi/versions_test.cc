// A bot of the C interface at positions by two versions of the rules: this program has a made-up
// earlier Pyramix as well (server/versions_test.cc).
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "capi/benben.h"

namespace {

std::string taken(benben_string* string) {
  std::string text(benben_string_data(string), benben_string_size(string));
  EXPECT_EQ(benben_string_free(string), BENBEN_OK);
  return text;
}

// What a bot plays once the first cubes are revealed.
std::string first_move(std::string_view rules, std::string_view spec) {
  const std::string record =
      "[Game \"pyramix\"]\n[Rules \"" + std::string(rules) + "\"]\n[Players \"2\"]\n\n";
  benben_position* position = nullptr;
  EXPECT_EQ(benben_position_open(record.data(), record.size(), &position, nullptr), BENBEN_OK);
  benben_string* answer = nullptr;
  EXPECT_EQ(benben_position_sample(position, 7, &answer), BENBEN_OK);
  const std::string reveal = taken(answer);
  EXPECT_EQ(benben_position_apply(position, BENBEN_CHANCE, reveal.data(), reveal.size(), nullptr),
            BENBEN_OK);
  benben_bot* bot = nullptr;
  EXPECT_EQ(benben_bot_make("pyramix", 7, spec.data(), spec.size(), &bot, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_bot_choose(bot, position, 3, nullptr, nullptr, &answer), BENBEN_OK);
  const std::string move = taken(answer);
  EXPECT_EQ(benben_position_check(position, 0, move.data(), move.size(), nullptr), BENBEN_OK);
  EXPECT_EQ(benben_bot_free(bot), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  return move;
}

TEST(Versions, ABotPlaysByTheVersionOfThePosition) {
  for (const std::string_view spec : {"bot:2", "mcts:10", "random"}) {
    EXPECT_FALSE(first_move("0", spec).empty()) << spec;
    EXPECT_FALSE(first_move("1", spec).empty()) << spec;
  }
}

}  // namespace
