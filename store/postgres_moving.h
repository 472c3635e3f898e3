// `benben migrate`: all that a SQLite file has into a PostgreSQL database, and back.
//
// Either way the target has all of it or nothing, whenever it is interrupted, and neither is used
// by a server meanwhile: for the file that is the caller's to see to (folder_lock.h), the database
// is held (Holding::kMoving).
#pragma once

#include <filesystem>

#include "core/result.h"
#include "store/moving.h"
#include "store/postgres.h"

namespace benben {

// In one transaction. kUnknown if the database has rows already.
Result<Moved> move_to_postgres(const std::filesystem::path& file, const PostgresOptions& to);

// Into a new file, which the caller gives its name when this has succeeded; after an error it means
// nothing. kUnknown if the database has no tables of Benben's.
Result<Moved> move_to_sqlite(const PostgresOptions& from, const std::filesystem::path& file);

}  // namespace benben
