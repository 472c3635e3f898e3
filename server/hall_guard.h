// What the files of the hall share: how a broken promise is kept to one table, and writing.
#pragma once

#include <utility>

#include "server/hall.h"
#include "server/promise.h"

namespace benben {

// The answer to whoever wants to change something now.
Error stopping();

// A table that cannot be folded because a promise of ours breaks is damaged, as far as we can say.
Result<Table> fold_table(StoredTable stored);

template <class Work>
bool Hall::guarded(const std::string& id, Work work) {
  try {
    work();
    return true;
  } catch (const BrokenPromise& broken) {
    log_("table " + id + " is closed: " + broken.what());
    close(id, entries_.at(id), table_failed());
    return false;
  }
}

template <class T>
void Hall::write(std::function<Result<T>(Store&)> work, Done<T> done) {
  ++writes_;
  store_.submit<T>(std::move(work), [this, done = std::move(done)](Result<T> result) {
    note_storage(result ? Status() : Status(result.error()));
    done(std::move(result));
    end_write();
  });
}

}  // namespace benben
