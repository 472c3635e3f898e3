// Why a better move is better, and what else chance could have brought: as a review tells them.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/testing/source_file.h"
#include "games/all.h"
#include "games/features.h"
#include "games/registry.h"
#include "search/evaluator.h"
#include "search/review.h"
#include "search/review_json.h"
#include "search/test_record.h"

namespace benben {
namespace {

// The events from `first` on, at most so many.
std::unique_ptr<Review> reviewed(Record record, int first, int events, int effort) {
  std::erase_if(record.tags, [](const Tag& tag) { return tag.name == "Result"; });
  const auto last = static_cast<std::size_t>(first) + static_cast<std::size_t>(events);
  if (record.events.size() > last) record.events.resize(last);
  auto review = make_review(record, {.effort = effort, .first = first});
  EXPECT_TRUE(review.ok());
  while (!(*review)->is_done()) (*review)->step();
  return std::move(review).value();
}

double value_of(const std::vector<Feature>& list, const Feature& feature) {
  const auto found = std::ranges::find_if(list, [&](const Feature& it) {
    return it.info == feature.info && it.subject == feature.subject;
  });
  EXPECT_NE(found, list.end());
  return found->value;
}

// Counts the reasons that were compared with a move that ended its turn.
template <class G>
int expect_true_reasons(const typename G::State& before, const ReviewedEvent& event) {
  const Seat seat = *event.event.actor;
  typename G::State better = before;
  G::apply(better, *G::read_move(before, seat, event.best));
  for (const std::string& text : event.rest) {
    const auto move = G::read_move(better, seat, text);
    EXPECT_TRUE(move.ok()) << text;
    G::apply(better, *move);
  }
  typename G::State behind = before;
  G::apply(behind, *G::read_move(before, seat, event.event.text));
  const Next next = G::next(behind);
  const bool has_ended = !next.is_chance() && !(next.is_seats() && next.seats.first() == seat);
  int compared = 0;
  for (const auto* list : {&event.grounds.reasons, &event.grounds.costs}) {
    for (const Reason& reason : *list) {
      EXPECT_EQ(reason.weight > 0, list == &event.grounds.reasons);
      EXPECT_EQ(reason.after.value, value_of(features(better, seat), reason.after));
      EXPECT_EQ(reason.before, value_of(features(before, seat), reason.after));
      if (!reason.others || !has_ended) continue;
      EXPECT_EQ(*reason.others, value_of(features(behind, seat), reason.after));
      ++compared;
    }
  }
  return compared;
}

template <class G>
int compared_reasons(std::uint64_t seed, int first) {
  const Record record = played(G::kInfo.name, 2, seed, "random");
  const auto review = reviewed(record, first, 20, 40);
  typename G::State state = G::start(benben::Setup{2, {}});
  int compared = 0;
  for (int ply = 0; ply < first + review->size(); ++ply) {
    const Event& event = record.events[static_cast<std::size_t>(ply)];
    if (ply >= first) {
      const ReviewedEvent& found = review->events()[static_cast<std::size_t>(ply - first)];
      if (event.actor && found.best != event.text) {
        compared += expect_true_reasons<G>(state, found);
      } else {
        EXPECT_TRUE(found.rest.empty() && found.facts.empty());
        EXPECT_TRUE(found.grounds.reasons.empty() && found.grounds.costs.empty());
      }
    }
    if (event.actor) {
      G::apply(state, *G::read_move(state, *event.actor, event.text));
    } else {
      G::apply(state, *G::read_outcome(state, event.text));
    }
  }
  return compared;
}

// The reasons are the features behind the two turns, in each of the games.
TEST(ReviewReasons, AreWhatTheBetterTurnDoesAndThePlayedOneDoesNot) {
  AllGames::each([]<class G>() {
    SCOPED_TRACE(G::kInfo.name);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 30 && compared == 0; ++seed) {
      compared = compared_reasons<G>(seed, 10);
    }
    EXPECT_GT(compared, 0);
  });
}

TEST(ReviewReasons, SayWhetherTheEndWasSolved) {
  int solved = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Record record = played("pyramix", 2, seed, "random");
    const int first = static_cast<int>(record.events.size()) - 4;
    const auto review = reviewed(record, first, 4, 1'000);
    for (const ReviewedEvent& event : review->events()) {
      if (!event.is_decision() || event.best == event.event.text) continue;
      EXPECT_EQ(std::ranges::count(event.facts, AdviceFact::kSolved, &ToldFact::fact),
                event.is_exact ? 1 : 0);
      solved += event.is_exact ? 1 : 0;
    }
  }
  EXPECT_GT(solved, 3);
}

// In Cubus, where the game knows it: passing leaves the points that a stack would win.
TEST(ReviewReasons, SayHowManyPointsTheBetterMoveWinsAtOnce) {
  using G = cubus::Cubus;
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 10 && told == 0; ++seed) {
    const Record record = played("cubus", 2, seed, "random");
    const auto review = reviewed(record, 20, 20, 40);
    G::State state = G::start(benben::Setup{2, {}});
    for (int ply = 0; ply < 20 + review->size(); ++ply) {
      const Event& event = record.events[static_cast<std::size_t>(ply)];
      if (event.actor && ply >= 20) {
        const ReviewedEvent& found = review->events()[static_cast<std::size_t>(ply - 20)];
        for (const ToldFact& fact : found.facts) {
          if (fact.fact == AdviceFact::kSolved) continue;
          EXPECT_EQ(fact.number, G::best_move(state, *event.actor)->points);
          ++told;
        }
      }
      if (event.actor) {
        G::apply(state, *G::read_move(state, *event.actor, event.text));
      } else {
        G::apply(state, *G::read_outcome(state, event.text));
      }
    }
  }
  EXPECT_GT(told, 0);
}

TEST(ReviewChance, TellsHowLikelySomethingAtLeastAsGoodWas) {
  using G = cubus::Cubus;
  const auto review = reviewed(played("cubus", 2, 1, "random"), 0, 1, 30);
  const ReviewedEvent& event = review->events().front();
  const G::State state = G::start(benben::Setup{2, {}});
  const auto outcomes = G::outcomes(state);
  const Evaluator<G> evaluator(30);
  const Rng rng = Rng(1).split(0).split(0);
  const auto share = [&](const G::Outcome& outcome) {
    return evaluator.evaluate_outcome(state, outcome, rng).outlook.win[0];
  };
  const double came = share(*G::read_outcome(state, event.event.text));
  double as_good = 0;
  double as_bad = 0;
  std::pair<double, std::string> best{-1, ""};
  std::pair<double, std::string> worst{2, ""};
  for (const auto& [outcome, probability] : outcomes) {
    const double win = share(outcome);
    if (win >= came) as_good += probability;
    if (win <= came) as_bad += probability;
    if (win > best.first) best = {win, G::text(outcome)};
    if (win < worst.first) worst = {win, G::text(outcome)};
  }
  ASSERT_TRUE(event.possible);
  EXPECT_EQ(event.possible->outcomes, static_cast<int>(outcomes.size()));
  EXPECT_NEAR(event.possible->as_good[0], as_good, 1e-12);
  EXPECT_NEAR(event.possible->as_bad[0], as_bad, 1e-12);
  // For two, what is good for one is bad for the other.
  EXPECT_NEAR(event.possible->as_good[1], as_bad, 1e-12);
  EXPECT_EQ(event.possible->best[0], best.second);
  EXPECT_EQ(event.possible->worst[0], worst.second);
  EXPECT_LT(as_good + as_bad, 2) << "outcomes that are all alike show nothing";
}

TEST(ReviewChance, TellsNothingOfWhatCannotBeListed) {
  int chances = 0;
  const auto review = reviewed(played("ankhor", 2, 1, "random"), 0, 30, 5);
  for (const ReviewedEvent& event : review->events()) {
    if (event.is_decision()) continue;
    EXPECT_FALSE(event.possible);
    EXPECT_TRUE(event_json(event, 2).ends_with(R"(,"possible":null})"));
    ++chances;
  }
  EXPECT_GT(chances, 0);
}

std::string content_of(const std::string& path) {
  std::ifstream file(testing::source_file(path));
  return {std::istreambuf_iterator<char>(file), {}};
}

// The page's module gives the same bytes (web/src/lib/review/review.test.ts). Whoever changes what
// a search finds writes the file anew: `events` of `benben analyse --nodes 30 --json`, one a line.
TEST(ReviewJson, IsTheSameToTheByteEverywhere) {
  const auto record = parse_record(content_of("games/cubus/golden/the-passers-cards.game"));
  ASSERT_TRUE(record.ok());
  auto review = std::move(make_review(*record, {.effort = 30})).value();
  std::string lines;
  while (!review->is_done()) {
    review->step();
    lines += event_json(review->events().back(), 2) + '\n';
  }
  EXPECT_EQ(lines, content_of("search/example_review.jsonl"));
}

TEST(ReviewJson, TellsWhyAMoveIsBetter) {
  constexpr FeatureInfo kStones = {"stones", Wish::kMore, Span::kChange, 1, "Stones", "Think."};
  constexpr FeatureInfo kOffer = {"offer", Wish::kLess,   Span::kAfterwards,
                                  1,       "{what} left", "Mind the {what}."};
  ReviewedEvent event;
  event.event = {seat_at(1), "000"};
  event.change.win = {0.25, -0.25};
  event.best = "001";
  event.rest = {"end"};
  event.proved = seat_at(1);
  event.facts = {{AdviceFact::kWins, 3}, {AdviceFact::kPatient, 3}};
  event.grounds.reasons = {{{&kStones, 4}, 2, 2.5, 1.5}};
  event.grounds.costs = {{{&kOffer, 3, "b", "blue"}, 0, std::nullopt, -1}};
  const std::string json = event_json(event, 2);
  EXPECT_NE(json.find(R"("exact":false,"proved":1,)"), std::string::npos) << json;
  EXPECT_TRUE(json.ends_with(
      R"("loss":0.250000,"best":"001","moves":[],"rest":["end"],)"
      R"("facts":[{"name":"wins","number":3.000000},{"name":"patient","number":3.000000}],)"
      R"("reasons":[{"name":"stones","subject":"","title":"Stones","nudge":"Think.",)"
      R"("after":4.000000,"before":2.000000,"others":2.500000,"weight":1.500000}],)"
      R"("costs":[{"name":"offer","subject":"b","title":"blue left","nudge":"Mind the blue.",)"
      R"("after":3.000000,"before":null,"others":null,"weight":-1.000000}]})"))
      << json;
}

TEST(ReviewJson, TellsWhatElseCouldHaveCome) {
  ReviewedEvent event;
  event.event.text = "draw L";
  Possible possible;
  possible.outcomes = 3;
  possible.as_good = {0.25, 1};
  possible.as_bad = {1, 0.25};
  possible.best = {"draw L", "draw T"};
  possible.worst = {"draw T", "draw L"};
  event.possible = possible;
  const std::string json = event_json(event, 2);
  EXPECT_TRUE(json.ends_with(
      R"("possible":{"outcomes":3,"as_good":[0.250000,1.000000],"as_bad":[1.000000,0.250000],)"
      R"("best":["draw L","draw T"],"worst":["draw T","draw L"]}})"))
      << json;
}

}  // namespace
}  // namespace benben
