// The stores that one suite of tests is run over, and how a test gets past them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "store/store.h"

namespace benben {

enum class Engine { kSqlite, kPostgres };

// Of this build.
std::vector<Engine> engines();

// Where the store of one test keeps what it keeps.
class TestPlace {
 public:
  virtual ~TestPlace() = default;

  // `max_pages` is for SQLite alone.
  virtual std::unique_ptr<Store> open(int max_pages) = 0;
  // Runs statements past the store, as a broken disk or a careless hand would.
  virtual void tamper(const std::string& sql) = 0;
  // The number that a query past the store gives.
  virtual std::int64_t number(const std::string& sql) = 0;
};

std::unique_ptr<TestPlace> make_sqlite_place(const std::filesystem::path& path);
std::unique_ptr<TestPlace> make_postgres_place();
std::unique_ptr<TestPlace> make_place(Engine engine, const std::filesystem::path& path);

}  // namespace benben
