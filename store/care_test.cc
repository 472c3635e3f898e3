// Deleting, expiry, the probe and the write-ahead log.
#include "store/testing/store_test.h"

namespace benben {
namespace {

constexpr std::int64_t kDay = 24 * 60 * 60;

class CareTest : public EveryStoreTest {
 protected:
  void create(const std::string& id, std::int64_t created_s) {
    StoredTable table = example_table();
    table.id = id;
    table.created_s = created_s;
    ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  }
  Status append_to(const std::string& id, int ply, StoredEvent event) {
    return in_transaction(*store_, [&] { return store_->append({id, ply, {std::move(event)}}); });
  }
  std::vector<std::string> expire(std::int64_t before_s, int most = 100) {
    return in_transaction(*store_, [&] { return store_->expire(before_s, most); }).value();
  }
  // How many rows there are of all tables together.
  std::int64_t rows() {
    return number(
        "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM seats) + "
        "(SELECT count(*) FROM events) + (SELECT count(*) FROM probes)");
  }
  std::filesystem::path log() const { return path().string() + "-wal"; }

  std::unique_ptr<Store> store_ = open();
};

class SqliteCareTest : public CareTest {};

TEST_P(CareTest, RemovesATableWithAllThatBelongsToIt) {
  create("a", kCreated);
  const std::int64_t one = rows();
  create("b", kCreated);
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->remove("a"); }));
  EXPECT_EQ(rows(), one);
  EXPECT_EQ(store_->load("a").error().code, ErrorCode::kUnknown);
  EXPECT_TRUE(store_->load("b"));
  EXPECT_EQ(in_transaction(*store_, [&] { return store_->remove("a"); }).error().code,
            ErrorCode::kUnknown);
  create("a", kCreated);  // the id is free again, and so is the number
  EXPECT_TRUE(store_->load("a"));
}

TEST_P(CareTest, RemovesATableThatWasSetAside) {
  create("a", kCreated);
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->set_aside("a", "Ply 3."); }));
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->remove("a"); }));
  EXPECT_EQ(rows(), 0);
}

TEST_P(CareTest, ExpiresTablesWithoutAMoveOldestFirst) {
  create("newest", kCreated + 3 * kDay);
  create("oldest", kCreated);
  create("played", kCreated);
  create("middle", kCreated + kDay);
  ASSERT_TRUE(append_to("played", 1, move_event(0, "000", "move-0001")));
  EXPECT_EQ(expire(kCreated), std::vector<std::string>());
  EXPECT_EQ(expire(kCreated + 3 * kDay, 1), (std::vector<std::string>{"oldest"}));
  EXPECT_EQ(expire(kCreated + 3 * kDay), (std::vector<std::string>{"middle"}));
  EXPECT_EQ(expire(kCreated + 9 * kDay), (std::vector<std::string>{"newest"}));
  EXPECT_EQ(expire(kCreated + 9 * kDay), std::vector<std::string>());
  EXPECT_TRUE(store_->load("played"));
  EXPECT_EQ(rows(), 1 + 3 + 2);
}

TEST_P(CareTest, WhatTheServerWritesAloneIsNoMove) {
  create("a", kCreated);
  ASSERT_TRUE(append_to("a", 1, chance_event("reveal x")));
  EXPECT_EQ(expire(kCreated + 1), (std::vector<std::string>{"a"}));
}

TEST_P(CareTest, ATableMadeWithAMoveIsPlayed) {
  StoredTable table = example_table();
  table.events.push_back(move_event(0, "000", "move-0001"));
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  EXPECT_EQ(expire(kCreated + kDay), std::vector<std::string>());
}

TEST_P(SqliteCareTest, LooksForWhatExpiresInTheIndexAlone) {
  Result<Database> database = Database::open(path());
  Statement explain(*database,
                    "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE unplayed_since < 7 "
                    "AND damaged IS NULL ORDER BY unplayed_since LIMIT 5");
  Query query(explain);
  ASSERT_TRUE(query.next());
  EXPECT_EQ(query.text(3), "SEARCH tables USING INDEX tables_unplayed (unplayed_since<?)");
  EXPECT_FALSE(query.next());  // no step that sorts
}

TEST_P(CareTest, P5WhatIsDamagedIsSetAsideAndNotExpired) {
  create("a", kCreated);
  create("b", kCreated);
  tamper("UPDATE events SET line = '0 999' WHERE table_number = 1");
  EXPECT_EQ(expire(kCreated + 1), (std::vector<std::string>{"b"}));
  EXPECT_EQ(expire(kCreated + 1), std::vector<std::string>());
  EXPECT_EQ(number("SELECT count(*) FROM tables WHERE id = 'a' AND damaged IS NOT NULL"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM events WHERE table_number = 1"), 1);
}

TEST_P(SqliteCareTest, P5ADamagedPageKeepsNothingFromExpiring) {
  create("a", kCreated);
  store_.reset();
  scribble_on_events();
  store_ = open();
  EXPECT_EQ(expire(kCreated + 1), std::vector<std::string>());
  EXPECT_EQ(number("SELECT count(*) FROM tables WHERE damaged IS NOT NULL"), 1);
}

TEST_P(SqliteCareTest, P12TheProbeWritesAndLeavesNothing) {
  const std::uintmax_t before = file_size(log());
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->probe(); }));
  EXPECT_GT(file_size(log()), before);
  EXPECT_EQ(rows(), 0);
}

TEST_P(SqliteCareTest, P12TheProbeShowsAFullDisk) {
  create("a", kCreated);
  const int pages = static_cast<int>(number("PRAGMA page_count"));
  store_.reset();
  store_ = open(pages);
  const Status status = store_->transaction([&] { (void)store_->probe(); });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kReadOnly);
  store_.reset();
  store_ = open(pages + 2);
  for (int i = 0; i < 5; ++i) {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->probe(); }));
  }
}

TEST_P(SqliteCareTest, TidyCutsTheLogToNothing) {
  create("a", kCreated);
  EXPECT_GT(file_size(log()), 0u);
  EXPECT_TRUE(store_->tidy());
  EXPECT_EQ(file_size(log()), 0u);
  create("b", kCreated);
  EXPECT_TRUE(store_->load("a"));
}

TEST_P(SqliteCareTest, TidyDoesNotWaitForReaders) {
  create("a", kCreated);
  Result<Database> database = Database::open(path());
  database->execute("BEGIN");
  EXPECT_EQ(database->number("SELECT count(*) FROM tables"), 1);
  create("b", kCreated);
  EXPECT_TRUE(store_->tidy());
  EXPECT_GT(file_size(log()), 0u);
  EXPECT_EQ(database->number("SELECT count(*) FROM tables"), 1);
  database->execute("COMMIT");
  EXPECT_TRUE(store_->tidy());
  EXPECT_EQ(file_size(log()), 0u);
}

TEST_P(SqliteCareTest, ClosingLeavesOneFile) {
  create("a", kCreated);
  EXPECT_TRUE(exists(log()));
  store_.reset();
  std::vector<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator(directory_.path())) {
    files.push_back(file.path().filename());
  }
  EXPECT_EQ(files, std::vector<std::string>{"test.db"});
}

BENBEN_EVERY_STORE(CareTest);
BENBEN_SQLITE_ALONE(SqliteCareTest);

}  // namespace
}  // namespace benben
