// A command line as a list of words, as a shell would part it, but without a shell: nothing is
// replaced, nothing is run but the program that is named.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace benben::engine {

// Blanks part words. Between '...' and "..." blanks and the other quote stand for themselves, and a
// backslash outside of '...' takes the next character as it is. Errors: no word at all, a quote
// that does not end, control characters.
Result<std::vector<std::string>> parse_command_line(std::string_view text);

}  // namespace benben::engine
