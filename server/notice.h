// Notice: a game waits for somebody who is not at the table (docs/protocol.md, Notices).
#pragma once

#include <string>

#include "store/stored.h"

namespace benben {

struct Notice {
  // It has become their turn; little of their time is left; they are invited to it.
  enum class Kind { kTurn, kLow, kInvited };

  Kind kind = Kind::kTurn;
  std::string table;
  std::string game;
  Digest person{};
};

}  // namespace benben
