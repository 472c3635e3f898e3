#include "store/sqlite.h"

#include <fstream>

#include "store/schema.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

class SqliteTest : public StoreTest {};

TEST_F(SqliteTest, P5ADamagedPageDamagesItsTablesAlone) {
  {
    const auto store = open();
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
  }
  scribble_on_events();
  const auto store = open();
  const Error error = in_transaction(*store, [&] { return store->load("table-1"); }).error();
  EXPECT_EQ(error.code, ErrorCode::kDamaged) << error.message;
  EXPECT_TRUE(
      in_transaction(*store, [&] { return store->set_aside("table-1", "Its page is damaged."); }));
  EXPECT_EQ(store->load("table-1").error().message, "Its page is damaged.");
}

TEST_F(SqliteTest, P12AFullDiskStoresNothingAndRecovers) {
  int ply = 1;
  {
    const auto store = open(80);
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(example_table()); }));
    const std::string text(500, 'x');
    Status status;
    while (status && ply < 1000) {
      const std::vector<StoredEvent> events = {
          move_event(0, text, "move-" + std::to_string(1000 + ply)), chance_event(text)};
      status = store->transaction([&] { (void)store->append({"table-1", ply, events}); });
      if (status) ply += 2;
    }
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::kReadOnly);
    EXPECT_EQ(store->load("table-1")->events.size(), static_cast<std::size_t>(ply));
  }
  const auto store = open();
  EXPECT_EQ(store->load("table-1")->events.size(), static_cast<std::size_t>(ply));
  EXPECT_TRUE(append(*store, ply, {move_event(0, "000", "move-0001")}));
}

TEST_F(SqliteTest, RefusesFilesThatAreNotItsOwn) {
  const auto message_of = [&] {
    const Result<std::unique_ptr<Store>> store = open_sqlite({path(), 0});
    EXPECT_FALSE(store);
    return store ? "" : store.error().message;
  };
  tamper("CREATE TABLE somebody (name TEXT)");
  EXPECT_NE(message_of().find("another program's database"), std::string::npos);
  std::filesystem::remove(path());
  {
    open();
  }
  tamper("PRAGMA user_version = 99");
  EXPECT_NE(message_of().find("a newer Benben"), std::string::npos);
  tamper("PRAGMA user_version = " + std::to_string(kSchemaVersion) + "; DROP TABLE seats");
  EXPECT_NE(message_of().find("lacks a table"), std::string::npos);
  std::filesystem::remove(path());
  std::ofstream(path()) << std::string(8192, 'x');
  EXPECT_NE(message_of().find("not a database"), std::string::npos);
}

TEST_F(SqliteTest, P12AFolderThatIsMissingIsAClearError) {
  const Result<std::unique_ptr<Store>> store =
      open_sqlite({directory_.path() / "nowhere" / "test.db", 0});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, ErrorCode::kInput);
  EXPECT_NE(store.error().message.find("nowhere/test.db"), std::string::npos);
}

}  // namespace
}  // namespace benben
