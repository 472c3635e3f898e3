// Whether the chance of a finished game was drawn as docs/fair.md says.
#pragma once

#include <vector>

#include "core/record.h"
#include "core/replay.h"
#include "core/result.h"
#include "core/seat.h"

namespace benben {

// What was found to be right.
struct Verified {
  int players = 0;
  int events = 0;    // that chance decided
  int unshared = 0;  // those among them for which nobody had contributed yet
  SeatSet contributed = {};
};

// An error of fair/faults.h that says which ply is wrong, if one is; else one of the record. The
// record is complete and a seed is published, or it says what is missing (kNoProof, kNoSeed).
Result<Verified> verify(const Record& record, GameFinder find_game);

}  // namespace benben
