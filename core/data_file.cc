#include "core/data_file.h"

#include <algorithm>
#include <string>

#include "core/general_faults.h"

namespace benben {

Status check_data_file(std::string_view file) {
  int number = 0;
  while (!file.empty()) {
    ++number;
    const std::size_t end = std::min(file.find('\n'), file.size());
    std::string line(file.substr(0, end));
    std::ranges::replace_if(line, [](char c) { return c == '\t' || c == '\r'; }, ' ');
    if (const auto fault = byte_fault(line)) {
      Error error = make_error(general_faults(), *fault);
      error.line = number;
      return error;
    }
    file.remove_prefix(std::min(end + 1, file.size()));
  }
  return {};
}

}  // namespace benben
