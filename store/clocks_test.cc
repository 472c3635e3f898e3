// What the clocks of a table show: kept with its events, and found when they are over.
#include "store/testing/store_test.h"

namespace benben {
namespace {

class StoredClocksTest : public EveryStoreTest {
 protected:
  using Ids = std::vector<std::string>;

  StoredClocksTest() {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(example_table()); }));
  }
  Status keep(int ply, std::vector<StoredEvent> events, const StoredClocks& clocks) {
    Append append{"table-1", ply, std::move(events)};
    append.clocks.emplace(clocks);
    return in_transaction(*store_, [&] { return store_->append(append); });
  }
  std::optional<StoredClocks> kept() { return store_->load("table-1").value().clocks; }
  std::vector<std::string> due(std::int64_t unix_s, int most = 9, const DueClock& behind = {}) {
    const auto found =
        in_transaction(*store_, [&] { return store_->due_clocks(behind, unix_s, most); }).value();
    Ids ids;
    for (const DueClock& clock : found) ids.push_back(clock.table);
    return ids;
  }

  std::unique_ptr<Store> store_ = open();
};

class SqliteStoredClocksTest : public StoredClocksTest {};

TEST_P(StoredClocksTest, AreKeptWithTheEventsThroughARestart) {  // P1
  EXPECT_FALSE(kept());
  const StoredClocks live{"300000 297000 300000", std::nullopt};
  ASSERT_TRUE(keep(1, {move_event(0, "000", "move-0001")}, live));
  EXPECT_EQ(kept(), live);
  const StoredClocks days{"0@1772280000 0 0", kCreated + 9};
  ASSERT_TRUE(keep(2, {}, days));
  store_.reset();
  store_ = open();
  EXPECT_EQ(kept(), days);
}

TEST_P(StoredClocksTest, OfAMoveThatIsNotStoredAreNotEither) {  // P3
  const StoredClocks first{"1 2 3", std::nullopt};
  ASSERT_TRUE(keep(1, {move_event(0, "000", "move-0001")}, first));
  EXPECT_EQ(keep(1, {move_event(0, "000", "move-0002")}, {"4 5 6", 7}).error().code,
            ErrorCode::kConflict);
  EXPECT_EQ(kept(), first);
}

TEST_P(StoredClocksTest, ThoseThatAreOverAreFoundBehindOneAnother) {
  for (const char* id : {"table-2", "table-3"}) {
    StoredTable other = example_table();
    other.id = id;
    other.clocks = StoredClocks{"0@1 0 0", kCreated + 5};
    ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(other); }));
  }
  ASSERT_TRUE(keep(1, {}, {"0@2 0 0", kCreated + 9}));
  EXPECT_EQ(due(kCreated + 9, 2), (Ids{"table-2", "table-3"}));
  EXPECT_EQ(due(kCreated + 9, 2, {"table-2", kCreated + 5}), (Ids{"table-3", "table-1"}));
  EXPECT_EQ(due(kCreated + 9, 2, {"table-3", kCreated + 5}), Ids{"table-1"});
  EXPECT_EQ(due(kCreated + 9, 2, {"table-1", kCreated + 9}), Ids{});
}

TEST_P(StoredClocksTest, ThoseThatAreOverAreFoundTheLongestFirst) {
  StoredTable other = example_table();
  other.id = "table-2";
  other.clocks = StoredClocks{"0@1 0 0", kCreated + 5};
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(other); }));
  ASSERT_TRUE(keep(1, {}, {"0@2 0 0", kCreated + 9}));
  EXPECT_EQ(due(kCreated + 4), Ids{});
  EXPECT_EQ(due(kCreated + 5), Ids{"table-2"});
  EXPECT_EQ(due(kCreated + 9), (Ids{"table-2", "table-1"}));
  EXPECT_EQ(due(kCreated + 9, 1), Ids{"table-2"});
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->set_aside("table-2", "Ply 3."); }));
  EXPECT_EQ(due(kCreated + 9), Ids{"table-1"});
  ASSERT_TRUE(keep(1, {}, {"0 0 0", std::nullopt}));
  EXPECT_EQ(due(kCreated + 9), Ids{});
}

TEST_P(SqliteStoredClocksTest, AreFoundByAnIndex) {
  ASSERT_TRUE(keep(1, {}, {"0@2 0 0", kCreated + 9}));
  Result<Database> database = Database::open(path());
  Statement plan(*database, "EXPLAIN QUERY PLAN SELECT table_number FROM clocks WHERE due <= 1");
  Query query(plan);
  ASSERT_TRUE(query.next());
  EXPECT_NE(query.text(3).find("clocks_by_due"), std::string::npos) << query.text(3);
}

TEST_P(StoredClocksTest, GoWithTheirTable) {
  ASSERT_TRUE(keep(1, {}, {"1 2 3", std::nullopt}));
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(number("SELECT count(*) FROM clocks"), 0);
}

TEST_P(StoredClocksTest, P5DamageIsNamed) {
  for (const char* fault : {"UPDATE clocks SET text = '1 2 4'", "UPDATE clocks SET due = 8",
                            "UPDATE clocks SET due = NULL", "UPDATE clocks SET checksum = 0"}) {
    ASSERT_TRUE(keep(1, {}, {"1 2 3", 7}));
    ASSERT_TRUE(kept());
    tamper(fault);
    const Result<StoredTable> loaded = store_->load("table-1");
    ASSERT_FALSE(loaded) << fault;
    EXPECT_EQ(loaded.error().code, ErrorCode::kDamaged);
    EXPECT_EQ(loaded.error().message, "The clocks are not what was written.");
  }
}

BENBEN_EVERY_STORE(StoredClocksTest);
BENBEN_SQLITE_ALONE(SqliteStoredClocksTest);

}  // namespace
}  // namespace benben
