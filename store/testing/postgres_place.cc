// Tests in a schema each of the server that they share.
#include <gtest/gtest.h>

#include "store/postgres/database.h"
#include "store/testing/postgres_server.h"
#include "store/testing/stores.h"

namespace benben {
namespace {

// What tests say in SQLite's words.
constexpr const char* kZeroblob =
    "CREATE FUNCTION zeroblob(size integer) RETURNS bytea LANGUAGE sql IMMUTABLE "
    "AS 'SELECT decode(repeat(''00'', size), ''hex'')'";

class PostgresPlace final : public TestPlace {
 public:
  PostgresPlace() { past()->execute(kZeroblob); }

  std::unique_ptr<Store> open(int) override {
    Result<std::unique_ptr<Store>> store = open_postgres({url_});
    EXPECT_TRUE(store) << store.error().message;
    return std::move(*store);
  }

  void tamper(const std::string& sql) override {
    const auto database = past();
    database->execute(sql);
    EXPECT_FALSE(database->failed()) << database->reason();
  }

  std::int64_t number(const std::string& sql) override { return past()->number(sql); }

 private:
  std::unique_ptr<PostgresDatabase> past() {
    return std::move(PostgresDatabase::open({url_}, Holding::kLooking)).value();
  }

  std::string url_ = PostgresServer::shared().fresh_url();
};

}  // namespace

std::vector<Engine> engines() { return {Engine::kSqlite, Engine::kPostgres}; }

std::unique_ptr<TestPlace> make_postgres_place() { return std::make_unique<PostgresPlace>(); }

}  // namespace benben
