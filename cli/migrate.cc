// `benben migrate`: all tables from a data folder into a PostgreSQL database, or back.
//
// The file of a folder is written aside, compared, synced and then renamed; a database gets all in
// one transaction. So what is interrupted has moved nothing, and can be begun again.
#include <sys/stat.h>

#include <cinttypes>
#include <cstdio>
#include <system_error>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "cli/exit.h"
#include "server/server.h"
#include "store/folder_lock.h"
#include "store/postgres_moving.h"

namespace benben::cli {
namespace {

using Path = std::filesystem::path;

int refuse(const std::string& sentence) { return report({ErrorCode::kUnknown, sentence, "", 0}); }

// "PostgreSQL" alone: an address may have a password in it.
std::string name_of(const std::string& place) {
  return is_postgres_url(place) ? "PostgreSQL" : place;
}

int say(const Moved& moved, const DataOptions& options) {
  std::printf("%s to %s: %" PRId64 " tables with %" PRId64 " events and %" PRId64
              " incidents, %" PRId64 " accounts, %" PRId64 " rated games, %" PRId64
              " tournaments\n",
              name_of(options.from).c_str(), name_of(options.to).c_str(), moved.tables,
              moved.events, moved.incidents, moved.accounts, moved.rated_games, moved.tournaments);
  std::printf("All %" PRId64 " rows are the same in both.\n", moved.rows);
  if (moved.damaged > 0) {
    std::printf("%" PRId64 " of the tables are damaged, there as here.\n", moved.damaged);
  }
  return kExitOk;
}

void discard(const Path& file) {
  std::error_code failure;
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
    std::filesystem::remove(file.string() + ending, failure);
  }
}

Result<Moved> move_from_folder(const DataOptions& options) {
  DataOptions source = options;
  source.data = options.from;
  const Result<Path> database = existing_database(source);
  if (!database) return database.error();
  const Result<FolderLock> lock = FolderLock::take(options.from);
  if (!lock) return lock.error();
  return move_to_postgres(*database, {options.to});
}

Result<Moved> move_to_folder(const DataOptions& options) {
  const Path folder = options.to;
  if (Status status = make_folder(folder); !status) return status.error();
  const Result<FolderLock> lock = FolderLock::take(folder);
  if (!lock) return lock.error();
  const Path database = database_of(folder);
  std::error_code failure;
  if (std::filesystem::exists(database, failure)) {
    return Error{ErrorCode::kUnknown, folder.string() + " has tables already; it must be empty."};
  }
  const Path fresh = database.string() + ".moving";
  discard(fresh);
  Result<Moved> moved = move_to_sqlite({options.from}, fresh);
  if (moved) {
    if (Status status = replace_file(fresh, database); !status) moved = status.error();
  }
  if (!moved) discard(fresh);
  return moved;
}

}  // namespace

int migrate(const DataOptions& options) {
  umask(077);
  const bool is_from_postgres = is_postgres_url(options.from);
  if (is_from_postgres == is_postgres_url(options.to)) {
    return refuse("One of --from and --to is a data folder, the other postgres://...");
  }
  const Result<Moved> moved =
      is_from_postgres ? move_to_folder(options) : move_from_folder(options);
  return moved ? say(*moved, options) : report(moved.error());
}

}  // namespace benben::cli
