// What the store asks of the disk, and what it does when the disk is full (P1, P12).
#include "store/testing/disk.h"

#include "store/backup.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

class DiskTest : public StoreTest {
 protected:
  Status create(Store& store, const std::string& id) {
    StoredTable table = example_table();
    table.id = id;
    Status created;
    const Status stored = store.transaction([&] { created = store.create(table); });
    return stored ? created : stored;
  }

  Disk disk_;
};

TEST_F(DiskTest, P1EachTransactionSyncsTheLogBeforeItEnds) {
  const auto store = open();
  for (int i = 0; i < 3; ++i) {
    const int before = disk_.log_syncs();
    EXPECT_TRUE(create(*store, std::to_string(i)));
    EXPECT_GT(disk_.log_syncs(), before);
  }
}

TEST_F(DiskTest, P12OpensOnAFullDiskAndGoesOnWhenThereIsRoom) {
  ASSERT_TRUE(create(*open(), "before"));
  disk_.become(Disk::State::kFull);
  const auto store = open();
  EXPECT_TRUE(in_transaction(*store, [&] { return store->load("before"); }));
  EXPECT_EQ(create(*store, "meanwhile").error(),
            (Error{ErrorCode::kReadOnly,
                   "The server cannot store anything now: database or disk is full.", "", 0}));
  EXPECT_FALSE(store->transaction([&] { (void)store->probe(); }));
  EXPECT_TRUE(store->load("before"));
  disk_.become(Disk::State::kRoomy);
  EXPECT_TRUE(in_transaction(*store, [&] { return store->probe(); }));
  EXPECT_TRUE(create(*store, "after"));
  EXPECT_TRUE(store->load("after"));
  EXPECT_EQ(store->load("meanwhile").error().code, ErrorCode::kUnknown);
}

TEST_F(DiskTest, P12WhatTheLogHoldsAfterACrashIsReadOnAFullDisk) {
  const std::filesystem::path crashed = directory_.path() / "crashed.db";
  {
    const auto store = open();
    ASSERT_TRUE(create(*store, "before"));
    std::filesystem::copy_file(path(), crashed);
    std::filesystem::copy_file(path().string() + "-wal", crashed.string() + "-wal");
  }
  disk_.become(Disk::State::kFull);
  const auto store = open_sqlite({crashed}).value();
  EXPECT_TRUE(store->load("before"));
  EXPECT_FALSE(create(*store, "meanwhile"));
  disk_.become(Disk::State::kRoomy);
  EXPECT_TRUE(create(*store, "after"));
}

TEST_F(DiskTest, P12TheTablesOfAFullDiskCanBeListed) {
  ASSERT_TRUE(create(*open(), "before"));
  disk_.become(Disk::State::kFull);
  EXPECT_EQ(table_ids(path()).value(), std::vector<std::string>{"before"});
  EXPECT_TRUE(check_is_ours(path()));
  EXPECT_TRUE(open_sqlite({path(), 0, Opening::kAsItIs}).value()->load("before"));
}

TEST_F(DiskTest, P12ANewDatabaseNeedsRoom) {
  disk_.become(Disk::State::kFull);
  const Result<std::unique_ptr<Store>> store = open_sqlite({path()});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().message, path().string() + ": database or disk is full.");
}

TEST_F(DiskTest, P12WhatNobodyMayWriteIsRefused) {
  {
    const auto store = open();
  }
  disk_.become(Disk::State::kReadOnly);
  const Result<std::unique_ptr<Store>> store = open_sqlite({path()});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().message, path().string() + ": attempt to write a readonly database.");
}

TEST_F(DiskTest, TidyingWaitsForNobodyAndMovesStillDo) {
  const auto store = open();
  ASSERT_TRUE(create(*store, "before"));
  Database reader = Database::open(path()).value();
  reader.execute("BEGIN");
  EXPECT_EQ(reader.number("SELECT count(*) FROM tables"), 1);
  ASSERT_TRUE(create(*store, "after"));
  EXPECT_TRUE(store->tidy());
  EXPECT_EQ(disk_.waits(), 0);
  reader.execute("COMMIT; BEGIN IMMEDIATE");
  EXPECT_FALSE(create(*store, "while another writes"));
  EXPECT_GT(disk_.waits(), 0);
}

TEST_F(DiskTest, TidyingAFullDiskIsAnErrorThatPasses) {
  const auto store = open();
  ASSERT_TRUE(create(*store, "before"));
  disk_.become(Disk::State::kFull);
  EXPECT_EQ(store->tidy().error().code, ErrorCode::kReadOnly);
  EXPECT_TRUE(store->load("before"));
  disk_.become(Disk::State::kRoomy);
  EXPECT_TRUE(store->tidy());
}

}  // namespace
}  // namespace benben
