// A command line as a list of words, as a shell would part it, but without a shell: nothing is
// replaced, nothing is run but the program that is named.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace benben::engine {

// What stands before an engine's command line.
inline constexpr std::string_view kCommandPrefix = "cmd:";
inline bool is_command(std::string_view spec) { return spec.starts_with(kCommandPrefix); }

// Bots and engines between commas, as flags have them; a comma within the quotes of a command, or
// behind its backslash, is the command's own.
std::vector<std::string> split_players(std::string_view texts);

// Blanks part words. Between '...' and "..." blanks and the other quote stand for themselves, and a
// backslash outside of '...' takes the next character as it is. Errors: no word at all, a quote
// that does not end, control characters.
Result<std::vector<std::string>> parse_command_line(std::string_view text);

}  // namespace benben::engine
