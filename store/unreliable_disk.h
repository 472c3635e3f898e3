// A disk in memory below SQLite that fails when it is told to: at the n-th operation the power
// goes, or a write fails, or there is no room.
//
// What was written but not synced is remembered one by one. When the power comes back, the files
// are what was synced, and of the rest what the Loss says: the order in which a real disk writes
// what nobody waits for is its own. A sync of any file keeps the names that were made and deleted
// before it, as journaling file systems do; nothing else keeps them.
//
// A process that is killed takes nothing with it: the system goes on with what it was given, synced
// or not, and the next process finds that.
//
// While an UnreliableDisk lives, what SQLite opens lies on it. There is one at a time, with one
// connection at a time: locks are always granted.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"

namespace benben {

class UnreliableDisk {
 public:
  // What is lost of the writes that were not synced: all, or nothing, or all after a first part
  // whose last write is torn, or some sectors of any.
  enum class Loss { kAll, kNothing, kTail, kSome };
  // How an operation fails: with an error of the disk, or for want of room.
  enum class Failure { kBroken, kFull };

  UnreliableDisk();
  ~UnreliableDisk();
  UnreliableDisk(const UnreliableDisk&) = delete;
  UnreliableDisk& operator=(const UnreliableDisk&) = delete;

  // Writes, truncations, syncs and deletions so far, also those that failed.
  int operations() const { return operations_; }
  int syncs() const { return syncs_; }

  // The power goes in the midst of that operation, counted from 1: it and all that follow fail.
  void cut_power_at(int operation) { cut_at_ = operation; }
  bool has_power() const { return has_power_; }
  // In the midst of none: what follows fails.
  void cut_power() { has_power_ = false; }
  // When every file is closed.
  void restore_power(Loss loss, Rng rng);
  // The same where only the process had ended: what was not synced is there, and may yet be lost.
  void restart_process();

  // So many operations fail from that one on.
  void fail_at(int operation, int count, Failure failure);
  // What is synced from now on is not: the disk says that it is, and lies.
  void lie_about_syncs() { is_liar_ = true; }

 private:
  struct File;
  struct Methods;
  enum class Kind { kWrite, kTruncate, kMake, kDelete };
  struct Change {
    Kind kind;
    std::string file;
    std::int64_t at;  // the offset of kWrite, the size of kTruncate
    std::string bytes;
  };
  using Files = std::map<std::string, std::string>;

  static void apply(Files& files, const Change& change);
  static bool is_of_folder(const Change& change);
  // What of a change that nobody waited for arrives, given that the change as a whole may.
  static void apply_some_sectors(Files& files, const Change& change, Rng& rng);
  void lose_some(Rng& rng);

  // Counts an operation; an error code of SQLite if it is one that fails.
  int failure_of_next();
  // One operation that changes something now, and on the disk when it is synced.
  int change(const Change& change);
  int sync(const std::string& file);

  sqlite3_vfs vfs_{};
  Files now_;
  Files synced_;
  std::vector<Change> unsynced_;
  std::map<std::string, std::vector<std::unique_ptr<char[]>>> shared_memory_;
  int operations_ = 0;
  int syncs_ = 0;
  int cut_at_ = 0;
  bool has_power_ = true;
  bool is_liar_ = false;
  int fail_from_ = 0;
  int fail_before_ = 0;
  Failure failure_ = Failure::kBroken;
  int open_files_ = 0;
};

}  // namespace benben
