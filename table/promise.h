// BrokenPromise: how tables survive a promise of our own that breaks (core/result.h). It is
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

}  // namespace benben
