// Others: who is at a table by other nodes of the same store, as these say (docs/operations.md,
// Many nodes). Nothing of it is stored, and what a node has not said again for a while is
// forgotten: it may be gone. Time is given by the caller.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "core/seat.h"
#include "table/clock.h"

namespace benben {

// Who is at a table by one node.
struct NodeCompany {
  SeatSet here;      // people's seats that open sockets prove
  int watchers = 0;  // sockets of people that prove none
  int sockets = 0;   // all, also those of nobody

  friend bool operator==(const NodeCompany&, const NodeCompany&) = default;
};

class Others {
 public:
  // What a node has not said again for so long is forgotten.
  static constexpr std::chrono::seconds kPatience{15};

  void hear(const std::string& node, const NodeCompany& company, TimePoint now);
  // When the first of them will have been silent for too long.
  std::optional<TimePoint> next_silence() const;
  // Whether there was something to forget.
  bool forget_silent(TimePoint now);
  void forget_all() { nodes_.clear(); }

  SeatSet here() const;
  int watchers() const;
  bool empty() const { return nodes_.empty(); }
  // Whether somebody looks at the table by a node before this one, in the order of their names:
  // what one node is enough for is then that one's affair.
  bool leads_before(const std::string& own) const;

 private:
  struct Node {
    NodeCompany company;
    TimePoint heard;
  };
  std::map<std::string, Node> nodes_;  // by name
};

}  // namespace benben
