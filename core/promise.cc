// What becomes of a broken promise (result.h). Not built for the browser, where it is a trap.
#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "core/result.h"

namespace benben {
namespace {

std::atomic<PromiseHandler> promise_handler = nullptr;

}  // namespace

void set_promise_handler(PromiseHandler handler) { promise_handler = handler; }

void promise_broken(const char* promise, const char* file, int line) {
  const std::string what = std::string(file) + ":" + std::to_string(line) + ": " + promise;
  if (const PromiseHandler handler = promise_handler) handler(what);
  std::fprintf(stderr, "benben: broken promise: %s\n", what.c_str());
  std::abort();
}

}  // namespace benben
