// The facts of Cubus and what follows from a position, tied to the rules.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/erased.h"
#include "games/cubus/building.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

std::string facts(const NamedTexts& options = {}) {
  return *ErasedGame<Cubus>::instance().facts_json({2, options, {}});
}
std::string derived(const State& state) { return ErasedPosition<Cubus>(state).derived_json(); }

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
// Whether the object has this member, as it is written.
bool has(const std::string& json, std::string_view member) {
  return contains(json, std::string(member) + ",") || contains(json, std::string(member) + "}");
}

TEST(CubusFacts, CUB_01_TheCardsAndTheNumbers) {  // CUB-01 CUB-10 CUB-14 CUB-21 CUB-42
  EXPECT_EQ(facts(), R"({"cards":48,"kinds":[)"
                     R"({"code":"L","name":"left side","plural":"left sides","count":16},)"
                     R"({"code":"R","name":"right side","plural":"right sides","count":16},)"
                     R"({"code":"T","name":"lid","plural":"lids","count":12},)"
                     R"({"code":"O","name":"open top","plural":"open tops","count":4}],)"
                     R"("start":"1","deck":{"L":15,"R":15,"T":11,"O":4},)"
                     R"("points":{"box":3,"card":1,"one_box":[3,2,1,0],"least":1,"false_knock":2,)"
                     R"("card_taken":1},"limits":{"columns":16,"height":16,"more_boxes":1},)"
                     R"("first_build_round":2,"drawn":1,)"
                     R"("no_picture":["rises","needs_corner","not_connected"],)"
                     R"("mode":"build","ending":"plain"})");
}

// They are the refusals of the texts that no picture shows, and of no other text.
TEST(CubusFacts, CUB_03_WhichRefusalsSayThatThereIsNoPicture) {  // CUB-03
  const std::string said = facts();
  const auto is_told = [&](std::string_view text) {
    return contains(said, '"' + stack_error(text).fault + '"');
  };
  for (const std::string_view text : {"1,2", "1,1/1,-/1,1", "1,-/-,1"}) {
    EXPECT_TRUE(is_told(text)) << text << ": " << describe(stack_error(text));
  }
  for (const std::string_view text : {"17", "1,", "2,1/1"}) {
    EXPECT_FALSE(is_told(text)) << text << ": " << describe(stack_error(text));
  }
}

// A box with two, one or no new cards: as the facts say and as the rules count.
TEST(CubusFacts, CUB_14_ABoxByItsCards) {  // CUB-14
  EXPECT_EQ(points(stack("1"), stack("2")), 1);
  EXPECT_EQ(points(stack("2,2/2,1"), stack("2,2/2,2")), 3);
  EXPECT_EQ(points(stack("1,1/1,-"), stack("1,1/1,1")), 2);
}

TEST(CubusFacts, CUB_20_WhoseCardsMayBeUsed) {  // CUB-20 CUB-32
  State state = last_turns(2, "1,1", {"LR", "T"}, {{"ending", "lowest"}});
  EXPECT_TRUE(has(derived(state), R"("usable":{"L":1,"R":1,"T":0,"O":0},"pooled":false)"));
  play(state, {"pass"});
  EXPECT_TRUE(has(derived(state), R"("usable":{"L":1,"R":1,"T":0,"O":0},"pooled":false)"))
      << "who knocks uses the passer's";
  play(state, {"waive", "pass", "waive"});
  EXPECT_TRUE(has(derived(state), R"("usable":{"L":1,"R":1,"T":1,"O":0},"pooled":true)"));
}

TEST(CubusFacts, CUB_53_WhatABoxMoreCosts) {  // CUB-04 CUB-14 CUB-53
  const std::string said = derived(table(2, "1,1/1,-", {"T", ""}));
  EXPECT_TRUE(has(said, R"("shown":{"L":2,"R":2,"T":3,"O":0})")) << said;
  EXPECT_TRUE(has(said, R"("unknown":{"L":14,"R":14,"T":8,"O":4})")) << said;
  EXPECT_TRUE(has(said, R"("builds":[{"stack":"1,1/1,1","added":{"L":0,"R":0,"T":1,"O":0},)"
                        R"("gained":{"L":0,"R":0,"T":0,"O":0},"points":2}])"))
      << said;
}

TEST(CubusFacts, CUB_03_ANewColumnStandsAsHighAsThoseBeforeIt) {  // CUB-03
  const std::string said = derived(table(2, "2,1", {"", ""}));
  EXPECT_TRUE(has(said, R"("free":[{"i":0,"j":-1,"boxes":2},{"i":1,"j":-1,"boxes":1},)"
                        R"({"i":-1,"j":0,"boxes":2},{"i":2,"j":0,"boxes":1},)"
                        R"({"i":0,"j":1,"boxes":1},{"i":1,"j":1,"boxes":1}])"))
      << said;
  const std::string line = derived(table(2, "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", {"", ""}));
  EXPECT_TRUE(has(line, R"({"i":16,"j":0,"boxes":1})")) << line;
}

TEST(CubusFacts, CUB_42_WhatABoxTakenOffWins) {  // CUB-42
  const std::string said = derived(demolition("2,1"));
  EXPECT_TRUE(has(said,
                  R"("takes":[{"column":"0,0","gained":{"L":1,"R":1,"T":0,"O":0},"points":2},)"
                  R"({"column":"1,0","gained":{"L":1,"R":0,"T":1,"O":0},"points":2}])"))
      << said;
  EXPECT_FALSE(contains(said, "usable"));
}

TEST(CubusFacts, CUB_30_WhyItIsOver) {  // CUB-30 CUB-32 CUB-44
  const auto end = [](std::string_view ending) {
    State state = last_turns(2, "1", {"", ""}, {{"ending", std::string(ending)}});
    play(state, {"pass", "waive", "pass", "waive"});
    if (state.phase == Phase::kLowest) play(state, {"pass"});
    if (state.phase == Phase::kName) play(state, {"pass", "pass"});
    return derived(state);
  };
  EXPECT_TRUE(has(end("plain"), R"("end":"all_passed")"));
  EXPECT_TRUE(has(end("lowest"), R"("end":"lowest_built")"));
  EXPECT_TRUE(has(end("best"), R"("end":"best_named")"));
  State state = demolition("1");
  play(state, {"take 0,0"});
  EXPECT_TRUE(has(derived(state), R"("end":"taken_down")"));
}

// What is said of every position of whole games is what its rules say.
TEST(CubusFacts, CUB_53_BuildsAreLegalAndCountAsSaid) {  // CUB-13 CUB-14 CUB-53
  int builds = 0;
  for_each_position(6, [&](const State& state) {
    const std::string said = derived(state);
    EXPECT_EQ(contains(said, R"("builds")"), is_building(state));
    if (!is_building(state)) return;
    for (const Stack& after : local_builds(state.stack, usable_cards(state))) {
      const int won = points(state.stack, after);
      EXPECT_TRUE(contains(said, R"({"stack":")" + text(after) + R"(",)")) << said;
      EXPECT_TRUE(1 <= won && won <= 3);
      ++builds;
    }
  });
  EXPECT_GT(builds, 100);
}

}  // namespace
}  // namespace benben::cubus
