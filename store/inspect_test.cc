// What inspect() finds in a database in which one thing is wrong, for everything that can be.
#include "store/inspect.h"

#include <set>

#include "store/row_checks.h"
#include "store/testing/filled_store.h"
#include "store/testing/store_test.h"
#include "store/testing/version5.h"

namespace benben {

inline void PrintTo(const Finding& finding, std::ostream* out) {
  *out << finding.code << " table '" << finding.table << "' tournament '" << finding.tournament;
  if (finding.ply) *out << "' ply " << *finding.ply;
  *out << ": " << finding.what;
}

namespace {

using Findings = std::vector<Finding>;

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

struct Case {
  const char* sql;
  Findings found;
};

Finding of_table(const char* code, const char* what, std::optional<int> ply = std::nullopt) {
  return {.code = code, .table = "table-1", .ply = ply, .what = what};
}
Finding of_cup(const char* code, const char* what) {
  return {.code = code, .tournament = "cup", .what = what};
}
Finding stray(const char* what) { return {.code = "stray", .what = what}; }

// One for each of row_checks(), in their order.
std::vector<Case> cases() {
  return {
      {"UPDATE tables SET header = header || 'x'",
       {of_table("row", "The header is not what was written.")}},
      {"UPDATE seats SET name = 'Eve' WHERE seat = 1",
       {of_table("row", "Seat 2 is not what was written.")}},
      {"UPDATE events SET line = '0 001' WHERE ply = 1",
       {of_table("row", "The event is not what was written.", 1)}},
      {"UPDATE race_claims SET seat = 1",
       {of_table("row", "The race that was claimed there is not what was written.", 2)}},
      {"UPDATE incidents SET line = '2 1 leave' WHERE number = 0",
       {of_table("row", "Incident 0 is not what was written.")}},
      {"UPDATE clocks SET due = NULL", {of_table("row", "The clocks are not what was written.")}},
      {"UPDATE fair_seeds SET seed = zeroblob(32)",
       {of_table("row", "The seed of chance is not what was written.")}},
      {"UPDATE fair_contributions SET ply = 0",
       {of_table("row", "What seat 1 contributed to chance is not what was written.")}},
      {"UPDATE tournaments SET seed = 8", {of_cup("row", "The terms are not what was written.")}},
      {"UPDATE tournament_facts SET name = 'Eve' WHERE number = 0",
       {of_cup("row", "Fact 0 is not what was written.")}},
      {"DELETE FROM seats WHERE seat = 1", {of_table("gap", "Seat 2 is missing.")}},
      {"DELETE FROM events WHERE ply = 0", {of_table("gap", "The event is missing.", 0)}},
      {"DELETE FROM incidents WHERE number = 0", {of_table("gap", "Incident 0 is missing.")}},
      {"DELETE FROM tournament_facts WHERE number = 0", {of_cup("gap", "Fact 0 is missing.")}},
      {"UPDATE seats SET table_number = 2", {stray("3 seats are of tables that are not there.")}},
      {"UPDATE events SET table_number = 2", {stray("2 events are of tables that are not there.")}},
      {"UPDATE race_claims SET table_number = 2",
       {stray("1 claims of races are of tables that are not there.")}},
      {"UPDATE incidents SET table_number = 2",
       {stray("2 incidents are of tables that are not there.")}},
      {"UPDATE clocks SET table_number = 2", {stray("1 clocks are of tables that are not there.")}},
      {"UPDATE fair_seeds SET table_number = 2",
       {stray("1 seeds of chance are of tables that are not there.")}},
      {"UPDATE fair_contributions SET table_number = 2",
       {stray("1 contributions to chance are of tables that are not there.")}},
      {"UPDATE chat_messages SET table_number = 2",
       {stray("1 messages are of tables that are not there.")}},
      {"UPDATE invites SET table_number = 2",
       {stray("1 invites are to tables that are not there.")}},
      {"UPDATE tournament_facts SET tournament_number = 2",
       {stray("2 facts are of tournaments that are not there.")}},
      {"UPDATE devices SET account = 2", {stray("1 devices are of accounts that are not there.")}},
      {"UPDATE recovery_codes SET account = 2",
       {stray("1 recovery codes are of accounts that are not there.")}},
      {"UPDATE device_links SET account = 2",
       {stray("1 links of devices are of accounts that are not there.")}},
      {"UPDATE players SET account = 2", {stray("1 players are of accounts that are not there.")}},
      {"UPDATE ratings SET player = 2", {stray("1 ratings are of players that are not there.")}},
      {"UPDATE rated_seats SET player = 2",
       {stray("1 seats of rated games are of games or players that are not there.")}},
      {"UPDATE notices_persons SET notice = 2",
       {stray("1 people are told by browsers that are not there.")}},
      {"UPDATE tables SET damaged = 'Ply 3.'", {of_table("set_aside", "It was set aside: Ply 3.")}},
      {"UPDATE incidents SET move_id = 'move-0001', checksum = -1 WHERE number = 1",
       {of_table("row", "Incident 1 is not what was written."),
        of_table("repeat", "The move has the move_id of incident 1.", 1)}},
      {"UPDATE tables SET unplayed_since = 1",
       {of_table("expiry", "It waits for its first move, which was made.", 1)}},
  };
}

TEST_F(InspectTest, FindsNothingInWhatWasWritten) {
  EXPECT_EQ(found(), Findings());
  const Result<Inspection> inspection = inspect(path(), kCreated);
  EXPECT_EQ(inspection->tables, std::vector<std::string>{"table-1"});
  EXPECT_EQ(inspection->tournaments, std::vector<std::string>{"cup"});
  EXPECT_EQ(inspection->store->load("table-1")->events.size(), 2u);
}

TEST_F(InspectTest, EveryCheckFindsWhatItIsFor) {
  ASSERT_EQ(cases().size(), row_checks().size());
  const std::string sound = bytes();
  for (std::size_t at = 0; const Case& one : cases()) {
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
