// What the commands on a data folder share: finding it, and saying what went wrong.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "cli/data_commands.h"
#include "core/result.h"
#include "store/store.h"

namespace benben::cli {

std::filesystem::path folder_of(const DataOptions& options);

// The database in the folder; kUnknown if there is none.
Result<std::filesystem::path> existing_database(const DataOptions& options);
// The same, opened; it may be a server's at the same time.
Result<std::unique_ptr<Store>> open_existing(const DataOptions& options);

// Says the error; gives kExitBadInput for a name of something that is not there, else kExitFailed.
int report(const Error& error);

}  // namespace benben::cli
