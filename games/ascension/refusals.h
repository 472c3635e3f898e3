// Why a step is refused: the fault, the rule that it breaks, and a sentence about it.
//
// Whether a step is legal is decided by the list of legal steps alone; the faults only tell why one
// does not stand in it. The order in which they are looked for is that of ASC-70.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "games/ascension/position.h"
#include "games/ascension/steps.h"

namespace benben::ascension {

enum class Fault : std::uint8_t {
  // Who is to act, and what.
  kGameWon,
  kGameDrawn,
  kColoursDue,
  kOtherSeat,
  kPowerIsDue,
  kNoPowerIsDue,
  kMoveIsPossible,
  kNoSuchSpace,
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
};

// Why a seat may not act at all; nothing if it may.
std::optional<Fault> turn_fault(const Position& position, Seat seat);
// Nothing if the step is legal.
std::optional<Fault> fault_of(const Position& position, const Board& board, Seat seat,
                              const Step& step);
// The first source of a collect that cannot be taken.
std::optional<Source> faulty_source(const Position& position, const Board& board, const Step& step);

// "ASC-23"
std::string_view rule_of(Fault fault);
// One sentence for a person.
std::string explain(const Position& position, const Board& board, const Step& step, Fault fault);

}  // namespace benben::ascension
