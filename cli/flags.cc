#include "cli/flags.h"

#include <charconv>
#include <system_error>

namespace benben::cli {

ValueCheck whole_number(std::uint64_t least, std::uint64_t most) {
  return [=](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, failure] = std::from_chars(text.data(), last, number);
    const bool plain = text.size() == 1 || !text.starts_with('0');
    if (failure == std::errc() && end == last && plain && number >= least && number <= most) {
      return "";
    }
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
           " is needed, not \"" + text + "\"";
  };
}

}  // namespace benben::cli
