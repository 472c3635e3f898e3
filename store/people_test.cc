// Who holds which seats, over all tables, and how they get them back.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class PeopleTest : public EveryStoreTest {
 protected:
  // A table of this id whose seats are held by these tokens; 0: an open seat.
  void create(const std::string& id, const std::vector<int>& tokens) {
    StoredTable table{id, "[Game \"pyramix\"]\n\n", {}, {}, kCreated};
    for (const int token : tokens) {
      StoredSeat seat{"", "Ada", std::nullopt, std::nullopt};
      if (token != 0) seat.token = digest_of(token);
      table.seats.push_back(seat);
    }
    ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  }
  std::vector<std::string> tables_of(int person, int most = 100) {
    return store_->tables_of({digest_of(person)}, most).value();
  }
  int move_seats(int from, int to) {
    return in_transaction(*store_,
                          [&] { return store_->move_seats(digest_of(from), digest_of(to)); })
        .value();
  }
  Status keep(int person, int secret, const std::string& sealed) {
    return in_transaction(*store_, [&] {
      return store_->keep_recovery({digest_of(person), digest_of(secret), sealed});
    });
  }

  std::unique_ptr<Store> store_ = open();
};

class SqlitePeopleTest : public PeopleTest {};

TEST_P(PeopleTest, ListsTheTablesOfAPersonLatestFirst) {
  create("b", {1, 2});
  create("a", {1, 1});
  create("d", {2, 0});
  create("c", {0, 1});
  EXPECT_EQ(tables_of(1), (std::vector<std::string>{"c", "a", "b"}));
  EXPECT_EQ(tables_of(1, 2), (std::vector<std::string>{"c", "a"}));
  EXPECT_EQ(tables_of(2), (std::vector<std::string>{"d", "b"}));
  EXPECT_EQ(tables_of(0), std::vector<std::string>());
}

TEST_P(SqlitePeopleTest, LooksForSeatsInTheIndexAlone) {
  Result<Database> database = Database::open(path());
  Statement explain(*database,
                    "EXPLAIN QUERY PLAN SELECT table_number FROM seats WHERE token = x'00'");
  Query query(explain);
  ASSERT_TRUE(query.next());
  EXPECT_EQ(query.text(3), "SEARCH seats USING COVERING INDEX seats_by_token (token=?)");
}

TEST_P(PeopleTest, P11MovesEverySeatOfOneTokenToAnother) {
  create("a", {1, 2, 1});
  create("b", {2, 1});
  create("c", {2, 3});
  EXPECT_EQ(move_seats(1, 2), 3);
  EXPECT_EQ(tables_of(1), std::vector<std::string>());
  EXPECT_EQ(tables_of(2), (std::vector<std::string>{"c", "b", "a"}));
  for (const char* id : {"a", "b", "c"}) {
    const Result<StoredTable> table = store_->load(id);
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(table.value().seats[0].token, digest_of(2));
  }
  EXPECT_EQ(store_->load("c")->seats[1].token, digest_of(3));
  EXPECT_EQ(move_seats(1, 2), 0);
  EXPECT_EQ(move_seats(2, 2), 0);
}

TEST_P(PeopleTest, P5MovingSeatsHidesNoDamage) {
  create("a", {1, 1});
  tamper("UPDATE seats SET name = 'Bob' WHERE seat = 1");
  EXPECT_EQ(move_seats(1, 2), 2);
  EXPECT_EQ(store_->load("a").error().message, "Seat 1 is not what was written.");
}

TEST_P(PeopleTest, KeepsOneRecoveryOfAPerson) {
  const std::string sealed("\0\n\xFF sealed", 10);
  ASSERT_TRUE(keep(1, 11, "older"));
  ASSERT_TRUE(keep(1, 12, sealed));
  ASSERT_TRUE(keep(2, 13, ""));
  store_.reset();
  store_ = open();
  EXPECT_EQ(store_->find_recovery(digest_of(12)).value(),
            (Recovery{digest_of(1), digest_of(12), sealed}));
  EXPECT_EQ(store_->find_recovery(digest_of(13)).value(),
            (Recovery{digest_of(2), digest_of(13), ""}));
  EXPECT_EQ(store_->find_recovery(digest_of(11)).error().code, ErrorCode::kUnknown);
}

TEST_P(PeopleTest, P11NobodyTakesAnothersSecret) {
  ASSERT_TRUE(keep(1, 11, "mine"));
  EXPECT_EQ(keep(2, 11, "stolen").error().code, ErrorCode::kConflict);
  EXPECT_EQ(store_->find_recovery(digest_of(11))->sealed, "mine");
  EXPECT_TRUE(keep(1, 11, "renewed"));
  EXPECT_EQ(store_->find_recovery(digest_of(11))->sealed, "renewed");
}

TEST_P(PeopleTest, MovingSeatsForgetsTheRecoveryOfTheOldToken) {
  ASSERT_TRUE(keep(1, 11, "old"));
  ASSERT_TRUE(keep(2, 12, "new"));
  EXPECT_EQ(move_seats(2, 2), 0);
  move_seats(1, 2);
  EXPECT_FALSE(store_->find_recovery(digest_of(11)));
  EXPECT_TRUE(store_->find_recovery(digest_of(12)));
}

BENBEN_EVERY_STORE(PeopleTest);
BENBEN_SQLITE_ALONE(SqlitePeopleTest);

}  // namespace
}  // namespace benben
