#include "cli/line_reader.h"

namespace benben::cli {

std::optional<std::string> StreamReader::read(std::string_view prompt) {
  out_ << prompt << std::flush;
  std::string line;
  char c = 0;
  bool any = false;
  while (in_.get(c) && c != '\n') {
    any = true;
    if (line.size() <= kLongestLine) line += c;
  }
  if (!in_ && !any) return std::nullopt;
  return line;
}

}  // namespace benben::cli
