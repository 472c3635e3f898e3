// Tournaments in the store: lists of facts that only grow, and whose places are whose.
#include "store/tournaments.h"

#include "store/testing/store_test.h"

namespace benben {
namespace {

using Ids = std::vector<std::string>;

class TournamentsTest : public EveryStoreTest {
 protected:
  static StoredTournament example(std::string id = "cup") {
    return {std::move(id), R"({"game":"pyramix"})", 0xFEDCBA9876543210, digest_of(9), kCreated};
  }
  TournamentStore& tournaments() { return store_->tournaments(); }
  void create(const StoredTournament& tournament) {
    ASSERT_TRUE(in_transaction(*store_, [&] { return tournaments().create(tournament); }));
  }
  Status append(const AppendFacts& append) {
    return in_transaction(*store_, [&] { return tournaments().append(append); });
  }
  void enter(int number, int person, std::string name) {
    const StoredFact fact{"enter " + std::to_string(number), kCreated, std::move(name),
                          digest_of(person)};
    ASSERT_TRUE(append({"cup", number, {fact}}));
  }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(TournamentsTest, AreWhatWasWritten) {
  StoredTournament expected = example();
  create(expected);
  enter(0, 1, "Ada");
  const StoredFact start{"start", kCreated + 1};
  ASSERT_TRUE(append({"cup", 1, {start, {"end", kCreated + 2}}, {}, kCreated + 2}));
  expected.facts = {{"enter 0", kCreated, "Ada", digest_of(1)}, start, {"end", kCreated + 2}};
  expected.ended_s = kCreated + 2;
  store_ = open();
  EXPECT_EQ(tournaments().load("cup").value(), expected);
  EXPECT_EQ(tournaments().load("other").error().code, ErrorCode::kUnknown);
}

TEST_P(TournamentsTest, FactsAreAppendedOnce) {
  create(example());
  enter(0, 1, "Ada");
  EXPECT_EQ(append({"cup", 0, {{"start", kCreated}}}).error().code, ErrorCode::kConflict);
  EXPECT_EQ(append({"cup", 2, {{"start", kCreated}}}).error().code, ErrorCode::kConflict);
  EXPECT_EQ(append({"none", 0, {{"start", kCreated}}}).error().code, ErrorCode::kUnknown);
  EXPECT_EQ(tournaments().load("cup")->facts.size(), 1u);
}

TEST_P(TournamentsTest, TablesAreMadeWithTheFactsThatOpenThem) {
  create(example());
  const StoredFact round{"round table-1:0,1", kCreated};
  ASSERT_TRUE(append({"cup", 0, {round}, {example_table()}}));
  EXPECT_EQ(store_->load("table-1").value(), example_table());
  EXPECT_EQ(append({"cup", 0, {round}, {example_table()}}).error().code, ErrorCode::kConflict);
}

TEST_P(TournamentsTest, AreListedByTheirEnd) {
  for (const char* id : {"a", "b", "c", "d"}) create(example(id));
  ASSERT_TRUE(append({"c", 0, {{"cancel", kCreated}}, {}, kCreated + 5}));
  ASSERT_TRUE(append({"a", 0, {{"cancel", kCreated}}, {}, kCreated + 9}));
  EXPECT_EQ(tournaments().open().value(), (Ids{"b", "d"}));
  EXPECT_EQ(tournaments().ended(9).value(), (Ids{"a", "c"}));
  EXPECT_EQ(tournaments().ended(1).value(), Ids{"a"});
}

TEST_P(TournamentsTest, AreFoundByWhoHasAPartInThem) {
  create(example());
  create(example("other"));
  enter(0, 1, "Ada");
  enter(1, 1, "Ada");
  using Own = std::vector<OwnTournament>;
  EXPECT_EQ(tournaments().of_person(digest_of(1)).value(), (Own{{"cup", false}}));
  EXPECT_EQ(tournaments().of_person(digest_of(9)).value(), (Own{{"cup", true}, {"other", true}}));
  EXPECT_EQ(tournaments().of_person(digest_of(2)).value(), Own{});
}

TEST_P(TournamentsTest, PlacesGoWithTheirPerson) {
  create(example());
  enter(0, 1, "Ada");
  enter(1, 2, "Grace");
  EXPECT_EQ(in_transaction(*store_, [&] { return store_->move_seats(digest_of(1), digest_of(3)); })
                .value(),
            1);
  EXPECT_EQ(in_transaction(*store_, [&] { return store_->move_seats(digest_of(9), digest_of(3)); })
                .value(),
            1);
  const StoredTournament moved = tournaments().load("cup").value();
  EXPECT_EQ(moved.organiser, digest_of(3));
  EXPECT_EQ(moved.facts[0].person, digest_of(3));
  EXPECT_EQ(moved.facts[1].person, digest_of(2));
}

TEST_P(TournamentsTest, WhoDeletesTheirAccountIsNamelessThere) {
  StoredTournament cup = example();
  cup.organiser = digest_of(1);
  create(cup);
  enter(0, 1, "Ada");
  enter(1, 2, "Grace");
  const Account account{0, digest_of(1), "ada", {"Ada", ""}, "hash", 1};
  const std::int64_t ada =
      in_transaction(*store_, [&] { return store_->accounts().add_account(account); }).value();
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->accounts().erase_account(ada); }));
  const StoredTournament left = tournaments().load("cup").value();
  EXPECT_EQ(left.organiser, kNobody);
  EXPECT_EQ(left.facts[0], (StoredFact{"enter 0", kCreated, "", kNobody}));
  EXPECT_EQ(left.facts[1].name, "Grace");
}

TEST_P(TournamentsTest, WhatWasChangedPastTheStoreIsFound) {
  for (const char* change :
       {"UPDATE tournaments SET terms = 'x'", "UPDATE tournaments SET seed = 1",
        "UPDATE tournament_facts SET name = 'Eve' WHERE number = 0",
        "UPDATE tournament_facts SET happened = 1 WHERE number = 1",
        "UPDATE tournament_facts SET text = 'cancel' WHERE number = 1",
        "DELETE FROM tournament_facts WHERE number = 0"}) {
    tamper("DELETE FROM tournaments; DELETE FROM tournament_facts");
    create(example());
    enter(0, 1, "Ada");
    enter(1, 2, "Grace");
    tamper(change);
    EXPECT_EQ(tournaments().load("cup").error().code, ErrorCode::kDamaged) << change;
    ASSERT_TRUE(
        in_transaction(*store_, [&] { return store_->move_seats(digest_of(1), digest_of(3)); }));
    EXPECT_EQ(tournaments().load("cup").error().code, ErrorCode::kDamaged) << change;
  }
}

BENBEN_EVERY_STORE(TournamentsTest);

}  // namespace
}  // namespace benben
