// The store in one SQLite file, the default.
//
// Write-ahead log with `synchronous=FULL`: a transaction that has ended is on the disk. Each event
// carries a checksum over its place and content, so that a flipped bit is found even where it makes
// another legal move.
#pragma once

#include <filesystem>
#include <memory>

#include "core/result.h"
#include "store/store.h"

namespace benben {

struct SqliteOptions {
  std::filesystem::path path;
  int max_pages = 0;  // of 4 KiB that the file may grow to; 0: as large as the disk
};

// Opens or makes the file; an error if it cannot be written, is damaged, is not Benben's, or was
// made by a newer version.
Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options);

}  // namespace benben
