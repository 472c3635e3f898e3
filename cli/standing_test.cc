#include "cli/standing.h"

#include <gtest/gtest.h>

#include "core/any_game.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

TEST(Standing, ReadsPartsAndTotalAndLeavesTheRest) {
  const Standing standing = read_standing(
      R"({"parts":[{"name":"collected","points":[12,9,0]},{"name":"b","points":[0,-3,10]}],)"
      R"("total":[12,6,10],"out":["000"]})");
  const std::vector<StandingPart> parts = {{"collected", {12, 9, 0}}, {"b", {0, -3, 10}}};
  EXPECT_EQ(standing.parts, parts);
  EXPECT_EQ(standing.total, (Scores{12, 6, 10}));
}

TEST(Standing, ReadsWhatEveryGameWrites) {
  for (const AnyGame* game : all_games()) {
    for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
      const auto start = game->start({players, {}}).value()->clone();
      const std::string json = start->standing_json();
      const Standing standing = read_standing(json);
      EXPECT_FALSE(standing.parts.empty());
      EXPECT_NE(json.find("\"total\":" + json_points(standing.total, players)), std::string::npos)
          << json;
    }
  }
}

TEST(StandingDeathTest, StopsAtWhatNoGameMayWrite) {
  for (const char* const json :
       {"", "{}", R"({"parts":[]})", R"({"parts":[{"name":"a","points":[1,]}],"total":[1]})",
        R"({"parts":[{"name":"a","points":[1]}]})",
        R"({"parts":[{"name":"a","points":[1]}],"total":)",
        R"({"parts":[{"name":"a","points":[1,2,3,4,5,6,7]}],"total":[1]})"}) {
    EXPECT_DEATH(read_standing(json), "") << json;
  }
}

}  // namespace
}  // namespace benben::cli
