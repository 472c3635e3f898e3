// Themes of chosen moves, one for each theme and where two of them meet; in all games that are
// played at random themes_test.cc holds them against the texts.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/game.h"
#include "games/ankhor/test_table.h"
#include "games/anubixx/test_site.h"
#include "games/ascension/test_scene.h"
#include "games/cubus/test_table.h"
#include "games/pyramix/test_heap.h"
#include "games/themes.h"

namespace benben {
namespace {

// The theme of the move with this text, which must be legal; its refusal if it is not.
template <Game G>
std::string told(const typename G::State& state, std::string_view text) {
  const Seat seat = G::next(state).seats.first();
  const auto move = G::read_move(state, seat, text);
  if (!move) return describe(move.error());
  auto after = state;
  G::apply(after, *move);
  return std::string(theme(state, seat, *move, after));
}

TEST(Themes, OfChosenMovesOfPyramix) {
  using pyramix::Pyramix;
  const auto fresh =
      pyramix::heap(2, {{"005", "bA"}, {"050", "bA"}, {"500", "bA"}, {"020", "pE"}, {"300", "pC"}});
  EXPECT_EQ(told<Pyramix>(fresh, "005"), "award") << "the first ankh";
  EXPECT_EQ(told<Pyramix>(fresh, "020"), "value");
  EXPECT_EQ(told<Pyramix>(fresh, "300"), "other") << "an eye may be taken";
  auto held = fresh;
  pyramix::take(held, {"005"});
  EXPECT_EQ(told<Pyramix>(held, "050"), "tie") << "as many ankhs as the holder";
  auto tied = held;
  pyramix::take(tied, {"050"});
  EXPECT_EQ(told<Pyramix>(tied, "500"), "award") << "one more than the other";
  auto kept = held;
  pyramix::take(kept, {"300"});
  EXPECT_EQ(told<Pyramix>(kept, "050"), "other") << "the award was its own before";
  const auto with_cobra = pyramix::heap(2, {{"500", "X"}});
  EXPECT_EQ(told<Pyramix>(with_cobra, "500"), "cobra");
}

TEST(Themes, OfChosenMovesOfAnubixx) {
  using anubixx::Anubixx;
  const auto fresh = anubixx::rolled(2, "ryg");
  EXPECT_EQ(told<Anubixx>(fresh, "end"), "stop");
  EXPECT_EQ(told<Anubixx>(fresh, "P11<die"), "stone");
  EXPECT_EQ(told<Anubixx>(fresh, "P14<Q2"), "quarry");
  EXPECT_EQ(told<Anubixx>(fresh, "M31+M32<die,die"), "pair");
  EXPECT_EQ(told<Anubixx>(fresh, "M33+M34<die,J"), "joker");
  EXPECT_EQ(told<Anubixx>(anubixx::rolled(2, "yyy"), "M33+M34<J,Q4"), "joker")
      << "both ways of paying";
  auto late = anubixx::rolled(2, "rrr");
  late.builders[0].crossed = anubixx::stones({"P11", "P13"});
  EXPECT_EQ(told<Anubixx>(late, "P16<J"), "bonus") << "whatever pays";
  late.builders[0].crossed = anubixx::pyramid() - anubixx::stones({"P61"});
  EXPECT_EQ(told<Anubixx>(late, "P61<J"), "building") << "whatever pays";
}

TEST(Themes, OfChosenMovesOfAnkhor) {
  using ankhor::Ankhor;
  auto state = ankhor::table(2);
  EXPECT_EQ(told<Ankhor>(state, "take FIC"), "take");
  ankhor::give(state, 0, "FFIA");
  EXPECT_EQ(told<Ankhor>(state, "refresh a"), "refresh");
  ankhor::build(state, 0, ankhor::kSquare);
  EXPECT_EQ(told<Ankhor>(state, "buy 0 4,0^0"), "buy");
  EXPECT_EQ(told<Ankhor>(state, "buy 0 1,1^1 -F"), "stack");
  EXPECT_EQ(told<Ankhor>(state, "move 0,0^0 4,2^0"), "move");
  ankhor::step(state, "take CCA");
  EXPECT_EQ(told<Ankhor>(state, "end"), "stop");
  auto rich = ankhor::table(3);
  ankhor::give(rich, 0, "FFFIIAA");
  ankhor::steps(rich, {"take CAA", "end"});
  EXPECT_EQ(told<Ankhor>(rich, "return FAA"), "return");
}

TEST(Themes, OfChosenMovesOfAscension) {
  using ascension::after;
  using ascension::Ascension;
  using ascension::scene;
  EXPECT_EQ(told<Ascension>(scene("O7=S O8=LM O20=S"), "O7>8"), "pyramid");
  EXPECT_EQ(told<Ascension>(scene("O7=S O8=L O20=S"), "O7>8"), "stone") << "not a whole one";
  EXPECT_EQ(told<Ascension>(scene("O10=L O11=s O20=S"), "O10>11"), "limbo") << "a stone bumped";
  EXPECT_EQ(told<Ascension>(scene("O10=S I9=M O20=S"), "mason>10"), "figure");
  EXPECT_EQ(told<Ascension>(scene("limbo=L O20=S"), "limbo L>18"), "enter");
  const auto landed = after(scene("O10=S O11=l I9=M O20=M"), {"mason>10"});
  EXPECT_EQ(told<Ascension>(landed, "push 11 +"), "power");
  const auto scatters = after(scene("O10=Ms O20=S I9=A"), {"anubis>10"});
  EXPECT_EQ(told<Ascension>(scatters, "scatter 10 --"), "limbo") << "by a power, too";
}

TEST(Themes, OfChosenMovesOfCubus) {
  using cubus::Cubus;
  EXPECT_EQ(told<Cubus>(cubus::table(2, "1", {"LRT", ""}), "build 2"), "extend");
  EXPECT_EQ(told<Cubus>(cubus::table(2, "1", {"LR", ""}), "build 2"), "hand");
  EXPECT_EQ(told<Cubus>(cubus::table(2, "2", {"TTLR", ""}), "build 1,1,1"), "rebuild");
  EXPECT_EQ(told<Cubus>(cubus::table(2, "1", {"LR", ""}), "pass"), "other");
}

}  // namespace
}  // namespace benben
