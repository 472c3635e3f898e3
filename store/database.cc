#include "store/database.h"

#include <cerrno>

#include "store/checksum.h"

namespace benben {
namespace {

int flags_of(Access access) {
  switch (access) {
    case Access::kMake:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Access::kExisting:
      return SQLITE_OPEN_READWRITE;
    case Access::kReading:
      break;
  }
  return SQLITE_OPEN_READONLY;
}

}  // namespace

// A statement that could not be prepared has no handle; SQLite's functions bear that, and give
// nothing.
class SqlitePrepared final : public Prepared {
 public:
  SqlitePrepared(Database& database, sqlite3_stmt* handle) : database_(database), handle_(handle) {}

  void bind(int position, std::int64_t value) override {
    sqlite3_bind_int64(handle_.get(), position, value);
  }
  // SQLite copies what is bound, so that a value may go before its query does.
  void bind(int position, std::string_view value) override {
    sqlite3_bind_text(handle_.get(), position, value.data(), static_cast<int>(value.size()),
                      SQLITE_TRANSIENT);
  }
  void bind(int position, Bytes value) override {
    const std::string_view content = value.content;
    sqlite3_bind_blob(handle_.get(), position, content.empty() ? "" : content.data(),
                      static_cast<int>(content.size()), SQLITE_TRANSIENT);
  }
  void bind(int position, Real value) override {
    sqlite3_bind_double(handle_.get(), position, value.value);
  }
  void bind_null(int, ValueKind) override {}  // what is not bound is NULL

  bool next() override {
    const int code = sqlite3_step(handle_.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) database_.note_failure();
    return code == SQLITE_ROW;
  }
  void reset() override {
    if (handle_ == nullptr) return;
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
  }

  bool is_null(int column) const override {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
  }
  std::int64_t number(int column) const override {
    return sqlite3_column_int64(handle_.get(), column);
  }
  double real(int column) const override { return sqlite3_column_double(handle_.get(), column); }
  std::string text(int column) const override {
    return content(sqlite3_column_text(handle_.get(), column), column);
  }
  std::string bytes(int column) const override {
    return content(sqlite3_column_blob(handle_.get(), column), column);
  }

 private:
  std::string content(const void* bytes, int column) const {
    if (bytes == nullptr) return "";
    return std::string(static_cast<const char*>(bytes),
                       static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)));
  }

  struct Finalizer {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalizer> handle_;
};

Result<Database> Database::open(const std::filesystem::path& path, Access access) {
  sqlite3* handle = nullptr;
  const int flags = flags_of(access) | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  Database database(handle);
  if (code != SQLITE_OK) {
    return Error{ErrorCode::kInput, path.string() + ": " + sqlite3_errstr(code) + ".", "", 0};
  }
  sqlite3_extended_result_codes(handle, 1);
  return database;
}

Status Database::transaction(const std::function<void()>& work) {
  execute("BEGIN IMMEDIATE");
  changes_before_ = sqlite3_total_changes(handle_.get());
  if (!failed()) work();
  // An error of the disk ends the transaction; what came after it must not have gone on alone.
  if (in_transaction()) execute("COMMIT");
  const Status status = failed() ? Status(cannot_store(*this)) : Status();
  forget_failure();
  if (in_transaction()) execute("ROLLBACK");
  return status;
}

void Database::execute(const std::string& sql) {
  if (failed()) return;
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    note_failure();
  }
}

std::unique_ptr<Prepared> Database::prepare(std::string_view sql) {
  sqlite3_stmt* handle = nullptr;
  if (!failed()) {
    const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    if (code != SQLITE_OK) note_failure();
  }
  return std::make_unique<SqlitePrepared>(*this, handle);
}

bool Database::found_corruption() const { return failed() && (code_ & 0xff) == SQLITE_CORRUPT; }

// SQLite writes no more once it found corruption, until a rollback. A transaction that only reads
// goes on without; one that also writes fails, and the queue does its jobs again one by one.
void Database::read_on() {
  forget_failure();
  const bool wrote = sqlite3_total_changes(handle_.get()) != changes_before_;
  if (in_transaction() && !wrote) execute("ROLLBACK; BEGIN IMMEDIATE");
}

// Whoever reads at this moment is not waited for: the moves that come next would wait, too.
Status Database::tidy() {
  BENBEN_ASSERT(!in_transaction());
  execute("PRAGMA busy_timeout=0; PRAGMA wal_checkpoint(TRUNCATE)");
  const Status status = failed() ? Status(cannot_store(*this)) : Status();
  forget_failure();
  execute(kWaitForOthers);
  return status;
}

// SQLite tells a full disk from a broken one only where it writes, not where it makes a file or its
// shared memory; there the system's own reason decides.
void Database::note_failure() {
  if (failed()) return;
  code_ = sqlite3_extended_errcode(handle_.get());
  fail(sqlite3_errmsg(handle_.get()));
  const int kind = code_ & 0xff;
  const int cause = sqlite3_system_errno(handle_.get());
  no_room_ = kind == SQLITE_FULL || ((kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) &&
                                     (cause == ENOSPC || cause == EDQUOT));
}

// A transaction that fails takes the table in memory back like all others.
void prepare_for_store(Database& database) {
  define_checksum(database);
  database.execute(
      "PRAGMA temp_store = MEMORY;"
      "CREATE TEMP TABLE IF NOT EXISTS gone (person BLOB PRIMARY KEY) STRICT, WITHOUT ROWID");
}

}  // namespace benben
