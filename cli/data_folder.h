// What the commands on a data folder or a PostgreSQL database share: finding it, and saying what
// went wrong.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/data_commands.h"
#include "core/result.h"
#include "store/postgres_existing.h"
#include "store/store.h"

namespace benben::cli {

std::filesystem::path folder_of(const DataOptions& options);

// An address where a path is needed. It may have a password in it, so the error does not repeat it.
bool is_address(const std::string& text);
Error address_out_of_place();

// The database in the folder; kUnknown if there is none.
Result<std::filesystem::path> existing_database(const DataOptions& options);
// The same, or the one of --store, opened. A folder may be a server's at the same time, whoever
// locks it (store/folder_lock.h).
Result<std::unique_ptr<Store>> open_existing(const DataOptions& options,
                                             Beside beside = Beside::kServers);
// The ids of all its tables. On a full disk whoever opens a folder's database may have it alone, so
// they are asked for before that.
Result<std::vector<std::string>> existing_ids(const DataOptions& options);

// The id of the table that an operator names: by it, or by how it begins, as the log tells it.
Result<std::string> table_meant(Store& store, const std::string& text);

// Does what only reads, perhaps several times: in PostgreSQL all at one moment; a folder's server
// is not kept waiting for that.
Status look(Store& store, const DataOptions& options, const std::function<void()>& work);

// Says the error; gives kExitBadInput for a name of something that is not there, else kExitFailed.
int report(const Error& error);

}  // namespace benben::cli
