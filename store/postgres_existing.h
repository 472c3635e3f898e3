// A PostgreSQL database that servers use, for whoever runs them (docs/operations.md, PostgreSQL):
// to act on what is in it, and to look for damage.
//
// It is taken only as this version made it; kUnknown if it has no tables of Benben's.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/inspect.h"
#include "store/postgres.h"

namespace benben {

// Beside servers, or only while none uses the database, and none can begin to.
enum class Beside { kServers, kNoServer };

Result<std::unique_ptr<Store>> open_existing_postgres(const PostgresOptions& options,
                                                      Beside beside);

// The ids of all tables, the oldest first.
Result<std::vector<std::string>> postgres_table_ids(const PostgresOptions& options);

// As inspect() for a file: whatever is asked of its store is answered of one moment, and nothing is
// changed. Pages are PostgreSQL's own to look at (pg_amcheck).
Result<Inspection> inspect_postgres(const PostgresOptions& options);

}  // namespace benben
