// Chance (ANK-03, ANK-05, ANK-71): what may come, and how often.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/ankhor/encoding.h"
#include "games/ankhor/test_table.h"

namespace benben::ankhor {
namespace {

TEST(Chance, ANK_03_Prices) {  // ANK-03
  const State start = Ankhor::start({2, {}});
  EXPECT_EQ(chance_refusal(start, kTestPrices), "");
  EXPECT_EQ(chance_refusal(start, "prices FI CP FT CIP FCT IPT"), "ANK-71") << "order of letters";
  EXPECT_EQ(chance_refusal(start, "prices FI CP FT ICP FCT"), "ANK-71");
  EXPECT_EQ(chance_refusal(start, "prices FII CP FT CP FCT IPT"), "ANK-03") << "sizes of slots";
  EXPECT_EQ(chance_refusal(start, "prices FI CP FT ICP FCT IPF"), "ANK-71");
  EXPECT_EQ(chance_refusal(start, "prices FI CP FT ICP FCT FIP"), "ANK-03") << "four fish";
  EXPECT_EQ(chance_refusal(start, "prices FI CP CT FFI ICP PTA"), "ANK-03") << "no ankhs";
  EXPECT_EQ(chance_refusal(start, "prices FF IC IT FCP PPT ICT"), "");
  EXPECT_EQ(chance_refusal(start, "prices CI CP IT FFF ICP PTT"), "ANK-71");
  EXPECT_EQ(chance_refusal(start, "prices IC CP IT FFF ICP PTT"), "") << "three alike";
}

TEST(Chance, ANK_03_MixedPrices) {  // ANK-03
  const State start = Ankhor::start({2, {{"prices", "mixed"}}});
  EXPECT_EQ(chance_refusal(start, kTestPrices), "");
  EXPECT_EQ(chance_refusal(start, "prices FF IC IT FCP PPT ICT"), "") << "two alike";
  EXPECT_EQ(chance_refusal(start, "prices IC CP IT FFF ICP PTT"), "ANK-03") << "three alike";
  EXPECT_EQ(Ankhor::start({2, {{"prices", "any"}}}), Ankhor::start({2, {}}));
}

// How often each marker lies on the first slot, and three alike on any.
struct Deals {
  std::array<int, kColourCount> in_first_slot{};
  int three_alike = 0;
};
Deals deal_often(const State& start, int deals) {
  Deals seen;
  Rng rng(3);
  for (int i = 0; i < deals; ++i) {
    const Outcome outcome = Ankhor::sample(start, rng);
    seen.three_alike += std::ranges::any_of(outcome.prices, three_alike) ? 1 : 0;
    for (const Colour colour : kColours) {
      seen.in_first_slot[index(colour)] += outcome.prices[0][token_of(colour)];
    }
  }
  return seen;
}

TEST(Chance, ANK_03_MarkersAreDealtFairly) {  // ANK-03
  constexpr int kDeals = 20'000;
  const Deals any = deal_often(Ankhor::start({2, {}}), kDeals);
  for (const int count : any.in_first_slot) EXPECT_NEAR(count, kDeals * 0.4, 300);
  // By inclusion and exclusion over three slots of three and five resources.
  const double alike = 15.0 / 455 - 60.0 / 455 / 220 + 60.0 / 455 / 220 / 84;
  EXPECT_NEAR(any.three_alike, kDeals * alike, 100);
  const Deals mixed = deal_often(Ankhor::start({2, {{"prices", "mixed"}}}), kDeals);
  for (const int count : mixed.in_first_slot) EXPECT_NEAR(count, kDeals * 0.4, 300);
  EXPECT_EQ(mixed.three_alike, 0);
}

TEST(Chance, ANK_05_FirstRowAndBacks) {  // ANK-05 ANK-02
  State state = Ankhor::start({2, {}});
  happen(state, kTestPrices);
  EXPECT_EQ(chance_refusal(state, "row Fj Fj Fj Ij Cj Tj"), "ANK-02") << "there are two";
  EXPECT_EQ(chance_refusal(state, "row Fj Fj Ij Cj Tj"), "ANK-71");
  EXPECT_EQ(chance_refusal(state, "row Fj Fj Ij Cj Tj Fx"), "ANK-71");
  happen(state, kTestRow);
  EXPECT_EQ(chance_refusal(state, "backs a=F b=-"), "ANK-71");
  EXPECT_EQ(chance_refusal(state, "backs b=F a=F"), "ANK-71");
  EXPECT_EQ(chance_refusal(state, "backs a=A b=F"), "ANK-71");
  EXPECT_EQ(chance_refusal(state, "backs a=F b=F"), "");
}

// A table where a refresh of pile a is due, with these tiles in the piles.
State remainder(std::initializer_list<std::string_view> unseen, int in_a, const Backs& backs,
                int in_row) {
  State state = table(3);
  state.unseen = {};
  for (const std::string_view code : unseen) ++state.unseen[tile(code)];
  state.pile_sizes = {{static_cast<std::uint8_t>(in_a),
                       static_cast<std::uint8_t>(static_cast<int>(unseen.size()) - in_a)}};
  state.backs = backs;
  for (std::size_t slot = static_cast<std::size_t>(in_row); slot < kSlots; ++slot) {
    state.row[slot].reset();
  }
  state.drawing = PileName::kA;
  return state;
}

// The text of the draw if the tiles lie in this order, pile a first; "" if the backs do not fit.
std::string draw_of(const State& state, const std::vector<Tile>& order) {
  const std::size_t in_a = state.pile_sizes[PileName::kA];
  const auto back = [&](std::size_t i, std::size_t end) {
    return i < end ? std::optional<Colour>(colour_of(order[i])) : std::nullopt;
  };
  if (Backs{{back(0, in_a), back(in_a, order.size())}} != state.backs) return "";
  Outcome outcome;
  std::size_t next = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot] && next < order.size()) outcome.row[slot] = order[next++];
  }
  outcome.backs = {{back(next, in_a), back(std::max(next, in_a), order.size())}};
  return Ankhor::text(outcome);
}

// How likely each draw is: all orders of the tiles that fit the backs, counted one by one.
std::map<std::string, double> count_orders(const State& state) {
  std::vector<std::pair<Tile, int>> tiles;  // no two alike, so that every order is met
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    for (int copy = 0; copy < state.unseen[tile_at(i)]; ++copy)
      tiles.emplace_back(tile_at(i), copy);
  }
  std::map<std::string, double> counts;
  double all = 0;
  do {
    std::vector<Tile> order;
    for (const auto& [tile, copy] : tiles) order.push_back(tile);
    const std::string text = draw_of(state, order);
    if (text.empty()) continue;
    ++counts[text];
    ++all;
  } while (std::ranges::next_permutation(tiles).found);
  for (auto& [text, count] : counts) count /= all;
  return counts;
}

// How likely each outcome is when things are drawn one by one.
void add_draws(const State& state, std::vector<int>& drawn, double probability,
               std::map<std::string, double>& likely) {
  const std::vector<LikelyDraw> next = Encoding::draws(state, drawn);
  if (next.empty()) likely[Ankhor::text(Encoding::outcome(state, drawn))] += probability;
  for (const auto& [draw, share] : next) {
    drawn.push_back(draw);
    add_draws(state, drawn, probability * share, likely);
    drawn.pop_back();
  }
}
std::map<std::string, double> one_by_one(const State& state) {
  std::map<std::string, double> likely;
  std::vector<int> drawn;
  add_draws(state, drawn, 1, likely);
  return likely;
}

void expect_same(const std::map<std::string, double>& one,
                 const std::map<std::string, double>& other) {
  ASSERT_EQ(one.size(), other.size());
  for (const auto& [text, share] : one) {
    ASSERT_TRUE(other.contains(text)) << text;
    EXPECT_NEAR(share, other.at(text), 1e-12) << text;
  }
}

// Chi-square against the counted orders. The seed is fixed; the bound of five deviations above the
// mean is passed by less than one seed in ten thousand.
void expect_fair(const State& state) {
  constexpr int kDraws = 40'000;
  const std::map<std::string, double> likely = count_orders(state);
  expect_same(one_by_one(state), likely);
  std::map<std::string, int> drawn;
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) ++drawn[Ankhor::text(Ankhor::sample(state, rng))];
  double chi_square = 0;
  for (const auto& [text, share] : likely) {
    const double expected = share * kDraws;
    chi_square += (drawn[text] - expected) * (drawn[text] - expected) / expected;
  }
  for (const auto& [text, count] : drawn) EXPECT_TRUE(likely.contains(text)) << text;
  const double degrees = static_cast<double>(likely.size()) - 1;
  EXPECT_LT(chi_square, degrees + 5 * std::sqrt(2 * degrees) + 1);
}

TEST(Chance, ANK_71_AllFittingOrdersAreEquallyLikely) {  // ANK-71
  const Backs alike = {{Colour::kBlue, Colour::kBlue}};
  const Backs different = {{Colour::kBlue, Colour::kRed}};
  // One tile from pile a: what lies next in it depends on the top of pile b.
  expect_fair(remainder({"Fj", "Fd", "F2", "Tj", "Td", "Ij"}, 3, different, 5));
  expect_fair(remainder({"Fj", "Fd", "F2", "Tj", "Td", "Ij"}, 3, alike, 5));
  expect_fair(remainder({"Fj", "Fj", "Fd", "Tj", "Td", "Td"}, 4, alike, 4));
  // The draw empties pile a, or goes on in pile b.
  expect_fair(remainder({"Fj", "Fd", "Tj", "Td", "Ij"}, 2, different, 4));
  expect_fair(remainder({"Fj", "Fd", "Tj", "Td", "Ij", "Cj"}, 2, alike, 2));
  expect_fair(remainder({"Fj", "Fj", "Td", "Td", "Ij"}, 1, different, 3));
  // One pile left; everything drawn.
  expect_fair(remainder({"Fj", "Fd", "Td", "Ij"}, 4, {{Colour::kBlue, std::nullopt}}, 4));
  expect_fair(remainder({"Fj", "Fd", "Tj"}, 2, different, 0));
}

// Of two one comes before the other, unless they are equal; whatever their stage is.
TEST(Chance, ANK_71_OutcomesHaveAnOrder) {  // ANK-71
  const Backs different = {{Colour::kBlue, Colour::kRed}};
  const State refreshed = remainder({"Fj", "Fd", "F2", "Tj", "Td", "Ij"}, 3, different, 5);
  std::vector<Outcome> outcomes;
  std::set<std::string> texts;
  Rng rng(9);
  for (int i = 0; i < 60; ++i) {
    for (const State& state : {Ankhor::start({2, {}}), refreshed}) {
      outcomes.push_back(Ankhor::sample(state, rng));
      texts.insert(Ankhor::text(outcomes.back()));
    }
  }
  for (const Outcome& one : outcomes) {
    for (const Outcome& other : outcomes) {
      EXPECT_EQ((one < other) + (other < one), one == other ? 0 : 1);
    }
  }
  std::ranges::sort(outcomes, [](const Outcome& one, const Outcome& other) { return one < other; });
  const auto copies = std::ranges::unique(outcomes);
  EXPECT_EQ(outcomes.size() - copies.size(), texts.size());
}

// How likely each deal is that begins with these markers, of all orders of the others counted one
// by one.
std::map<std::string, double> count_deals(const State& state, const std::vector<int>& begun) {
  std::vector<int> others;
  for (int resource = 0; resource < Encoding::kColours; ++resource) {
    const auto dealt = std::ranges::count(begun, resource);
    others.insert(others.end(), static_cast<std::size_t>(kMarkersPerResource - dealt), resource);
  }
  std::map<std::string, double> counts;
  double all = 0;
  do {
    std::vector<int> markers = begun;
    markers.insert(markers.end(), others.begin(), others.end());
    const Outcome outcome = Encoding::outcome(state, markers);
    if (state.deal == Deal::kMixed && std::ranges::any_of(outcome.prices, three_alike)) continue;
    ++counts[Ankhor::text(outcome)];
    ++all;
  } while (std::ranges::next_permutation(others).found);
  for (auto& [text, count] : counts) count /= all;
  return counts;
}

TEST(Chance, ANK_03_MarkersAreDealtOneByOneAsAtOnce) {  // ANK-03
  // Slots of two, two, two, three, three and three, or other ones; some are begun with two alike.
  const std::vector<std::vector<int>> begun = {{0, 0, 1, 1, 2, 2, 0, 1, 2},
                                               {0, 1, 2, 3, 4, 0, 1, 2, 3},
                                               {0, 1, 2, 0, 4, 2, 3, 3},
                                               {0, 1, 2, 0, 4, 2, 1, 3}};
  for (const char* prices : {"any", "mixed"}) {
    for (const char* slots : {"222333", "323232"}) {
      const State state = Ankhor::start({2, {{"prices", prices}}, {{"Box.Slots", slots}}});
      for (std::vector<int> markers : begun) {
        std::map<std::string, double> likely;
        add_draws(state, markers, 1, likely);
        expect_same(likely, count_deals(state, markers));
      }
    }
  }
  EXPECT_EQ(Encoding::draws(Ankhor::start({2, {}}), {}).size(), kColourCount);
}

TEST(Chance, ANK_71_WhatADrawMayShow) {  // ANK-71 ANK-02
  const Backs backs = {{Colour::kBlue, Colour::kRed}};
  const State state = remainder({"Fj", "Fd", "Td", "Ij", "Cj"}, 3, backs, 4);
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Ij a=C b=T"), "");
  EXPECT_EQ(chance_refusal(state, "draw 5=Fj 4=Ij a=C b=T"), "ANK-71") << "slots ascending";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj a=C b=T"), "ANK-71") << "two tiles";
  EXPECT_EQ(chance_refusal(state, "draw 4=Ij 5=Fj a=C b=T"), "ANK-71") << "the back was blue";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Fj a=C b=T"), "ANK-02") << "seen already";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Ij a=C b=F"), "ANK-71") << "b was not drawn from";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Ij a=- b=T"), "ANK-71") << "a tile is left";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Ij a=I b=T"), "ANK-71") << "no white one is left";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Ij a=T b=T"), "ANK-71") << "one red one for two";
  EXPECT_EQ(chance_refusal(state, "draw 4=Fj 5=Td a=C b=T"), "ANK-71") << "b needs the red one";
  const State both = remainder({"Fj", "Fd", "Td", "Ij", "Cj"}, 1, backs, 4);
  EXPECT_EQ(chance_refusal(both, "draw 4=Fj 5=Td a=- b=F"), "");
  EXPECT_EQ(chance_refusal(both, "draw 4=Fj 5=Ij a=- b=F"), "ANK-71") << "the back of b is red";
  EXPECT_EQ(chance_refusal(both, "draw 4=Fj 5=Td a=F b=C"), "ANK-71") << "a is empty";
}

TEST(Chance, ANK_71_NothingElseIsDrawn) {  // ANK-71
  const State state = table(2);
  EXPECT_EQ(chance_refusal(state, "draw 5=Ff a=F b=T"), "ANK-71");
  State due = remainder({"Fj", "Fd"}, 1, {{Colour::kBlue, Colour::kBlue}}, 5);
  EXPECT_EQ(refusal(due, "take FIC"), "ANK-71");
  EXPECT_EQ(refusal(Ankhor::start({2, {}}), "take FIC"), "ANK-71");
}

}  // namespace
}  // namespace benben::ankhor
