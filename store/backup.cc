#include "store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "store/schema.h"
#include "store/sqlite.h"

namespace benben {
namespace {

// As open_sqlite() does it: alone where a full disk has no room for what processes share.
Result<Database> open_to_read(const std::filesystem::path& path) {
  for (const char* sharing : {"NORMAL", "EXCLUSIVE"}) {
    Result<Database> database = Database::open(path, Access::kExisting);
    if (!database) return database;
    database->execute(std::string("PRAGMA busy_timeout=5000; PRAGMA locking_mode=") + sharing);
    database->number("PRAGMA user_version");
    if (!database->found_no_room()) return database;
  }
  return cannot_open(path, sqlite3_errstr(SQLITE_FULL));
}

// SQLite would make the file readable for whoever the umask allows.
Status make_private(const std::filesystem::path& path) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return cannot_open(path, std::strerror(errno));
  close(file);
  return {};
}

Error damage(const std::filesystem::path& path, const std::string& what) {
  return {ErrorCode::kDamaged, path.string() + ": the database is damaged: " + what + ".", "", 0};
}

// One step reads all pages in one transaction. In smaller steps a busy server would make it begin
// again and again.
Status copy_pages(Database& from, Database& to, const std::filesystem::path& source,
                  const std::filesystem::path& copy) {
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) return cannot_open(copy, sqlite3_errmsg(to.handle()));
  constexpr int kAllPages = -1;
  const int code = sqlite3_backup_step(backup, kAllPages);
  sqlite3_backup_finish(backup);
  if (code == SQLITE_DONE) return {};
  if ((code & 0xff) == SQLITE_CORRUPT) return damage(source, sqlite3_errstr(code));
  return cannot_open((code & 0xff) == SQLITE_FULL ? copy : source, sqlite3_errstr(code));
}

// The copy is synced as a whole when it is complete.
Status copy_into(const std::filesystem::path& from, const std::filesystem::path& to) {
  Result<Database> source = open_to_read(from);
  if (!source) return source.error();
  Result<Database> target = Database::open(to, Access::kExisting);
  if (!target) return target.error();
  target->execute("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF");
  return copy_pages(*source, *target, from, to);
}

// The copy says that it has a write-ahead log, as its source did. Without, it is one file that can
// be read where nothing can be written. What is wrong with it is wrong with the source.
Status check(const std::filesystem::path& copy, const std::filesystem::path& from) {
  Result<Database> database = Database::open(copy, Access::kExisting);
  if (!database) return database.error();
  database->execute("PRAGMA journal_mode=DELETE");
  const std::string answer = database->text("PRAGMA integrity_check(1)");
  if (database->found_corruption()) return damage(from, database->reason());
  if (database->failed()) return cannot_open(copy, database->reason());
  if (answer != "ok") return damage(from, answer);
  const Result<int> version = schema_version(*database, copy);
  if (!version) return version.error();
  if (*version < kSchemaVersion) return {};
  const auto store = open_sqlite({copy, 0, Opening::kAsItIs});
  return store ? Status() : Status(damage(from, "it lacks a table"));
}

}  // namespace

Result<Database> copy_aside(const std::filesystem::path& from) {
  Result<Database> source = open_to_read(from);
  if (!source) return source;
  if (source->failed() && !source->found_corruption()) return cannot_open(from, source->reason());
  Result<Database> aside = Database::open("");
  if (!aside) return aside;
  const std::filesystem::path there = std::filesystem::temp_directory_path();
  if (Status status = copy_pages(*source, *aside, from, there); !status) return status.error();
  return aside;
}

Status copy_database(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (Status status = check_is_ours(from); !status) return status;
  if (Status status = make_private(to); !status) return status;
  Status status = copy_into(from, to);
  if (status) status = check(to, from);
  if (!status) unlink(to.c_str());
  return status;
}

Status check_is_ours(const std::filesystem::path& path) {
  Result<Database> database = open_to_read(path);
  if (!database) return database.error();
  const Result<int> version = schema_version(*database, path);
  if (!version) return version.error();
  return *version == 0 ? Status(cannot_open(path, "this is an empty database")) : Status();
}

Status fold_log(const std::filesystem::path& path) {
  Result<Database> database = Database::open(path, Access::kExisting);
  if (!database) return database.error();
  database->execute("PRAGMA wal_checkpoint(TRUNCATE)");
  if (database->failed()) return cannot_open(path, database->reason());
  return {};
}

Result<std::vector<std::string>> table_ids(const std::filesystem::path& path) {
  Result<Database> database = open_to_read(path);
  if (!database) return database.error();
  std::vector<std::string> ids;
  {
    Statement statement(*database, "SELECT id FROM tables ORDER BY number");
    Query query(statement);
    while (query.next()) ids.push_back(query.text(0));
  }
  if (database->failed()) return cannot_open(path, database->reason());
  return ids;
}

}  // namespace benben
