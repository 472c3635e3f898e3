// A tournament as the fold of its facts: what can happen when, and that a fold from texts is the
// same.
#include "people/contest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace benben {
namespace {

using Kind = Fact::Kind;

// A contest and the texts of its facts; a fact comes every ten seconds.
struct Played {
  explicit Played(const ContestOptions& chosen) : options(chosen), contest(chosen) {}

  void add(Fact fact) {
    for (ContestTable& table : fact.tables) {
      if (table.id.empty()) table.id = "table" + std::to_string(ids++);
    }
    ASSERT_TRUE(contest.can_be(fact)) << fact_text(fact);
    texts.push_back(fact_text(fact));
    contest.add(fact, now += 10);
  }
  void enter(int people) {
    for (int number = 0; number < people; ++number) add({Kind::kEnter, number});
  }
  // Whoever entered first wins everywhere.
  void finish_all() {
    for (std::size_t number = 0; number < contest.tables().size(); ++number) {
      const ContestTable& table = contest.tables()[number];
      if (table.is_over()) continue;
      Fact result{Kind::kResult, static_cast<int>(number)};
      for (const int entrant : table.entrants) {
        result.ranks.push_back(static_cast<int>(
            std::ranges::count_if(table.entrants, [&](int other) { return other < entrant; })));
      }
      add(result);
    }
  }
  Contest again() const {
    Contest copy(options);
    std::int64_t at_s = 0;
    for (const std::string& text : texts) copy.add(parse_fact(text).value(), at_s += 10);
    return copy;
  }

  ContestOptions options;
  Contest contest;
  std::vector<std::string> texts;
  std::int64_t now = 0;
  int ids = 0;
};

Fact next_of(const Contest& contest, System system, std::int64_t now) {
  return system == System::kArena ? contest.pair_free(now).value() : contest.next_round();
}

TEST(Fact, HasOneSpelling) {
  for (const char* text : {"enter 0", "leave 12", "return 3", "start", "round a:5,0 b:3,1 byes 4",
                           "round a:0,1", "round byes 3", "result 7 0,1,1", "end", "cancel"}) {
    const std::optional<Fact> fact = parse_fact(text);
    ASSERT_TRUE(fact) << text;
    EXPECT_EQ(fact_text(*fact), text);
  }
  for (const char* text : {"", "enter", "enter 01", "enter -1", "enter 0 ", "start 1", "round :0,1",
                           "round a", "round a:", "round byes", "round byes 1 a:0,1", "result 7",
                           "result 7 ", "Enter 0", "round  a:0,1"}) {
    EXPECT_FALSE(parse_fact(text)) << text;
  }
}

TEST(Contest, IsTheFoldOfItsTexts) {
  for (const System system : kSystems) {
    for (const int seats : {2, 3, 5, 6}) {
      Played played({system, seats, 2, 0, 50, 9, 7});
      played.enter(7);
      played.add({Kind::kLeave, 2});
      played.add({Kind::kStart});
      for (int round = 0; round < 12 && !played.contest.is_done(); ++round) {
        if (round == 1) played.add({Kind::kLeave, 4});
        if (played.contest.is_done()) break;
        const Contest again = played.again();
        EXPECT_EQ(next_of(again, system, played.now), next_of(played.contest, system, played.now));
        played.add(next_of(played.contest, system, played.now));
        played.finish_all();
      }
      played.add({Kind::kEnd});
      const Contest again = played.again();
      EXPECT_EQ(again.tables(), played.contest.tables());
      EXPECT_EQ(again.phase(), Contest::Phase::kEnded);
      const std::vector<Standing> one = again.standings();
      const std::vector<Standing> other = played.contest.standings();
      ASSERT_EQ(one.size(), 9u) << "six people and three bots";
      EXPECT_EQ(one.front().player, 0) << name_of(system) << seats;
      for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].player, other[i].player);
    }
  }
}

TEST(Contest, WhoLeftBeforeTheStartHasNoPlace) {
  Played played({System::kRoundRobin, 2, 2, 0, 4});
  played.enter(4);
  EXPECT_FALSE(played.contest.can_be({Kind::kEnter, 4})) << "there are as many as may be";
  played.add({Kind::kLeave, 1});
  played.add({Kind::kEnter, 4});
  EXPECT_FALSE(played.contest.can_be({Kind::kReturn, 1}));
  played.add({Kind::kLeave, 4});
  played.add({Kind::kReturn, 1});
  played.add({Kind::kStart});
  EXPECT_EQ(played.contest.standings().size(), 4u);
  EXPECT_FALSE(played.contest.can_be({Kind::kReturn, 4})) << "it has begun without them";
  EXPECT_FALSE(played.contest.can_be({Kind::kEnter, 5}));
}

TEST(Contest, NeedsSomebodyAndEnoughPlayers) {
  Played played({System::kSwiss, 4, 3, 0, 8, 2});
  EXPECT_FALSE(played.contest.can_be({Kind::kStart}));
  played.enter(2);
  EXPECT_FALSE(played.contest.can_be({Kind::kStart})) << "the game needs three";
  Played bots({System::kSwiss, 4, 3, 0, 8, 8});
  EXPECT_FALSE(bots.contest.can_be({Kind::kStart})) << "bots alone";
  bots.enter(1);
  EXPECT_TRUE(bots.contest.can_be({Kind::kStart}));
}

TEST(Contest, AResultComesOnceAndOfATableThatIsPlayed) {
  Played played({System::kSwiss, 2, 2, 0, 8});
  played.enter(3);
  EXPECT_FALSE(played.contest.can_be({Kind::kResult, 0, {}, {}, {0, 1}}));
  played.add({Kind::kStart});
  played.add(played.contest.next_round());
  const int free = played.contest.tables().front().entrants.front();
  EXPECT_FALSE(played.contest.can_be({Kind::kRound, 0, {}, {free}})) << "the round is under way";
  EXPECT_FALSE(played.contest.can_be({Kind::kEnd}));
  EXPECT_FALSE(played.contest.can_be({Kind::kResult, 0, {}, {}, {0, 1, 2}}));
  EXPECT_FALSE(played.contest.can_be({Kind::kResult, 1, {}, {}, {0, 1}}));
  played.add({Kind::kResult, 0, {}, {}, {0, 1}});
  EXPECT_FALSE(played.contest.can_be({Kind::kResult, 0, {}, {}, {0, 1}}));
  EXPECT_FALSE(played.contest.can_be({Kind::kRound, 0, {{"x", {0, 0}}}}));
  EXPECT_FALSE(played.contest.can_be({Kind::kRound, 0, {{"x", {0, 3}}}}));
  EXPECT_TRUE(played.contest.can_be({Kind::kRound, 0, {{"x", {0, 1}}}, {2}}));
}

TEST(Contest, AnArenaPairsWhoIsFree) {
  Played played({System::kArena, 2, 2, 0, 8});
  played.enter(5);
  played.add({Kind::kStart});
  EXPECT_FALSE(played.contest.pair_free(played.now - 1)) << "they have only just come";
  const Fact first = played.contest.pair_free(played.now).value();
  EXPECT_EQ(first.tables.size(), 2u);
  played.add(first);
  EXPECT_FALSE(played.contest.pair_free(played.now)) << "one is free";
  played.add({Kind::kResult, 1, {}, {}, {0, 1}});
  const Fact second = played.contest.pair_free(played.now).value();
  ASSERT_EQ(second.tables.size(), 1u);
  const Seating& pair = second.tables.front().entrants;
  EXPECT_NE(std::ranges::find(pair, first.byes.front()), pair.end()) << "who waited plays now";
  played.add({Kind::kLeave, first.byes.front()});
  const Fact third = played.contest.pair_free(played.now).value();
  EXPECT_EQ(third.tables.front().entrants.size(), 2u);
  EXPECT_EQ(std::ranges::count(third.tables.front().entrants, first.byes.front()), 0);
}

}  // namespace
}  // namespace benben
