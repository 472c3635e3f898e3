#include "cli/core_dumps.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace benben::cli {

// A limit of 0 would keep the kernel from writing a file, and not from piping the memory to a
// program that core_pattern names; for that 1 stands, which is too small for a file, too (the
// kernel's fs/coredump.c). Who may not set it, because their limit is 0 already, gives up being
// dumped at all: not always, for the files of such a process in /proc are root's alone.
void forbid_core_dumps() {
  const rlimit nothing{1, 1};
  if (setrlimit(RLIMIT_CORE, &nothing) != 0) prctl(PR_SET_DUMPABLE, 0);
}

}  // namespace benben::cli
