// What a review's numbers mean: where all is solved they are exact, and everywhere they add up.
#include "search/review.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "games/all.h"
#include "games/cubus/test_table.h"
#include "games/registry.h"
#include "search/evaluator.h"
#include "search/review_json.h"
#include "search/test_record.h"

namespace benben {
namespace {

std::unique_ptr<Review> reviewed(const Record& record, const ReviewOptions& options) {
  auto review = make_review(record, options);
  EXPECT_TRUE(review.ok());
  while (!(*review)->is_done()) (*review)->step();
  return std::move(review).value();
}

// result - start = luck - losses + given + drift, for every seat, in wins and in points.
void expect_sums(const Review& review) {
  const auto accounts = accounts_of(review.events(), review.end(), review.players());
  double wins = 0;
  for (const SeatAccount& a : accounts) {
    EXPECT_NEAR(a.result.win - a.start.win, a.luck.win - a.losses.win + a.given.win + a.drift.win,
                1e-9);
    EXPECT_NEAR(a.result.points - a.start.points,
                a.luck.points - a.losses.points + a.given.points + a.drift.points, 1e-9);
    wins += a.result.win;
  }
  EXPECT_NEAR(wins, 1, 1e-12);
}

TEST(Review, AccountsAddUpInEveryGameForFewAndManyPlayers) {
  AllGames::each([]<class G>() {
    for (const int players : {G::kInfo.min_players, G::kInfo.max_players}) {
      const Record record = played(G::kInfo.name, players, 7, "greedy");
      SCOPED_TRACE(std::string(G::kInfo.name) + " for " + std::to_string(players));
      const auto review = reviewed(record, {.effort = 1});
      ASSERT_EQ(review->size(), static_cast<int>(record.events.size()));
      expect_sums(*review);
    }
  });
}

// Whoever can win at once is known to; what is proved has no error.
TEST(Review, TheEndOfAscensionIsProved) {
  for (const std::uint64_t seed : {1u, 2u}) {
    const Record record = played("ascension", 2, seed, "alphabeta:200");
    const int last = static_cast<int>(record.events.size());
    const auto review = reviewed(record, {.effort = 200, .first = last - 4});
    for (const ReviewedEvent& event : review->events()) {
      if (!event.proved) continue;
      EXPECT_EQ(event.before.win[static_cast<std::size_t>(index(*event.proved))], 1);
      EXPECT_EQ(event.error, Values());
    }
    const ReviewedEvent& end = review->events().back();
    ASSERT_NE(review->end().win[0], 0.5);
    EXPECT_TRUE(end.is_exact || end.proved == end.event.actor);
  }
}

// The identity on solved endings: nothing is left to drift.
template <class G>
void expect_no_drift_in_solved_ends(std::uint64_t seed, int last, int& decisions, int& chances) {
  const Record record = played(G::kInfo.name, 2, seed, "random");
  const int events_in_all = static_cast<int>(record.events.size());
  const auto review = reviewed(record, {.effort = 1'000, .first = events_in_all - last});
  const auto& events = review->events();
  for (std::size_t ply = 0; ply < events.size(); ++ply) {
    const bool exact_behind = ply + 1 == events.size() || events[ply + 1].is_exact;
    // What one wins others lose, whatever it was.
    EXPECT_NEAR(events[ply].change.win[0] + events[ply].change.win[1], 0, 1e-9);
    if (!events[ply].is_exact || !exact_behind) continue;
    (events[ply].is_decision() ? decisions : chances) += 1;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_NEAR(events[ply].drift.win[seat], 0, 1e-12) << seed << " at " << ply;
      EXPECT_NEAR(events[ply].drift.points[seat], 0, 1e-9) << seed << " at " << ply;
    }
  }
}

TEST(Review, SolvedEndsHaveNoDrift) {
  int decisions = 0;
  int chances = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    expect_no_drift_in_solved_ends<pyramix::Pyramix>(seed, 4, decisions, chances);
    expect_no_drift_in_solved_ends<anubixx::Anubixx>(seed, 2, decisions, chances);
  }
  EXPECT_GT(decisions, 100);
  EXPECT_GT(chances, 5);
}

// Luck has no mean: over all outcomes of a solved event it sums to nothing, and so it does where
// the outcomes' values come from a search.
TEST(Review, LuckIsNoughtOnTheMean) {
  using G = cubus::Cubus;
  G::State state = G::start(benben::Setup{3, {}});
  const Evaluator<G> evaluator(40);
  const Rng rng(3);
  const auto mean = evaluator.evaluate(state, rng);
  Outlook luck;
  for (const auto& [outcome, probability] : G::outcomes(state)) {
    const auto came = evaluator.evaluate_outcome(state, outcome, rng);
    luck += (came.outlook - mean.outlook) * probability;
  }
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_NEAR(luck.win[seat], 0, 1e-12);
    EXPECT_NEAR(luck.points[seat], 0, 1e-9);
  }
}

// Solved at once, and by a tree search that has time enough.
TEST(Evaluator, AnExactEndIsThatOfALookAtAllMoves) {
  using G = pyramix::Pyramix;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Rng rng(seed);
    G::State state = G::start(benben::Setup{2, {}});
    while (state.removals < pyramix::kRemovals - 2) random_step<G>(state, rng);
    const auto solved = ExactSolver<G>(100'000).solve(state);
    if (!solved || !G::next(state).is_seats()) continue;
    const auto found = Evaluator<G>(20'000).evaluate(state, rng);
    EXPECT_TRUE(found.is_exact);
    EXPECT_EQ(found.outlook, solved->outlook);
    Mcts<G> search(state, rng);
    const Seat seat = G::next(state).seats.first();
    double best = 0;
    // What the last half of the simulations came to: it knows the best moves.
    for (int i = 0; i < 6'000; ++i) {
      search.run(1);
      if (i >= 3'000) best += worth(final_outlook<G>(search.reached()), seat, 2) / 3'000;
    }
    EXPECT_NEAR(best, worth(solved->outlook, seat, 2), 0.05) << seed;
    ++compared;
  }
  EXPECT_GT(compared, 10);
}

// After some random steps the share of the win that the evaluator finds, and the one that
// alpha-beta of S promises.
template <class S>
std::pair<double, double> found_and_promised(const benben::Setup& setup) {
  using G = ascension::Ascension;
  Rng rng(8);
  G::State state = G::start(setup);
  for (int step = 0; step < 30; ++step) random_step<G>(state, rng);
  const Seat seat = G::next(state).seats.first();
  EXPECT_GT(G::legal(state, seat).size(), 1);
  AlphaBeta<S> search(state, rng.split(0));
  search.run(AlphaBeta<S>::kNodesPerSimulation * 40);
  const auto found = Evaluator<G>(40).evaluate(state, rng);
  return {found.outlook.win[static_cast<std::size_t>(index(seat))], win_share<S>(search.value())};
}

TEST(Evaluator, AscensionIsEvaluatedByWhatIsLearnedWhereThatFits) {
  using ascension::Ascension;
  using ascension::LearnedAscension;
  const benben::Setup learned = {2, {}};
  const benben::Setup other = {2, {{"protection", "any"}}};
  const auto [found, promised] = found_and_promised<LearnedAscension>(learned);
  EXPECT_EQ(found, promised);
  EXPECT_NE(found, found_and_promised<Ascension>(learned).second);
  const auto [found_there, promised_there] = found_and_promised<Ascension>(other);
  EXPECT_EQ(found_there, promised_there);
}

// Nobody can build any more, and the moves cannot be listed all the same (CUB-21, CUB-30).
TEST(Evaluator, ASettledEndOfCubusIsExactAndAFalseKnockCostsWhatItGives) {
  using G = cubus::Cubus;
  G::State state = cubus::last_turns(3, "1", {"L", "T", ""});
  state.scores = {6, 5, 5};
  const auto found = Evaluator<G>(10).evaluate(state, Rng(1));
  EXPECT_TRUE(found.is_exact);
  EXPECT_EQ(G::text(found.moves.front().move), "pass");
  EXPECT_EQ(found.outlook.win[0], 1);
  cubus::play(state, {"pass", "waive", "knock false"});  // by seat 2
  const auto after = Evaluator<G>(10).evaluate(state, Rng(1));
  EXPECT_TRUE(after.is_exact);
  EXPECT_EQ(after.outlook.points, (Values{8, 7, 5}));
}

TEST(Evaluator, TheBudgetOfAnExactEndHolds) {
  using G = pyramix::Pyramix;
  Rng rng(1);
  G::State state = G::start(benben::Setup{2, {}});
  while (G::next(state).is_chance()) random_step<G>(state, rng);
  EXPECT_FALSE(ExactSolver<G>(10'000).solve(state));
  EXPECT_FALSE(Evaluator<G>(10).evaluate(state, rng).is_exact);
}

// A move that throws the game away is found, with what would have kept it.
TEST(Review, ALossIsToldWithTheBetterMove) {
  int losses = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto review = reviewed(played("pyramix", 2, seed, "random"), {.effort = 100});
    for (const ReviewedEvent& event : review->events()) {
      if (event.loss() == 0) continue;
      ++losses;
      EXPECT_NE(event.best, event.event.text);
      EXPECT_FALSE(event.moves.empty());
      EXPECT_LE(event.loss(), 1);
    }
  }
  EXPECT_GT(losses, 10);
}

// Behind a loss that was looked into with more effort, what chance brings is measured with as much:
// else the luck would hold what the search has changed its mind about.
void expect_luck_behind_losses(std::uint64_t seed, int& measured, int& others) {
  using G = pyramix::Pyramix;
  constexpr int kEffort = 100;
  const auto review = reviewed(played("pyramix", 2, seed, "random"), {.effort = kEffort});
  G::State state = G::start(benben::Setup{2, {}});
  bool after_loss = false;
  for (const ReviewedEvent& event : review->events()) {
    if (event.is_decision()) {
      after_loss = event.loss() > 0;
      G::apply(state, *G::read_move(state, *event.event.actor, event.event.text));
      continue;
    }
    const auto outcome = *G::read_outcome(state, event.event.text);
    if (after_loss && !event.is_exact) {
      const Rng rng = Rng(1).split(static_cast<std::uint64_t>(event.ply)).split(0);
      const auto luck = [&](int effort) {
        const Outlook came = Evaluator<G>(effort).evaluate_outcome(state, outcome, rng).outlook;
        return came - event.before;
      };
      EXPECT_EQ(luck(10 * kEffort), event.change) << seed << " at " << event.ply;
      ++measured;
      if (!(luck(kEffort) == event.change)) ++others;
    }
    after_loss = false;
    G::apply(state, outcome);
  }
}

TEST(Review, LuckIsMeasuredWithTheEffortOfItsPosition) {
  int measured = 0;
  int others = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) expect_luck_behind_losses(seed, measured, others);
  EXPECT_GT(measured, 2);
  EXPECT_GT(others, 0);
}

TEST(Review, AnUnfinishedGameEndsWithWhatItPromises) {
  Record record = played("pyramix", 2, 3, "greedy");
  record.events.resize(20);
  std::erase_if(record.tags, [](const Tag& tag) { return tag.name == "Result"; });
  const auto review = reviewed(record, {.effort = 20});
  EXPECT_EQ(review->size(), 20);
  EXPECT_NEAR(review->end().win[0] + review->end().win[1], 1, 1e-9);
  expect_sums(*review);
}

TEST(Review, ARecordWithoutEventsHasAccountsAllTheSame) {
  const Record record = new_record(*find_game("cubus"), benben::Setup{4, {}});
  const auto review = reviewed(record, {.effort = 5});
  EXPECT_TRUE(review->is_done());
  const auto accounts = accounts_of(review->events(), review->end(), 4);
  ASSERT_EQ(accounts.size(), 4u);
  double wins = 0;
  for (const SeatAccount& account : accounts) wins += account.start.win;
  EXPECT_NEAR(wins, 1, 1e-9);
}

TEST(Review, AFaultyRecordIsRefusedWithItsLine) {
  Record record = played("pyramix", 2, 3, "greedy");
  record.events[1].text = "999";
  const auto review = make_review(record, {});
  ASSERT_FALSE(review.ok());
  EXPECT_EQ(review.error().line, record.event_line(1));
}

TEST(Review, TheSameSeedGivesTheSameBytes) {
  const Record record = played("anubixx", 3, 5, "greedy");
  const auto text_of = [&](std::uint64_t seed) {
    const int last = static_cast<int>(record.events.size()) - 40;
    const auto review = reviewed(record, {.effort = 5, .seed = seed, .first = last});
    std::string text;
    for (const ReviewedEvent& event : review->events()) text += event_json(event, 3);
    return text;
  };
  EXPECT_EQ(text_of(1), text_of(1));
  EXPECT_NE(text_of(1), text_of(2));
}

ReviewedEvent decision(double loss) {
  ReviewedEvent event;
  event.event.actor = seat_at(0);
  event.change.win = {-loss, loss};
  return event;
}
ReviewedEvent chance(double luck) {
  ReviewedEvent event;
  event.change.win = {luck, -luck};
  return event;
}

std::vector<int> turning(std::vector<ReviewedEvent> events) {
  for (std::size_t i = 0; i < events.size(); ++i) events[i].ply = static_cast<int>(i);
  return turning_points(events);
}

TEST(Review, TurningPointsAreTheLargestAndTwoDecisionsAmongThem) {
  EXPECT_TRUE(turning({}).empty());
  EXPECT_TRUE(turning({decision(0), chance(0)}).empty());
  EXPECT_EQ(turning({chance(.5), decision(.1), chance(.4), chance(-.6), decision(.2)}),
            (std::vector{1, 3, 4}));
  EXPECT_EQ(turning({chance(.5), decision(.1), chance(.4), chance(-.6)}), (std::vector{0, 1, 3}));
  EXPECT_EQ(turning({decision(.3), decision(.1), chance(.05), decision(.2)}),
            (std::vector{0, 1, 3}));
  EXPECT_EQ(turning({decision(.3), chance(.35)}), (std::vector{0, 1}));
}

TEST(Review, NumbersHaveSixDigits) {
  EXPECT_EQ(six_digits(0), "0.000000");
  EXPECT_EQ(six_digits(0.25), "0.250000");
  EXPECT_EQ(six_digits(-0.0000001), "0.000000");
  EXPECT_EQ(six_digits(-12.0000015), "-12.000002");
  EXPECT_EQ(six_digits(99.9999999), "100.000000");
}

}  // namespace
}  // namespace benben
