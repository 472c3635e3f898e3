// How LiveTable keeps a promise that breaks to itself; for its own files.
#pragma once

#include "table/faults.h"
#include "table/live_table.h"
#include "table/promise.h"

namespace benben {

template <class Work>
void LiveTable::guarded(Work work) {
  try {
    work();
  } catch (const BrokenPromise& broken) {
    has_failed_ = true;
    effects_.log(std::string("is closed: ") + broken.what());
    close(refused(table::Fault::kFailed));
  }
}

}  // namespace benben
