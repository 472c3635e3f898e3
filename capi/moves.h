// A list of legal moves behind a handle.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "capi/benben.h"
#include "capi/handles.h"
#include "core/seat.h"

namespace benben::capi {

class MovesObject final : public ObjectOf<benben_moves, Kind::kMoves> {
 public:
  MovesObject(Seat who, std::vector<std::string> list) : seat(who), texts(std::move(list)) {}
  const Seat seat;
  const std::vector<std::string> texts;
};

}  // namespace benben::capi
