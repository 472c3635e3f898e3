// AbsenceKeeper: since when tables that nobody looks at wait for their people. A table that is
// forgotten leaves it here and has it back when it is read again, so that who is away for a day is
// away for a day.
//
// It holds so many at most, and lets those go that were left first: their tables begin to count
// anew.
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "table/presence.h"

namespace benben {

class AbsenceKeeper {
 public:
  // Each takes some 250 bytes.
  static constexpr std::size_t kMost = 20'000;

  explicit AbsenceKeeper(std::size_t most = kMost) : most_(most) {}

  // Of a table that it does not have; nothing is kept where nobody is waited for.
  void leave(const std::string& table, const Absences& absences);
  std::optional<Absences> take(const std::string& table);

 private:
  using Kept = std::list<std::pair<std::string, Absences>>;

  std::size_t most_;
  Kept kept_;  // left first, first
  std::unordered_map<std::string, Kept::iterator> places_;
};

}  // namespace benben
