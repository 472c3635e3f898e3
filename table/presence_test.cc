// Who is here, for whom a table waits too long, and votes, one moment after the other.
#include "table/presence.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using std::chrono::seconds;
using Then = AbsentTerms::Then;

SeatSet seats(std::initializer_list<int> numbers) {
  SeatSet set;
  for (const int number : numbers) set = set.with(seat_at(number));
  return set;
}

class PresenceTest : public testing::Test {
 protected:
  void make(Then then) { presence_ = Presence({seconds(120), then, 4}); }
  // Four people play, and the game waits for seat 0.
  void here(std::initializer_list<int> numbers) {
    company_.here = seats(numbers);
    follow();
  }
  void follow() { presence_.follow(company_, now_); }
  void pass(int time_s) {
    now_ += seconds(time_s);
    follow();
  }
  bool vote(int voter) {
    const bool decides = presence_.decides(seat_at(voter), seat_at(0));
    if (!decides) presence_.vote(seat_at(voter), seat_at(0), "vote-" + std::to_string(voter));
    return decides;
  }
  // The news that are due, of this kind.
  template <class Kind>
  std::vector<Kind> due() {
    std::vector<Kind> found;
    for (const News& news : presence_.due(now_)) {
      if (const Kind* one = std::get_if<Kind>(&news)) found.push_back(*one);
    }
    return found;
  }

  Company company_{{}, 0, seats({0, 1, 2, 3}), seats({0})};
  TimePoint now_;
  Presence presence_{{seconds(120), Then::kVote, 4}};
};

TEST_F(PresenceTest, IsToldWhenItChangesAtMostOnceASecond) {
  here({0});
  EXPECT_EQ(due<NewPresence>(), (std::vector<NewPresence>{{seats({0}), 0, {}}}));
  EXPECT_FALSE(presence_.needs_ticks());
  company_.watchers = 2;
  here({0, 1});
  EXPECT_TRUE(presence_.needs_ticks());
  EXPECT_TRUE(presence_.due(now_).empty());
  EXPECT_EQ(presence_.all().size(), 1u) << "who comes is told at once";
  pass(1);
  EXPECT_EQ(due<NewPresence>(), (std::vector<NewPresence>{{seats({0, 1}), 2, {}}}));
  pass(1);
  EXPECT_TRUE(presence_.due(now_).empty()) << "nothing is new";
}

TEST_F(PresenceTest, CountsFromTheLastSocketOrFromTheTurn) {
  here({0, 1});
  pass(200);
  here({1});  // the last socket of seat 0
  pass(119);
  EXPECT_TRUE(presence_.absent().empty());
  EXPECT_TRUE(presence_.needs_ticks());
  pass(1);
  EXPECT_EQ(presence_.absent(), seats({0}));
  company_.awaited = seats({2});  // the game goes on
  follow();
  EXPECT_TRUE(presence_.absent().empty());
  pass(119);
  EXPECT_TRUE(presence_.absent().empty());
  pass(1);
  EXPECT_EQ(presence_.absent(), seats({2}));
  here({1, 2});
  EXPECT_TRUE(presence_.absent().empty()) << "it is here again";
}

TEST_F(PresenceTest, GoesOnCountingWhereATableLeftOff) {
  here({1});
  pass(100);
  Presence read({seconds(120), Then::kVote, 4});
  read.recall(presence_.absences());
  now_ += seconds(20);
  read.follow(company_, now_);
  EXPECT_EQ(read.absent(), seats({0}));
}

TEST_F(PresenceTest, MoreThanHalfOfThoseWhoAreHereReplace) {
  here({1, 2, 3});
  pass(120);
  EXPECT_FALSE(vote(1));
  EXPECT_FALSE(presence_.to_replace());
  EXPECT_TRUE(vote(3)) << "two of three";
  EXPECT_EQ(*presence_.vote_of(seat_at(1), seat_at(0)), "vote-1");
  EXPECT_TRUE(presence_.is_vote("vote-1"));
  EXPECT_FALSE(presence_.is_vote("vote-3")) << "it is stored, not kept";
  EXPECT_EQ(presence_.vote_of(seat_at(2), seat_at(0)), nullptr);
  EXPECT_EQ(presence_.vote_of(seat_at(1), seat_at(2)), nullptr);
}

TEST_F(PresenceTest, OneOfOneIsEnoughAndOneOfTwoIsNot) {
  here({1});
  pass(120);
  EXPECT_TRUE(vote(1));
  here({1, 2});
  EXPECT_FALSE(vote(1));
  EXPECT_TRUE(vote(2));
}

TEST_F(PresenceTest, VotesMayBeEnoughWhenSomebodyGoes) {
  here({1, 2});
  pass(120);
  EXPECT_FALSE(vote(1));
  here({1});
  EXPECT_EQ(presence_.to_replace(), seat_at(0));
}

TEST_F(PresenceTest, AVoteFallsWithItsSeatOrWithTheAbsence) {
  here({1, 2, 3});
  pass(120);
  EXPECT_FALSE(vote(1));
  due<NewVotes>();
  pass(1);
  here({2, 3});
  EXPECT_EQ(due<NewVotes>(), (std::vector<NewVotes>{{seat_at(0), {}, 2}}));
  here({1, 2, 3});
  EXPECT_FALSE(vote(2)) << "that of seat 1 has fallen";
  company_.players = seats({0, 1, 3});  // a stand-in plays for seat 2
  follow();
  EXPECT_EQ(presence_.vote_of(seat_at(2), seat_at(0)), nullptr);
  company_.players = seats({0, 1, 2, 3});
  EXPECT_FALSE(vote(2));
  here({0, 1, 2, 3});
  EXPECT_EQ(presence_.vote_of(seat_at(2), seat_at(0)), nullptr);
  EXPECT_FALSE(presence_.is_vote("vote-2"));
}

TEST_F(PresenceTest, AVoteIsToldOnceAndToWhoeverComes) {
  here({1, 2, 3});
  pass(120);
  due<NewPresence>();
  EXPECT_EQ(presence_.vote(seat_at(3), seat_at(0), "vote-3"),
            (NewVotes{seat_at(0), seats({3}), 2}));
  pass(1);
  EXPECT_TRUE(presence_.due(now_).empty());
  EXPECT_FALSE(presence_.needs_ticks());
  ASSERT_EQ(presence_.all().size(), 2u);
  EXPECT_EQ(std::get<NewVotes>(presence_.all()[1]), (NewVotes{seat_at(0), seats({3}), 2}));
  here({1, 3});
  EXPECT_TRUE(presence_.due(now_).size() == 1) << "as many are needed as before";
  here({3});
  pass(1);
  EXPECT_EQ(due<NewVotes>(), (std::vector<NewVotes>{{seat_at(0), seats({3}), 1}}));
}

TEST_F(PresenceTest, BotsComeByThemselvesWhileAnotherIsHere) {
  make(Then::kBot);
  here({});
  pass(120);
  EXPECT_EQ(presence_.absent(), seats({0}));
  EXPECT_FALSE(presence_.to_replace());
  here({2});
  EXPECT_EQ(presence_.to_replace(), seat_at(0));
  EXPECT_TRUE(presence_.needs_ticks()) << "until it is stored";
  make(Then::kWait);
  here({2});
  pass(120);
  EXPECT_EQ(presence_.absent(), seats({0}));
  EXPECT_FALSE(presence_.to_replace());
}

}  // namespace
}  // namespace benben
