// Ascension as every game: the property suite, the golden games, the boards.
#include "games/ascension/rules.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/testing/source_file.h"
#include "games/ascension/test_scene.h"
#include "games/golden.h"
#include "games/property_suite.h"

namespace benben::testing {
template <>
inline constexpr int kPropertyGames<ascension::Ascension> = 6;  // of up to 600 turns each

BENBEN_GAME_PROPERTIES(ascension::Ascension);
}  // namespace benben::testing

namespace benben::ascension {
namespace {

TEST(Ascension, GoldenGames) {
  EXPECT_EQ(testing::check_all_golden(testing::source_file("games/ascension/golden")), 29);
}

// What all boards have in common.
TEST(AscensionBoards, AreTablesOfOneKind) {  // ASC-01 ASC-02 ASC-03
  for (const std::string_view name : kBoardNames) {
    const Board& board = board_named(name);
    SCOPED_TRACE(board.name);
    EXPECT_EQ(opening(name).board.name, name);
    EXPECT_TRUE(opening(name).board == board);
    const int third = board.outer_size / 3;
    EXPECT_EQ(board.blue.bits(), 1u | 1u << third | 1u << 2 * third) << "evenly apart";
    EXPECT_EQ(board.portal[Colour::kGold], OuterSet::of(outer_at(third)));
    EXPECT_EQ(board.portal[Colour::kOnyx], OuterSet::of(outer_at(2 * third)));
    for (int n = 0; n < board.inner_size; ++n) {
      const OuterSet neighbours = board.next_to_inner[inner_at(n)];
      EXPECT_EQ(neighbours.size(), 2);
      for (const Outer space : neighbours) {
        EXPECT_TRUE(board.next_to_outer[space].contains(inner_at(n)));
      }
    }
    for (const Colour colour : kColours) {
      EXPECT_EQ(board.pyramid_starts[colour].size(), kPyramids);
      EXPECT_TRUE((board.pyramid_starts[colour] & board.blue).empty());
      for (const Figure figure : kFigures) {
        const Inner start = board.figure_starts[colour][figure];
        const OuterSet beside = board.next_to_inner[start];
        EXPECT_EQ((beside & board.pyramid_starts[colour]).size(), 1)
            << "each figure beside a pyramid of its own";
      }
    }
  }
  EXPECT_EQ(board_named("ring18").outer_size, 18);
  EXPECT_EQ(board_named("ring18").inner_size, 18);
  EXPECT_EQ(board_named("hex18").outer_size, 18);
  EXPECT_EQ(board_named("hex18").inner_size, 12);
}

TEST(AscensionBoards, SidesOfTheHexagon) {  // ASC-01
  const Board& board = board_named("hex18");
  for (int n = 0; n < board.outer_size; ++n) {
    const int sides = board.next_to_outer[outer_at(n)].size();
    EXPECT_EQ(sides, n % 3 == 0 ? 2 : 1) << "the middle of a side touches two";
  }
}

// All that a player still has on the way is worth less than two pyramids borne off, and its
// troubles cost less than one. It may well be worth more than one: nine stones near the portal are.
TEST(AscensionGuide, TwoPyramidsOutweighWhatIsOnTheWay) {
  visit_games(2, [](const State& state, const Step*) {
    for (const Colour colour : kColours) {
      const int borne_off = state.position.borne_off[colour];
      const int on_the_way =
          progress(state.position, state.board)[colour] - kPyramidWorth * borne_off;
      ASSERT_LT(on_the_way, 2 * kPyramidWorth);
      ASSERT_GT(on_the_way, -kPyramidWorth);
    }
  });
}

TEST(AscensionGuide, KeysTellPositionsApart) {
  std::map<std::uint64_t, std::string> seen;
  visit_game(setup_of("ring24"), Manner::kGreedy, 3, [&](const State& state, const Step*) {
    std::string json = Ascension::state_json(state);
    json.resize(json.find("\"turns\""));
    if (Ascension::next(state).is_over() || state.position.turns == 0) return;
    EXPECT_EQ(seen.emplace(Ascension::key(Ascension::position(state)), json).first->second, json);
  });
  EXPECT_GT(seen.size(), 100u);
}

TEST(AscensionGuide, OccurrencesAreThoseOfThePast) {
  const State state = opening();
  State next = after(state, {"O22>23"});
  EXPECT_EQ(Ascension::occurrences(state, Ascension::position(next)), 0);
  State before = state;
  before.past.set(1, next.position.code);
  next.position.turns = 3;
  EXPECT_EQ(Ascension::occurrences(before, Ascension::position(next)), 1);
  next.position.moves_left = 1;
  EXPECT_EQ(Ascension::occurrences(before, Ascension::position(next)), 0)
      << "starts of turns alone count";
}

}  // namespace
}  // namespace benben::ascension
