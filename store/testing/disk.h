// The disk below SQLite, as a test wants it: it counts syncs, is full, or lets nobody write.
// Whoever waits for a lock is counted and does not wait.
//
// While a Disk lives, what SQLite opens goes through it. There is one at a time.
#pragma once

#include <sqlite3.h>

#include <cerrno>

#include "core/result.h"

namespace benben {

class Disk {
 public:
  enum class State { kRoomy, kFull, kReadOnly };

  Disk() {
    here = this;
    system_ = sqlite3_vfs_find(nullptr);
    vfs_ = *system_;
    vfs_.zName = "benben-test";
    vfs_.xOpen = open;
    vfs_.xSleep = sleep;
    BENBEN_ASSERT(sqlite3_vfs_register(&vfs_, 1) == SQLITE_OK);
  }
  ~Disk() { sqlite3_vfs_unregister(&vfs_); }
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  void become(State state) { state_ = state; }
  // How often a write-ahead log was synced.
  int log_syncs() const { return log_syncs_; }
  // How often somebody would have waited for a lock.
  int waits() const { return waits_; }

 private:
  // The system's files with some functions replaced, those of databases and of logs.
  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* got) {
    if (here->state_ == State::kReadOnly && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
      flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    const int code = here->system_->xOpen(here->system_, name, file, flags, got);
    const bool is_log = (flags & SQLITE_OPEN_WAL) != 0;
    if (code != SQLITE_OK || (!is_log && (flags & SQLITE_OPEN_MAIN_DB) == 0)) return code;
    sqlite3_io_methods& methods = is_log ? here->log_methods_ : here->methods_;
    // Only a database has shared memory; to write and to sync is the same for both.
    if (!is_log) here->system_methods_ = file->pMethods;
    methods = *file->pMethods;
    methods.xWrite = write;
    methods.xShmMap = map_shared;
    if (is_log) methods.xSync = sync_log;
    file->pMethods = &methods;
    return SQLITE_OK;
  }
  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    if (here->state_ == State::kFull) return SQLITE_FULL;
    return here->system_methods_->xWrite(file, bytes, size, offset);
  }
  static int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
    if (here->state_ == State::kFull) {
      errno = ENOSPC;
      return SQLITE_IOERR_SHMSIZE;
    }
    return here->system_methods_->xShmMap(file, page, size, extend, at);
  }
  static int sync_log(sqlite3_file* file, int flags) {
    ++here->log_syncs_;
    return here->system_methods_->xSync(file, flags);
  }

  static int sleep(sqlite3_vfs*, int time_us) {
    ++here->waits_;
    return time_us;
  }

  static inline Disk* here = nullptr;  // SQLite hands no context to the functions of a file

  sqlite3_vfs vfs_{};
  sqlite3_vfs* system_ = nullptr;
  const sqlite3_io_methods* system_methods_ = nullptr;
  sqlite3_io_methods methods_{};
  sqlite3_io_methods log_methods_{};
  State state_ = State::kRoomy;
  int log_syncs_ = 0;
  int waits_ = 0;
};

}  // namespace benben
