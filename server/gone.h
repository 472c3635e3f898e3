// Gone: proofs that prove nobody any more, as their account was deleted, or as they have become an
// account's (docs/protocol.md, Accounts). What was under way for them then may still carry the
// proof and the name. It comes to the store after that, and there it is refused, or goes on without
// them.
#pragma once

#include "core/result.h"
#include "store/store.h"
#include "store/tournaments.h"

namespace benben {

// Whether this proves nobody any more; asked by whoever is about to store something for them.
Result<bool> find_gone(Store& store, const Digest& person);

// kNotYours if so.
Status check_not_gone(Store& store, const Digest& person);
// The same of all who would sit there.
Status check_seats(Store& store, const StoredTable& table);

// A table that others need: a seat of somebody who is gone is nobody's.
Status clear_gone(Store& store, StoredTable& table);

// Facts of a tournament, with the tables of a round.
Status append_without_gone(Store& store, AppendFacts append);

}  // namespace benben
