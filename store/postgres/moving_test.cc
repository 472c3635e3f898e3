// All of a SQLite file into PostgreSQL and back, or nothing of it.
#include <gtest/gtest.h>

#include <string>

#include "store/inspect.h"
#include "store/postgres/database.h"
#include "store/postgres_moving.h"
#include "store/testing/filled_store.h"
#include "store/testing/postgres_server.h"

namespace benben {
namespace {

class PostgresMovingTest : public StoreTest {
 protected:
  std::filesystem::path back() const { return directory_.path() / "back.db"; }
  Result<Moved> move_there() { return move_to_postgres(path(), {url_}); }
  std::int64_t number_there(const std::string& sql) {
    return PostgresDatabase::open({url_}, Holding::kLooking).value()->number(sql);
  }

  std::string url_ = PostgresServer::shared().fresh_url();
};

TEST_F(PostgresMovingTest, WhatIsMovedThereAndBackIsWhatItWas) {
  fill(*open());
  // More than is read at a time, and a number that was given to something that is gone.
  tamper(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000) "
      "INSERT INTO profiles (person, name, figure) SELECT randomblob(32), 'Eve ' || i, '' FROM n");
  const auto message = [](Store& store) {
    return in_transaction(store, [&] {
      return store.speech()
          .write("table-1", {0, seat_at(0), digest_of(1), "Ada", "Again", kCreated}, 10)
          .value();
    });
  };
  const std::int64_t last = message(*open());
  {
    const auto store = open();
    ASSERT_TRUE(
        in_transaction(*store, [&] { return store->speech().delete_message("table-1", last); }));
  }

  const Result<Moved> there = move_there();
  ASSERT_TRUE(there) << there.error().message;
  EXPECT_EQ(there->tables, 1);
  EXPECT_EQ(there->events, 2);
  EXPECT_EQ(there->incidents, 2);
  EXPECT_EQ(there->accounts, 1);
  EXPECT_EQ(there->rated_games, 1);
  EXPECT_EQ(there->tournaments, 1);
  EXPECT_GT(there->rows, 12'000);
  EXPECT_EQ(there->damaged, 0);
  {
    const auto store = open_postgres({url_}).value();
    EXPECT_EQ(*store->load("table-1"), *open()->load("table-1"));
    EXPECT_EQ(message(*store), last + 1) << "no number is given twice";
    StoredTable another = example_table();
    another.id = "table-2";
    EXPECT_TRUE(in_transaction(*store, [&] { return store->create(another); }));
    EXPECT_TRUE(store->transaction([&] {
      EXPECT_TRUE(store->speech().delete_message("table-1", last + 1));
      EXPECT_TRUE(store->remove("table-2"));
    }));
  }
  const Result<Moved> here = move_to_sqlite({url_}, back());
  ASSERT_TRUE(here) << here.error().message;
  Moved expected = *there;
  ++expected.rows;  // without a text, for its number
  EXPECT_EQ(*here, expected);
  EXPECT_FALSE(std::filesystem::exists(back().string() + "-wal"));
  const Inspection inspection = inspect(back(), kCreated).value();
  EXPECT_TRUE(inspection.findings.empty());
  EXPECT_EQ(*inspection.store->load("table-1"), *open()->load("table-1"));
  EXPECT_EQ(message(*open_sqlite({back()}).value()), last + 2);
}

TEST_F(PostgresMovingTest, WhatHasTablesIsRefused) {
  fill(*open());
  ASSERT_TRUE(move_there());
  const Result<Moved> again = move_there();
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().message, "The PostgreSQL database has tables already; it must be empty.");
  EXPECT_EQ(number_there("SELECT count(*) FROM tables"), 1);
}

TEST_F(PostgresMovingTest, TablesWithoutRowsAreEmpty) {
  fill(*open());
  (void)open_postgres({url_}).value();
  EXPECT_TRUE(move_there());
}

TEST_F(PostgresMovingTest, WhereThereIsNothingNothingIsMovedBack) {
  EXPECT_EQ(move_to_sqlite({url_}, back()).error().code, ErrorCode::kUnknown);
  EXPECT_FALSE(std::filesystem::exists(back()));
}

TEST_F(PostgresMovingTest, DamageIsMovedAsItIs) {
  fill(*open());
  tamper("UPDATE events SET line = '0 001' WHERE ply = 1");
  const Result<Moved> there = move_there();
  ASSERT_TRUE(there) << there.error().message;
  EXPECT_EQ(there->damaged, 1);
  EXPECT_EQ(open_postgres({url_}).value()->load("table-1").error(),
            open()->load("table-1").error());
}

// What stops in the middle: here a text that PostgreSQL cannot have.
TEST_F(PostgresMovingTest, WhatCannotBeMovedWholeIsNotMovedAtAll) {
  fill(*open());
  tamper("UPDATE tournaments SET terms = CAST(x'FF' AS TEXT)");
  const Result<Moved> moved = move_there();
  ASSERT_FALSE(moved);
  EXPECT_NE(moved.error().message.find("invalid byte sequence"), std::string::npos)
      << moved.error().message;
  EXPECT_EQ(number_there("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"), 0);
  tamper("UPDATE tournaments SET terms = '{}'");
  EXPECT_TRUE(move_there());
}

TEST_F(PostgresMovingTest, WhatAServerUsesIsNotMoved) {
  fill(*open());
  const auto serving = open_postgres({url_}).value();
  EXPECT_EQ(move_there().error().message, "PostgreSQL: a server uses the database.");
  EXPECT_EQ(move_to_sqlite({url_}, back()).error().message,
            "PostgreSQL: a server uses the database.");
}

// One row that is not what it was is found, of whatever kind it is.
TEST_F(PostgresMovingTest, ADifferenceIsFound) {
  fill(*open());
  ASSERT_TRUE(move_there());
  for (const char* sql :
       {"UPDATE events SET happened = 5 WHERE ply = 1", "UPDATE accounts SET figure = 'cat'",
        "UPDATE ratings SET mean = mean + 1e-9", "UPDATE seats SET token = NULL WHERE seat = 0",
        "DELETE FROM devices", "INSERT INTO gone VALUES ('x')"}) {
    auto there = PostgresDatabase::open({url_}, Holding::kLooking).value();
    PostgresDatabase& postgres = *there;
    SqlStore store(std::move(there));
    Database file = Database::open(path()).value();
    prepare_for_store(file);
    Database& sqlite = file;
    const auto here = open();
    Result<Moved> compared = Moved();
    EXPECT_FALSE(postgres.transaction([&] {
      postgres.execute(sql);
      compared = compare_sides({sqlite, *here}, {postgres, store}, tables_to_move(sqlite));
      postgres.fail("that was all");
    }));
    const bool is_moved = std::string(sql).find("gone") == std::string::npos;
    ASSERT_EQ(!compared, is_moved) << sql;
    if (is_moved) {
      EXPECT_EQ(compared.error().code, ErrorCode::kDamaged);
    }
  }
}

}  // namespace
}  // namespace benben
