// The tables in the SQLite file, and how a file of an older version comes to have them.
//
// The version stands in the file (`PRAGMA user_version`). A change of the schema is a new version
// and a migration from the one before, which runs in one transaction: after a crash the file is of
// the old version or of the new one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/result.h"
#include "store/database.h"
#include "store/upgrade.h"

namespace benben {

inline constexpr int kSchemaVersion = 8;

// "<file>: <reason>."
Error cannot_open(const std::filesystem::path& path, const std::string& reason);

// An error if the file is not Benben's or of a newer version; gives the version, 0 of a file that
// is empty.
Result<int> schema_version(Database& database, const std::filesystem::path& path);

// Makes the tables in a new file and brings an older one up to date. `now_s`, Unix time, is when
// tables of an older version that were never played begin to wait for their first move.
Status prepare_schema(
    Database& database, const std::filesystem::path& path, std::int64_t now_s,
    const TellUpgrade& upgraded = [](const Upgrade&) {});

}  // namespace benben
