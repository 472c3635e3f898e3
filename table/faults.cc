#include "table/faults.h"

namespace benben {
namespace {

using table::Fault;
using enum ErrorCode;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kNoRaces, {"no_races", kUnknown, "", "{game} has no races: leave out \"race\"."}},
    {Fault::kNoPerson,
     {"no_person", kMalformed, "",
      "A table needs a person: at least one seat must be \"me\" or \"open\"."}},
    {Fault::kClockNeedsEnd,
     {"clock_needs_end", kMalformed, "",
      "At a table with clocks a race needs an end: give \"window_s\" a number."}},
    {Fault::kNotMade,
     {"not_made", kDamaged, "", "The server made a mistake; this table cannot be made."}},
    {Fault::kNoOpenSeat,
     {"no_open_seat", kMalformed, "",
      "A table that waits for somebody needs a seat that is \"open\"."}},
    {Fault::kRatedNeedsAccount,
     {"rated_needs_account", kNotYours, "",
      "This game counts for ratings, which only accounts have: please sign in first."}},
    {Fault::kRatedOneSeat,
     {"rated_one_seat", kConflict, "", "In a rated game everybody has one seat alone."}},
    {Fault::kRatedPlain,
     {"rated_plain", kMalformed, "",
      "A rated game has the default options, no data of its own and two players or more."}},
    {Fault::kRatedStays,
     {"rated_stays", kNotYours, "", "A rated game that has begun cannot be deleted."}},
    {Fault::kMoveIdTaken,
     {"move_id_taken", kRepeated, "", "This move_id was used before, for another move."}},
    {Fault::kNotYourSeat, {"not_your_seat", kNotYours, "", "Seat {seat} is not yours."}},
    {Fault::kMovedOn,
     {"moved_on", kConflict, "",
      "The table stands at event {ply}, not {expected_ply}: look again before you move."}},
    {Fault::kTimeUp, {"time_up", kConflict, "", "The time of seat {seat} has run out."}},
    {Fault::kNoClaim, {"no_claim", kIllegal, "", "There is no race here that could be claimed."}},
    {Fault::kNotFirst,
     {"not_first", kConflict, "", "Seat {seat} was first, and alone may answer now."}},
    {Fault::kClaimStands,
     {"claim_stands", kIllegal, "",
      "You were first and cannot leave it to others any more: show something, or give up."}},
    {Fault::kGameOver, {"game_over", kConflict, "", "This game is over."}},
    {Fault::kNotOver, {"not_over", kConflict, "", "This game goes on: there is no rematch yet."}},
    {Fault::kGivenUp, {"given_up", kConflict, "", "This game was given up."}},
    {Fault::kResigned, {"resigned", kConflict, "", "Seat {seat} has given the game up for good."}},
    {Fault::kStandIn,
     {"stand_in", kConflict, "", "A bot plays seat {seat}, until its person returns."}},
    {Fault::kNoStandIn, {"no_stand_in", kConflict, "", "Seat {seat} is played by its person."}},
    {Fault::kNoVotes, {"no_votes", kConflict, "", "At this table nobody votes on who is away."}},
    {Fault::kNotAbsent, {"not_absent", kConflict, "", "Seat {seat} is not away for too long."}},
    {Fault::kRematchOpen,
     {"rematch_open", kConflict, "", "The rematch is open already, at table {table}."}},
    {Fault::kTooManyIncidents,
     {"too_many_incidents", kConflict, "",
      "Too many have come and gone at this table: nobody can be replaced by a bot any more."}},
    {Fault::kNotAsked,
     {"not_asked", kConflict, "", "Nothing is asked here that seat {seat} could answer."}},
    {Fault::kBeingAsked,
     {"being_asked", kConflict, "", "Something else is being asked at this table just now."}},
    {Fault::kAskedBefore,
     {"asked_before", kConflict, "",
      "Seat {seat} has asked for this already: ask again once something has been played."}},
    {Fault::kNothingToUndo,
     {"nothing_to_undo", kIllegal, "", "Seat {seat} has played nothing that could be taken back."}},
    {Fault::kChanceSince,
     {"chance_since", kIllegal, "",
      "Chance has decided something since: what is known cannot be taken back."}},
    {Fault::kRaceSince,
     {"race_since", kIllegal, "", "What was answered in a race cannot be taken back."}},
    {Fault::kRated, {"rated", kIllegal, "", "At a rated table nothing is taken back."}},
    {Fault::kInTournament,
     {"in_tournament", kIllegal, "",
      "In a tournament nothing is taken back, and no game is adjourned."}},
    {Fault::kNoDraw, {"no_draw", kIllegal, "", "The rules of {game} know no draw."}},
    {Fault::kDrawWithBot,
     {"draw_with_bot", kIllegal, "", "A draw is agreed between people; seat {seat} has none."}},
    {Fault::kAdjourned, {"adjourned", kConflict, "", "This game is adjourned: resume it first."}},
    {Fault::kNotAdjourned, {"not_adjourned", kConflict, "", "This game is not adjourned."}},
    {Fault::kNotAllHere,
     {"not_all_here", kConflict, "", "It goes on when all are here: seat {seat} is missing."}},
    {Fault::kInvalidInvitation,
     {"invalid_invitation", kNotYours, "", "This invitation is not valid here."}},
    {Fault::kSeatTaken, {"seat_taken", kConflict, "", "Somebody has taken this seat already."}},
    {Fault::kNotAtTable,
     {"not_at_table", kNotYours, "", "Only who sits at a table can delete it."}},
    {Fault::kOthersAtTable,
     {"others_at_table", kNotYours, "",
      "Somebody else sits here, too: the table is not yours alone."}},
    {Fault::kBeingTaken,
     {"being_taken", kConflict, "", "Somebody is taking a seat here just now."}},
    {Fault::kBeingDeleted,
     {"being_deleted", kConflict, "", "Somebody is deleting this table just now."}},
    {Fault::kNotInLobby,
     {"not_in_lobby", kConflict, "", "This table is not in the lobby any more."}},
    {Fault::kPlayersOnly,
     {"players_only", kNotYours, "", "At this table only its players look on."}},
    {Fault::kNoSuchTable, {"no_such_table", kUnknown, "", "There is no such table."}},
    {Fault::kDeleted, {"deleted", kUnknown, "", "This table was deleted."}},
    {Fault::kExpired,
     {"expired", kUnknown, "", "Nobody ever played at this table; it was cleared away."}},
    {Fault::kStopping,
     {"stopping", kReadOnly, "", "The server is stopping; please try again in a moment."}},
    {Fault::kFailed,
     {"failed", kDamaged, "",
      "The server made a mistake at this table and has closed it for now. Nothing that was played "
      "is lost."}},
    {Fault::kHeaderDamaged, {"header_damaged", kDamaged, "", "Header: {reason}"}},
    {Fault::kSeatsDamaged,
     {"seats_damaged", kDamaged, "", "The seats are not as many as the players."}},
    {Fault::kEventDamaged, {"event_damaged", kDamaged, "", "Event {ply}: {reason}"}},
    {Fault::kChanceMissing,
     {"chance_missing", kDamaged, "", "Event {ply}, which chance decided, is missing."}},
    {Fault::kRaceClaimDamaged,
     {"race_claim_damaged", kDamaged, "", "After event {ply} nobody could claim a race."}},
    {Fault::kIncidentDamaged,
     {"incident_damaged", kDamaged, "", "Incident {number} could not happen: {text}."}},
    {Fault::kClocksDamaged,
     {"clocks_damaged", kDamaged, "", "The clocks cannot show what is stored of them."}},
});

}  // namespace

std::span<const FaultInfo> table_faults() { return kFaults; }

Error refused(Fault fault, std::initializer_list<Place> places) {
  return make_error(kFaults[static_cast<std::size_t>(fault)], places);
}

Error table::worded(const Error& stored) {
  if (stored.code == ErrorCode::kUnknown) return refused(Fault::kNoSuchTable);
  if (stored.code == ErrorCode::kConflict) return refused(Fault::kSeatTaken);
  return stored;
}

}  // namespace benben
