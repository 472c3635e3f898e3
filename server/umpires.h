// Umpires: they watch the tables that a tournament plays, so that the clocks there run and bots are
// asked, whoever else looks.
//
// Invariants: a table has one umpire from watch() to let_go(). An umpire who has lost sight of a
// table looks again after a while, however long the store is away. A table is given up when it is
// no more or damaged, or when it stays closed here because of a mistake of ours.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall.h"

namespace benben {

class Umpires {
 public:
  // Between two looks at a table that could not be read.
  static constexpr std::chrono::seconds kPause{5};
  // So often a table is closed by a mistake of ours before it is given up.
  static constexpr int kMostFailures = 3;

  // A table that is closed is opened anew when nobody has asked for it for `table_time`.
  Umpires(Hall& hall, std::chrono::seconds table_time)
      : hall_(hall), pause_closed_(table_time + kPause) {}
  ~Umpires();
  Umpires(const Umpires&) = delete;
  Umpires& operator=(const Umpires&) = delete;

  // From now on that table is watched; again, if sight of it was lost and it is time.
  void watch(int table, const std::string& id, TimePoint now);
  void let_go(int table);

  // The tables that have an umpire.
  std::vector<int> tables() const;
  // Those of them that nobody will play to the end.
  std::vector<int> given_up() const;
  // The one of them with that id.
  std::optional<int> table_of(const std::string& id) const;

 private:
  class Umpire;

  Hall& hall_;
  std::chrono::seconds pause_closed_;
  std::map<int, std::shared_ptr<Umpire>> umpires_;  // by table
  std::unordered_map<std::string, int> ids_;        // tables by id
};

}  // namespace benben
