// Database and Query: SQLite's C API with owners, typed values and one place for errors.
//
// The first error of a transaction sticks: later queries of it do nothing, and whoever ends the
// transaction asks failed() once. So a function that needs five queries reads like five queries.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "store/store.h"

namespace benben {

// Whether a file that is missing is made, and whether it may be changed.
enum class Access { kMake, kExisting, kReading };

class Database {
 public:
  static Result<Database> open(const std::filesystem::path& path, Access access = Access::kMake);

  void execute(const std::string& sql);
  // The number that a pragma or a query of one number gives.
  std::int64_t number(const std::string& sql);
  // The same for a text.
  std::string text(const std::string& sql);

  bool failed() const { return code_ != SQLITE_OK; }
  // What failed() is about, for a person.
  const std::string& reason() const { return reason_; }
  // Whether the failure is that stored bytes make no sense, which concerns what was read alone.
  bool found_corruption() const { return (code_ & 0xff) == SQLITE_CORRUPT; }
  // Whether the failure is that the disk has no room left, which passes.
  bool found_no_room() const { return failed() && no_room_; }
  void forget_failure() { code_ = SQLITE_OK; }

  // Whether a transaction is open; a failure may have ended it.
  bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
  // Rows that the last query changed.
  int changes() const { return sqlite3_changes(handle_.get()); }
  // Rows that were changed since the file was opened.
  int total_changes() const { return sqlite3_total_changes(handle_.get()); }

  // For what this class does not wrap.
  sqlite3* handle() const { return handle_.get(); }

 private:
  friend class Statement;
  friend class Query;
  struct Closer {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };

  explicit Database(sqlite3* handle) : handle_(handle) {}
  void fail();

  std::unique_ptr<sqlite3, Closer> handle_;
  int code_ = SQLITE_OK;
  bool no_room_ = false;
  std::string reason_;
};

// A value that is bytes and not text.
struct Bytes {
  std::string_view content;
};

// A number with a fraction; a type of its own, as whole numbers would turn into one.
struct Real {
  double value = 0;
};

// A prepared statement; lives no longer than its database stays where it is.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

 private:
  friend class Query;
  struct Finalizer {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalizer> handle_;
};

// One use of a statement: its values in the order of the `?`, then its rows. Ready for the next use
// when it goes.
class Query {
 public:
  template <class... Values>
  explicit Query(Statement& statement, const Values&... values)
      : database_(statement.database_), handle_(statement.handle_.get()) {
    int position = 0;
    (bind(++position, values), ...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // Steps to the next row; false behind the last one or when the database failed.
  bool next();
  // For statements without rows.
  void run() { next(); }

  bool is_null(int column) const;
  std::int64_t number(int column) const;
  double real(int column) const;
  std::string text(int column) const;
  std::string bytes(int column) const;
  std::optional<Digest> digest(int column) const;

 private:
  void bind(int position, std::int64_t value);
  void bind(int position, std::string_view value);
  void bind(int position, Bytes value);
  void bind(int position, Real value);
  void bind(int position, const Digest& value);
  template <class Value>
  void bind(int position, const std::optional<Value>& value) {
    if (value) bind(position, *value);  // what is not bound is NULL
  }

  Database& database_;
  sqlite3_stmt* handle_;
};

}  // namespace benben
