// Scoring of Pyramix by rule id; the rulebook's example is golden/scoring-example.game.
#include "games/pyramix/scoring.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/erased.h"
#include "games/pyramix/test_heap.h"

namespace benben::pyramix {
namespace {

// A finished game: the tray's cubes by cell (others as in `rest`), and each seat's cubes in order.
State finished(const Arrangement& tray, std::string_view rest,
               const std::vector<std::vector<std::string>>& taken) {
  State state = Pyramix::start({static_cast<int>(taken.size()), {}});
  state.occupied = kTray;
  state.unknown = {};
  state.faces_low = kTray;
  state.faces_high = kTray;
  state.removals = kRemovals;
  state.cubes.fill(Cube::kNone);
  for (const Cell at : kTray) {
    const auto placed = tray.find(cell_name(at));
    const Cube cube = *find_cube(placed == tray.end() ? rest : placed->second);
    state.cubes[index(at)] = cube;
    if (cube == Cube::kCobra) state.cobras |= CellSet::of(at);
  }
  state.taken.fill(Cube::kCobra);
  for (std::size_t seat = 0; seat < taken.size(); ++seat) {
    for (std::size_t i = 0; i < taken[seat].size(); ++i) {
      state.taken[i * taken.size() + seat] = *find_cube(taken[seat][i]);
    }
  }
  return state;
}

TEST(PyramixScoring, PYX_21_CobrasTakeTheirNeighboursOut) {  // PYX-21
  const State inner = finished({{"113", "X"}}, "bA", {{}, {}});
  EXPECT_EQ(score(inner).out, cells({"113", "014", "023", "104", "122", "203", "212"}));
  const State corner = finished({{"500", "X"}}, "bA", {{}, {}});
  EXPECT_EQ(score(corner).out, cells({"500", "401", "410"}));
}

TEST(PyramixScoring, PYX_21_CubesGoOutOnceAndTakeNoOthers) {  // PYX-21
  const State state = finished({{"500", "X"}, {"302", "X"}}, "bA", {{}, {}});
  // 401 lies next to both; 311 next to 401 goes out only as a neighbour of 302.
  EXPECT_EQ(score(state).out, cells({"500", "401", "410", "302", "203", "212", "311"}));
}

TEST(PyramixScoring, PYX_22_WhoLeadsAColour) {  // PYX-22
  const State state = finished({}, "gA", {{"bA", "bA", "pA"}, {"bA", "pA", "bE"}, {"oC", "pC"}});
  const Scoring scoring = score(state);
  const auto both = SeatSet::of(seat_at(0)).with(seat_at(1));
  EXPECT_EQ(leaders(scoring.awards[Colour::kBlue]), SeatSet::of(seat_at(0)));
  EXPECT_EQ(leaders(scoring.awards[Colour::kPurple]), both) << "a tie";
  EXPECT_EQ(leaders(scoring.awards[Colour::kOrange]), SeatSet()) << "a crane is no ankh";
  const std::string derived = ErasedPosition<Pyramix>(state).derived_json();
  EXPECT_TRUE(derived.ends_with(R"("leaders":{"b":[0],"p":[0,1],"o":[],"g":[]}})")) << derived;
}

TEST(PyramixScoring, PYX_22_TheStrictMajorityTakesTheColour) {  // PYX-22
  const State state = finished({{"005", "bE"}, {"050", "bC"}, {"500", "oA"}}, "gA",
                               {{"bA", "bA", "pA"}, {"bA", "pA", "bE"}});
  const Scoring scoring = score(state);
  EXPECT_EQ(scoring.awards[Colour::kBlue].holder, seat_at(0)) << "ankhs count, not points";
  EXPECT_EQ(scoring.awards[Colour::kBlue].points, 5) << "every symbol of the colour";
  EXPECT_EQ(scoring.awards[Colour::kPurple].holder, std::nullopt) << "a tie";
  EXPECT_EQ(scoring.awards[Colour::kOrange].holder, std::nullopt) << "nobody has any";
  EXPECT_EQ(scoring.total, (Scores{3 + 5, 5}));
}

TEST(PyramixScoring, PYX_22_ThreeWayTiesAndTiesBelowTheTop) {  // PYX-22
  const State three = finished({}, "bA", {{"bA"}, {"bA"}, {"bA"}});
  EXPECT_EQ(score(three).awards[Colour::kBlue].holder, std::nullopt);
  const State below = finished({}, "bA", {{"bA"}, {"bA", "bA"}, {"bA"}});
  EXPECT_EQ(score(below).awards[Colour::kBlue].holder, seat_at(1));
}

TEST(PyramixScoring, PYX_22_TheHolderIsNamedEvenIfNothingIsLeft) {  // PYX-22 PYX-33
  const State state = finished({}, "gC", {{"bA"}, {}});
  EXPECT_TRUE(Pyramix::state_json(state).ends_with(
      "\"out\":[],\"awards\":{\"b\":0,\"p\":null,\"o\":null,\"g\":null}}"));
}

TEST(PyramixScoring, PYX_24_EqualScoresShareTheWin) {  // PYX-24
  const State state = finished({}, "gA", {{"bA"}, {"pA"}, {}});
  EXPECT_EQ(Pyramix::scores(state), (Scores{1, 1, 0}));
  EXPECT_EQ(Pyramix::winners(state), SeatSet::of(seat_at(0)).with(seat_at(1)));
}

TEST(PyramixScoring, ScoresBeforeTheEndAreTheCollectedValues) {  // PYX-33
  State state = heap(2, {{"000", "gE"}, {"001", "bC"}});
  take(state, {"000", "001"});
  EXPECT_EQ(Pyramix::scores(state), (Scores{3, 2}));
}

TEST(PyramixScoring, StandingIsTheScoreIfItEndedNow) {
  for_each_position(60, [](const State& state) {
    const Scoring scoring = score(state);
    ASSERT_EQ(Pyramix::standing(state), scoring.total);
    if (Pyramix::next(state).is_over()) {
      ASSERT_EQ(Pyramix::scores(state), scoring.total);
    }
    int awarded = 0;
    for (const ColourAward& award : scoring.awards) awarded += award.holder ? award.points : 0;
    int difference = 0;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      difference += scoring.total[seat] - scoring.collected[seat];
    }
    ASSERT_EQ(difference, awarded);
  });
}

}  // namespace
}  // namespace benben::pyramix
