// BrokenPromise: how a server survives a promise of its own that breaks (core/result.h). It is
// thrown where the assertion stands and caught at the table that was worked on.
#pragma once

#include <stdexcept>
#include <string>

#include "core/result.h"

namespace benben {

class BrokenPromise : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// From now on assertions throw.
inline void throw_broken_promises() {
  set_promise_handler([](const std::string& what) { throw BrokenPromise(what); });
}

// What people hear of it.
inline Error table_failed() {
  return {ErrorCode::kDamaged,
          "The server made a mistake at this table and has closed it for now. Nothing that was "
          "played is lost.",
          "", 0};
}

}  // namespace benben
