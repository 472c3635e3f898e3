// Making a table: its id, its invitations, and what chance decides first.
#pragma once

#include <string>

#include "core/result.h"
#include "table/clock.h"
#include "table/secret.h"
#include "table/values.h"

namespace benben {

// A table before it is stored.
struct NewTable {
  StoredTable stored;
  Created created;
};

// An error if the game refuses the players, options or data, has no races but terms of them, or if
// there is no seat for a person. `person` proves the creator's seats.
Result<NewTable> create_table(const CreateRequest& request, const Digest& person,
                              const Clock& clock, const Entropy& entropy = system_entropy);

}  // namespace benben
