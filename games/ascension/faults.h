// Everything that Ascension can say against an event or a tag, in the order of ASC-70.
#pragma once

#include <cstdint>

namespace benben::ascension {

enum class Fault : std::uint8_t {
  // Who is to act.
  kGameWon,
  kGameDrawn,
  kColoursDue,
  kOtherSeat,
  kColoursDrawn,
  // The text.
  kNoStepText,
  kNoSuchSpace,
  kNoColoursText,
  // What is to be done.
  kPowerIsDue,
  kNoPowerIsDue,
  kMoveIsPossible,
  // The piece of a Move.
  kNoStone,
  kEnemyStone,
  kTrapped,
  kFigureInLimbo,
  kFigureOnRing,
  kNoStoneInLimbo,
  kHasMoved,
  kWrongDirection,
  kWrongDistance,
  kNoStoneEntry,
  kNoFigureEntry,
  // Where it lands.
  kEnemyPortal,
  kClosedBlue,
  kProtected,
  kFullStack,
  kStackedEnemy,
  kNotSmaller,
  kOwnFigure,
  kBiggerFigure,
  kShieldedFigure,
  // The duty.
  kDutyOfLastMove,
  kDutyForfeits,
  kDutyOfCleopatra,
  kCollectComesFirst,
  // Powers.
  kOtherPowerPush,
  kOtherPowerScatter,
  kOtherPowerCollect,
  kNoTarget,
  kTargetLeft,
  kTargetProtected,
  kTargetOnBlue,
  kPushedNowhere,
  kWrongCount,
  kStranded,
  kNeverFull,
  kNotFull,
  kNoSource,
  kSourceTrapped,
  kSourceProtected,
  kSourceOnBlue,
  kEnemyOntoBlue,
  kNoSourceInLimbo,
  // The tag Outcome.
  kOutcomeIsNoDraw,
  kNotDrawn,
};

}  // namespace benben::ascension
