// The flags of `benben serve`: where it listens, for whom it answers, and all its limits
// (docs/operations.md).
#pragma once

#include <CLI/App.hpp>

#include "cli/serve.h"

namespace benben::cli {

// Adds the flags to a command, which writes what is given into `options`.
void add_serve_flags(CLI::App& command, ServeOptions& options);

}  // namespace benben::cli
