// What inspect() finds in a database in which one thing is wrong, for everything that can be.
#include "store/inspect.h"

#include <set>

#include "store/row_checks.h"
#include "store/testing/filled_store.h"
#include "store/testing/inspect_cases.h"
#include "store/testing/store_test.h"
#include "store/testing/version5.h"

namespace benben {

namespace {

// A database with a row of every kind.
class InspectTest : public StoreTest {
 protected:
  InspectTest() { fill(*open()); }

  Findings found() const {
    const Result<Inspection> inspection = inspect(path(), kCreated);
    EXPECT_TRUE(inspection) << inspection.error().message;
    return inspection ? inspection->findings : Findings();
  }
  std::string bytes() const {
    std::ifstream file(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

TEST_F(InspectTest, FindsNothingInWhatWasWritten) {
  EXPECT_EQ(found(), Findings());
  const Result<Inspection> inspection = inspect(path(), kCreated);
  EXPECT_EQ(inspection->tables, std::vector<std::string>{"table-1"});
  EXPECT_EQ(inspection->tournaments, std::vector<std::string>{"cup"});
  EXPECT_EQ(inspection->store->load("table-1")->events.size(), 2u);
}

TEST_F(InspectTest, EveryCheckFindsWhatItIsFor) {
  ASSERT_EQ(inspect_cases().size(), row_checks().size());
  const std::string sound = bytes();
  for (std::size_t at = 0; const InspectCase& one : inspect_cases()) {
    tamper(one.sql);
    EXPECT_EQ(found(), one.found) << one.sql;
    EXPECT_EQ(one.found.back().code, row_checks()[at++].code) << one.sql;
    std::ofstream(path(), std::ios::binary) << sound;
  }
}

// A table of the schema that keeps checksums and is not asked for them would never be found out.
TEST_F(InspectTest, EveryChecksumIsLookedAt) {
  std::vector<std::string> tables;
  {
    Result<Database> database = Database::open(path());
    Statement statement(*database,
                        "SELECT name FROM sqlite_schema WHERE type = 'table' "
                        "AND sql LIKE '%checksum INTEGER%' ORDER BY name");
    Query query(statement);
    while (query.next()) tables.push_back(query.text(0));
  }
  EXPECT_GE(tables.size(), 8u);
  const std::string sound = bytes();
  for (const std::string& table : tables) {
    EXPECT_GT(number("SELECT count(*) FROM " + table), 0) << table;
    tamper("UPDATE " + table + " SET checksum = checksum - 1");
    const Findings findings = found();
    ASSERT_FALSE(findings.empty()) << table;
    for (const Finding& finding : findings) EXPECT_EQ(finding.code, "row") << table;
    std::ofstream(path(), std::ios::binary) << sound;
  }
}

TEST_F(InspectTest, SaysWhatSqliteFindsInAPageAndGoesOn) {
  scribble_on_events();
  const Result<Inspection> inspection = inspect(path(), kCreated);
  ASSERT_TRUE(inspection);
  ASSERT_FALSE(inspection->findings.empty());
  for (const Finding& finding : inspection->findings)
    EXPECT_EQ(finding.code, "page") << finding.what;
  EXPECT_EQ(inspection->tables, std::vector<std::string>{"table-1"});
  ASSERT_TRUE(inspection->store);
  EXPECT_EQ(inspection->store->load("table-1").error().code, ErrorCode::kDamaged);
}

TEST_F(InspectTest, AFileThatEndsTooSoonIsDamaged) {
  std::filesystem::resize_file(path(), std::filesystem::file_size(path()) / 2);
  const Findings findings = found();
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings.front().code, "page");
}

TEST_F(InspectTest, WhatWasSetAsideIsReadAllTheSame) {
  tamper("UPDATE tables SET damaged = 'Ply 3.'");
  const Result<Inspection> inspection = inspect(path(), kCreated);
  EXPECT_TRUE(inspection->store->load("table-1"));
  EXPECT_EQ(number("SELECT count(*) FROM tables WHERE damaged IS NOT NULL"), 1) << "in the file";
}

TEST_F(InspectTest, NothingIsChangedWhileAnotherWrites) {
  const std::string before = bytes();
  const auto store = open();
  EXPECT_TRUE(store->transaction([&] {
    EXPECT_EQ(found(), Findings());
    EXPECT_TRUE(store->set_aside("table-1", "Ply 3."));
    EXPECT_EQ(found(), Findings()) << "of one moment, before the transaction";
  }));
  EXPECT_EQ(found().size(), 1u);
  EXPECT_EQ(bytes(), before) << "what was written stands in the log";
}

TEST_F(InspectTest, WhatIsNoDatabaseOfOursIsAnError) {
  const auto message = [&] { return inspect(path(), kCreated).error().message; };
  std::ofstream(path()) << std::string(8192, 'x');
  EXPECT_EQ(message(), path().string() + ": file is not a database.");
  std::ofstream(path(), std::ios::trunc) << "";
  EXPECT_EQ(message(), path().string() + ": this is an empty database.");
  std::filesystem::remove(path());
  EXPECT_EQ(message(), path().string() + ": unable to open database file.");
  tamper("CREATE TABLE other (x); PRAGMA user_version=6");
  EXPECT_EQ(message(), path().string() + ": this is another program's database.");
}

class OldInspectTest : public StoreTest {};

TEST_F(OldInspectTest, AnOlderOneIsBroughtUpToDateInTheCopyAlone) {
  tamper(kVersion5);
  const Result<Inspection> inspection = inspect(path(), kCreated);
  ASSERT_TRUE(inspection);
  EXPECT_EQ(inspection->findings, Findings());
  EXPECT_EQ(inspection->tables.size(), 1u);
  EXPECT_EQ(number("PRAGMA user_version"), 5);
}

}  // namespace
}  // namespace benben
