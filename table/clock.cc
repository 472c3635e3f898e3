#include "table/clock.h"

#include <ctime>

namespace benben {

Clock Clock::system() {
  return {std::chrono::steady_clock::now,
          [] { return static_cast<std::int64_t>(std::time(nullptr)); }};
}

std::string Clock::today() const {
  const std::time_t seconds = unix_s();
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char text[16];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc));
}

}  // namespace benben
