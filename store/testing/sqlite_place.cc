// Where a test of the store keeps its SQLite file, and how it gets past the store.
#include <gtest/gtest.h>

#include <utility>

#include "store/database.h"
#include "store/sqlite.h"
#include "store/testing/stores.h"

namespace benben {
namespace {

class SqlitePlace final : public TestPlace {
 public:
  explicit SqlitePlace(std::filesystem::path path) : path_(std::move(path)) {}

  std::unique_ptr<Store> open(int max_pages) override {
    Result<std::unique_ptr<Store>> store = open_sqlite({path_, max_pages});
    EXPECT_TRUE(store) << store.error().message;
    return std::move(*store);
  }

  void tamper(const std::string& sql) override {
    Result<Database> database = Database::open(path_);
    ASSERT_TRUE(database);
    database->execute(sql);
    EXPECT_FALSE(database->failed()) << database->reason();
  }

  std::int64_t number(const std::string& sql) override {
    Result<Database> database = Database::open(path_);
    EXPECT_TRUE(database);
    return database->number(sql);
  }

 private:
  std::filesystem::path path_;
};

}  // namespace

std::unique_ptr<TestPlace> make_sqlite_place(const std::filesystem::path& path) {
  return std::make_unique<SqlitePlace>(path);
}

}  // namespace benben
