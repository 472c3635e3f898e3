// FolderLock: a data folder belongs to one server at a time.
//
// What a server knows of its tables it does not read again, so a second one on the same folder
// would show its people old positions. The lock is the system's (flock) on a file `lock` in the
// folder, which holds the number of the process: it goes with the process, also with one that is
// killed, and a file that lies there without its process locks nothing.
#pragma once

#include <filesystem>
#include <utility>

#include "core/result.h"

namespace benben {

class FolderLock {
 public:
  // kInput if another process has the folder; the sentence says which.
  static Result<FolderLock> take(const std::filesystem::path& folder);

  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}

  int file_;
};

}  // namespace benben
