// The tables in a PostgreSQL database, and how one of an older version comes to have them.
//
// They have the columns of the tables in a SQLite file (store/schema.cc), so that what stands in
// one can be put into the other; a test compares them. The version stands in `benben_schema`. A
// change of the schema is a new version and a migration from the one before, in one transaction,
// by one of those who want it at a time.
#pragma once

#include "core/result.h"
#include "store/postgres/database.h"

namespace benben {

inline constexpr int kPostgresVersion = 2;

// 0 of a database without Benben's tables; an error if it is of a newer version, or somebody
// else's.
Result<int> postgres_version(PostgresDatabase& database);

// Makes the tables in a database without, and brings older ones up to date.
Status prepare_postgres(PostgresDatabase& database, const TellUpgrade& upgraded);

// The statements that do that to tables of a version, for a transaction that does more.
void bring_up_to_date(PostgresDatabase& database, int version);

}  // namespace benben
