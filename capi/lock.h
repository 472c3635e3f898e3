// Locks of the table of handles; in the browser, where a module has one thread, there are none.
#pragma once

#include <cstdint>

#ifdef __wasm__

namespace benben::capi {

struct Lock {};
struct Guard {
  explicit Guard(Lock&) {}
};
class Counter {
 public:
  std::uintptr_t next() { return ++last_; }

 private:
  std::uintptr_t last_ = 0;
};

}  // namespace benben::capi

#else

#include <atomic>
#include <mutex>

namespace benben::capi {

using Lock = std::mutex;
using Guard = std::lock_guard<std::mutex>;

// 1, 2, 3, ...
class Counter {
 public:
  std::uintptr_t next() { return ++last_; }

 private:
  std::atomic<std::uintptr_t> last_ = 0;
};

}  // namespace benben::capi

#endif
