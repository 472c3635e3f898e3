// Whole copies of a database: what a backup is made of, and what one is read back with.
//
// A copy is one file, with no log beside it, that holds all tables as they stood at one moment:
// every table in it is a prefix of what it is in the database. Nobody who writes to the database
// meanwhile has to wait.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/database.h"

namespace benben {

// An error if the file is not a database of Benben, of this version or an older one.
Status check_is_ours(const std::filesystem::path& database);

// Copies the database into a new file, which is nobody else's to read, and checks the copy; an
// error leaves no file behind, and is kDamaged if `from` is. A copy of an older version stays one.
// Whether the copy survives a crash is for the caller to see to.
Status copy_database(const std::filesystem::path& from, const std::filesystem::path& to);

// A copy that nobody else can see, in a temporary file that goes with it, whatever is wrong with
// the pages: for whoever wants to look at all that stood there at one moment, or to try something.
Result<Database> copy_aside(const std::filesystem::path& from);

// Folds the write-ahead log back into a database that nobody uses.
Status fold_log(const std::filesystem::path& database);

// The ids of all tables, the oldest first.
Result<std::vector<std::string>> table_ids(const std::filesystem::path& database);

}  // namespace benben
