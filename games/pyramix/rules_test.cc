// Every rule of docs/rules/pyramix.md that is not about scoring, by its id.
#include "games/pyramix/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/testing/source_file.h"
#include "games/golden.h"
#include "games/property_suite.h"
#include "games/pyramix/test_heap.h"

namespace benben::testing {
BENBEN_GAME_PROPERTIES(pyramix::Pyramix);
}  // namespace benben::testing

namespace benben::pyramix {
namespace {

TEST(Pyramix, GoldenGames) {
  EXPECT_EQ(testing::check_all_golden(testing::source_file("games/pyramix/golden")), 15);
}

TEST(Pyramix, PYX_01_And_02_TheCubes) {  // PYX-01 PYX-02
  int cubes = 0;
  int values = 0;
  std::set<std::string> codes;
  for (int kind = 0; kind < kCubeKinds; ++kind) {
    const Cube cube = static_cast<Cube>(kind);
    const int count = kSupply[index(cube)];
    cubes += count;
    values += count * value(cube);
    codes.insert(cube_code(cube));
    EXPECT_EQ(find_cube(cube_code(cube)), cube);
  }
  EXPECT_EQ(cubes, 56);
  EXPECT_EQ(values, 76);
  EXPECT_EQ(codes, (std::set<std::string>{"bA", "bC", "bE", "pA", "pC", "pE", "oA", "oC", "oE",
                                          "gA", "gC", "gE", "X"}));
  EXPECT_EQ(value(*find_cube("gA")), 1);
  EXPECT_EQ(value(*find_cube("gC")), 2);
  EXPECT_EQ(value(*find_cube("gE")), 3);
  EXPECT_EQ(value(Cube::kCobra), 0);
  EXPECT_EQ(kSupply[index(*find_cube("oA"))], 8);
  EXPECT_EQ(kSupply[index(*find_cube("oC"))], 4);
  EXPECT_EQ(kSupply[index(*find_cube("oE"))], 1);
  EXPECT_EQ(kSupply[index(Cube::kCobra)], 4);
}

TEST(Pyramix, PYX_03_CellsAndLevels) {  // PYX-03
  constexpr int kLevelSizes[] = {1, 3, 6, 10, 15, 21};
  for (int number = 0; number <= kTrayLevel; ++number) {
    EXPECT_EQ(level(number).size(), kLevelSizes[number]);
  }
  std::vector<std::string> names;
  for (const Cell cell : CellSet::all()) {
    names.push_back(cell_name(cell));
    EXPECT_EQ(find_cell(coordinates(cell)), cell);
  }
  EXPECT_EQ(names.size(), 56u);
  EXPECT_TRUE(std::ranges::is_sorted(names));
  EXPECT_EQ(names.front(), "000");
  EXPECT_EQ(names.back(), "500");
  EXPECT_FALSE(find_cell({3, 2, 1}).has_value());
}

TEST(Pyramix, PYX_04_UppersLowersAndFaces) {  // PYX-04
  EXPECT_EQ(cells({"004", "013", "103"}), lowers(cell("003")));
  EXPECT_EQ(cells({"112", "022", "121"}), uppers(cell("122")));
  EXPECT_TRUE(uppers(cell("000")).empty());
  EXPECT_TRUE(lowers(cell("023")).empty());
  const State start = Pyramix::start({2, {}});
  EXPECT_EQ(visible_faces(start, cell("000")), 3);
  EXPECT_EQ(visible_faces(start, cell("003")), 2);
  EXPECT_EQ(visible_faces(start, cell("012")), 1);
  EXPECT_EQ(visible_faces(start, cell("111")), 0);
}

// The planes of visible faces are kept step by step; here they are counted anew at every step.
TEST(Pyramix, PYX_04_FacesAreCountedRightInPlay) {  // PYX-04
  for_each_position(40, [](const State& state) {
    for (const Cell at : CellSet::all()) {
      const int faces = state.occupied.contains(at) ? 3 - (uppers(at) & state.occupied).size() : 0;
      ASSERT_EQ(visible_faces(state, at), faces) << cell_name(at);
    }
  });
}

TEST(Pyramix, PYX_05_SetUpRevealsWhatShows) {  // PYX-05 PYX-17
  State state = Pyramix::start({2, {}});
  EXPECT_EQ(due_reveal(state).size(), 46);
  Rng rng(1);
  Pyramix::apply(state, Pyramix::sample(state, rng));
  EXPECT_EQ(state.unknown,
            cells({"111", "112", "113", "121", "122", "131", "211", "212", "221", "311"}));
  int hidden = 0;
  for (const int count : state.hidden) hidden += count;
  EXPECT_EQ(hidden, 10);
}

// All cubes are equally likely in every cell: each kind's share of the tip, and of an inner cell
// given the others, is its share of the cubes. Chi-square, 12 degrees of freedom: 32.9 is passed
// once in a thousand seeds; the seed is fixed.
TEST(Pyramix, PYX_05_AllArrangementsAreEquallyLikely) {  // PYX-05
  constexpr int kDraws = 56'000;
  std::array<int, kCubeKinds> at_tip{};
  std::array<int, kCubeKinds> inside{};
  const State start = Pyramix::start({2, {{"cobras", "all"}}});
  Rng rng(7);
  for (int i = 0; i < kDraws; ++i) {
    const Reveal reveal = Pyramix::sample(start, rng);
    ++at_tip[index(reveal.cubes[0])];
    ++inside[index(reveal.cubes[index(cell("111"))])];
  }
  for (const auto& counts : {at_tip, inside}) {
    double chi_square = 0;
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      const double expected = kSupply[kind] * (kDraws / 56.0);
      chi_square += (counts[kind] - expected) * (counts[kind] - expected) / expected;
    }
    EXPECT_LT(chi_square, 32.9);
  }
}

TEST(Pyramix, PYX_06_SeatsTakeTurnsFromSeatZero) {  // PYX-06
  State state = heap(3);
  for (const int seat : {0, 1, 2, 0}) {
    EXPECT_EQ(Pyramix::next(state), Next::seat(seat_at(seat)));
    EXPECT_EQ(refusal(state, (seat + 1) % 3, "005"), "PYX-06");
    Pyramix::apply(state, Pyramix::legal(state, seat_at(seat)).first());
  }
}

TEST(Pyramix, PYX_10_OneCubeGoesIntoTheCollection) {  // PYX-10
  State state = heap(2, {{"000", "gE"}});
  take(state, {"000"});
  EXPECT_EQ(state.occupied.size(), 55);
  EXPECT_EQ(state.taken[0], *find_cube("gE"));
  EXPECT_EQ(state.removals, 1);
  EXPECT_EQ(refusal(state, "000"), "PYX-10") << "what is taken is gone";
  EXPECT_EQ(refusal(state, "pass"), "PYX-31") << "there is no passing";
}

TEST(Pyramix, PYX_11_TwoOrThreeVisibleFaces) {  // PYX-11
  const State state = heap(2);
  EXPECT_EQ(refusal(state, "000"), "");
  EXPECT_EQ(refusal(state, "003"), "");
  EXPECT_EQ(refusal(state, "012"), "PYX-11");
  EXPECT_EQ(refusal(state, "111"), "PYX-11");
  EXPECT_EQ(Pyramix::legal(state, seat_at(0)).size(), 16) << "the tip and 15 cubes on the edges";
}

TEST(Pyramix, PYX_12_TheTrayStaysCovered) {  // PYX-12
  State state = heap(2);
  EXPECT_EQ(refusal(state, "005"), "") << "a cube slides into its place";
  // Five cubes of the edge slide down; then the corner shows three faces.
  take(state, {"005", "005", "005", "005", "005"});
  EXPECT_EQ(visible_faces(state, cell("005")), 3);
  EXPECT_EQ(refusal(state, "005"), "PYX-12");
}

TEST(Pyramix, PYX_13_NothingIsTakenBesideACobra) {  // PYX-13
  const State state = heap(2, {{"001", "X"}});
  EXPECT_EQ(refusal(state, "000"), "PYX-13") << "the cobra is a lower";
  EXPECT_EQ(refusal(state, "002"), "PYX-13") << "the cobra is an upper";
  EXPECT_EQ(refusal(state, "003"), "");
  EXPECT_EQ(refusal(state, "010"), "") << "an edge is not a face";
}

TEST(Pyramix, PYX_13_HiddenCobrasBlockNothing) {  // PYX-13 PYX-30
  // 111 is inside. Once 001 and 011's neighbours are gone, 011 shows two faces and touches it.
  const Arrangement arrangement = {{"111", "X"}};
  State hidden = heap(2, arrangement);
  State known = heap(2, arrangement, Cobras::kAll);
  for (State* state : {&hidden, &known}) take(*state, {"000", "001"});
  EXPECT_FALSE(hidden.cobras.contains(cell("111")));
  EXPECT_EQ(refusal(hidden, "011"), "");
  EXPECT_EQ(refusal(known, "011"), "PYX-13");
}

TEST(Pyramix, PYX_14_CobrasMayBeTakenBesideCobras) {  // PYX-14
  State state = heap(2, {{"000", "X"}, {"001", "X"}, {"012", "X"}, {"005", "X"}});
  EXPECT_EQ(refusal(state, "000"), "");
  EXPECT_EQ(refusal(state, "001"), "");
  EXPECT_EQ(refusal(state, "012"), "PYX-11") << "one face";
  take(state, {"001", "001"});  // the tip slides down and is taken as well
  EXPECT_EQ(state.cobras, cells({"005", "012"}));
  EXPECT_EQ(refusal(state, "005"), "");
  // A cobra on the tray that shows three faces: golden/cobra-opens-the-tray.game.
}

TEST(Pyramix, PYX_15_TheLineSlides) {  // PYX-15
  State state = heap(2, {{"000", "gE"}, {"001", "bE"}, {"002", "X"}, {"003", "oE"}, {"004", "pC"}});
  // 003 touches the cobra; a cube further down the edge takes the whole line along.
  take(state, {"005"});
  EXPECT_EQ(state.cubes[index(cell("005"))], *find_cube("pC"));
  EXPECT_EQ(state.cubes[index(cell("004"))], *find_cube("oE"));
  EXPECT_EQ(state.cubes[index(cell("003"))], Cube::kCobra);
  EXPECT_EQ(state.cubes[index(cell("002"))], *find_cube("bE"));
  EXPECT_EQ(state.cubes[index(cell("001"))], *find_cube("gE"));
  EXPECT_EQ(state.cubes[index(cell("000"))], Cube::kNone);
  EXPECT_EQ(state.cobras, cells({"003"}));
  EXPECT_EQ(CellSet::all() - state.occupied, cells({"000"}));
  take(state, {"001"});
  EXPECT_EQ(CellSet::all() - state.occupied, cells({"000", "001"})) << "three faces: no slide";
}

TEST(Pyramix, PYX_16_SlidingBesideACobraBlocks) {  // PYX-16
  // The bE at 001 may be taken. When 005 goes it slides to 002, beside the cobra at 012.
  State state = heap(2, {{"001", "bE"}, {"012", "X"}});
  EXPECT_EQ(refusal(state, "001"), "");
  take(state, {"005"});
  EXPECT_EQ(state.cubes[index(cell("002"))], *find_cube("bE"));
  EXPECT_EQ(refusal(state, "002"), "PYX-13");
}

TEST(Pyramix, PYX_17_RevealsAreDueBeforeTheNextTurn) {  // PYX-17
  State state = heap(2, {{"111", "gE"}, {"110", "pA"}});
  take(state, {"000", "010", "100"});
  EXPECT_EQ(Pyramix::next(state).kind, Next::Kind::kSeats) << "nothing new shows: no event";
  take(state, {"110"});
  EXPECT_EQ(due_reveal(state), cells({"111"}));
  EXPECT_TRUE(Pyramix::next(state).is_chance());
  EXPECT_EQ(refusal(state, "001"), "PYX-17");
  EXPECT_EQ(chance_refusal(state, "reveal 111=gE"), "");
  EXPECT_EQ(chance_refusal(state, "reveal 112=gE"), "PYX-17");
  EXPECT_EQ(chance_refusal(state, "reveal 111=gE 112=gA"), "PYX-17");
}

TEST(Pyramix, PYX_17_OneToThreeCellsUntilTheLastReveal) {  // PYX-17
  int last_reveal = 0;
  for_each_position(400, [&](const State& state) {
    if (state.removals == 0 || !Pyramix::next(state).is_chance()) return;
    ASSERT_GE(due_reveal(state).size(), 1);
    ASSERT_LE(due_reveal(state).size(), 3);
    last_reveal = std::max<int>(last_reveal, state.removals);
  });
  EXPECT_LE(last_reveal, 33);
}

TEST(Pyramix, PYX_20_TheGameEndsAfter35Turns) {  // PYX-20
  constexpr int kShares[5][4] = {{}, {}, {18, 17}, {12, 12, 11}, {9, 9, 9, 8}};
  for (int players = 2; players <= 4; ++players) {
    State state = heap(players);
    std::array<int, 4> turns{};
    while (!Pyramix::next(state).is_over()) {
      ++turns[static_cast<std::size_t>(seat_to_move(state))];
      Pyramix::apply(state, Pyramix::legal(state, seat_at(0)).first());
      reveal_due(state, {});
    }
    EXPECT_EQ(state.removals, 35);
    EXPECT_EQ(state.occupied, kTray);
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(turns[static_cast<std::size_t>(seat)], kShares[players][seat]);
    }
    EXPECT_EQ(refusal(state, "005"), "PYX-20");
    EXPECT_EQ(chance_refusal(state, "reveal 005=bA"), "PYX-20");
  }
}

TEST(Pyramix, PYX_30_AllCobrasAreKnownUnderAll) {  // PYX-30
  const State start = Pyramix::start({2, {{"cobras", "all"}}});
  EXPECT_EQ(due_reveal(start).size(), 56);
  for_each_position(30, [](const State& state) {
    if (state.option == Cobras::kAll && state.removals > 0) {
      ASSERT_FALSE(Pyramix::next(state).is_chance()) << "nothing is left to chance";
    }
  });
}

TEST(Pyramix, Invariants) {
  std::size_t most_moves = 0;
  for_each_position(300, [&](const State& state) {
    for (const Cell at : state.occupied) {
      ASSERT_EQ(lowers(at) & state.occupied, lowers(at)) << "the heap is an up-set";
    }
    std::array<int, kCubeKinds> counts{};
    for (const Cell at : state.occupied - state.unknown) ++counts[index(state.cubes[index(at)])];
    for (int i = 0; i < state.removals; ++i)
      ++counts[index(state.taken[static_cast<std::size_t>(i)])];
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      ASSERT_EQ(counts[kind] + state.hidden[kind], kSupply[kind]) << "cubes are conserved";
    }
    for (const Cell at : CellSet::all()) {
      ASSERT_EQ(state.cobras.contains(at), state.cubes[index(at)] == Cube::kCobra);
    }
    if (!Pyramix::next(state).is_seats()) return;
    most_moves = std::max<std::size_t>(
        most_moves, static_cast<std::size_t>(Pyramix::legal(state, seat_to_move(state)).size()));
  });
  EXPECT_LE(most_moves, 28u);
}

// Permuting the axes of a position permutes its legal moves.
TEST(Pyramix, Symmetry) {
  const auto turned = [](Cell at) {
    const Coordinates c = coordinates(at);
    return *find_cell({c.y, c.z, c.x});
  };
  const auto mirrored = [](Cell at) {
    const Coordinates c = coordinates(at);
    return *find_cell({c.y, c.x, c.z});
  };
  const auto image = [](CellSet set, auto map) {
    CellSet out;
    for (const Cell at : set) out |= CellSet::of(map(at));
    return out;
  };
  const auto check = [&](const State& state, auto map) {
    State other = state;
    for (CellSet State::* member : {&State::occupied, &State::unknown, &State::cobras,
                                    &State::faces_low, &State::faces_high}) {
      other.*member = image(state.*member, map);
    }
    for (const Cell at : CellSet::all()) other.cubes[index(map(at))] = state.cubes[index(at)];
    ASSERT_EQ(Pyramix::legal(other, seat_at(0)), image(Pyramix::legal(state, seat_at(0)), map));
    for (const Cell at : Pyramix::legal(state, seat_at(0))) {
      State after = state;
      State other_after = other;
      Pyramix::apply(after, at);
      Pyramix::apply(other_after, map(at));
      ASSERT_EQ(other_after.occupied, image(after.occupied, map));
    }
  };
  for_each_position(20, [&](const State& state) {
    if (!Pyramix::next(state).is_seats()) return;
    check(state, turned);
    check(state, mirrored);
  });
}

}  // namespace
}  // namespace benben::pyramix
