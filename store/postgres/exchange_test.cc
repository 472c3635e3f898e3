// What is sent to PostgreSQL together: what a move costs in ways there and back, and that nothing
// is lost of what nobody waits for.
#include "store/postgres/exchange.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "store/postgres.h"
#include "store/postgres/database.h"
#include "store/sql_store.h"
#include "store/testing/postgres_server.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

class PostgresExchangeTest : public testing::Test {
 protected:
  PostgresExchangeTest() {
    EXPECT_TRUE(open_postgres({url_}));
    database_ = std::move(PostgresDatabase::open({url_}, Holding::kServing)).value();
  }

  std::int64_t probes() {
    return PostgresDatabase::open({url_}, Holding::kLooking)
        .value()
        ->number("SELECT count(*) FROM probes");
  }

  std::string url_ = PostgresServer::shared().fresh_url();
  std::unique_ptr<PostgresDatabase> database_;
};

Append move_at(int ply, const std::string& move_id) {
  return {"table-1", ply, {move_event(0, "000", move_id)}};
}

// BEGIN with what is compared, the event with the transaction's number, COMMIT. In a transaction of
// many moves each takes one.
TEST_F(PostgresExchangeTest, AMoveTakesThreeWays) {
  const PostgresDatabase& seen = *database_;
  SqlStore store(std::move(database_));
  ASSERT_TRUE(in_transaction(store, [&] { return store.create(example_table()); }));
  ASSERT_TRUE(in_transaction(store, [&] { return store.append(move_at(1, "move-0001")); }));
  const int before = seen.ways();
  ASSERT_TRUE(in_transaction(store, [&] { return store.append(move_at(2, "move-0002")); }));
  EXPECT_EQ(seen.ways() - before, 3);
  ASSERT_TRUE(in_transaction(store, [&] {
    for (int ply = 3; ply < 12; ++ply) {
      if (Status status = store.append(move_at(ply, "move-1" + std::to_string(ply))); !status) {
        return status;
      }
    }
    return store.append(move_at(12, "move-0012"));
  }));
  EXPECT_EQ(seen.ways() - before, 3 + 10 + 2);
  EXPECT_EQ(store.load("table-1")->events.size(), 13u);
}

// Whoever looks sees what was written before, in its order.
TEST_F(PostgresExchangeTest, WhatIsWrittenIsThereForWhatIsAskedNext) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  Statement erase(*database_, "DELETE FROM probes");
  EXPECT_TRUE(database_->transaction([&] {
    for (int i = 0; i < 3; ++i) Query(insert, Bytes{"a"}).run();
    EXPECT_EQ(database_->number("SELECT count(*) FROM probes"), 3);
    Query(erase).run();
    EXPECT_EQ(database_->changes(), 3);
    Query(insert, Bytes{"b"}).run();
    database_->execute("UPDATE probes SET filler = 'c'");
    EXPECT_EQ(database_->text("SELECT filler FROM probes"), "c");
  }));
  EXPECT_EQ(probes(), 1);
}

TEST_F(PostgresExchangeTest, MoreThanWaitsIsSentOnTheWay) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  const int before = database_->ways();
  EXPECT_TRUE(database_->transaction([&] {
    for (int i = 0; i < 200; ++i) Query(insert, Bytes{"a"}).run();
  }));
  EXPECT_EQ(probes(), 200);
  EXPECT_LE(database_->ways() - before, 8);
}

// What fails that nobody waited for takes all of its transaction with it, and no more.
TEST_F(PostgresExchangeTest, P1WhatFailsLateFailsAll) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  const std::optional<Digest> nothing;
  Status status = database_->transaction([&] {
    Query(insert, Bytes{"a"}).run();
    Query(insert, nothing).run();
    Query(insert, Bytes{"b"}).run();
    EXPECT_FALSE(database_->failed()) << "nobody has asked yet";
    EXPECT_EQ(database_->number("SELECT count(*) FROM probes"), 0)
        << "nothing is answered any more";
    EXPECT_TRUE(database_->failed());
  });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kReadOnly);
  status = database_->transaction([&] { Query(insert, nothing).run(); });
  EXPECT_FALSE(status) << "as it is stored";
  EXPECT_EQ(probes(), 0);
  EXPECT_TRUE(database_->transaction([&] { Query(insert, Bytes{"c"}).run(); }));
  EXPECT_EQ(probes(), 1);
}

// Without a transaction each is done at once.
TEST_F(PostgresExchangeTest, OutsideATransactionNothingWaits) {
  Statement insert(*database_, "INSERT INTO probes (filler) VALUES (?)");
  Query(insert, Bytes{"a"}).run();
  EXPECT_EQ(probes(), 1);
}

}  // namespace
}  // namespace benben
