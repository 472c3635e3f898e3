// Everything that Anubixx can say against an event (docs/rules/anubixx.md, ANX-53).
#pragma once

#include <cstdint>

namespace benben::anubixx {

enum class Fault : std::uint8_t {
  // About the turn.
  kOver,
  kOverIdle,
  kSheetsDue,
  kRollDue,
  kNotYourTurn,
  kNoChanceDue,
  // About the text of a step, and whether this block has what it names.
  kNoStep,
  kPairDescends,
  kNoSuchStone,
  kNoSuchQuarryStone,
  // About the place.
  kCrossed,
  kPairOutsideMosaic,
  kMosaicStoneAlone,
  kNotNeighbours,
  kPairAsSecondStone,
  kNotSupported,
  kNotReached,
  // About the payment.
  kPaymentOrder,
  kQuarryTwice,
  kNoDie,
  kDieGone,
  kDieNotTaken,
  kNoJoker,
  kQuarryColour,
  kQuarryPassed,
  // About what chance decides.
  kNoSheetsText,
  kSheetCount,
  kSheetNotInUse,
  kSheetTwice,
  kNoRollText,
  kDiceCount,
};

}  // namespace benben::anubixx
