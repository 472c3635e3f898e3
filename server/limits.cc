#include "server/limits.h"

#include <algorithm>
#include <ctime>

namespace benben {

Clock Clock::system() {
  return {std::chrono::steady_clock::now, [] {
            const std::time_t now = std::time(nullptr);
            std::tm utc{};
            gmtime_r(&now, &utc);
            char text[16];
            return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc));
          }};
}

bool TokenBucket::take(TimePoint now) {
  tokens_ = level(now);
  filled_ = now;
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

double TokenBucket::level(TimePoint now) const {
  const std::chrono::duration<double> passed = now - filled_;
  return std::min(rate_.at_once, tokens_ + passed.count() * rate_.per_second);
}

bool AddressLimiter::take(const std::string& address, TimePoint now) {
  return buckets_.try_emplace(address, rate_, now).first->second.take(now);
}

void AddressLimiter::sweep(TimePoint now) {
  std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
}

}  // namespace benben
