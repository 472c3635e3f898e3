// A stored table as one that can be played at.
#pragma once

#include "table/table.h"

namespace benben {

// Table::fold(), and kDamaged as well if there is no such bot as a seat says. A table at which a
// promise of ours breaks (table/promise.h) is damaged, as far as we can say.
Result<Table> open_table(StoredTable stored);

}  // namespace benben
