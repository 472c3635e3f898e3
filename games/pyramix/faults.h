// Everything that Pyramix can say against an event (docs/rules/pyramix.md, PYX-32).
#pragma once

#include <cstdint>

namespace benben::pyramix {

enum class Fault : std::uint8_t {
  // About the turn.
  kOver,
  kRevealDue,
  kNotYourTurn,
  kNoRevealDue,
  // About the text of a move, and about the cube.
  kNoCellName,
  kNoSuchCell,
  kTaken,
  kNoFace,
  kOneFace,
  kOpensTray,
  kTouchesCobra,
  // About a reveal.
  kNoRevealText,
  kOtherCells,
  kNoneLeft,
};

}  // namespace benben::pyramix
