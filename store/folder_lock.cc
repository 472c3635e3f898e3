#include "store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace benben {
namespace {

Error system_error(const std::filesystem::path& path) {
  return {ErrorCode::kInput, path.string() + ": " + std::strerror(errno) + ".", "", 0};
}

// The process number in the file; empty if it was not written yet.
std::string holder_of(int file) {
  char bytes[32];
  const ssize_t size = pread(file, bytes, sizeof bytes, 0);
  std::string text(bytes, size > 0 ? static_cast<std::size_t>(size) : 0);
  return text.substr(0, text.find('\n'));
}

Error in_use(const std::filesystem::path& folder, const std::string& holder) {
  const std::string who = holder.empty() ? "" : " (process " + holder + ")";
  return {ErrorCode::kInput, folder.string() + " is in use by another Benben server" + who + ".",
          "", 0};
}

// On a full disk the lock holds without its number.
void write_number(int file) {
  const std::string text = std::to_string(getpid()) + '\n';
  if (ftruncate(file, 0) != 0 || pwrite(file, text.data(), text.size(), 0) < 0) return;
}

}  // namespace

Result<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return system_error(path);
  FolderLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return errno == EWOULDBLOCK ? in_use(folder, holder_of(file)) : system_error(path);
  }
  write_number(file);
  return lock;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace benben
