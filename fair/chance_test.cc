// Every kind of chance event comes as often as the rules say, when its keys are those of
// docs/fair.md: chi-square over 10,000 draws each, and over BENBEN_CHANCE_DRAWS in
// scripts/nightly.sh. The seeds are fixed, so it always comes to the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>

#include "core/text.h"
#include "fair/testing/fair_game.h"

namespace benben {
namespace {

int draws_of_each() {
  const char* const set = std::getenv("BENBEN_CHANCE_DRAWS");
  return set == nullptr ? 10'000 : parse_number(set, 10'000'000).value();
}

using Probabilities = std::map<std::string, double>;
// What is counted of an outcome's text.
using Aspect = std::function<std::string(const std::string&)>;

std::unique_ptr<AnyPosition> after(const std::string& game, const Setup& setup,
                                   const std::vector<Event>& events) {
  std::unique_ptr<AnyPosition> position = find_game(game)->start(setup).value();
  for (const Event& event : events) {
    BENBEN_ASSERT(position->apply(event.actor, event.text).ok());
  }
  return position;
}

// Four standard deviations above what chi-square of so many degrees of freedom is on average
// (Wilson and Hilferty's approximation), which one sound generator in 30,000 exceeds.
double most_chi_square(double freedom) {
  const double share = 2 / (9 * freedom);
  return freedom * std::pow(1 - share + 4 * std::sqrt(share), 3);
}

void expect_fair(const AnyPosition& position, const Aspect& aspect, const Probabilities& wanted) {
  ASSERT_TRUE(position.next().is_chance());
  const int count = draws_of_each();
  const FairDraws draws(fair_table("chance"), counting_bytes(7), position.players());
  std::map<std::string, int> found;
  for (int ply = 0; ply < count; ++ply) {
    Rng rng(draws.key(ply));
    ++found[aspect(position.sample(rng))];
  }
  double sum = 0;
  double chi_square = 0;
  for (const auto& [what, probability] : wanted) {
    const double expected = probability * count;
    ASSERT_GE(expected, 5) << what << " comes too seldom to be counted";
    chi_square += std::pow(found[what] - expected, 2) / expected;
    sum += probability;
  }
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_EQ(found.size(), wanted.size()) << "something came that should not";
  EXPECT_LT(chi_square, most_chi_square(static_cast<double>(wanted.size() - 1)));
}

// The word at a place of the text, from 0.
std::string word(const std::string& text, std::size_t at) {
  return std::string(split(text, ' ').at(at));
}

Probabilities even(const std::vector<std::string>& all) {
  Probabilities wanted;
  for (const std::string& what : all) wanted[what] = 1.0 / static_cast<double>(all.size());
  return wanted;
}

std::map<std::string, int> cubes() {
  return {{"bA", 8}, {"bC", 4}, {"bE", 1}, {"pA", 8}, {"pC", 4}, {"pE", 1}, {"oA", 8},
          {"oC", 4}, {"oE", 1}, {"gA", 8}, {"gC", 4}, {"gE", 1}, {"X", 4}};
}

Probabilities share_of(const std::map<std::string, int>& counts) {
  int sum = 0;
  for (const auto& [what, count] : counts) sum += count;
  Probabilities wanted;
  for (const auto& [what, count] : counts) {
    if (count > 0) wanted[what] = static_cast<double>(count) / sum;
  }
  return wanted;
}

std::string cube_of(const std::string& text, std::size_t place) {
  return word(text, place).substr(4);
}

TEST(P8ChiSquare, PyramixReveals) {
  const auto start = after("pyramix", {2}, {});
  const auto first = [](const std::string& text) { return cube_of(text, 1); };
  const auto last = [](const std::string& text) {
    return cube_of(text, split(text, ' ').size() - 1);
  };
  expect_fair(*start, first, share_of(cubes()));
  expect_fair(*start, last, share_of(cubes()));
}

// What a removal brings to light, of the cubes that are left.
TEST(P8ChiSquare, PyramixRevealsLater) {
  const Record record = fair_game("pyramix", {2});
  std::map<std::string, int> left = cubes();
  std::vector<Event> before;
  for (const Event& event : record.events) {
    if (event.actor == kChance && !before.empty()) break;
    before.push_back(event);
    if (event.actor != kChance) continue;
    const auto words = split(event.text, ' ');
    for (std::size_t at = 1; at < words.size(); ++at) --left[cube_of(event.text, at)];
  }
  const auto position = after("pyramix", {2}, before);
  expect_fair(*position, [](const std::string& text) { return cube_of(text, 1); }, share_of(left));
}

TEST(P8ChiSquare, AnubixxRolls) {
  const auto dealt = after("anubixx", {2}, {{kChance, "sheets AB"}});
  Rng rng(1);
  const std::size_t dice = word(dealt->sample(rng), 1).size();
  for (const char colour : std::string("rygblo")) {
    // The number of dice of the colour; what comes too seldom to be counted alone goes together.
    constexpr int kMost = 3;
    const auto count = [&](const std::string& text) {
      const auto of_colour = std::ranges::count(word(text, 1), colour);
      return std::to_string(std::min<int>(static_cast<int>(of_colour), kMost));
    };
    Probabilities wanted;
    double way = std::pow(5.0 / 6, dice);
    for (std::size_t n = 0; n <= dice; ++n) {
      wanted[std::to_string(std::min<std::size_t>(n, kMost))] += way;
      way *= static_cast<double>(dice - n) / static_cast<double>(n + 1) / 5;
    }
    expect_fair(*dealt, count, wanted);
  }
}

TEST(P8ChiSquare, AnubixxSheets) {
  std::vector<std::string> pairs;
  for (const char first : std::string("ABCDEF")) {
    for (const char second : std::string("ABCDEF")) {
      if (first != second) pairs.push_back({first, second});
    }
  }
  expect_fair(
      *after("anubixx", {2}, {}), [](const std::string& text) { return word(text, 1); },
      even(pairs));
}

TEST(P8ChiSquare, CubusDraws) {
  const auto start = after("cubus", {2}, {});
  const std::map<std::string, int> deck = {{"L", 15}, {"R", 15}, {"T", 11}, {"O", 4}};  // CUB-01
  expect_fair(*start, [](const std::string& text) { return word(text, 1); }, share_of(deck));
}

// The two markers of the first slot, of fifteen.
TEST(P8ChiSquare, AnkhorPrices) {
  const auto first = [](const std::string& text) { return word(text, 1); };
  Probabilities wanted;
  const std::string letters = "FICPT";
  for (std::size_t a = 0; a < letters.size(); ++a) {
    for (std::size_t b = a; b < letters.size(); ++b) {
      wanted[{letters[a], letters[b]}] = a == b ? 3.0 * 2 / (15 * 14) : 2 * 9.0 / (15 * 14);
    }
  }
  const auto ordered = [&](const std::string& text) {
    std::string both = first(text);
    std::ranges::sort(both, {}, [&](char c) { return letters.find(c); });
    return both;
  };
  expect_fair(*after("ankhor", {2}, {}), ordered, wanted);
}

// How many markers of each resource are still to be dealt.
using Markers = std::map<char, int>;

// What a slot of so many markers may show, in the order of the letters, and in how many orders the
// markers can have come to it.
std::map<std::string, double> shown(const Markers& left, std::size_t size) {
  if (size == 0) return {{"", 1}};
  std::map<std::string, double> ways;
  for (const auto& [letter, count] : left) {
    if (count == 0) continue;
    Markers rest = left;
    --rest[letter];
    for (const auto& [others, orders] : shown(rest, size - 1)) {
      std::string all = others + letter;
      std::ranges::sort(all);
      ways[all] += orders;
    }
  }
  return ways;
}

bool is_mixed(const std::string& slot) { return slot.size() < 3 || slot.front() != slot.back(); }

// In how many orders the rest can be dealt to slots of these sizes, so that none has three alike.
double mixed_deals(const Markers& left, const std::vector<std::size_t>& sizes, std::size_t slot,
                   std::map<Markers, double>& known) {
  if (slot == sizes.size()) return 1;
  const auto found = known.find(left);
  if (found != known.end()) return found->second;
  double deals = 0;
  for (const auto& [markers, orders] : shown(left, sizes[slot])) {
    if (!is_mixed(markers)) continue;
    Markers rest = left;
    for (const char letter : markers) --rest[letter];
    deals += orders * mixed_deals(rest, sizes, slot + 1, known);
  }
  return known[left] = deals;
}

// Dealt again while a slot has three alike (ANK-03): the last slot never shows such, and the first,
// where mixed prices hardly differ from any, is as it should be.
TEST(P8ChiSquare, AnkhorMixedPrices) {
  const Markers all = {{'F', 3}, {'I', 3}, {'C', 3}, {'P', 3}, {'T', 3}};
  const auto start = after("ankhor", {2, {{"prices", "mixed"}}}, {});
  for (const std::size_t place : {std::size_t{1}, std::size_t{6}}) {
    // The slot that is looked at is dealt to first, which changes no probability.
    const std::vector<std::size_t> others = place == 1 ? std::vector<std::size_t>{2, 2, 3, 3, 3}
                                                       : std::vector<std::size_t>{2, 2, 2, 3, 3};
    std::map<Markers, double> known;
    Probabilities wanted;
    double sum = 0;
    for (const auto& [markers, orders] : shown(all, place == 1 ? 2 : 3)) {
      if (!is_mixed(markers)) continue;
      Markers rest = all;
      for (const char letter : markers) --rest[letter];
      sum += wanted[markers] = orders * mixed_deals(rest, others, 0, known);
    }
    for (auto& [markers, probability] : wanted) probability /= sum;
    const auto of_slot = [&](const std::string& text) {
      std::string markers = word(text, place);
      std::ranges::sort(markers);
      return markers;
    };
    expect_fair(*start, of_slot, wanted);
  }
}

std::map<std::string, int> all_tiles() {
  std::map<std::string, int> tiles;
  for (const char colour : std::string("FICPT")) {
    for (const char kind : std::string("jbf2wsd")) {
      tiles[{colour, kind}] = std::string("jbf2").find(kind) == std::string::npos ? 1 : 2;
    }
  }
  return tiles;
}

Event prices() { return {kChance, "prices FP CP II FCP ICT FTT"}; }
Event row() { return {kChance, "row Fw Fb Iw C2 Pd Ij"}; }

std::map<std::string, int> tiles_unseen() {
  std::map<std::string, int> unseen = all_tiles();
  for (const char* seen : {"Fw", "Fb", "Iw", "C2", "Pd", "Ij"}) --unseen[seen];
  return unseen;
}

TEST(P8ChiSquare, AnkhorRow) {
  const auto start = after("ankhor", {2}, {prices()});
  const auto place = [](std::size_t at) {
    return [at](const std::string& text) { return word(text, at); };
  };
  expect_fair(*start, place(1), share_of(all_tiles()));
  expect_fair(*start, place(6), share_of(all_tiles()));
}

TEST(P8ChiSquare, AnkhorBacks) {
  std::map<char, int> colours;
  for (const auto& [tile, count] : tiles_unseen()) colours[tile[0]] += count;
  Probabilities wanted;
  for (const auto& [a, first] : colours) {
    for (const auto& [b, second] : colours) {
      wanted[std::string("a=") + a + " b=" + b] =
          first / 49.0 * (a == b ? second - 1 : second) / 48.0;
    }
  }
  expect_fair(
      *after("ankhor", {2}, {prices(), row()}),
      [](const std::string& text) { return word(text, 1) + " " + word(text, 2); }, wanted);
}

// Where the next tile is drawn whose back shows that colour: pile `a` shows T, and pile `b` P.
std::unique_ptr<AnyPosition> draw_of(char colour) {
  const Event backs{kChance, "backs a=T b=P"};
  for (std::uint64_t seed = 1;; ++seed) {
    auto position = after("ankhor", {2}, {prices(), row(), backs});
    Rng rng(seed);
    const std::unique_ptr<Bot> bot = make_bot(position->game(), "random").value();
    while (position->next().is_seats()) {
      const Seat seat = position->next().seats.first();
      BENBEN_ASSERT(position->apply(seat, bot->choose(*position, rng.split(rng.next()))).ok());
    }
    if (position->next().is_over()) continue;  // nobody bought anything
    Rng look(1);
    if (word(position->sample(look), 1)[2] == colour) return position;
  }
}

// A back is known, so of what lies under it only the kind is drawn.
TEST(P8ChiSquare, AnkhorDraws) {
  for (const char colour : {'T', 'P'}) {
    const auto position = draw_of(colour);
    std::map<std::string, int> of_colour;
    for (const auto& [tile, count] : tiles_unseen()) {
      if (tile.front() == colour) of_colour[tile] = count;
    }
    expect_fair(
        *position, [](const std::string& text) { return word(text, 1).substr(2); },
        share_of(of_colour));
  }
}

TEST(P8ChiSquare, AscensionColours) {
  const auto start = after("ascension", {2}, {});
  Rng rng(1);
  const std::string one = start->sample(rng);
  std::string other = one;
  while (other == one) other = start->sample(rng);
  expect_fair(*start, [](const std::string& text) { return text; }, even({one, other}));
}

}  // namespace
}  // namespace benben
