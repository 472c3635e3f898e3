// The three powers, by their rules (ASC-50 to ASC-55), and what protects from them (ASC-40).
#include "games/ascension/powers.h"

#include <gtest/gtest.h>

#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

// Every space but these holds a full gold stack, which lets nothing land.
std::string crowded(std::initializer_list<int> open) {
  std::string words;
  for (int n = 0; n < 18; ++n) {
    if (std::find(open.begin(), open.end(), n) == open.end()) {
      words += "O" + std::to_string(n) + "=LMS ";
    }
  }
  return words;
}

TEST(Ascension, ASC_50_NoneOneOrBothInEitherOrder) {  // ASC-50
  const State landed = after(scene("O10=S O11=l I9=M O20=M"), {"mason>10"});
  EXPECT_EQ(legal_texts(landed),
            (Texts{"done", "push 10 +", "push 10 -", "push 11 +", "push 11 -"}));
  EXPECT_EQ(stack(after(landed, {"done"}), 10), "S");
  State one = after(landed, {"push 11 +"});
  EXPECT_EQ(legal_texts(one), (Texts{"done", "push 10 +", "push 10 -"}));
  play(one, {"push 10 -"});
  EXPECT_EQ(legal_texts(one), Texts{"done"});
  EXPECT_EQ(refusal(one, "push 10 +"), "ASC-50") << "each once";
  EXPECT_EQ(stack(one, 12) + stack(one, 9), "lS");
  // In the other order the small stone is stacked onto the large one, and goes on with it.
  State other = after(landed, {"push 10 +"});
  EXPECT_EQ(stack(other, 11), "lS");
  play(other, {"push 11 +"});
  EXPECT_EQ(stack(other, 12), "lS");
}

TEST(Ascension, ASC_50_TargetsAreSettledAtTheLanding) {  // ASC-50
  State state = after(scene("O10=S I9=M O20=M O8=L"), {"mason>10"});
  EXPECT_EQ(state.position.targets, OuterSet::of(outer_at(10)));
  play(state, {"push 10 +"});
  EXPECT_EQ(stack(state, 11), "S");
  EXPECT_EQ(legal_texts(state), Texts{"done"}) << "O11 was empty at the landing";
  EXPECT_EQ(refusal(state, "push 11 +"), "ASC-50");
  EXPECT_EQ(refusal(state, "push 20 +"), "ASC-50") << "not beside it";
}

TEST(Ascension, ASC_50_ATargetMayBeFilledAnewOrLeft) {  // ASC-50
  // The small stone leaves O11 and O10's stone comes there: O11 has been used.
  State used = after(scene("O10=L O11=S I9=M"), {"mason>10", "push 11 -"});
  EXPECT_EQ(stack(used, 10), "LS");
  play(used, {"push 10 +"});
  EXPECT_EQ(stack(used, 11), "LS");
  EXPECT_EQ(legal_texts(used), Texts{"done"});
  // Bumped off: the target is left.
  State left = after(scene("O10=M O11=s I9=M O20=S"), {"mason>10", "push 10 +"});
  EXPECT_EQ(legal_texts(left, "push"), (Texts{"push 11 +", "push 11 -"})) << "M stands there now";
  State gone = after(scene("O10=LM O11=S I9=C O20=S"), {"cleopatra>10", "collect 10 < 11"});
  EXPECT_EQ(refusal(gone, "collect 11 < 20"), "ASC-50") << "nothing is left there";
}

TEST(Ascension, ASC_50_PowersFollowLandingsAlone) {  // ASC-50
  EXPECT_EQ(refusal(scene("O10=S I9=M"), "push 10 +"), "ASC-50");
  EXPECT_EQ(refusal(scene("O10=S I9=M"), "done"), "ASC-50");
  const State landed = after(scene("O10=S O20=L I9=M"), {"mason>10"});
  EXPECT_EQ(refusal(landed, "O20>21"), "ASC-50") << "first `done`";
  EXPECT_EQ(refusal(landed, "forfeit"), "ASC-50");
}

TEST(Ascension, ASC_51_PushedToTheNextSpaceWhereItLands) {  // ASC-51
  const State landed = after(scene("O10=M O11=LMS O12=S O13=m O9=L O20=S I9=M"), {"mason>10"});
  EXPECT_EQ(stack(after(landed, {"push 10 +"}), 13), "M") << "past what lets it not land";
  EXPECT_EQ(limbo(after(landed, {"push 10 +"})), "m") << "it bumps";
  EXPECT_EQ(stack(after(landed, {"push 10 -"}), 9), "LM") << "it stacks";
  EXPECT_EQ(refusal(landed, "scatter 10 +"), "ASC-53") << "the Mason does not scatter";
  EXPECT_EQ(refusal(landed, "collect 10 < 12"), "ASC-54");
}

TEST(Ascension, ASC_51_StacksGoWholeAndByTheirBottom) {  // ASC-51
  const State landed = after(scene("O10=MS O11=L O9=m I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(landed, {"push 10 +"}), 11), "LMS");
  EXPECT_EQ(stack(after(landed, {"push 10 -"}), 9), "MS") << "a stack bumps, too";
  EXPECT_EQ(limbo(after(landed, {"push 10 -"})), "m");
  const State high = after(scene("O10=LS O11=L O12=m I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(high, {"push 10 +"}), 12), "LS") << "not onto an equal one";
}

TEST(Ascension, ASC_51_AnyColourActsAsItself) {  // ASC-51
  // Gold pushes an onyx stone: it bumps gold ones, and spares its own.
  const State landed = after(scene("O10=l O11=s O12=M I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(landed, {"push 10 +"}), 12), "l");
  EXPECT_EQ(limbo(after(landed, {"push 10 +"})), "M");
  // A mixed stack is what its top stone is: Onyx here, which may stack on onyx ones only as such.
  const State mixed = after(scene("O10=Ms O11=m O12=M O13=L I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(mixed, {"push 10 +"}), 12), "Ms") << "it bumps gold, not onyx";
  EXPECT_EQ(limbo(after(mixed, {"push 10 +"})), "M");
}

TEST(Ascension, ASC_51_WhatStandsProtectedIsPassedOver) {  // ASC-51 ASC-40
  const State landed = after(scene("O10=M O11=s O12=l I12=m I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(landed, {"push 10 +"}), 11), "M");
  const State guarded = after(scene("O10=M O11=s O12=l I11=m I9=M O20=S"), {"mason>10"});
  EXPECT_EQ(stack(after(guarded, {"push 10 +"}), 13), "M");
}

TEST(Ascension, ASC_51_NeverBackAndSomewhereOrNotAtAll) {  // ASC-51
  const State nowhere = after(scene(crowded({4}) + "O4=l I3=M", "ring18"), {"mason>4"});
  EXPECT_EQ(legal_texts(nowhere, "push 4"), Texts{});
  EXPECT_EQ(refusal(nowhere, "push 4 +"), "ASC-51");
  const State somewhere = after(scene(crowded({4, 3}) + "O4=l I3=M", "ring18"), {"mason>4"});
  EXPECT_EQ(stack(after(somewhere, {"push 4 +"}), 3), "l") << "all the way round";
  EXPECT_EQ(stack(after(somewhere, {"push 4 -"}), 3), "l");
}

TEST(Ascension, ASC_52_NothingMixedLandsOnBlue) {  // ASC-52
  const State landed = after(scene("O7=Lm O9=l I5=M O20=S"), {"mason>6"});
  EXPECT_EQ(stack(after(landed, {"push 7 +"}), 10), "Lm") << "past the portal and past O9";
  const State neutral = after(scene("O23=lM I20=M O20=S"), {"mason>23"});
  EXPECT_EQ(stack(after(neutral, {"push 23 +"}), 1), "lM");
  const State single = after(scene("O23=LM I20=M O20=S"), {"mason>23"});
  EXPECT_EQ(stack(after(single, {"push 23 +"}), 0), "LM");
}

TEST(Ascension, ASC_53_StoneByStoneFromTheTop) {  // ASC-53
  const State landed = after(scene("O10=LMS O12=s O20=S I9=A"), {"anubis>10"});
  EXPECT_EQ(legal_texts(landed),
            (Texts{"done", "scatter 10 +++", "scatter 10 ++-", "scatter 10 +-+", "scatter 10 +--",
                   "scatter 10 -++", "scatter 10 -+-", "scatter 10 --+", "scatter 10 ---"}));
  const State up = after(landed, {"scatter 10 +++"});
  EXPECT_EQ(stack(up, 11) + "," + stack(up, 12) + "," + stack(up, 13), "S,M,L");
  EXPECT_EQ(limbo(up), "s");
  const State both = after(landed, {"scatter 10 +-+"});
  EXPECT_EQ(stack(both, 11) + "," + stack(both, 9) + "," + stack(both, 12), "S,M,L");
  EXPECT_EQ(stack(both, 10), "") << "all leave";
  EXPECT_EQ(refusal(landed, "scatter 10 ++"), "ASC-53") << "a direction for every stone";
  EXPECT_EQ(refusal(landed, "push 10 +"), "ASC-51") << "the Anubis does not push";
}

TEST(Ascension, ASC_53_EachIsJudgedAfterTheOnesBefore) {  // ASC-53
  // The small stone covers the large one at O11; then the medium one cannot land there.
  const State landed = after(scene("O10=MS O11=L O20=S I9=A"), {"anubis>10"});
  const State state = after(landed, {"scatter 10 ++"});
  EXPECT_EQ(stack(state, 11) + "," + stack(state, 12), "LS,M");
}

TEST(Ascension, ASC_53_EachActsWithItsOwnColour) {  // ASC-53
  // O11 is beside the Anubis, so that no onyx stone lands there.
  const State landed = after(scene("O10=Lm O11=S O12=M O9=s O20=S I9=A"), {"anubis>10"});
  const State state = after(landed, {"scatter 10 +-"});
  EXPECT_EQ(stack(state, 12) + "," + stack(state, 9), "m,L");
  EXPECT_EQ(limbo(state), "Ms") << "against the player as well";
}

TEST(Ascension, ASC_53_NobodyIsStranded) {  // ASC-53
  const State none = after(scene(crowded({4}) + "O4=l I3=A", "ring18"), {"anubis>4"});
  EXPECT_EQ(legal_texts(none, "scatter 4"), Texts{});
  EXPECT_EQ(refusal(none, "scatter 4 +"), "ASC-53");
  // A single space for two stones, where the small one comes first.
  const State one = after(scene(crowded({4, 2}) + "O4=ms I3=A", "ring18"), {"anubis>4"});
  EXPECT_EQ(legal_texts(one, "scatter 4"), Texts{});
  // The medium stone lands at O2 alone: only if the small one has not gone there before.
  const State two =
      after(scene(crowded({4, 2, 5}) + "O4=ms O2=l O5=m I3=A", "ring18"), {"anubis>4"});
  EXPECT_EQ(legal_texts(two, "scatter 4"), (Texts{"scatter 4 ++", "scatter 4 +-"}));
  EXPECT_EQ(refusal(two, "scatter 4 -+"), "ASC-53");
}

TEST(Ascension, ASC_53_TheRestStaysWhenTheGameIsWon) {  // ASC-53 ASC-63
  State state = after(scene("O9=LmS O8=LM I5=A off=2,0"), {"anubis>8"});
  play(state, {"scatter 9 -+-"});
  EXPECT_TRUE(Ascension::next(state).is_over());
  EXPECT_EQ(stack(state, 9), "Lm");
  EXPECT_EQ(stack(state, 8), "");
}

TEST(Ascension, ASC_54_CompletesToAFullStack) {  // ASC-54
  const State two = after(scene("O10=L O14=M O15=LS O3=MS O1=lm I9=C"), {"cleopatra>10"});
  EXPECT_EQ(legal_texts(two), (Texts{"collect 10 < 1,15", "collect 10 < 1,3", "collect 10 < 14,15",
                                     "collect 10 < 14,3", "done"}));
  const State mixed = after(two, {"collect 10 < 1,15"});
  EXPECT_EQ(stack(mixed, 10), "LmS") << "any colours, also onto an own one";
  EXPECT_EQ(stack(mixed, 1) + "," + stack(mixed, 15), "l,L");
  const State one = after(scene("O10=lM O3=MS O1=s I9=C"), {"cleopatra>10"});
  EXPECT_EQ(legal_texts(one), (Texts{"collect 10 < 1", "collect 10 < 3", "done"}));
  EXPECT_EQ(stack(after(one, {"collect 10 < 3"}), 10), "lMS");
  EXPECT_EQ(refusal(one, "push 10 +"), "ASC-51");
}

TEST(Ascension, ASC_54_TheUpperTwoOfAFullStack) {  // ASC-54
  const State state = after(scene("O10=L O4=lmS O20=ms I9=C"), {"cleopatra>10"});
  EXPECT_EQ(legal_texts(state), (Texts{"collect 10 < 4/2", "done"}));
  EXPECT_EQ(refusal(state, "collect 10 < 20/2"), "ASC-54") << "not two of two";
  const State done = after(state, {"collect 10 < 4/2"});
  EXPECT_EQ(stack(done, 10) + "," + stack(done, 4), "LmS,l");
}

TEST(Ascension, ASC_54_OwnStonesOutOfLimbo) {  // ASC-54 ASC-31
  const State state = after(scene("O10=L O4=S limbo=MSm I9=C O20=L"), {"cleopatra>10"});
  EXPECT_EQ(legal_texts(state),
            (Texts{"collect 10 < limbo,4", "collect 10 < limbo,limbo", "done"}));
  const State done = after(state, {"collect 10 < limbo,limbo"});
  EXPECT_EQ(stack(done, 10), "LMS");
  EXPECT_EQ(limbo(done), "m");
  EXPECT_TRUE(done.position.entered);
  const State theirs = after(scene("O10=LM limbo=s I9=C O20=L"), {"cleopatra>10"});
  EXPECT_EQ(refusal(theirs, "collect 10 < limbo"), "ASC-54") << "only own ones";
}

TEST(Ascension, ASC_54_OnlyOnwardsToThree) {  // ASC-54
  for (const std::string_view target : {"M", "S", "LS", "MS", "LMS", "m"}) {
    const State state =
        after(scene("O10=" + std::string(target) + " O14=M O3=S O20=L I9=C"), {"cleopatra>10"});
    EXPECT_EQ(legal_texts(state), Texts{"done"}) << target;
    EXPECT_EQ(refusal(state, "collect 10 < 3"), "ASC-54") << target;
  }
  const State state = after(scene("O10=L O14=M O3=S O20=LMS I9=C"), {"cleopatra>10"});
  EXPECT_EQ(refusal(state, "collect 10 < 14"), "ASC-54") << "two are not full";
  EXPECT_EQ(refusal(state, "collect 10 < 3,14"), "ASC-54") << "bigger on smaller";
  EXPECT_EQ(refusal(state, "collect 10 < 20/2,3"), "ASC-54") << "four";
  EXPECT_EQ(refusal(state, "collect 10 < 14,14"), "ASC-54") << "one stone twice";
  EXPECT_EQ(refusal(state, "collect 10 < 14,5"), "ASC-54") << "nothing there";
  EXPECT_EQ(refusal(state, "collect 11 < 14,3"), "ASC-50")
      << "there must be something to collect on";
}

TEST(Ascension, ASC_54_NotWhatIsProtectedOrOnBlue) {  // ASC-54 ASC-40 ASC-60
  const State state =
      after(scene("O10=LM O4=s I4=m O16=s O0=s O8=S O14=Ls I14=a I9=C"), {"cleopatra>10"});
  EXPECT_EQ(legal_texts(state), (Texts{"collect 10 < 14", "collect 10 < 8", "done"}))
      << "mixed stacks are not protected; own ones may come from blue";
  EXPECT_EQ(refusal(state, "collect 10 < 4"), "ASC-54");
  EXPECT_EQ(refusal(state, "collect 10 < 16"), "ASC-54");
  EXPECT_EQ(refusal(state, "collect 10 < 0"), "ASC-54");
}

TEST(Ascension, ASC_54_OntoBlueOnlyOwnStones) {  // ASC-54
  const State portal = after(scene("O8=L O1=M O2=m O3=S O5=s O4=Lms I5=C"), {"cleopatra>7"});
  EXPECT_EQ(legal_texts(portal), (Texts{"collect 8 < 1,3", "done"}));
  EXPECT_EQ(refusal(portal, "collect 8 < 2,3"), "ASC-54");
  EXPECT_EQ(refusal(portal, "collect 8 < 1,5"), "ASC-54");
  EXPECT_EQ(refusal(portal, "collect 8 < 4/2"), "ASC-54");
  EXPECT_EQ(after(portal, {"collect 8 < 1,3"}).position.borne_off[Colour::kGold], 1);
  const State neutral = after(scene("O0=LM O3=S O5=s I22=C"), {"cleopatra>0"});
  EXPECT_EQ(legal_texts(neutral), (Texts{"collect 0 < 3", "done"}));
}

TEST(Ascension, ASC_55_ProtectedStacksAreNoTargets) {  // ASC-55 ASC-40
  for (const Figure figure : kFigures) {
    const std::string words =
        std::string("O10=l I11=m O14=m O20=S I9=") + letter_of(Colour::kGold, figure);
    const std::string name(name_of(figure));
    State state = scene(words + " O11=l");
    play(state, {name + ">10"});
    EXPECT_EQ(state.position.targets.size(), 2) << "targets all the same";
    for (const std::string& text : legal_texts(state)) {
      EXPECT_EQ(text.find(" 11 "), text.npos) << text << ": O11 is beside the onyx Mason";
    }
  }
  const State state = after(scene("O10=l I10=m I8=A O20=S"), {"anubis>9"});
  EXPECT_EQ(refusal(state, "scatter 10 +"), "ASC-55");
  const State mixed = after(scene("O10=lM I10=m I8=A O20=S"), {"anubis>9"});
  EXPECT_EQ(refusal(mixed, "scatter 10 ++"), "") << "a mixed stack is not protected";
}

TEST(Ascension, ASC_55_EnemiesOnBlueAreNoTargetsAndOwnStacksAlwaysAre) {  // ASC-55
  EXPECT_EQ(refusal(after(scene("O0=l I22=A O20=S"), {"anubis>0"}), "scatter 0 +"), "ASC-55");
  EXPECT_EQ(refusal(after(scene("O16=l I13=M O20=S"), {"mason>15"}), "push 16 +"), "ASC-55");
  EXPECT_EQ(refusal(after(scene("O0=L I22=A O20=S"), {"anubis>0"}), "scatter 0 +"), "");
  EXPECT_EQ(refusal(after(scene("O8=L I5=M O20=S"), {"mason>7"}), "push 8 +"), "");
  EXPECT_EQ(refusal(after(scene("O11=L I11=m I8=M O20=S"), {"mason>10"}), "push 11 +"), "");
}

}  // namespace
}  // namespace benben::ascension
