#include "store/sqlite.h"

#include <chrono>

#include "store/checksum.h"
#include "store/database.h"
#include "store/schema.h"
#include "store/sql_store.h"

namespace benben {
namespace {

std::int64_t system_time_s() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

// How a connection takes its locks. Alone it keeps the index of the log in its own memory, for
// which no room on the disk is needed; nobody else can open the file then.
enum class Sharing { kShared, kAlone };

// Reads the version, so that whatever hinders reading shows here.
Result<Database> connect_as(const SqliteOptions& options, Sharing sharing) {
  const bool is_made = options.opening == Opening::kMake;
  Result<Database> database =
      Database::open(options.path, is_made ? Access::kMake : Access::kExisting);
  if (!database) return database;
  database->execute(kWaitForOthers);
  if (sharing == Sharing::kAlone) database->execute("PRAGMA locking_mode=EXCLUSIVE");
  if (is_made) database->execute("PRAGMA journal_mode=WAL");
  // What is deleted is overwritten, too: somebody wanted it gone.
  database->execute("PRAGMA secure_delete=ON");
  database->execute("PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000");
  if (options.max_pages > 0) {
    database->execute("PRAGMA max_page_count=" + std::to_string(options.max_pages));
  }
  database->number("PRAGMA user_version");
  define_checksum(*database);
  return database;
}

// Alone only where it helps: a full disk has no room for the index that processes share. The first
// connection is closed before the second one asks for its lock.
Result<Database> connect(const SqliteOptions& options) {
  {
    Result<Database> shared = connect_as(options, Sharing::kShared);
    if (!shared || !shared->found_no_room()) return shared;
  }
  return connect_as(options, Sharing::kAlone);
}

// A file that can be read alone is found now and not at the first move. A full disk is no reason to
// refuse: the tables can be read, and there may be room again before anybody moves.
Status check_writing(Database& database, const SqliteOptions& options) {
  database.execute("BEGIN IMMEDIATE; PRAGMA user_version=" + std::to_string(kSchemaVersion) +
                   "; COMMIT");
  if (database.failed() && !database.found_no_room()) {
    return cannot_open(options.path, database.reason());
  }
  database.forget_failure();
  if (database.in_transaction()) database.execute("ROLLBACK");
  database.forget_failure();
  return {};
}

Status check_version(Database& database, const SqliteOptions& options) {
  const Result<int> version = schema_version(database, options.path);
  if (!version) return version.error();
  if (*version == kSchemaVersion) return {};
  if (*version == 0) return cannot_open(options.path, "this is an empty database");
  return cannot_open(options.path,
                     "an older Benben made this; the server brings it up to date when it starts");
}

Status prepare(Database& database, const SqliteOptions& options) {
  if (options.opening == Opening::kAsItIs) return check_version(database, options);
  const std::int64_t now_s = options.now_s ? *options.now_s : system_time_s();
  Status status = prepare_schema(database, options.path, now_s, options.upgraded);
  return status ? check_writing(database, options) : status;
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options) {
  Result<Database> database = connect(options);
  if (!database) return database.error();
  if (database->failed()) return cannot_open(options.path, database->reason());
  if (Status status = prepare(*database, options); !status) return status.error();
  prepare_for_store(*database);
  auto store = std::make_unique<SqlStore>(std::make_unique<Database>(std::move(*database)));
  if (!store->prepared()) return cannot_open(options.path, "the database lacks a table");
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace benben
