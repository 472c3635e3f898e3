// TableStamp: how a stored table stands, in a few numbers: who has it in memory sees whether others
// have written to it (Store::stamps).
#pragma once

#include <cstdint>
#include <string>

namespace benben {

struct TableStamp {
  std::string table;
  int ply = 0;             // how many events stand
  int incidents = 0;       // how many of these
  int contributed = 0;     // how many contributions to chance
  int claimed = 0;         // the ply of the last race that was claimed, and 1; 0: none was
  std::string clocks;      // StoredClocks::text, empty where they have never run
  std::int64_t seats = 0;  // differs, most likely, whenever the seats do

  friend bool operator==(const TableStamp&, const TableStamp&) = default;
};

}  // namespace benben
