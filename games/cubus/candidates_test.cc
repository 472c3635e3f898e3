// What Cubus tells a search, and how much of it a player finds who does not see everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/cubus/advice.h"
#include "games/cubus/building.h"
#include "games/cubus/test_table.h"

namespace benben::cubus {
namespace {

bool is_way_out(const Move& move) { return move.act == Act::kPass || move.act == Act::kWaive; }

bool is_local(const State& state, const Move& move) {
  const auto local = local_builds(state.stack, usable_cards(state));
  return std::ranges::find(local, move.stack) != local.end();
}

// Calls visit(state, list) for the candidates of all positions of some games where stacks are
// built.
template <class Visit>
void for_each_list(Sight sight, Visit visit) {
  for_each_position(10, [&](const State& state) {
    if (!is_building(state)) return;
    const CandidateList list = Cubus::candidates(state, seat_to_act(state), sight);
    std::vector<Candidate<Move>> candidates;
    for (int n = 0; n < list.size(); ++n) candidates.push_back(list[n]);
    visit(state, candidates);
  });
}

TEST(CubusCandidates, AShortSightFindsOneBoxMore) {
  int builds = 0;
  for_each_list(Sight::kShort, [&](const State& state, const auto& candidates) {
    for (const auto& candidate : candidates) {
      if (is_way_out(candidate.move)) continue;
      EXPECT_TRUE(is_local(state, candidate.move)) << Cubus::text(candidate.move);
      ++builds;
    }
  });
  EXPECT_GT(builds, 100);
}

TEST(CubusCandidates, AtRandomAnyBoxMoreIsAsLikelyAsNone) {
  constexpr int kDraws = 300;  // of each
  State state = table(3, "3,1,1/1,1,1/1,1,1*", {"LLRRT", "", ""});
  for (const char* text : {"", "pass"}) {  // who builds, and who may knock with the same cards
    if (*text != '\0') play(state, {text});
    const std::vector<Stack> builds = local_builds(state.stack, usable_cards(state));
    ASSERT_GT(builds.size(), 3u);
    std::map<std::string, int> counts;
    Rng rng(4);
    const int draws = kDraws * static_cast<int>(builds.size() + 1);
    for (int n = 0; n < draws; ++n) {
      const Move move = Cubus::random_move(state, seat_to_act(state), rng);
      ASSERT_FALSE(Cubus::fault(state, seat_to_act(state), move)) << Cubus::text(move);
      ++counts[Cubus::text(move)];
    }
    EXPECT_EQ(counts.size(), builds.size() + 1);
    for (const auto& [move, count] : counts) EXPECT_NEAR(count, kDraws, 75) << move;
  }
}

TEST(CubusCandidates, AtRandomEveryMoveOfEveryGameIsLegal) {
  int builds = 0;
  std::set<Phase> phases;
  for (const char* mode : {"build", "demolition", "both"}) {
    for (const char* ending : {"plain", "lowest", "best"}) {
      for (const int players : {2, 3, 6}) {
        State state = Cubus::start({players, {{"mode", mode}, {"ending", ending}}});
        Rng rng(static_cast<std::uint64_t>(players));
        for (Next next = Cubus::next(state); !next.is_over(); next = Cubus::next(state)) {
          if (next.is_chance()) {
            Cubus::apply(state, Cubus::sample(state, rng));
            continue;
          }
          const Seat seat = next.seats.first();
          const Move move = Cubus::random_move(state, seat, rng);
          ASSERT_FALSE(Cubus::fault(state, seat, move)) << mode << ending << Cubus::text(move);
          phases.insert(state.phase);
          if (!is_way_out(move)) ++builds;
          Cubus::apply(state, move);
        }
      }
    }
  }
  EXPECT_GT(builds, 500);
  EXPECT_TRUE(phases.contains(Phase::kKnock) && phases.contains(Phase::kLowest) &&
              phases.contains(Phase::kName) && phases.contains(Phase::kDemolish));
}

TEST(CubusCandidates, AMiddleSightRebuildsOnTheFloorPlan) {
  int rebuilt = 0;
  for_each_list(Sight::kMiddle, [&](const State& state, const auto& candidates) {
    for (const auto& candidate : candidates) {
      if (is_way_out(candidate.move) || is_local(state, candidate.move)) continue;
      EXPECT_EQ(candidate.move.stack.rows, state.stack.rows) << Cubus::text(candidate.move);
      ++rebuilt;
    }
  });
  EXPECT_GT(rebuilt, 20);
}

TEST(CubusCandidates, AFullSightFindsTheBestBuildAndTheWayOut) {
  for_each_list(Sight::kFull, [](const State& state, const auto& candidates) {
    const auto best = Cubus::best_move(state, seat_to_act(state));
    EXPECT_TRUE(std::ranges::any_of(candidates, [&](const auto& candidate) {
      return candidate.move == best->move;
    })) << Cubus::text(best->move);
    EXPECT_EQ(std::ranges::count_if(
                  candidates, [](const auto& candidate) { return is_way_out(candidate.move); }),
              1);
  });
}

TEST(CubusCandidates, WhoeverOverlooksAMovePassesAndWaives) {
  // Boxes added singly win little here; the rulebook's move rebuilds the plan and wins 19 points.
  State state = table(3, "3,1,1/1,1,1/1,1,1*", {"LR", "", ""});
  const auto most = [&](Sight sight) {
    int points_found = 0;
    const CandidateList list = Cubus::candidates(state, seat_to_act(state), sight);
    for (int n = 0; n < list.size(); ++n) {
      if (is_way_out(list[n].move)) continue;
      points_found = std::max(points_found, points(state.stack, list[n].move.stack));
    }
    return points_found;
  };
  EXPECT_LT(most(Sight::kShort), most(Sight::kMiddle));
  EXPECT_EQ(most(Sight::kMiddle), 19) << "the stack of 19 points stands on the same plan";
  play(state, {"pass"});
  EXPECT_LT(most(Sight::kShort), 19) << "who knocks sees no more";
  EXPECT_EQ(most(Sight::kFull), 19);
}

TEST(CubusCandidates, TheFirstAloneIsTheFirstOfAll) {
  int builds = 0;
  for_each_position(10, [&](const State& state) {
    if (!is_building(state)) return;
    for (const Sight sight : kSights) {
      const WeighedBuilds all = weighed_builds(state, sight);
      const WeighedBuilds first = weighed_builds(state, sight, 1);
      ASSERT_EQ(first.size(), std::min(all.size(), 1));
      if (first.size() == 0) continue;
      EXPECT_EQ(first.begin()->stack, all.begin()->stack) << text(state.stack);
      EXPECT_EQ(first.begin()->value, all.begin()->value) << text(state.stack);
      ++builds;
    }
  });
  EXPECT_GT(builds, 500);
}

// Of two builds of one point the one is weighed more that leaves less to win.
TEST(CubusCandidates, LeavingLittleCounts) {
  const State state = table(2, "2,2/2,1", {"LLRRT", "LLRRT"});
  const WeighedBuilds builds = weighed_builds(state, Sight::kFull);
  ASSERT_GT(builds.size(), 1);
  EXPECT_TRUE(std::ranges::is_sorted(builds, std::greater(), &WeighedBuild::value));
  const auto left = [&](const Stack& stack) {
    State after = state;
    Cubus::apply(after, Move::build(stack));
    return expected_gain(after);
  };
  for (const WeighedBuild& build : builds) {
    if (points(state.stack, build.stack) == points(state.stack, builds.begin()->stack)) {
      EXPECT_LE(left(builds.begin()->stack), left(build.stack)) << text(build.stack);
    }
  }
}

TEST(CubusCandidates, TheExpectedGainIsThatOfTheTurn) {
  EXPECT_EQ(expected_gain(table(2, "1", {"LR", ""})), 16);  // one box more, for two cards
  EXPECT_EQ(expected_gain(table(2, "1", {"L", "LR"})), 0);
  State state = table(2, "1", {"L", ""});
  state.phase = Phase::kDraw;
  // A right side or a top each make one box possible: 30 of 44 cards.
  EXPECT_EQ(state.deck, Cards({{14, 15, 11, 4}}));
  EXPECT_EQ(expected_gain(state), 16 * 30 / 44);
}

}  // namespace
}  // namespace benben::cubus
