// Positions of Cubus as JSON.
#include <gtest/gtest.h>

#include <string>

#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

TEST(CubusJson, CUB_52_APosition) {  // CUB-52
  EXPECT_EQ(Cubus::state_json(table(2, "2,2/2,1*", {"LTT", "O"})),
            R"({"stack":"2,2/2,1*","boxes":7,"hands":[{"L":1,"R":0,"T":2,"O":0},)"
            R"({"L":0,"R":0,"T":0,"O":1}],"deck":32,"scores":[0,0],"phase":"build","turn":0,)"
            R"("round":2,"passes":0,"waived":[],"named":[],"built":null})");
}

std::string part(const State& state, const std::string& name) {
  const std::string json = Cubus::state_json(state);
  const std::size_t at = json.find("\"" + name + "\":");
  return at == json.npos ? "" : json.substr(at + name.size() + 3, 12);
}

TEST(CubusJson, CUB_52_DuringAKnock) {  // CUB-52
  State state = last_turns(3, "1", {"LR", "", ""});
  state.turn = 1;
  play(state, {"pass", "waive"});
  EXPECT_TRUE(part(state, "phase").starts_with("\"knock\""));
  EXPECT_TRUE(part(state, "waived").starts_with("[2]"));
  EXPECT_TRUE(part(state, "turn").starts_with("1,")) << "the passer";
  EXPECT_TRUE(part(state, "passes").starts_with("1,"));
}

TEST(CubusJson, CUB_52_WhileNaming) {  // CUB-52
  State state = last_turns(2, "1", {"LR", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "pass", "waive"});
  EXPECT_TRUE(part(state, "phase").starts_with("\"name\""));
  EXPECT_TRUE(part(state, "named").starts_with("[null,null]"));
  play(state, {"build 2"});
  EXPECT_TRUE(part(state, "named").starts_with("[\"build 2\""));
  play(state, {"pass"});
  EXPECT_TRUE(part(state, "named").starts_with("[]"));
  EXPECT_TRUE(part(state, "phase").starts_with("\"over\""));
  EXPECT_TRUE(part(state, "passes").starts_with("2,"));
}

TEST(CubusJson, CUB_52_APassIsNamedLikeABuild) {  // CUB-52
  State state = last_turns(2, "1", {"LR", ""}, {{"ending", "best"}});
  play(state, {"pass", "waive", "pass", "waive", "pass"});
  EXPECT_TRUE(part(state, "named").starts_with("[\"pass\",null")) << "null is who is still to name";
}

TEST(CubusJson, CUB_52_TheSecondPart) {  // CUB-52
  State state = last_turns(2, "1", {"", ""}, {{"mode", "both"}});
  state.scores = {4, 6};
  play(state, {"pass", "waive", "pass", "waive"});
  EXPECT_TRUE(part(state, "phase").starts_with("\"demolish\""));
  EXPECT_TRUE(part(state, "built").starts_with("[4,6]"));
  EXPECT_TRUE(part(state, "passes").starts_with("0,"));
  EXPECT_TRUE(part(state, "round").starts_with("1,"));
  play(state, {"take 0,0"});
  EXPECT_TRUE(part(state, "built").starts_with("[4,6]"));
  EXPECT_TRUE(part(state, "stack").starts_with("\"\","));
}

TEST(CubusJson, CUB_53_WhatIsSaidOfTheLegalMoves) {  // CUB-53
  State state = table(2, "1", {"LRT", ""});
  const std::string legal =
      R"({"pass":false,"best":1,"local":["build 1,1","build 1/1","build 2"]})";
  EXPECT_EQ(legal_json(state), legal);
  play(state, {"pass"});
  EXPECT_EQ(legal_json(state), legal) << "of the passer's cards, without the knock";
  EXPECT_EQ(legal_json(table(2, "1", {"T", ""})), R"({"pass":true,"best":0,"local":[]})");
}

// A build of each ending takes cards that no single hand has.
TEST(CubusJson, CUB_53_InTheEndingsOfAllHands) {  // CUB-53
  for (const char* ending : {"lowest", "best"}) {
    State state = last_turns(3, "1", {"L", "R", "T"}, {{"ending", ending}});
    play(state, {"pass", "waive", "waive", "pass", "waive", "waive", "pass", "waive"});
    EXPECT_EQ(legal_json(state), R"({"pass":true,"best":0,"local":[]})")
        << "of one hand as long as others may knock";
    play(state, {"waive"});
    const std::string legal =
        R"({"pass":false,"best":1,"local":["build 1,1","build 1/1","build 2"]})";
    EXPECT_EQ(legal_json(state), legal) << ending;
    if (state.phase != Phase::kName) continue;
    play(state, {"build 2"});
    EXPECT_EQ(legal_json(state), legal) << "of the stack that is still on the table";
  }
}

}  // namespace
}  // namespace benben::cubus
