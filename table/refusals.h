// What a table refuses, and in which words. People count seats from 1, records and the protocol
// from 0.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"

namespace benben {

inline std::string seat_in_words(Seat seat) { return "Seat " + std::to_string(index(seat) + 1); }

// Making a table.

inline Error no_such_game(const std::string& name) {
  return {ErrorCode::kUnknown, "There is no game \"" + name + "\"."};
}
inline Error no_races(std::string_view title) {
  return {ErrorCode::kUnknown, std::string(title) + " has no races: leave out \"race\"."};
}
inline Error no_person() {
  return {ErrorCode::kMalformed,
          "A table needs a person: at least one seat must be \"me\" or \"open\"."};
}

// Moves.

inline Error move_id_taken() {
  return {ErrorCode::kRepeated, "This move_id was used before, for another move."};
}
inline Error not_your_seat(Seat seat) {
  return {ErrorCode::kNotYours, seat_in_words(seat) + " is not yours."};
}
inline Error moved_on(int ply, int expected_ply) {
  return {ErrorCode::kConflict, "The table has " + std::to_string(ply) + " events, not " +
                                    std::to_string(expected_ply) + ": look again before you move."};
}

// Seats.

inline Error invalid_invitation() {
  return {ErrorCode::kNotYours, "This invitation is not valid here."};
}
inline Error seat_taken() {
  return {ErrorCode::kConflict, "Somebody has taken this seat already."};
}
inline Error not_at_table() {
  return {ErrorCode::kNotYours, "Only who sits at a table can delete it."};
}
inline Error others_at_table() {
  return {ErrorCode::kNotYours, "Somebody else sits here, too: the table is not yours alone."};
}
inline Error being_claimed() {
  return {ErrorCode::kConflict, "Somebody is taking a seat here just now."};
}

// The end of a table.

inline Error no_such_table() { return {ErrorCode::kUnknown, "There is no such table."}; }
inline Error deleted() { return {ErrorCode::kUnknown, "This table was deleted."}; }
inline Error expired() {
  return {ErrorCode::kUnknown, "Nobody ever played at this table; it was cleared away."};
}
inline Error stopping() {
  return {ErrorCode::kReadOnly, "The server is stopping; please try again in a moment."};
}
// A promise of ours broke.
inline Error table_failed() {
  return {ErrorCode::kDamaged,
          "The server made a mistake at this table and has closed it for now. Nothing that was "
          "played is lost."};
}
inline Error creation_failed() {
  return {ErrorCode::kDamaged, "The server made a mistake; this table cannot be made."};
}

}  // namespace benben
