// Everything that Cubus can say against an event (docs/rules/cubus.md, "Refusals"), in that order.
#pragma once

#include <cstdint>

namespace benben::cubus {

enum class Fault : std::uint8_t {
  // About the turn.
  kOver,
  kTakenDown,
  kDrawDue,
  kNotYourAnswer,
  kNotYourEnding,
  kNotYourTake,
  kNotYourTurn,
  // About the form of a move.
  kNoTurnText,
  kNoAnswerText,
  kNoTakeText,
  // About the phase.
  kNoDemolition,
  kDemolitionOnly,
  kNobodyPassed,
  kAnswerDue,
  // About the text of a stack, and about the stack.
  kNoHeight,
  kUnevenRow,
  kEmptyRow,
  kEmptyPlace,
  kTooManyTops,
  kTooHigh,
  kRises,
  kNeedsCorner,
  kNotConnected,
  // About a build.
  kOpenTopsMoved,
  kLidForOpenTop,
  kNoSuchCard,
  kTooFewCards,
  kNoMoreBoxes,
  kWorthNothing,
  // About a box taken off.
  kNoColumn,
  kNotProper,
  kOpenTopStays,
  // About a draw.
  kNoDrawDue,
  kNoDrawText,
  kNoneLeft,
};

}  // namespace benben::cubus
