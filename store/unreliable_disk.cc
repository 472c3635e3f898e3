#include "store/unreliable_disk.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

#include "core/result.h"

namespace benben {
namespace {

constexpr std::size_t kSector = 512;

UnreliableDisk* here = nullptr;  // SQLite hands no context to the functions of a file

}  // namespace

struct UnreliableDisk::File : sqlite3_file {
  std::string name;
  bool is_temporary;
};

// What SQLite calls.
struct UnreliableDisk::Methods {
  static const std::string& name_of(sqlite3_file* file) { return static_cast<File*>(file)->name; }

  static int open(sqlite3_vfs*, const char* name, sqlite3_file* place, int flags, int* got) {
    place->pMethods = nullptr;
    if (!here->has_power_) return SQLITE_CANTOPEN;
    const std::string file = name == nullptr ? "temporary" : name;
    if (!here->now_.contains(file)) {
      if ((flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
      apply(here->now_, {Kind::kMake, file, 0, ""});
      here->unsynced_.push_back({Kind::kMake, file, 0, ""});
    }
    auto* opened = new (place) File;
    opened->name = file;
    opened->is_temporary = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
    opened->pMethods = &io();
    ++here->open_files_;
    if (got != nullptr) *got = flags;
    return SQLITE_OK;
  }

  static int close(sqlite3_file* place) {
    auto* file = static_cast<File*>(place);
    if (file->is_temporary) here->now_.erase(file->name);
    file->~File();
    --here->open_files_;
    return SQLITE_OK;
  }

  static int read(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    if (!here->has_power_) return SQLITE_IOERR_READ;
    const std::string& content = here->now_[name_of(file)];
    const auto wanted = static_cast<std::size_t>(size);
    const std::size_t from = std::min(content.size(), static_cast<std::size_t>(offset));
    const std::size_t there = std::min(wanted, content.size() - from);
    std::memset(to, 0, wanted);
    std::memcpy(to, content.data() + from, there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    return here->change(
        {Kind::kWrite, name_of(file), offset,
         std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))});
  }
  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return here->change({Kind::kTruncate, name_of(file), size, ""});
  }
  static int remove(sqlite3_vfs*, const char* name, int must_be_synced) {
    if (!here->now_.contains(name)) return SQLITE_IOERR_DELETE_NOENT;
    const int code = here->change({Kind::kDelete, name, 0, ""});
    return code == SQLITE_OK && must_be_synced != 0 ? here->sync(name) : code;
  }
  static int sync(sqlite3_file* file, int) { return here->sync(name_of(file)); }

  static int size(sqlite3_file* file, sqlite3_int64* bytes) {
    *bytes = static_cast<sqlite3_int64>(here->now_[name_of(file)].size());
    return SQLITE_OK;
  }
  static int lock(sqlite3_file*, int) { return SQLITE_OK; }
  static int is_reserved(sqlite3_file*, int* reserved) {
    *reserved = 0;
    return SQLITE_OK;
  }
  static int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
  static int sector_size(sqlite3_file*) { return 4096; }
  // A write does not harm what lies beside it, as SQLite takes it to be on every system.
  static int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

  static int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
    auto& pages = here->shared_memory_[name_of(file)];
    const auto number = static_cast<std::size_t>(page);
    *at = nullptr;
    if (number >= pages.size() && extend == 0) return SQLITE_OK;
    while (number >= pages.size()) {
      pages.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
    }
    *at = pages[number].get();
    return SQLITE_OK;
  }
  static int lock_shared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
  static void order_shared(sqlite3_file*) {}
  static int unmap_shared(sqlite3_file* file, int must_be_deleted) {
    if (must_be_deleted != 0) here->shared_memory_.erase(name_of(file));
    return SQLITE_OK;
  }

  static int exists(sqlite3_vfs*, const char* name, int, int* answer) {
    *answer = here->now_.contains(name) ? 1 : 0;
    return SQLITE_OK;
  }
  static int full_name(sqlite3_vfs*, const char* name, int size, char* to) {
    sqlite3_snprintf(size, to, "%s", name);
    return SQLITE_OK;
  }
  static int last_error(sqlite3_vfs*, int, char*) { return errno; }

  static const sqlite3_io_methods& io() {
    static const sqlite3_io_methods methods = [] {
      sqlite3_io_methods io{};
      io.iVersion = 2;  // with shared memory, which a write-ahead log needs
      io.xClose = close;
      io.xRead = read;
      io.xWrite = write;
      io.xTruncate = truncate;
      io.xSync = sync;
      io.xFileSize = size;
      io.xLock = lock;
      io.xUnlock = lock;
      io.xCheckReservedLock = is_reserved;
      io.xFileControl = control;
      io.xSectorSize = sector_size;
      io.xDeviceCharacteristics = characteristics;
      io.xShmMap = map_shared;
      io.xShmLock = lock_shared;
      io.xShmBarrier = order_shared;
      io.xShmUnmap = unmap_shared;
      return io;
    }();
    return methods;
  }
};

UnreliableDisk::UnreliableDisk() {
  BENBEN_ASSERT(here == nullptr);
  here = this;
  vfs_ = *sqlite3_vfs_find(nullptr);  // time, sleep and random numbers stay the system's
  vfs_.szOsFile = sizeof(File);
  vfs_.zName = "benben-unreliable";
  vfs_.xOpen = Methods::open;
  vfs_.xDelete = Methods::remove;
  vfs_.xAccess = Methods::exists;
  vfs_.xFullPathname = Methods::full_name;
  vfs_.xGetLastError = Methods::last_error;
  BENBEN_ASSERT(sqlite3_vfs_register(&vfs_, 1) == SQLITE_OK);
  // The same random numbers on each disk: they mark the parts of SQLite's log.
  sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SEED, 7, nullptr);
}

UnreliableDisk::~UnreliableDisk() {
  BENBEN_ASSERT(open_files_ == 0);
  sqlite3_vfs_unregister(&vfs_);
  here = nullptr;
}

void UnreliableDisk::fail_at(int operation, int count, Failure failure) {
  fail_from_ = operation;
  fail_before_ = operation + count;
  failure_ = failure;
}

int UnreliableDisk::failure_of_next() {
  ++operations_;
  if (operations_ == cut_at_) has_power_ = false;
  errno = EIO;
  if (!has_power_) return SQLITE_IOERR;
  if (operations_ < fail_from_ || operations_ >= fail_before_) return SQLITE_OK;
  if (failure_ == Failure::kBroken) return SQLITE_IOERR;
  errno = ENOSPC;
  return SQLITE_FULL;
}

int UnreliableDisk::change(const Change& change) {
  const bool had_power = has_power_;
  const int code = failure_of_next();
  // What was under way when the power went may have arrived.
  if (had_power && !has_power_) {
    apply(now_, change);
    unsynced_.push_back(change);
  }
  if (code != SQLITE_OK) return code;
  apply(now_, change);
  unsynced_.push_back(change);
  return SQLITE_OK;
}

int UnreliableDisk::sync(const std::string& file) {
  ++syncs_;
  const int code = failure_of_next();
  const bool is_done = code == SQLITE_OK || code == SQLITE_FULL;  // a sync needs no room
  if (!is_done) return code;
  if (is_liar_) return SQLITE_OK;
  std::vector<Change> left;
  for (Change& change : unsynced_) {
    // What was written to a file that is gone must not reach the next one of that name.
    if (change.kind == Kind::kDelete) {
      std::erase_if(left, [&](const Change& before) { return before.file == change.file; });
    }
    if (is_of_folder(change) || change.file == file) {
      apply(synced_, change);
    } else {
      left.push_back(std::move(change));
    }
  }
  unsynced_ = std::move(left);
  return SQLITE_OK;
}

bool UnreliableDisk::is_of_folder(const Change& change) {
  return change.kind == Kind::kMake || change.kind == Kind::kDelete;
}

void UnreliableDisk::apply(Files& files, const Change& change) {
  if (change.kind == Kind::kMake) files[change.file] = "";
  if (change.kind == Kind::kDelete) files.erase(change.file);
  const auto found = files.find(change.file);
  if (found == files.end()) return;  // the file was never made, or deleted
  std::string& content = found->second;
  const auto at = static_cast<std::size_t>(change.at);
  if (change.kind == Kind::kTruncate) content.resize(std::min(content.size(), at));
  if (change.kind != Kind::kWrite || change.bytes.empty()) return;
  if (content.size() < at + change.bytes.size()) content.resize(at + change.bytes.size());
  content.replace(at, change.bytes.size(), change.bytes);
}

void UnreliableDisk::apply_some_sectors(Files& files, const Change& change, Rng& rng) {
  if (change.kind != Kind::kWrite) {
    if (rng.below(2) == 0) apply(files, change);
    return;
  }
  for (std::size_t at = 0; at < change.bytes.size(); at += kSector) {
    if (rng.below(2) == 0) continue;
    apply(files, {Kind::kWrite, change.file, change.at + static_cast<std::int64_t>(at),
                  change.bytes.substr(at, kSector)});
  }
}

// The names of a folder change in order, so of these the first ones stay.
void UnreliableDisk::lose_some(Rng& rng) {
  const auto count = static_cast<std::uint32_t>(unsynced_.size());
  const std::uint32_t names_kept = rng.below(count + 1);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Change& change = unsynced_[i];
    if (!is_of_folder(change)) {
      apply_some_sectors(synced_, change, rng);
    } else if (i < names_kept) {
      apply(synced_, change);
    }
  }
}

void UnreliableDisk::restore_power(Loss loss, Rng rng) {
  BENBEN_ASSERT(open_files_ == 0);
  const auto count = static_cast<std::uint32_t>(unsynced_.size());
  if (loss == Loss::kSome) lose_some(rng);
  if (loss == Loss::kNothing) {
    for (const Change& change : unsynced_) apply(synced_, change);
  }
  if (loss == Loss::kTail && count > 0) {
    const std::uint32_t arrived = rng.below(count);
    for (std::uint32_t i = 0; i < arrived; ++i) apply(synced_, unsynced_[i]);
    Change torn = unsynced_[arrived];
    torn.bytes.resize(rng.below(static_cast<std::uint32_t>(torn.bytes.size()) + 1));
    if (torn.kind == Kind::kWrite) apply(synced_, torn);
  }
  now_ = synced_;
  unsynced_.clear();
  restart_process();
}

void UnreliableDisk::restart_process() {
  BENBEN_ASSERT(open_files_ == 0);
  shared_memory_.clear();
  cut_at_ = 0;
  has_power_ = true;
}

}  // namespace benben
