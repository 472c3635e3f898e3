#include "store/inspect.h"

#include <utility>

#include "store/backup.h"
#include "store/checksum.h"
#include "store/database.h"
#include "store/row_checks.h"
#include "store/schema.h"
#include "store/sql_store.h"

namespace benben {
namespace {

// What SQLite tells of damaged pages at most; the first few say where to look.
constexpr const char* kIntegrityCheck = "PRAGMA integrity_check(100)";

class Inspector {
 public:
  Inspector(Database& database, std::vector<Finding>& findings)
      : database_(database), findings_(findings) {}

  // Whether what follows can be asked: whether there are such tables as this version has.
  bool look_at_pages(const std::filesystem::path& path, std::int64_t now_s);
  void look_at_rows();
  std::vector<std::string> ids(const char* table);

 private:
  void add_page(std::string what) {
    findings_.push_back({.code = "page", .what = std::move(what)});
  }
  // A query that met a damaged page, or lacks a table, gave what it had found until then.
  void forgive();

  Database& database_;
  std::vector<Finding>& findings_;
};

void Inspector::forgive() {
  if (!database_.failed()) return;
  const std::string what = "The database cannot be asked: " + database_.reason() + ".";
  if (findings_.empty() || findings_.back().what != what) add_page(what);
  database_.forget_failure();
}

bool Inspector::look_at_pages(const std::filesystem::path& path, std::int64_t now_s) {
  {
    Statement statement(database_, kIntegrityCheck);
    Query query(statement);
    while (query.next()) {
      if (query.text(0) != "ok") add_page(query.text(0) + ".");
    }
  }
  forgive();
  if (Status status = prepare_schema(database_, path, now_s); !status) {
    add_page(status.error().message);
    database_.forget_failure();
    return false;
  }
  return true;
}

void Inspector::look_at_rows() {
  for (const RowCheck& check : row_checks()) {
    look(database_, check, findings_);
    forgive();
  }
}

std::vector<std::string> Inspector::ids(const char* table) {
  std::vector<std::string> ids = ids_of(database_, table);
  forgive();
  return ids;
}

// A file whose first page makes no sense is another's; one that cannot be read to its end is
// damaged.
Result<Inspection> unreadable(const Error& error) {
  if (error.code != ErrorCode::kDamaged) return error;
  Inspection inspection;
  inspection.findings.push_back({.code = "page", .what = error.message});
  return inspection;
}

}  // namespace

Result<Inspection> inspect(const std::filesystem::path& path, std::int64_t now_s) {
  Result<Database> database = copy_aside(path);
  if (!database) return unreadable(database.error());
  const Result<int> version = schema_version(*database, path);
  if (!version && !database->found_corruption()) return version.error();
  if (version && *version == 0) return cannot_open(path, "this is an empty database");
  database->forget_failure();
  define_checksum(*database);
  Inspection inspection;
  Inspector inspector(*database, inspection.findings);
  if (!inspector.look_at_pages(path, now_s)) return inspection;
  inspector.look_at_rows();
  inspection.tables = inspector.ids("tables");
  inspection.tournaments = inspector.ids("tournaments");
  read_what_was_set_aside(*database);
  database->forget_failure();
  prepare_for_store(*database);
  auto store = std::make_unique<SqlStore>(std::make_unique<Database>(std::move(*database)));
  if (store->prepared()) inspection.store = std::move(store);
  return inspection;
}

}  // namespace benben
