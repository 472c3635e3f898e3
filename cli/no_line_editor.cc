// In place of line_editor.cc where libedit is not there.
#include "cli/line_editor.h"

namespace benben::cli {

void restore_terminal() {}
void take_terminal_back() {}

std::unique_ptr<LineReader> make_line_editor(History&) { return nullptr; }

}  // namespace benben::cli
