// Ends of Cubus that are foregone: nobody can build any more, so that all will pass.
#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

constexpr std::string_view kOneLeft = "L";  // a card alone builds nothing on one box

TEST(CubusForegone, IsTheEndWhenNoHandHasABuild) {  // CUB-30
  State state = last_turns(2, "1", {kOneLeft, "T"});
  state.scores = {3, 5};
  const auto end = Cubus::foregone(state);
  ASSERT_TRUE(end);
  EXPECT_EQ(scores(*end), (std::vector<int>{3, 5}));
  play(state, {"pass", "waive", "pass"});
  EXPECT_EQ(*Cubus::foregone(state), *end) << "also while others may knock";
  play(state, {"waive"});
  EXPECT_EQ(state, *end);
  EXPECT_FALSE(Cubus::foregone(state)) << "it is over";
}

TEST(CubusForegone, NothingIsWhileSomebodyMayBuildOrDraw) {
  EXPECT_FALSE(Cubus::foregone(last_turns(2, "1", {"LR", ""})));
  EXPECT_FALSE(Cubus::foregone(last_turns(2, "1", {"", "LR"}))) << "the other one builds next";
  EXPECT_FALSE(Cubus::foregone(table(2, "1", {kOneLeft, "T"}))) << "the deck has cards";
}

TEST(CubusForegone, NothingIsWhereAnEndingOrADemolitionFollows) {  // CUB-32 CUB-40
  for (const std::string_view ending : {"lowest", "best"}) {
    const NamedTexts options = {{"ending", std::string(ending)}};
    EXPECT_FALSE(Cubus::foregone(last_turns(2, "1", {kOneLeft, "T"}, options))) << ending;
  }
  EXPECT_FALSE(Cubus::foregone(last_turns(2, "1", {kOneLeft, "T"}, {{"mode", "both"}})));
}

// Whatever bots build, the end that is foretold is the one that comes.
TEST(CubusForegone, IsWhatComesWhenAllGoOnBuilding) {
  int foretold = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng(seed);
    State state = Cubus::start({2 + static_cast<int>(seed % 3), {}});
    std::optional<State> end;
    while (!Cubus::next(state).is_over()) {
      if (Cubus::next(state).is_chance()) {
        Cubus::apply(state, Cubus::sample(state, rng));
        continue;
      }
      if (!end) end = Cubus::foregone(state);
      Cubus::apply(state, Cubus::best_move(state, Cubus::next(state).seats.first())->move);
    }
    if (!end) continue;
    ++foretold;
    EXPECT_EQ(*end, state) << "seed " << seed;
  }
  EXPECT_EQ(foretold, 12);
}

}  // namespace
}  // namespace benben::cubus
