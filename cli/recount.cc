// `benben recount`: whether the stored ratings are what the records come to.
#include <iostream>

#include "cli/data_folder.h"
#include "cli/exit.h"
#include "server/rating.h"
#include "store/folder_lock.h"

namespace benben::cli {
namespace {

Result<Recount> count_again(const DataOptions& options) {
  const auto ids = existing_ids(options);
  if (!ids) return ids.error();
  const auto store = open_existing(options, options.repair ? Beside::kNoServer : Beside::kServers);
  if (!store) return store.error();
  Result<Recount> counted = recount(**store, *ids);
  if (!counted || !options.repair || counted->is_as_stored()) return counted;
  const Status kept = keep(**store, *counted);
  return kept ? std::move(counted) : Result<Recount>(kept.error());
}

int say(const Recount& counted, const DataOptions& options) {
  std::cout << counted.tables.size() << " rated games, " << counted.ratings.size() << " ratings\n";
  if (counted.without_record > 0) {
    std::cout << counted.without_record
              << " of the games have no record any more and count as they did.\n";
  }
  if (counted.is_as_stored()) {
    std::cout << "All is stored as the records say.\n";
    return kExitOk;
  }
  std::cout << "Stored otherwise: " << counted.differing_ratings << " ratings, "
            << counted.differing_tables << " games; left out: " << counted.left_out << " games.\n";
  if (!options.repair) return kExitFailed;
  std::cout << "It is stored now as the records say.\n";
  return kExitOk;
}

}  // namespace

// While it repairs nobody else may count games; a PostgreSQL database is held as it is opened.
int recount_ratings(const DataOptions& options) {
  std::optional<FolderLock> lock;
  if (options.repair && options.store.empty()) {
    if (const auto database = existing_database(options); !database)
      return report(database.error());
    Result<FolderLock> taken = FolderLock::take(folder_of(options));
    if (!taken) return report(taken.error());
    lock.emplace(std::move(*taken));
  }
  const Result<Recount> counted = count_again(options);
  return counted ? say(*counted, options) : report(counted.error());
}

}  // namespace benben::cli
