// The exit codes of `benben`, documented in docs/terminal.md.
#pragma once

namespace benben::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1;    // the work could not be done: a port in use, a full disk
inline constexpr int kExitBadInput = 2;  // a faulty file, flag or name; the sentence says which
inline constexpr int kExitNothing = 3;   // of `verify`: there is nothing that could be verified

}  // namespace benben::cli
