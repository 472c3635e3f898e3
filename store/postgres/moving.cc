// Moving between a SQLite file and a PostgreSQL database, for builds with libpq.
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "store/backup.h"
#include "store/database.h"
#include "store/postgres/database.h"
#include "store/postgres/schema.h"
#include "store/postgres_moving.h"
#include "store/sqlite.h"

namespace benben {
namespace {

// A database and the store on it.
template <class Kind>
struct Opened {
  explicit Opened(std::unique_ptr<Kind> owned) : database(*owned), store(std::move(owned)) {}

  MovingSide side() { return {database, store}; }

  Kind& database;
  SqlStore store;
};

Result<std::unique_ptr<Database>> open_file(const std::filesystem::path& file) {
  // Checks that the file is of this version, and whole.
  if (auto store = open_sqlite({file, 0, Opening::kAsItIs}); !store) return store.error();
  Result<Database> database = Database::open(file, Access::kExisting);
  if (!database) return database.error();
  database->execute("PRAGMA synchronous=FULL");
  prepare_for_store(*database);
  return std::make_unique<Database>(std::move(*database));
}

// The numbers that were given last, to rows that may be gone since: nothing else gets them again.
std::string sequence_of(const std::string& table) {
  return "pg_get_serial_sequence('" + table + "', 'number')";
}

void set_sequences(SqlDatabase& sqlite, SqlDatabase& postgres,
                   const std::vector<MovedTable>& tables) {
  for (const MovedTable& table : tables) {
    const bool is_numbered = table.columns.front().name == "number";
    if (!is_numbered) continue;
    const std::int64_t last = sqlite.number(
        "SELECT max((SELECT coalesce(max(number), 0) FROM " + table.name +
        "), coalesce((SELECT seq FROM sqlite_sequence WHERE name = '" + table.name + "'), 0))");
    if (last == 0) continue;
    postgres.number("SELECT setval(" + sequence_of(table.name) + ", " + std::to_string(last) + ")");
  }
}

// Of those tables alone whose numbers SQLite remembers (AUTOINCREMENT).
void keep_sequences(SqlDatabase& postgres, SqlDatabase& sqlite) {
  for (const char* table : {"reports", "moderation_log"}) {
    const std::int64_t last = postgres.number("SELECT coalesce(pg_sequence_last_value(CAST(" +
                                              sequence_of(table) + " AS regclass)), 0)");
    const std::string name = "'" + std::string(table) + "'";
    sqlite.execute("DELETE FROM sqlite_sequence WHERE name = " + name +
                   "; INSERT INTO sqlite_sequence (name, seq) VALUES (" + name + ", " +
                   std::to_string(last) + ")");
  }
}

// Both transactions around what is done in them; `work` makes the inner one fail by an error.
Result<Moved> in_both(SqlDatabase& from, SqlDatabase& to,
                      const std::function<Result<Moved>()>& work) {
  Result<Moved> moved = Error{ErrorCode::kReadOnly, "Nothing was moved."};
  Status written;
  const Status read = from.transaction([&] {
    written = to.transaction([&] {
      moved = work();
      if (!moved && !to.failed()) to.fail(moved.error().message);
    });
  });
  if (!moved) return moved;
  if (!written) return written.error();
  if (!read) return read.error();
  return moved;
}

Error not_empty() {
  return {ErrorCode::kUnknown, "The PostgreSQL database has tables already; it must be empty.", "",
          0};
}

}  // namespace

Result<Moved> move_to_postgres(const std::filesystem::path& file, const PostgresOptions& options) {
  auto source = open_file(file);
  if (!source) return source.error();
  auto target = PostgresDatabase::open(options, Holding::kMoving);
  if (!target) return target.error();
  const Result<int> version = postgres_version(**target);
  if (!version) return version.error();
  Opened<Database> from(std::move(*source));
  Opened<PostgresDatabase> to(std::move(*target));
  const std::vector<MovedTable> tables = tables_to_move(from.database);
  if (*version != 0 && !is_empty(to.database, tables)) return not_empty();
  return in_both(from.database, to.database, [&] {
    bring_up_to_date(to.database, *version);
    copy_rows(from.database, to.database, tables);
    set_sequences(from.database, to.database, tables);
    return compare_sides(from.side(), to.side(), tables);
  });
}

Result<Moved> move_to_sqlite(const PostgresOptions& options, const std::filesystem::path& file) {
  auto source = PostgresDatabase::open(options, Holding::kMoving);
  if (!source) return source.error();
  const Result<int> version = postgres_version(**source);
  if (!version) return version.error();
  if (*version == 0) {
    return Error{ErrorCode::kUnknown, "The PostgreSQL database has no tables of Benben's.", "", 0};
  }
  if (auto made = open_sqlite({file}); !made) return made.error();
  auto target = open_file(file);
  if (!target) return target.error();
  Opened<PostgresDatabase> from(std::move(*source));
  Result<Moved> moved = [&] {
    Opened<Database> to(std::move(*target));
    const std::vector<MovedTable> tables = tables_to_move(to.database);
    return in_both(from.database, to.database, [&] {
      copy_rows(from.database, to.database, tables);
      keep_sequences(from.database, to.database);
      return compare_sides(from.side(), to.side(), tables);
    });
  }();
  if (!moved) return moved;
  if (Status status = fold_log(file); !status) return status.error();
  return moved;
}

}  // namespace benben
