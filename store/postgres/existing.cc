// What whoever runs servers asks of their PostgreSQL database, for builds with libpq.
#include <utility>

#include "store/postgres/database.h"
#include "store/postgres/schema.h"
#include "store/postgres_existing.h"
#include "store/row_checks.h"
#include "store/sql_store.h"

namespace benben {
namespace {

Result<std::unique_ptr<PostgresDatabase>> open_as_it_is(const PostgresOptions& options,
                                                        Holding holding) {
  auto database = PostgresDatabase::open(options, holding);
  if (!database) return database;
  const Result<int> version = postgres_version(**database);
  if (!version) return version.error();
  if (*version == kPostgresVersion) return database;
  if (*version == 0) {
    return Error{ErrorCode::kUnknown, "The PostgreSQL database has no tables of Benben's.", "", 0};
  }
  return Error{
      ErrorCode::kInput,
      "PostgreSQL: an older Benben made the tables; the server brings them up to date when "
      "it starts.",
      "", 0};
}

Error cannot_look(const SqlDatabase& database) {
  return {ErrorCode::kInput, "PostgreSQL: " + database.reason() + ".", "", 0};
}

}  // namespace

Result<std::unique_ptr<Store>> open_existing_postgres(const PostgresOptions& options,
                                                      Beside beside) {
  const bool is_alone = beside == Beside::kNoServer;
  auto database = open_as_it_is(options, is_alone ? Holding::kMoving : Holding::kServing);
  if (!database) return database.error();
  return std::unique_ptr<Store>(std::make_unique<SqlStore>(std::move(*database)));
}

Result<std::vector<std::string>> postgres_table_ids(const PostgresOptions& options) {
  const auto database = open_as_it_is(options, Holding::kServing);
  if (!database) return database.error();
  std::vector<std::string> ids = ids_of(**database, "tables");
  if ((*database)->failed()) return cannot_look(**database);
  return ids;
}

Result<Inspection> inspect_postgres(const PostgresOptions& options) {
  auto opened = open_as_it_is(options, Holding::kServing);
  if (!opened) return opened.error();
  PostgresDatabase& database = **opened;
  database.stay_at_this_moment();
  Inspection inspection;
  for (const RowCheck& check : row_checks()) look(database, check, inspection.findings);
  inspection.tables = ids_of(database, "tables");
  inspection.tournaments = ids_of(database, "tournaments");
  read_what_was_set_aside(database);
  if (database.failed()) return cannot_look(database);
  inspection.store = std::make_unique<SqlStore>(std::move(*opened));
  return inspection;
}

}  // namespace benben
