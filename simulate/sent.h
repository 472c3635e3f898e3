// Sent: what a client has asked for under a move_id, as it was when it sent it first.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "store/stored.h"
#include "table/clock.h"

namespace benben::simulate {

struct Sent {
  std::string table;
  std::string type;  // "move", "resign", ...
  Digest person{};
  Seat seat{};
  int expected_ply = 0;
  int undone = 0;
  std::string text;
  std::vector<TimePoint> arrivals = {};  // at the server, each time that it was sent
};

using SentById = std::unordered_map<std::string, Sent>;

}  // namespace benben::simulate
