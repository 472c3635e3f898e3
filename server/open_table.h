// A stored table as one that can be played at.
#pragma once

#include <string>

#include "server/store_care.h"
#include "table/faults.h"
#include "table/promise.h"
#include "table/table.h"

namespace benben {

// Table::fold(), and kDamaged as well if there is no such bot as a seat says. A table at which a
// promise of ours breaks (table/promise.h) is damaged, as far as we can say; which one is logged.
Result<Table> open_table(StoredTable stored, const Log& log);

// What `open` gives, for the table with that id. The text of a promise that breaks in it is for the
// operator, not for who asked.
template <class Open>
Result<Table> opened_or_logged(const std::string& id, const Log& log, Open open) {
  try {
    return open();
  } catch (const BrokenPromise& broken) {
    log({LogEvent::kTableNotOpened,
         "table " + log_id(id) + " could not be opened: " + broken.what(),
         {{"table", log_id(id)}, {"reason", broken.what()}}});
    return refused(table::Fault::kFailed);
  }
}

}  // namespace benben
