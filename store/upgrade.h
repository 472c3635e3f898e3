// Told when a database of an older Benben has been brought up to date: an older Benben does not
// read it any more.
#pragma once

#include <functional>

namespace benben {

struct Upgrade {
  int from = 0;  // versions of the tables (store/schema.h, store/postgres/schema.h)
  int to = 0;

  friend bool operator==(const Upgrade&, const Upgrade&) = default;
};

using TellUpgrade = std::function<void(const Upgrade&)>;

}  // namespace benben
