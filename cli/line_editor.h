// LineEditor: lines typed at a terminal, edited and completed as in a shell, with their history.
//
// libedit does the work (BSD licence); a person's ~/.editrc is heeded.
#pragma once

#include <memory>

#include "cli/history.h"
#include "cli/line_reader.h"

namespace benben::cli {

// Until the editor ends the terminal echoes nothing by itself: what is typed while a bot thinks
// would stand in the middle of the board, and stands in the next line instead. Whatever else ends
// or stops the program calls this; a signal handler may.
void restore_terminal();
// Takes the terminal back when the program goes on after a stop, as the shell had it meanwhile; for
// a signal handler, which has to interrupt the reading of a line.
void take_terminal_back();

// Nothing where the program is built without libedit. Lines go into `history`, which has to last as
// long as what is given.
std::unique_ptr<LineReader> make_line_editor(History& history);

}  // namespace benben::cli
