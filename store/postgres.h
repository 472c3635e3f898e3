// The store in a PostgreSQL database, for what one machine is too small for (docs/operations.md,
// PostgreSQL).
//
// Several processes may write to one database. What one transaction reads is of one moment
// (REPEATABLE READ), nobody overwrites what they have not seen, and whoever writes to a table
// changes its row: of two that append to a table at a time, the second is done again and then
// answers kConflict. A transaction that has ended is on the disk as far as the server's
// `synchronous_commit` says, which is never less than `local`.
//
// If the connection is lost, or no answer comes, what was under way is answered kReadOnly unless it
// is known to be stored; the next transaction connects anew. No error holds a word of the URL.
//
// A build without libpq has no such store: opening one says so.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "store/store.h"
#include "store/upgrade.h"

namespace benben {

// Whether this is the address of a PostgreSQL database: postgres:// or postgresql://.
bool is_postgres_url(std::string_view text);

struct PostgresOptions {
  std::string url;
  // Until it is tried again to reach a server that could not be.
  std::chrono::milliseconds pause{500};
  // A server's, and everybody's while they connect: after so long without an answer a connection
  // counts as lost. More than what PostgreSQL itself waits for locks (10 s).
  std::chrono::milliseconds patience{30'000};
  // A server's: hears, once and on the thread of the store, that another Benben has given the
  // tables another version, and what to do. From then on nothing is stored.
  std::function<void(const std::string&)> outdated = [](const std::string&) {};
  TellUpgrade upgraded = [](const Upgrade&) {};
};

// For a server: makes the tables where there are none, and brings older ones up to date. An error
// if the URL makes no sense, the database cannot be reached, is not Benben's, was made by a newer
// version, is to be brought up to date while others use it, or is being moved
// (store/postgres_moving.h).
Result<std::unique_ptr<Store>> open_postgres(const PostgresOptions& options);

}  // namespace benben
