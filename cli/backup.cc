// `benben backup` and `benben restore`: all tables as one file, and back.
//
// Whatever file is written is written aside, checked, synced and then renamed: a crash leaves the
// old file or the new one, and perhaps the one aside, which means nothing.
#include "store/backup.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <system_error>
#include <utility>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "cli/exit.h"
#include "server/server.h"

namespace benben::cli {
namespace {

using Path = std::filesystem::path;

Path with(const Path& path, const std::string& ending) { return path.string() + ending; }

bool is_there(const Path& path) {
  std::error_code failure;
  return std::filesystem::exists(path, failure);
}

// Whether a file lies, or would, in a folder: what is written there could be what a server reads.
bool is_in(const Path& file, const Path& folder) {
  std::error_code failure;
  const Path parent = std::filesystem::absolute(file, failure).parent_path();
  return std::filesystem::equivalent(parent, folder, failure);
}

void discard(const Path& path) {
  std::error_code failure;
  std::filesystem::remove(path, failure);
}

int refuse(const std::string& sentence) { return report({ErrorCode::kUnknown, sentence, "", 0}); }

// Of a PostgreSQL database only PostgreSQL's own tools make a copy of one moment and put it back.
int refuse_store(const char* what) {
  return refuse("A PostgreSQL database is " + std::string(what) +
                " (docs/operations.md, PostgreSQL); `benben check` then looks at it.");
}

int say_count(const Path& database, const std::string& where) {
  const Result<std::vector<std::string>> ids = table_ids(database);
  if (!ids) return report(ids.error());
  std::printf("%s: %zu tables\n", where.c_str(), ids.value().size());
  return kExitOk;
}

// A second name for the same file, so that the first can be given to another; a copy where the file
// system knows no second names.
Status keep(const Path& path, const Path& kept) {
  const Path fresh = with(kept, ".new");
  discard(fresh);
  std::error_code failure;
  std::filesystem::create_hard_link(path, fresh, failure);
  if (failure) {
    failure.clear();
    std::filesystem::copy_file(path, fresh, failure);
  }
  if (!failure) return replace_file(fresh.string(), kept.string());
  discard(fresh);
  return Error{ErrorCode::kInput, "Cannot keep " + path.string() + ": " + failure.message() + ".",
               "", 0};
}

bool has_content(const Path& path) {
  std::error_code failure;
  const std::uintmax_t size = std::filesystem::file_size(path, failure);
  return !failure && size > 0;
}

// Whether a file has other content since another got its name, or lost one (st_ctim).
bool was_written_since(const Path& file, const Path& named) {
  struct stat written{};
  struct stat other{};
  if (stat(file.c_str(), &written) != 0 || stat(named.c_str(), &other) != 0) return false;
  const auto of = [](const timespec& time) { return std::pair(time.tv_sec, time.tv_nsec); };
  return of(written.st_mtim) > of(other.st_ctim);
}

// The old database stays beside the new one. Its log is folded back first; of one that is too
// damaged for this the log stays, too, under the name where SQLite looks for it. A restore that
// crashed may have kept the same file already, and its log, which then is the last one there is: it
// stays unless the database was written to since. (Without second names for a file that is not
// seen.)
Status keep_old(const Path& database) {
  const Path kept = with(database, ".before-restore");
  const Path log = with(database, "-wal");
  std::error_code failure;
  const bool is_kept = std::filesystem::equivalent(database, kept, failure);
  const bool is_as_kept = is_kept && !was_written_since(database, with(kept, "-wal"));
  (void)fold_log(database);
  if (!is_as_kept) discard(with(kept, "-wal"));
  if (!is_kept) {
    if (Status status = keep(database, kept); !status) return status;
  }
  return has_content(log) ? keep(log, with(kept, "-wal")) : Status();
}

// Nothing of the old database may lie beside the new one: SQLite would take it for the new one's.
Status put_in_place(const Path& fresh, const Path& database) {
  for (const char* ending : {"-wal", "-shm", "-journal"}) discard(with(database, ending));
  if (Status status = sync_folder_of(database.string()); !status) return status;
  return replace_file(fresh.string(), database.string());
}

Status restore_into(const Path& folder, const Path& file) {
  const Path database = database_of(folder);
  const Path fresh = with(database, ".restoring");
  discard(fresh);
  if (Status status = copy_database(file, fresh); !status) return status;
  if (is_there(database)) {
    if (Status status = keep_old(database); !status) {
      discard(fresh);
      return status;
    }
  }
  return put_in_place(fresh, database);
}

}  // namespace

int back_up(const DataOptions& options) {
  if (!options.store.empty()) return refuse_store("backed up with pg_dump or pg_basebackup");
  umask(077);
  const Result<Path> database = existing_database(options);
  if (!database) return report(database.error());
  if (options.replacing == Replacing::kRefused && is_there(options.file)) {
    return refuse(options.file + " exists; --replace writes over it.");
  }
  if (is_in(options.file, folder_of(options))) {
    return refuse(options.file + " lies in the data folder itself; a backup belongs elsewhere.");
  }
  const std::string fresh = options.file + ".tmp-" + std::to_string(getpid());
  discard(fresh);
  if (Status status = copy_database(*database, fresh); !status) return report(status.error());
  if (Status status = replace_file(fresh, options.file); !status) return report(status.error());
  return say_count(options.file, options.file);
}

int restore(const DataOptions& options) {
  if (!options.store.empty()) return refuse_store("restored with pg_restore");
  umask(077);
  const Path folder = folder_of(options);
  if (!is_there(options.file)) return refuse(options.file + ": No such file.");
  if (Status status = check_is_ours(options.file); !status) return refuse(status.error().message);
  if (Status status = make_folder(folder); !status) return report(status.error());
  const Result<FolderLock> lock = FolderLock::take(folder);
  if (!lock) return report(lock.error());
  if (options.replacing == Replacing::kRefused && is_there(database_of(folder))) {
    return refuse(folder.string() +
                  " has tables; --replace keeps them in benben.db.before-restore.");
  }
  if (Status status = restore_into(folder, options.file); !status) {
    return status.error().code == ErrorCode::kDamaged ? refuse(status.error().message)
                                                      : report(status.error());
  }
  return say_count(database_of(folder), folder.string());
}

}  // namespace benben::cli
