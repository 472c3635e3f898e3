// Everything that a table refuses, or is closed for, as one table of faults (core/fault.h).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/fault.h"
#include "core/result.h"

namespace benben {
namespace table {

enum class Fault : std::uint8_t {
  // Making a table.
  kNoRaces,
  kNoPerson,
  kClockNeedsEnd,
  kNotMade,
  kNoOpenSeat,
  kRatedNeedsAccount,
  kRatedOneSeat,
  kRatedPlain,
  kRatedEngine,
  kRatedStays,
  // Moves.
  kMoveIdTaken,
  kNotYourSeat,
  kMovedOn,
  kTimeUp,
  // Races.
  kNoClaim,
  kNotFirst,
  kClaimStands,
  // Coming and going.
  kGameOver,
  kNotOver,
  kGivenUp,
  kResigned,
  kStandIn,
  kNoStandIn,
  kNoVotes,
  kNotAbsent,
  kRematchOpen,
  kRatedGone,
  kTooManyIncidents,
  // Consent.
  kNotAsked,
  kBeingAsked,
  kAskedBefore,
  kNothingToUndo,
  kChanceSince,
  kRaceSince,
  kRated,
  kInTournament,
  kNoDraw,
  kDrawWithBot,
  kAdjourned,
  kNotAdjourned,
  kNotAllHere,
  kNotAllHereYet,
  kHasBegun,
  kNoOtherSeat,
  kTooManySwaps,
  // Taking seats, and deleting.
  kInvalidInvitation,
  kSeatTaken,
  kNotAtTable,
  kOthersAtTable,
  kBeingTaken,
  kBeingDeleted,
  kNotInLobby,
  kPlayersOnly,
  // Tables that nobody can use.
  kNoSuchTable,
  kDeleted,
  kExpired,
  kStopping,
  kFailed,
  kHeaderDamaged,
  kSeatsDamaged,
  kEventDamaged,
  kChanceMissing,
  kRaceClaimDamaged,
  kIncidentDamaged,
  kClocksDamaged,
  // Fair chance (docs/fair.md).
  kNotFair,
  kSeedDamaged,
};

}  // namespace table

std::span<const FaultInfo> table_faults();
Error refused(table::Fault fault, std::initializer_list<Place> places = {});

namespace table {
// What the store says of a table or a seat, as a fault of the table: that it has no such table, or
// that somebody else was faster. Anything else stays as it is.
Error worded(const Error& stored);
}  // namespace table

}  // namespace benben
