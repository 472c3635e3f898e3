// What Ankh'or says against a box of one's own, its tags and its file (ANK-02, ANK-03, ANK-73).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/fault.h"

namespace benben::ankhor {

enum class BoxFault : std::uint8_t {
  // About tiles and slots.
  kTileWords,
  kTileCount,
  kTileKind,
  kSingleKind,
  kTileOrder,
  kSlotForm,
  // About tags and lines.
  kBoxTag,
  kBoxLine,
  kTilesLine,
  kTilesTwice,
  kSlotsTwice,
  kTilesMissing,
  kEmptyBox,
};

// All of them, in the order of the enumeration. None has the name of a Fault.
std::span<const FaultInfo> box_faults();

// The error of one of them, at a line (0: there is none).
Error make_error(BoxFault fault, std::initializer_list<benben::Place> places = {}, int line = 0);

}  // namespace benben::ankhor
