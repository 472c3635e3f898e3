// What advice is worth: legal moves, numbers of the search, and reasons that are true.
#include "search/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/erased.h"
#include "games/all.h"
#include "games/ankhor/test_table.h"
#include "games/anubixx/test_site.h"
#include "games/ascension/test_scene.h"
#include "games/cubus/test_table.h"
#include "games/features.h"
#include "games/registry.h"
#include "search/evaluator.h"
#include "search/exact.h"
#include "search/learned_outlook.h"
#include "search/playout.h"
#include "search/test_pace.h"

namespace benben {
namespace {

bool tells(const std::vector<Reason>& reasons, std::string_view feature) {
  return std::ranges::any_of(
      reasons, [&](const Reason& reason) { return reason.after.info->name == feature; });
}

bool found(const Advice& advice, AdviceFact fact) {
  return std::ranges::find(advice.facts, fact, &ToldFact::fact) != advice.facts.end();
}

// The number of a fact, or 0 if it was not found.
int number_of(const Advice& advice, AdviceFact fact) {
  const auto told = std::ranges::find(advice.facts, fact, &ToldFact::fact);
  return told == advice.facts.end() ? 0 : static_cast<int>(told->number);
}

// Some decision of a random game.
template <class G>
typename G::State decision(std::uint64_t seed, int players, int steps) {
  Rng rng(seed);
  typename G::State state = G::start(benben::Setup{players, {}});
  for (int i = 0; i < steps || !G::next(state).is_seats(); ++i) {
    typename G::State before = state;
    random_step<G>(state, rng);
    if (G::next(state).is_over()) return before;
  }
  return state;
}

// Apart, and put together again as search counts them.
TEST(LearnedOutlook, IsWhatWasLearnedAsWinAndPoints) {
  using G = ankhor::Ankhor;
  int looked_at = 0;
  for (int players = 2; players <= 4; ++players) {
    for (int steps = 40; steps <= 160; steps += 4) {
      const G::State state = decision<G>(7, players, steps);
      if (!can_be_valued(state)) continue;
      const Outlook outlook = learned_outlook<G>(state);
      const Values learned = learned_values<G>(state);
      double wins = 0;
      for (int seat = 0; seat < players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        EXPECT_GE(outlook.win[at], 0);
        EXPECT_NEAR(worth(outlook, seat_at(seat), players), learned[at], 0.03);
        wins += outlook.win[at];
      }
      EXPECT_NEAR(wins, 1, 1e-9);
      ++looked_at;
    }
  }
  EXPECT_GT(looked_at, 20);
}

template <class G>
Advice advice_at(const typename G::State& state, int effort = 30, Actor seat = std::nullopt) {
  const auto advice = advise(ErasedPosition<G>(state), seat, {.effort = effort});
  EXPECT_TRUE(advice);
  return *advice;
}

template <class G>
void expect_sound(const typename G::State& state, const Advice& advice) {
  ASSERT_FALSE(advice.moves.empty());
  ASSERT_LE(advice.moves.size(), 4u);
  for (const AdvisedMove& move : advice.moves) {
    EXPECT_TRUE(G::read_move(state, advice.seat, move.text).ok()) << move.text;
    EXPECT_FALSE(move.place.sentence.empty());
    double wins = 0;
    for (const double share : move.outlook.win) wins += share;
    EXPECT_NEAR(wins, 1, 1e-9);
  }
  for (const Reason& reason : advice.grounds.reasons) EXPECT_GT(reason.weight, 0);
  for (const Reason& reason : advice.grounds.costs) EXPECT_LT(reason.weight, 0);
}

TEST(Advice, IsLegalAndTheSameForTheSameSeedInEveryGame) {
  AllGames::each([]<class G>() {
    for (const int steps : {0, 12, 40}) {
      SCOPED_TRACE(std::string(G::kInfo.name) + " after " + std::to_string(steps));
      const auto state = decision<G>(3, 2, steps);
      const Advice advice = advice_at<G>(state);
      expect_sound<G>(state, advice);
      EXPECT_EQ(advice_json(advice), advice_json(advice_at<G>(state)));
    }
  });
}

// The rest of a turn can be played as it is told, and the reasons are the features behind it.
TEST(Advice, ReasonsAreTheFeaturesBehindTheTurn) {
  int reasons = 0;
  AllGames::each([&]<class G>() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const auto before = decision<G>(seed, 2, 20);
      const Advice advice = advice_at<G>(before);
      auto state = before;
      const AdvisedMove& best = advice.moves.front();
      G::apply(state, *G::read_move(state, advice.seat, best.text));
      for (const std::string& text : best.rest) {
        const auto move = G::read_move(state, advice.seat, text);
        ASSERT_TRUE(move.ok()) << text;
        G::apply(state, *move);
      }
      const auto was = features(before, advice.seat);
      const auto is = features(state, advice.seat);
      for (const Reason& reason : advice.grounds.reasons) {
        bool found = false;
        for (std::size_t i = 0; i < is.size(); ++i) {
          if (is[i].info != reason.after.info || is[i].subject != reason.after.subject) continue;
          found = true;
          EXPECT_EQ(is[i].value, reason.after.value);
          EXPECT_EQ(was[i].value, reason.before);
        }
        EXPECT_TRUE(found) << reason.after.info->name;
        ++reasons;
      }
    }
  });
  EXPECT_GT(reasons, 20);
}

// All positions of a game have the same features in the same order, and each of them its words.
TEST(Advice, FeaturesAreTheSameOnesEverywhere) {
  AllGames::each([]<class G>() {
    const auto first = features(decision<G>(1, 2, 0), seat_at(0));
    for (const FeatureInfo& info : feature_infos(decision<G>(1, 2, 0))) {
      EXPECT_GT(info.weight, 0);
      EXPECT_TRUE(info.nudge.ends_with('.')) << info.nudge;
      EXPECT_FALSE(info.title.ends_with('.')) << info.title;
    }
    for (const int steps : {1, 9, 33}) {
      const auto later = features(decision<G>(2, 2, steps), seat_at(1));
      ASSERT_EQ(first.size(), later.size());
      for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].info, later[i].info);
        EXPECT_EQ(first[i].subject, later[i].subject);
        EXPECT_EQ(title_of(first[i]).find('{'), std::string::npos);
      }
    }
  });
}

TEST(Advice, AnEndIsSolvedAndItsBestMoveIsTheSolvers) {
  using G = pyramix::Pyramix;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    G::State state = G::start(benben::Setup{2, {}});
    while (state.removals < pyramix::kRemovals - 2 || !G::next(state).is_seats()) {
      random_step<G>(state, rng);
    }
    const auto solved = ExactSolver<G>(8 * 400).solve(state);
    if (!solved) continue;
    ++compared;
    const Advice advice = advice_at<G>(state, 400);
    EXPECT_TRUE(advice.is_exact);
    EXPECT_EQ(advice.moves.front().text, G::text(*solved->best));
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_NEAR(advice.moves.front().outlook.win[seat], solved->outlook.win[seat], 1e-12);
      EXPECT_EQ(advice.moves.front().error[seat], 0);
    }
  }
  EXPECT_GT(compared, 10);
}

TEST(Advice, CubusKnowsWhichBuildWinsMostAtOnce) {
  using G = cubus::Cubus;
  // Nobody builds after this: the build of most points is the best one.
  const G::State state = cubus::last_turns(2, "1", {"LRT", ""});
  const Advice advice = advice_at<G>(state, 200);
  const auto most = G::best_move(state, seat_at(0));
  ASSERT_FALSE(advice.facts.empty());
  EXPECT_EQ(advice.facts.back().fact, AdviceFact::kAtOnce);
  EXPECT_EQ(advice.facts.back().number, most->points);
}

// What is named is not won at once, and nobody knows all moves.
TEST(Advice, CubusSaysNothingOfPointsAtOnceWhereMovesAreNamed) {
  using G = cubus::Cubus;
  G::State state = cubus::last_turns(2, "1", {"L", "RT"}, {{"ending", "best"}});
  cubus::play(state, {"pass", "waive", "pass", "waive"});
  ASSERT_EQ(state.phase, cubus::Phase::kName);
  ASSERT_GT(G::best_move(state, seat_at(0))->points, 0);
  const Advice advice = advice_at<G>(state, 100);
  EXPECT_FALSE(found(advice, AdviceFact::kPatient));
  EXPECT_FALSE(found(advice, AdviceFact::kAtOnce));
}

TEST(Advice, IsNotForcedWhereMovesAreNotListed) {
  using G = cubus::Cubus;
  G::State state = cubus::table(2, "1", {"", "LRT"});
  cubus::play(state, {"pass"});
  // It may knock, too, and falsely.
  ASSERT_EQ(G::candidates(state, seat_at(1), Sight::kFull).size(), 1);
  ASSERT_TRUE(G::read_move(state, seat_at(1), "knock false").ok());
  EXPECT_FALSE(found(advice_at<G>(state), AdviceFact::kForced));
}

// A turn that begins with `refresh` goes on when tiles have been drawn.
TEST(Advice, ATurnThatGoesOnBehindADrawIsNotCompared) {
  using G = ankhor::Ankhor;
  int cut = 0;
  int whole = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const auto state = decision<G>(seed, 2, 20 + static_cast<int>(seed % 8) * 10);
    if (!G::read_move(state, G::next(state).seats.first(), "refresh a").ok()) continue;
    const Advice advice = advice_at<G>(state, 20);
    const bool goes_on = std::ranges::any_of(advice.moves, [](const AdvisedMove& move) {
      return (move.rest.empty() ? move.text : move.rest.back()).starts_with("refresh");
    });
    for (const auto* list : {&advice.grounds.reasons, &advice.grounds.costs}) {
      for (const Reason& reason : *list) {
        if (!goes_on) whole += reason.others ? 1 : 0;
        if (!goes_on) continue;
        ++cut;
        EXPECT_FALSE(reason.others) << reason.after.info->name << " at seed " << seed;
      }
    }
  }
  EXPECT_GT(cut, 3);
  EXPECT_GT(whole, 3);
}

// Of moves that the search has tried about as often, the one that promises most is told first.
TEST(Advice, TheFirstMoveIsWorthAsMuchAsItsRivals) {
  using G = pyramix::Pyramix;
  int others = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto state = decision<G>(seed, 2, 12);
    const Advice advice = advice_at<G>(state, 60);
    const auto searched = Evaluator<G>(60).evaluate(state, Rng(1).split(0), advice.seat).moves;
    const auto worth_of = [&](const AdvisedMove& move) {
      return worth(move.outlook, advice.seat, advice.players);
    };
    if (advice.moves.front().text != G::text(searched.front().move)) ++others;
    for (const auto& [move, visits, outlook] : searched) {
      if (2 * visits <= searched.front().visits) continue;
      for (const AdvisedMove& told : advice.moves) {
        if (told.text != G::text(move)) continue;
        EXPECT_LE(worth_of(told), worth_of(advice.moves.front()));
      }
    }
  }
  EXPECT_GT(others, 3);
}

// The third pyramid wins: there is one move that does it, and it says why.
TEST(Advice, TheMoveThatWinsSaysWhatItCompletes) {
  using G = ascension::Ascension;
  const G::State state = ascension::scene("O8=LM O7=S O4=L off=2,0 O20=lms O22=lm turn=gold");
  const Advice advice = advice_at<G>(state, 200);
  EXPECT_EQ(advice.moves.front().text, "O7>8");
  EXPECT_EQ(advice.moves.front().outlook.win[0], 1);
  EXPECT_EQ(number_of(advice, AdviceFact::kWins), 1);
  EXPECT_TRUE(tells(advice.grounds.reasons, "ascended"));
  EXPECT_EQ(advice.grounds.reasons.front().after.value, 3);
  EXPECT_EQ(advice.grounds.reasons.front().before, 2);
}

// Whether the seat wins in so many moves of both, by trying everything.
bool wins_within(const ascension::Ascension::Position& position, Seat seat, int moves) {
  using G = ascension::Ascension;
  const Next next = G::next(position);
  if (next.is_over()) return G::winners(position) == SeatSet::of(seat);
  if (moves == 0) return false;
  const bool chooses = next.seats.contains(seat);
  for (const ascension::Step& step : G::legal(position, next.seats.first())) {
    G::Position after = position;
    G::apply(after, step);
    if (wins_within(after, seat, moves - 1) == chooses) return chooses;
  }
  return !chooses;
}

// Every n-th of the positions that so many moves lead to.
template <class Visit>
void visit_behind(const ascension::State& state, int moves, int nth, Visit visit) {
  using G = ascension::Ascension;
  if (G::next(state).is_over()) return;
  if (moves == 0) return visit(state);
  int count = 0;
  for (const ascension::Step& step : G::legal(state, G::next(state).seats.first())) {
    if (count++ % nth != 0) continue;
    ascension::State after = state;
    G::apply(after, step);
    visit_behind(after, moves - 1, nth, visit);
  }
}

// Positions in which Gold lacks one Move for the third pyramid, and Onyx cannot come near.
template <class Visit>
void visit_last_turns(int nth, Visit visit) {
  for (const char* turn : {"gold", "onyx"}) {
    const auto near =
        ascension::scene(std::string("O8=LM O7=S O4=L off=2,0 O20=lms O22=lm turn=") + turn);
    for (const int moves : {0, 1, 2, 3}) visit_behind(near, moves, nth, visit);
  }
}

TEST(Advice, WhatIsProvedIsSo) {
  using G = ascension::Ascension;
  int won = 0;
  int lost = 0;
  visit_last_turns(3, [&](const G::State& state) {
    const Seat seat = G::next(state).seats.first();
    const auto found = Evaluator<G>(100).evaluate(state, Rng(1));
    if (wins_within(G::position(state), seat, 1) && !found.is_exact) {
      ASSERT_TRUE(found.proof);
      EXPECT_EQ(found.proof->moves, 1);
    }
    if (!found.proof || found.proof->moves > 4) return;
    const auto [winner, within] = *found.proof;
    EXPECT_TRUE(wins_within(G::position(state), winner, within));
    EXPECT_EQ(found.outlook.win[static_cast<std::size_t>(index(winner))], 1);
    EXPECT_EQ(found.error, Values());
    (winner == seat ? won : lost) += 1;
  });
  EXPECT_GT(won, 5);
  EXPECT_GT(lost, 5);
}

// A move that leaves the other one nothing, and a position in which nothing helps.
TEST(Advice, AProofIsToldWithItsLength) {
  using G = ascension::Ascension;
  int won = 0;
  int lost = 0;
  visit_last_turns(6, [&](const G::State& state) {
    const Advice advice = advice_at<G>(state, 100);
    for (const AdvisedMove& move : advice.moves) {
      if (move.is_proved) {
        EXPECT_EQ(move.error, Values());
      }
    }
    const int wins = number_of(advice, AdviceFact::kWins);
    const int loses = number_of(advice, AdviceFact::kLoses);
    EXPECT_TRUE(wins == 0 || loses == 0);
    if (wins + loses == 0 || wins + loses > 4) return;
    const Seat winner = wins > 0 ? advice.seat : seat_at(1 - index(advice.seat));
    EXPECT_TRUE(wins_within(G::position(state), winner, wins + loses));
    const Outlook& best = advice.moves.front().outlook;
    EXPECT_EQ(best.win[static_cast<std::size_t>(index(winner))], 1);
    (wins > 0 ? won : lost) += 1;
  });
  EXPECT_GT(won, 1);
  EXPECT_GT(lost, 1);
}

// The last cube of all: what it brings is what it is taken for.
TEST(Advice, TheLastCubeIsTakenForItsPointsOrItsColour) {
  using G = pyramix::Pyramix;
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Rng rng(seed);
    G::State state = G::start(benben::Setup{2, {}});
    while (state.removals < pyramix::kRemovals - 1 || !G::next(state).is_seats()) {
      random_step<G>(state, rng);
    }
    const Advice advice = advice_at<G>(state, 200);
    EXPECT_TRUE(advice.is_exact);
    if (advice.grounds.reasons.empty()) continue;
    ++told;
    const std::string_view name = advice.grounds.reasons.front().after.info->name;
    EXPECT_TRUE(name == "collected" || name == "award" || name == "rivals" || name == "lead")
        << name;
  }
  EXPECT_GT(told, 15);
}

// With one stone missing for a bonus that dice can pay for, and the rest of the site empty.
TEST(Advice, ABonusWithinReachIsAReason) {
  using G = anubixx::Anubixx;
  G::State state = anubixx::rolled(2, "rgb");
  int reachable = 0;
  for (int i = 0; i < state.block.symbols; ++i) {
    const anubixx::StoneSet stones = state.block.stones_of(anubixx::symbol_at(i));
    for (const anubixx::Stone last : stones) {
      G::State at = state;
      at.builders[0].crossed = stones - anubixx::StoneSet::of(last);
      const auto moves = G::legal(at, seat_at(0));
      bool can = false;
      for (int n = 0; n < moves.size(); ++n) {
        const bool by_die = moves[n].payment == anubixx::Payment::kDie;
        can = can || (moves[n].step == anubixx::Step::kStone && moves[n].stone == last && by_die);
      }
      if (!can) continue;
      ++reachable;
      const Advice advice = advice_at<G>(at, 300);
      EXPECT_TRUE(tells(advice.grounds.reasons, "bonuses") || found(advice, AdviceFact::kClose))
          << anubixx::stone_name(last);
    }
  }
  EXPECT_GT(reachable, 0);
}

// Whoever can pay for a tile of the own colour and animal buys it, for the groups that it makes.
TEST(Advice, ATileIsBoughtForItsGroups) {
  using G = ankhor::Ankhor;
  G::State state = ankhor::table(2);
  ankhor::build(state, 0, {"0,0^0 Fj", "2,0^0 Ij", "0,2^0 Fb"});
  ankhor::give(state, 0, "FI");
  const Advice advice = advice_at<G>(state, 300);
  EXPECT_TRUE(advice.moves.front().text.starts_with("buy ")) << advice.moves.front().text;
  EXPECT_TRUE(tells(advice.grounds.reasons, "animals") || tells(advice.grounds.reasons, "colours"));
}

// The last cube that may be taken, and a choice of many.
TEST(Advice, OneMoveIsForcedAndSaysSo) {
  using G = pyramix::Pyramix;
  int forced = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    G::State state = G::start(benben::Setup{2, {}});
    while (state.removals < pyramix::kRemovals - 1 || !G::next(state).is_seats()) {
      random_step<G>(state, rng);
    }
    const Advice advice = advice_at<G>(state);
    const bool one = G::legal(state, advice.seat).size() == 1;
    forced += one ? 1 : 0;
    EXPECT_EQ(advice.moves.size() == 1, one);
    EXPECT_EQ(advice.facts.front().fact == AdviceFact::kForced, one);
  }
  EXPECT_GT(forced, 0);
}

// An end that takes the solver longer than to the first time that it asks.
TEST(Advice, AStopIsAskedForOnceAndEndsTheSolver) {
  using G = pyramix::Pyramix;
  int stopped = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    G::State state = G::start(benben::Setup{2, {}});
    while (state.removals < pyramix::kRemovals - 4 || !G::next(state).is_seats()) {
      random_step<G>(state, rng);
    }
    const ErasedPosition<G> position(state);
    const Advice whole = *advise(position, std::nullopt, {.effort = 400});
    StopAtAsk pace(1);
    const Advice advice = *advise(position, std::nullopt, {.effort = 400}, pace);
    if (!whole.is_exact || pace.asked() == 0) continue;
    ++stopped;
    EXPECT_EQ(pace.asked(), 1);
    EXPECT_FALSE(advice.is_exact);
    EXPECT_EQ(advice.moves.size(), 1u);
    StopAtAsk never(1'000'000);
    EXPECT_EQ(advice_json(*advise(position, std::nullopt, {.effort = 400}, never)),
              advice_json(whole));
  }
  EXPECT_GT(stopped, 3);
}

TEST(Advice, IsForWhoMayAct) {
  using G = pyramix::Pyramix;
  const G::State state = decision<G>(5, 3, 10);
  const ErasedPosition<G> position(state);
  const Seat acting = G::next(state).seats.first();
  EXPECT_TRUE(advise(position, acting, {.effort = 5}));
  EXPECT_FALSE(advise(position, seat_at((index(acting) + 1) % 3), {.effort = 5}));
  EXPECT_FALSE(advise(ErasedPosition<G>(G::start(benben::Setup{2, {}})), std::nullopt, {}));
}

}  // namespace
}  // namespace benben
