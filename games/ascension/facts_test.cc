// The facts of Ascension and what follows from a position (ASC-73).
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/erased.h"
#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

std::string derived(const State& state) { return ErasedPosition<Ascension>(state).derived_json(); }

testing::AssertionResult says(const State& state, std::string_view part) {
  const std::string json = derived(state);
  if (json.find(part) != json.npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << part << "\nis not in\n" << json;
}

TEST(AscensionFacts, ASC_73_TheFactsAreTheTablesOfTheRules) {  // ASC-73
  const AnyGame& game = ErasedGame<Ascension>::instance();
  EXPECT_EQ(*game.facts_json(setup_of("hex18", "any")),
            R"({"board":"hex18","table":{"outer":18,"inner":[0,2,3,5,6,8,9,11,12,14,15,17],)"
            R"("neutral":0,"portals":[6,12],"pyramids":[[13,15,17],[1,3,5]],)"
            R"("figures":[[11,10,8],[0,1,3]],"entries":[[13,15,17],[1,3,5]],)"
            R"("figure_entries":[[8,10,11],[0,1,3]]},"protection":"any","ways":["+","-"],)"
            R"("sizes":["small","medium","large"],"figures":["mason","anubis","cleopatra"],)"
            R"("longest_move":3,"pyramids":3,"turns":600,"occurrences":3})");
  EXPECT_TRUE(game.facts_json(own_setup())->starts_with(R"({"board":"own","table":{"outer":22,)"));
}

TEST(AscensionFacts, ASC_73_WhatFollowsFromAPosition) {  // ASC-73
  EXPECT_EQ(
      derived(Ascension::start({2, {}})),
      R"({"owes_entry":false,"landings":{},"arrivals":{},"needs":{},"lack":null,"reason":null})");
  const std::string json = derived(scene("O10=M O11=L O12=l O13=s I2=M I4=m I9=A I20=C"));
  EXPECT_TRUE(json.starts_with(
      R"({"owes_entry":false,"landings":{"O10>11":"stacks","O10>12":"traps","O10>13":"bumps",)"
      R"("O11>12":"bumps","O11>13":"bumps","O11>14":"stands","anubis>10":"stands",)"))
      << json;
  EXPECT_TRUE(json.ends_with(R"("mason>3":"stands","mason>4":"bumps","mason>5":"stands"},)"
                             R"("arrivals":{},"needs":{},"lack":null,"reason":null})"))
      << json;
  const State waiting = scene("limbo=L O20=S");
  EXPECT_TRUE(derived(waiting).starts_with(R"({"owes_entry":true,)")) << derived(waiting);
  EXPECT_TRUE(derived(after(waiting, {"limbo L>18"})).starts_with(R"({"owes_entry":false,)"));
  EXPECT_EQ(derived(after(scene("O10=L O11=lm O20=S I9=C"), {"cleopatra>10"})),
            R"({"owes_entry":false,"landings":{},"arrivals":{},"needs":{"10":"MS","11":"S"},)"
            R"("lack":null,"reason":null})");
}

TEST(AscensionFacts, ASC_62_AMoveThatCompletesAPyramid) {  // ASC-62 ASC-73
  EXPECT_TRUE(says(scene("O7=S O8=LM"), R"("O7>8":"off")"));
  EXPECT_TRUE(says(scene("O7=M O8=LS limbo=s"), R"("O7>9":"stands")"));
  EXPECT_TRUE(says(scene("O7=S O8=L"), R"("O7>8":"stacks")"));
  EXPECT_TRUE(says(scene("turn=onyx O17=s O16=lm"), R"("O17>16":"off")"));
}

TEST(AscensionFacts, ASC_51_WhereAPushedStackComesTo) {  // ASC-51 ASC-73
  const State landed = after(scene("O10=MS O11=L O9=m I9=M O20=S"), {"mason>10"});
  EXPECT_TRUE(says(landed,
                   R"("arrivals":{)"
                   R"("push 10 +":[{"stones":"MS","to":"O11","effect":"stacks","met":"L"}],)"
                   R"("push 10 -":[{"stones":"MS","to":"O9","effect":"bumps","met":"m"}],)"));
  // A mixed stack acts as its top stone does.
  const State mixed = after(scene("O10=Ms O11=LMS O12=L O9=l I9=M O20=S"), {"mason>10"});
  EXPECT_TRUE(
      says(mixed, R"("push 10 +":[{"stones":"Ms","to":"O12","effect":"traps","met":"L"}])"));
  EXPECT_TRUE(
      says(mixed, R"("push 10 -":[{"stones":"Ms","to":"O9","effect":"stacks","met":"l"}])"));
  const State home = after(scene("O7=LMS I6=M O20=S"), {"mason>7"});
  EXPECT_TRUE(says(home, R"("push 7 +":[{"stones":"LMS","to":"off","effect":"off","met":null}])"));
}

TEST(AscensionFacts, ASC_53_WhereScatteredStonesComeTo) {  // ASC-53 ASC-73
  const State landed = after(scene("O10=MS O11=L O20=S I9=A"), {"anubis>10"});
  EXPECT_TRUE(says(landed,
                   R"("scatter 10 ++":[{"stones":"S","to":"O11","effect":"stacks","met":"L"},)"
                   R"({"stones":"M","to":"O12","effect":"stands","met":null}])"))
      << "the second one is judged when the first has landed";
  const State bumped = after(scene("O10=Ms O20=S I9=A"), {"anubis>10"});
  EXPECT_TRUE(says(bumped,
                   R"("scatter 10 --":[{"stones":"s","to":"limbo","effect":"stands","met":null},)"
                   R"({"stones":"M","to":"O9","effect":"bumps","met":"s"}])"))
      << "the first one ends in Limbo";
  const State won = after(scene("O10=LS O9=lms O8=LM off=2,0 O20=S I9=A"), {"anubis>10"});
  EXPECT_TRUE(says(won, R"("scatter 10 --":[{"stones":"S","to":"off","effect":"off","met":"M"}])"))
      << "the rest stays when the game is won";
}

TEST(AscensionFacts, ASC_21_WhatWasMissing) {  // ASC-21 ASC-30 ASC-73
  EXPECT_TRUE(says(scene("O10=L"), R"("lack":null)"));
  EXPECT_TRUE(says(scene(kGoldIsStuck), R"("lack":"pieces")"));
  const State duty = after(scene("O10=L O12=S limbo=S O18=lms O20=lms O22=lms"), {"O12>13"});
  EXPECT_TRUE(says(duty, R"("lack":"entry")"));
}

TEST(AscensionFacts, ASC_73_WhyTheGameIsOver) {  // ASC-73 ASC-63 ASC-64
  const auto reason = [](const State& state) {
    const std::string json = derived(state);
    return json.substr(json.find("\"reason\""));
  };
  EXPECT_EQ(reason(after(scene("O7=S O8=LM off=2,0"), {"O7>8"})), R"("reason":"pyramids"})");
  State drawn = scene("O10=L");
  drawn.position.ending = Ending::kDrawn;
  EXPECT_EQ(reason(drawn), R"("reason":"repetition"})");
  drawn.position.turns = kMaxTurns;
  EXPECT_EQ(reason(drawn), R"("reason":"turns"})");
}

}  // namespace
}  // namespace benben::ascension
