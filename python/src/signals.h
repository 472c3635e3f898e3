// Ctrl-C while the core thinks: a pace that lets Python's handlers of signals run.
//
// A search runs without the interpreter's lock, so no handler would be called before it is over.
// Asked by the search, this one takes the lock some twenty times a second and lets them run; what a
// handler raises ends the search, and is raised once the caller has the lock again. Without a
// signal nothing stops, so results stay functions of the seed. Python calls handlers in its main
// thread alone: in any other a search runs to its end.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <optional>

#include "search/pace.h"

namespace benben::python {

class Signals final : public Pace {
 public:
  bool stop() override {
    if (raised_) return true;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + kBetween;
    const nanobind::gil_scoped_acquire held;
    if (PyErr_CheckSignals() != 0) raised_.emplace();
    return raised_.has_value();
  }

  // Whether a handler has raised something.
  bool is_raised() const { return raised_.has_value(); }
  // Throws what a handler has raised, if one has; requires the lock.
  void raise() const {
    if (raised_) throw nanobind::python_error(*raised_);
  }

 private:
  // Taking the lock may mean waiting for other threads of Python.
  static constexpr std::chrono::milliseconds kBetween{50};
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + kBetween;
  std::optional<nanobind::python_error> raised_;
};

}  // namespace benben::python
