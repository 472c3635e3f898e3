// The learned value of Ascension: its weights are those that were measured, the sums that go along
// with a search are those of the position, and it knows what is good.
#include "games/ascension/learned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

#include "core/testing/weights.h"
#include "games/ascension/test_scene.h"

namespace benben::ascension {
namespace {

static_assert(AlphaBetaGame<LearnedAscension>);

int value(const State& state, int seat) {
  return LearnedAscension::evaluate(LearnedAscension::position(state), seat_at(seat));
}

// Games on the board that was learned.
void visit_learned(const std::function<void(const State&, const Step*)>& visit) {
  for (std::uint64_t game = 0; game < 4; ++game) {
    for (const Manner manner : {Manner::kRandom, Manner::kGreedy}) {
      visit_game(setup_of("ring24"), manner, game, visit);
    }
  }
}

TEST(AscensionLearned, WeightsAreThoseOfTheCard) {
  EXPECT_TRUE(learned_net().is_sound());
  EXPECT_EQ(weights_checksum(learned_net()), 0xf400cfd041ca364du)
      << "docs/strength.md has the card";
}

TEST(AscensionLearned, GivesTheSameNumbersEverywhere) {
  EXPECT_EQ(value(opening(), 0), 28);
  EXPECT_EQ(value(scene("O4=lm O18=LMS I22=M limbo=Sm off=1,0"), 0), 457);
}

TEST(AscensionLearned, SumsGoAlongWithTheSteps) {
  visit_learned([](const State& state, const Step* step) {
    if (step == nullptr) return;
    LearnedPosition at = LearnedAscension::position(state);
    LearnedAscension::apply(at, *step);
    State after = state;
    LearnedAscension::apply(after, *step);
    ASSERT_EQ(at.sums, LearnedAscension::position(after).sums) << Ascension::text(*step);
  });
}

// What is summed up in tables is what the network says of the inputs.
TEST(AscensionLearned, IsTheDifferenceOfHowTheColoursStand) {
  visit_learned([](const State& state, const Step* step) {
    if (step == nullptr) return;
    const auto standing = [&](Colour colour) {
      return learned_net().standing(learned_inputs(state.position, colour));
    };
    const Seat gold = seat_of(state.position, Colour::kGold);
    const int value = LearnedAscension::evaluate(LearnedAscension::position(state), gold);
    // A pyramid is a logarithm of 3, kStandingUnit times 1.1; both standings are rounded.
    const double ahead = standing(Colour::kGold) - standing(Colour::kOnyx);
    ASSERT_NEAR(value, ahead * kPyramidWorth / (kStandingUnit * 1.0986), 60);
  });
}

TEST(AscensionLearned, ValuesAreNoProofs) {
  visit_learned([](const State& state, const Step*) {
    ASSERT_EQ(value(state, 0), -value(state, 1));
    ASSERT_LT(std::abs(value(state, 0)), kWinValue / 2);
  });
}

// The mirror image with the colours changed stands as well for the other.
TEST(AscensionLearned, ColoursAreAlike) {
  const State gold = scene("O4=lm O19=LMS O3=S I22=M I2=c limbo=Sm off=1,0");
  State onyx = scene("O20=LM O5=lms O21=s I1=m I21=C limbo=sM off=0,1");
  EXPECT_EQ(learned_inputs(gold.position, Colour::kGold).size(),
            learned_inputs(onyx.position, Colour::kOnyx).size());
  ++onyx.position.turns;
  for (const Colour colour : kColours) {
    const InputList seen = learned_inputs(gold.position, colour);
    const InputList image = learned_inputs(onyx.position, other(colour));
    EXPECT_EQ(std::set<int>(seen.begin(), seen.end()), std::set<int>(image.begin(), image.end()));
  }
}

TEST(AscensionLearned, KnowsWhatIsGood) {
  const State state = opening();
  State better = state;
  better.position.borne_off = {1, 0};
  EXPECT_GT(value(better, 0), value(state, 0) + kPyramidWorth / 2) << "a pyramid borne off";
  better.position.borne_off = {0, 1};
  EXPECT_LT(value(better, 0), value(state, 0) - kPyramidWorth / 2) << "the other's";
  const std::string rest = " O18=LMS O6=lms I22=M I20=A I18=C I1=m I3=a I5=c";
  EXPECT_GT(value(scene("O8=L" + rest), 0), value(scene("O9=L" + rest), 0)) << "on the portal";
}

TEST(AscensionLearned, InputsAreDifferentAndWithinTheNetwork) {
  visit_learned([](const State& state, const Step*) {
    for (const Colour colour : kColours) {
      const InputList list = learned_inputs(state.position, colour);
      const std::set<int> inputs(list.begin(), list.end());
      ASSERT_EQ(inputs.size(), static_cast<std::size_t>(list.size()));
      ASSERT_LT(*inputs.rbegin(), static_cast<int>(kLearnedInputs));
    }
  });
}

TEST(AscensionLearned, FitsTheBoardThatWasLearnedOnly) {
  EXPECT_FALSE(has_learned_value(Ascension::start({2}))) << "no colours yet";
  for (const auto& setup : all_kinds()) {
    State state = Ascension::start(setup);
    Ascension::apply(state, Colours{seat_at(0)});
    const bool is_default =
        state.board == board_named("ring24") && state.position.protection == Protection::kOwn;
    EXPECT_EQ(has_learned_value(state), is_default);
  }
}

}  // namespace
}  // namespace benben::ascension
