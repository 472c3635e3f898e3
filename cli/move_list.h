// MoveList: the legal moves of the seat to act, for people and programs; where they are too many,
// as in Cubus, those of one box more or none, each with what it wins.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace benben::cli {

struct ListedMove {
  std::string text;
  std::optional<int> points;  // won at once; told only where the list is not complete
};

struct MoveList {
  bool complete = true;
  std::vector<ListedMove> moves;  // in byte order
};

// Requires a position in which a seat may act.
MoveList list_moves(const AnyPosition& position);

// {"seat":0,"complete":true,"moves":[{"text":"000"},...]} (docs/terminal.md).
std::string moves_json(Seat seat, const MoveList& list);

}  // namespace benben::cli
