// What guides a search of Anubixx: the steps looked at, what they are worth, and how play goes on.
#include "games/anubixx/policy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/game.h"
#include "games/anubixx/test_site.h"

namespace benben::anubixx {
namespace {

static_assert(GuidedGame<Anubixx> && kAlwaysListed<Anubixx>);

std::set<std::string> appraised_texts(const State& state) {
  std::set<std::string> texts;
  const AppraisedMoves moves(state);
  for (int i = 0; i < moves.size(); ++i) texts.insert(Anubixx::text(moves[i].move));
  EXPECT_EQ(static_cast<int>(texts.size()), moves.size()) << "no step twice";
  return texts;
}

// A step that is left out has a twin that crosses out the same stones, takes the same dice and
// leaves no fewer quarry stones and jokers.
bool has_better_twin(const State& state, const Move& left_out, const AppraisedMoves& moves) {
  const Seat seat = seat_at(state.turn);
  State after = state;
  Anubixx::apply(after, left_out);
  for (int i = 0; i < moves.size(); ++i) {
    State twin = state;
    Anubixx::apply(twin, moves[i].move);
    if (twin.builder(seat).crossed == after.builder(seat).crossed && twin.taken == after.taken &&
        twin.blocked == after.blocked && twin.builder(seat).quarry <= after.builder(seat).quarry &&
        twin.builder(seat).jokers >= after.builder(seat).jokers) {
      return true;
    }
  }
  return false;
}

TEST(AnubixxPolicy, LeavesOutOnlyWhatAnotherStepBeats) {
  std::size_t most = 0;
  for_each_position(12, [&](const State& state) {
    if (state.phase != Phase::kBuild) return;
    const Seat seat = seat_at(state.turn);
    const AppraisedMoves moves(state);
    const std::set<std::string> texts = appraised_texts(state);
    most = std::max(most, texts.size());
    for (int i = 0; i < moves.size(); ++i) {
      ASSERT_FALSE(Anubixx::fault(state, seat, moves[i].move)) << Anubixx::text(moves[i].move);
    }
    const MoveList legal = Anubixx::legal(state, seat);
    for (int i = 0; i < legal.size(); ++i) {
      if (texts.contains(Anubixx::text(legal[i]))) continue;
      ASSERT_TRUE(has_better_twin(state, legal[i], moves)) << Anubixx::text(legal[i]);
    }
  });
  EXPECT_LE(most, 85u);
}

TEST(AnubixxPolicy, CandidatesWeighWhatTheyAreWorth) {
  for_each_position(8, [](const State& state) {
    if (state.phase != Phase::kBuild) return;
    const AppraisedMoves moves(state);
    const CandidateList candidates = Anubixx::candidates(state, seat_at(state.turn));
    ASSERT_EQ(candidates.size(), moves.size());
    for (int i = 0; i < moves.size(); ++i) {
      EXPECT_EQ(candidates[i].move, moves[i].move);
      EXPECT_GT(candidates[i].weight, 0u);
      EXPECT_LE(moves[i].worth, moves.best().worth);
      EXPECT_EQ(candidates[i].weight == 100'001u, moves[i].worth == moves.best().worth);
    }
  });
}

TEST(AnubixxPolicy, TheNearestQuarryStonePays) {
  State state = rolled(2, "rrr");
  std::set<std::string> texts = appraised_texts(state);
  EXPECT_TRUE(texts.contains("P12<Q5"));
  EXPECT_FALSE(texts.contains("P12<Q10"));
  EXPECT_TRUE(texts.contains("P12<J"));
  state.builders[0].quarry = 5;
  EXPECT_TRUE(appraised_texts(state).contains("P12<Q10"));
  EXPECT_EQ(leftmost(right_of(0)), quarry_payment(1));
  EXPECT_EQ(leftmost(right_of(1)), quarry_payment(2));
  EXPECT_EQ(leftmost(right_of(9)), quarry_payment(10));
}

TEST(AnubixxPolicy, GoesOnWithTheStoneOfMostWorth) {
  State state = rolled(2, "ryg");
  Rng rng(1);
  const Move move = Anubixx::rollout_move(state, seat_at(0), rng);
  EXPECT_EQ(move.payment, Payment::kDie) << Anubixx::text(move);
  state = rolled(2, "rbo");
  state.builders[0].crossed = stones({"P11", "P13"});
  EXPECT_EQ(Anubixx::text(Anubixx::rollout_move(state, seat_at(0), rng)), "P16<die")
      << "the scarab";
}

TEST(AnubixxPolicy, InTheLastRoundOnlyPointsCount) {
  State state = rolled(2, "lll");
  state.builders[1].crossed = mosaic() | arch();
  state.builders[0].crossed = pyramid_row(1);
  Rng rng(1);
  const auto step = [&] { return Anubixx::text(Anubixx::rollout_move(state, seat_at(0), rng)); };
  EXPECT_EQ(step(), "P22<Q1") << "the next row is worth two points, the quarry stone one";
  state.builders[0].crossed |= stones({"P22", "P24"});
  EXPECT_EQ(step(), "end") << "another stone of the row is worth nothing";
  state.builders[0].crossed = pyramid() - stones({"P61"});
  state.builders[0].quarry = 4;
  EXPECT_EQ(step(), "P61<J") << "six points for two, where the quarry would cost three";
}

}  // namespace
}  // namespace benben::anubixx
