// Breach: a promise of the server (docs/protocol.md, Promises) that a simulation has seen broken.
#pragma once

#include <optional>
#include <string>

namespace benben::simulate {

struct Breach {
  std::string promise;  // "P1"
  std::string what;     // one sentence

  friend bool operator==(const Breach&, const Breach&) = default;
};

using MaybeBreach = std::optional<Breach>;

}  // namespace benben::simulate
