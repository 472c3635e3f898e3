// What whoever runs servers sees of their PostgreSQL database: the same findings as in a file.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "store/postgres/database.h"
#include "store/postgres_existing.h"
#include "store/row_checks.h"
#include "store/testing/filled_store.h"
#include "store/testing/inspect_cases.h"
#include "store/testing/postgres_server.h"

namespace benben {
namespace {

class PostgresExistingTest : public testing::Test {
 protected:
  PostgresExistingTest() { fill(*open_postgres({url_}).value()); }

  std::unique_ptr<PostgresDatabase> past() {
    return std::move(PostgresDatabase::open({url_}, Holding::kLooking)).value();
  }
  void tamper(const std::string& sql) {
    const auto database = past();
    database->execute(sql);
    EXPECT_FALSE(database->failed()) << database->reason();
  }

  std::string url_ = PostgresServer::shared().fresh_url();
};

// What is tampered with is rolled back, so that each is alone.
TEST_F(PostgresExistingTest, EveryCheckFindsWhatItIsFor) {
  const auto database = past();
  database->execute(
      "CREATE FUNCTION zeroblob(size integer) RETURNS bytea LANGUAGE sql IMMUTABLE "
      "AS 'SELECT decode(repeat(''00'', size), ''hex'')'");
  for (const InspectCase& one : inspect_cases()) {
    database->execute("BEGIN");
    database->execute(one.sql);
    Findings found;
    for (const RowCheck& check : row_checks()) look(*database, check, found);
    ASSERT_FALSE(database->failed()) << one.sql << ": " << database->reason();
    EXPECT_EQ(found, one.found) << one.sql;
    database->execute("ROLLBACK");
  }
}

TEST_F(PostgresExistingTest, ItIsLookedAtAsItStandsAtOneMoment) {
  const Result<Inspection> inspection = inspect_postgres({url_});
  ASSERT_TRUE(inspection) << inspection.error().message;
  EXPECT_EQ(inspection->findings, Findings());
  EXPECT_EQ(inspection->tables, std::vector<std::string>{"table-1"});
  EXPECT_EQ(inspection->tournaments, std::vector<std::string>{"cup"});
  tamper("DELETE FROM events");
  EXPECT_EQ(inspection->store->load("table-1")->events.size(), 2u);
  // Whoever asks for a transaction stays in this moment.
  EXPECT_TRUE(inspection->store->transaction(
      [&] { EXPECT_EQ(inspection->store->load("table-1")->events.size(), 2u); }));
  EXPECT_EQ(inspection->store->load("table-1")->events.size(), 2u);
  EXPECT_EQ(past()->number("SELECT count(*) FROM events"), 0);
}

TEST_F(PostgresExistingTest, WhatWasSetAsideIsReadAllTheSame) {
  tamper("UPDATE tables SET damaged = 'Ply 3.'");
  {
    const Result<Inspection> inspection = inspect_postgres({url_});
    ASSERT_TRUE(inspection) << inspection.error().message;
    EXPECT_EQ(inspection->findings.size(), 1u);
    EXPECT_TRUE(inspection->store->load("table-1"));
  }
  EXPECT_EQ(past()->number("SELECT count(*) FROM tables WHERE damaged IS NOT NULL"), 1);
}

TEST_F(PostgresExistingTest, WhoWantsItAloneIsToldThatItIsUsed) {
  const auto server = open_postgres({url_});
  EXPECT_TRUE(open_existing_postgres({url_}, Beside::kServers));
  const auto alone = open_existing_postgres({url_}, Beside::kNoServer);
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().message, "PostgreSQL: a server uses the database.");
  EXPECT_EQ(postgres_table_ids({url_}).value(), std::vector<std::string>{"table-1"});
}

TEST_F(PostgresExistingTest, ADatabaseWithoutTablesIsSaidToHaveNone) {
  const std::string empty = PostgresServer::shared().fresh_url();
  for (const Beside beside : {Beside::kServers, Beside::kNoServer}) {
    const auto opened = open_existing_postgres({empty}, beside);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::kUnknown);
  }
  EXPECT_EQ(inspect_postgres({empty}).error().code, ErrorCode::kUnknown);
}

}  // namespace
}  // namespace benben
