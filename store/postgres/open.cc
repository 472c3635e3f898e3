// The store over PostgreSQL, for builds with libpq.
#include "store/postgres/database.h"
#include "store/postgres/schema.h"
#include "store/sql_store.h"

namespace benben {

Result<std::unique_ptr<Store>> open_postgres(const PostgresOptions& options) {
  auto database = PostgresDatabase::open(options, Holding::kServing);
  if (!database) return database.error();
  if (Status status = prepare_postgres(**database, options.upgraded); !status)
    return status.error();
  (*database)->expect_version(kPostgresVersion);
  (*database)->answer_within(options.patience);
  return std::unique_ptr<Store>(std::make_unique<SqlStore>(std::move(*database)));
}

}  // namespace benben
