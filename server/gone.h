// Gone: who had an account that was deleted (docs/protocol.md, Accounts). What was under way for
// them then may still carry their proof and their name. It comes to the store after the deletion,
// and there it is refused, or goes on without them.
#pragma once

#include "core/result.h"
#include "store/store.h"
#include "store/tournaments.h"

namespace benben {

// kNotYours if this was the person of such an account.
Status check_not_gone(Store& store, const Digest& person);
// The same of all who would sit there.
Status check_seats(Store& store, const StoredTable& table);

// A table that others need: a seat of somebody who is gone is nobody's.
Status clear_gone(Store& store, StoredTable& table);

// Facts of a tournament, with the tables of a round.
Status append_without_gone(Store& store, AppendFacts append);

}  // namespace benben
