// The store in one SQLite file, the default; the other is in postgres.h.
//
// Write-ahead log with `synchronous=FULL`: a transaction that has ended is on the disk. Headers,
// seats and events each carry a checksum over their place and content, so that a flipped bit is
// found even where it makes another legal move or another name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/result.h"
#include "store/store.h"
#include "store/upgrade.h"

namespace benben {

// kMake is for whoever the folder is locked for (folder_lock.h): it makes the file if it is missing
// and brings an older one up to date. kAsItIs takes a file only as this version made it.
enum class Opening { kMake, kAsItIs };

struct SqliteOptions {
  std::filesystem::path path;
  int max_pages = 0;  // of 4 KiB that the file may grow to; 0: as large as the disk
  Opening opening = Opening::kMake;
  std::optional<std::int64_t> now_s = std::nullopt;  // Unix time; the system's if not given
  TellUpgrade upgraded = [](const Upgrade&) {};
};

// An error if the file cannot be written for want of permission, is damaged, is not Benben's, or
// was made by a newer version. A file on a full disk opens all the same: it can be read, and
// written again when there is room.
Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options);

}  // namespace benben
