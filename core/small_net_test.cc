// A small network adds up by hand, and its shares are those of a softmax.
#include "core/small_net.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace benben {
namespace {

// Two hidden sums of three inputs.
constexpr SmallNet<3, 2> kNet = {{{{{128, -128}}, {{256, 64}}, {{-512, 1'000}}}}, {{128, -64}}};

InputList on(std::initializer_list<std::uint16_t> inputs) {
  InputList list;
  for (const std::uint16_t input : inputs) list.push_back(input);
  return list;
}

TEST(SmallNet, AddsRowsCutsAndWeighsThem) {
  EXPECT_EQ(kNet.standing(on({})), 0);
  EXPECT_EQ(kNet.standing(on({0})), 64) << "what is below 0 is cut off";
  EXPECT_EQ(kNet.standing(on({0, 1})), 3 * kStandingUnit);
  EXPECT_EQ(kNet.standing(on({1, 0})), 3 * kStandingUnit) << "in any order";
  EXPECT_EQ(kNet.standing(on({2})), -1'000 * 64 / 256);
  EXPECT_EQ(kNet.standing(on({1, 2})), -kHiddenLimit * 64 / 256) << "what is too large, too";
}

TEST(SmallNet, IsSoundWhereNoSumCanOverflow) {
  EXPECT_TRUE(kNet.is_sound());
  SmallNet<3, 2> net = kNet;
  net.first[1][1] = kLargestWeight + 1;
  EXPECT_FALSE(net.is_sound());
  net = kNet;
  net.second[0] = -kLargestWeight - 1;
  EXPECT_FALSE(net.is_sound());
}

TEST(SmallNet, SharesAreASoftmax) {
  for (int lead = 0; lead <= 900; lead += 7) {
    const Shares shares = shares_of({lead, 0}, 2);
    const double exact = 1 / (1 + std::exp(-lead / static_cast<double>(kStandingUnit)));
    EXPECT_NEAR(shares[0], exact * kFullShare, 3) << lead;
    EXPECT_NEAR(shares[0] + shares[1], kFullShare, 1) << lead;
    EXPECT_EQ(shares_of({0, lead}, 2)[1], shares[0]) << lead;
  }
}

TEST(SmallNet, SharesAreOfPlayersAlone) {
  EXPECT_EQ(shares_of({-5, -5, 400}, 2), (Shares{32'768, 32'768}));
  EXPECT_EQ(shares_of({-5, -5, -5}, 3), (Shares{21'845, 21'845, 21'845}));
  EXPECT_EQ(shares_of({64, 0, 0}, 3), (Shares{37'756, 13'889, 13'889}));
}

}  // namespace
}  // namespace benben
