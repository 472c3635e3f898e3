// Database: SQLite's C API with an owner, typed values and one place for errors.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "store/sql.h"

namespace benben {

// Whether a file that is missing is made, and whether it may be changed.
enum class Access { kMake, kExisting, kReading };

class Database final : public SqlDatabase {
 public:
  static Result<Database> open(const std::filesystem::path& path, Access access = Access::kMake);

  // Takes the lock to write at its beginning: there is one writer at a time.
  Status transaction(const std::function<void()>& work) override;
  void execute(const std::string& sql) override;
  std::unique_ptr<Prepared> prepare(std::string_view sql) override;
  bool found_corruption() const override;
  void read_on() override;
  int changes() override { return sqlite3_changes(handle_.get()); }
  bool is_shared() const override { return false; }
  void number_in_order(Numbered) override {}
  Status tidy() override;

  // Whether the failure is that the disk has no room left, which passes.
  bool found_no_room() const { return failed() && no_room_; }
  // Whether a transaction is open; a failure may have ended it.
  bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

  // For what this class does not wrap.
  sqlite3* handle() const { return handle_.get(); }

 private:
  friend class SqlitePrepared;
  struct Closer {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };

  explicit Database(sqlite3* handle) : handle_(handle) {}
  void note_failure();

  std::unique_ptr<sqlite3, Closer> handle_;
  int code_ = SQLITE_OK;
  bool no_room_ = false;
  int changes_before_ = 0;  // in all, when the transaction began
};

// How long a statement waits for another process, such as a backup, to let go of the file.
inline constexpr const char* kWaitForOthers = "PRAGMA busy_timeout=5000";

// Gives a connection what the store's own statements need beside the tables in the file: the
// function benben_checksum() (checksum.h), and the list of the accounts that were deleted since it
// was opened, in memory.
void prepare_for_store(Database& database);

}  // namespace benben
