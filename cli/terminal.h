// Terminal: how large it is, and how much room a text takes there.
//
// A character beyond ASCII counts as two columns, the most that any takes: a row that is counted
// too wide is wrapped a little early, one that is counted too narrow would break the picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace benben::cli {

struct TerminalSize {
  int columns = 0;
  int rows = 0;  // 0 if there is no terminal

  friend bool operator==(const TerminalSize&, const TerminalSize&) = default;
};

// Of standard output.
TerminalSize terminal_size();

// Of a row without its end; codes for colours take none.
int columns_of(std::string_view row);

// How many rows of a terminal lines of text take, the last without its end.
int rows_of(std::string_view lines, int columns);

// A line as rows of at most so many columns, broken at blanks where there are some.
std::vector<std::string> broken(std::string_view line, int columns);

}  // namespace benben::cli
