// A build without libpq.
#include "store/postgres.h"
#include "store/postgres_existing.h"
#include "store/postgres_moving.h"

namespace benben {
namespace {

Error unknown_here() {
  return {ErrorCode::kInput,
          "This build of Benben knows no PostgreSQL. Install libpq-dev (Debian's name), and build "
          "it again.",
          "", 0};
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const PostgresOptions&) { return unknown_here(); }

Result<std::unique_ptr<Store>> open_existing_postgres(const PostgresOptions&, Beside) {
  return unknown_here();
}

Result<std::vector<std::string>> postgres_table_ids(const PostgresOptions&) {
  return unknown_here();
}

Result<Inspection> inspect_postgres(const PostgresOptions&) { return unknown_here(); }

Result<Moved> move_to_postgres(const std::filesystem::path&, const PostgresOptions&) {
  return unknown_here();
}

Result<Moved> move_to_sqlite(const PostgresOptions&, const std::filesystem::path&) {
  return unknown_here();
}

}  // namespace benben
