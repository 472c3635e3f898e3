// Which ways to pay are worth a choice, by their texts and against all that are legal.
#include "games/anubixx/ways.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/anubixx/test_site.h"

namespace benben::anubixx {
namespace {

using Texts = std::vector<std::string>;

Texts ways(const State& state) {
  Texts texts;
  for (const Move& move : unbeaten_ways(Anubixx::legal(state, seat_at(state.turn)))) {
    texts.push_back(Anubixx::text(move));
  }
  return texts;
}

std::string stones_of(std::string_view text) { return std::string(text.substr(0, text.find('<'))); }

Texts ways(const State& state, std::string_view stones) {
  Texts texts = ways(state);
  std::erase_if(texts, [&](const std::string& text) { return stones_of(text) != stones; });
  return texts;
}

TEST(AnubixxWays, ANX_58_TheNearestOfTheQuarryOrAJoker) {  // ANX-58
  const State state = rolled(2, "ryg");
  EXPECT_EQ(ways(state, "P11"), Texts({"P11<die"}));
  EXPECT_EQ(ways(state, "P14"), Texts({"P14<Q2", "P14<J"})) << "not Q7, which loses five more";
  EXPECT_EQ(ways(state, "M13+M14"), Texts({"M13+M14<die,Q2", "M13+M14<die,J"}));
  EXPECT_EQ(ways(state, "M21+M22"), Texts({"M21+M22<Q4,Q2", "M21+M22<J,Q2", "M21+M22<J,J"}));
  EXPECT_EQ(ways(state, "end"), Texts());
}

TEST(AnubixxWays, ANX_58_OnlyWhileSomebodyBuilds) {  // ANX-58
  State state = rolled(2, "ryg");
  const auto derived = [&] {
    JsonWriter json;
    Anubixx::add_derived(json.begin_object(), state);
    return json.end_object().take();
  };
  play(state, {"P11<die"});
  EXPECT_NE(derived().find(R"("ways":["L1<die",)"), std::string::npos);
  end_round(state);
  EXPECT_TRUE(derived().ends_with(R"("ways":[]})"));
}

// The last quarry stone that a step strikes and its jokers, read off its text.
std::pair<int, int> cost(const std::string& text) {
  int quarry = 0;
  int jokers = 0;
  for (std::size_t at = text.find('<') + 1; at < text.size(); ++at) {
    if (text[at] == 'J') ++jokers;
    if (text[at] == 'Q') quarry = std::max(quarry, std::stoi(text.substr(at + 1)));
  }
  return {quarry, jokers};
}

bool costs_no_more(const std::string& one, const std::string& other) {
  return stones_of(one) == stones_of(other) && cost(one).first <= cost(other).first &&
         cost(one).second <= cost(other).second;
}

// Each legal step costs no less than one of the ways, and none of the ways is worse than another.
TEST(AnubixxWays, ANX_58_NothingBetterIsLeftOut) {  // ANX-58
  int steps = 0;
  for_each_position(8, [&](const State& state) {
    if (state.phase != Phase::kBuild) return;
    const Texts kept = ways(state);
    for (const std::string& text : legal_texts(state)) {
      if (text == "end") continue;
      const auto enough = [&](const std::string& way) { return costs_no_more(way, text); };
      EXPECT_TRUE(std::ranges::any_of(kept, enough)) << text;
      ++steps;
    }
    for (const std::string& way : kept) {
      const auto no_worse = [&](const std::string& other) { return costs_no_more(other, way); };
      EXPECT_EQ(std::ranges::count_if(kept, no_worse), 1) << way;
    }
  });
  EXPECT_GT(steps, 1000);
}

}  // namespace
}  // namespace benben::anubixx
