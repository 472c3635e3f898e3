// Core dumps: what a crash would leave of a service's memory, in which the seeds of running games
// are (docs/security.md).
#pragma once

namespace benben::cli {

// From here on this process, and what it starts, leaves none.
void forbid_core_dumps();

}  // namespace benben::cli
