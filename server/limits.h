// Limits: what one client may ask for, and the buckets that count it (P10).
//
// Time is always given by the caller, from one injected clock, so that a test can let minutes pass.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>

namespace benben {

using TimePoint = std::chrono::steady_clock::time_point;

// What time it is: for limits and deadlines, and for people.
struct Clock {
  std::function<TimePoint()> now;
  std::function<std::string()> today;  // the date in UTC, "2026-02-28"

  static Clock system();
};

// `per_second` on average, `at_once` after a pause.
struct Rate {
  double per_second;
  double at_once;
};

// The numbers of docs/protocol.md.
struct Limits {
  std::size_t head_bytes = 8 * 1024;  // of an HTTP request without its body
  std::size_t body_bytes = 16 * 1024;
  std::size_t message_bytes = 4 * 1024;
  std::size_t outgoing_bytes = 1024 * 1024;  // waiting for one slow socket
  std::size_t connections = 10'000;
  Rate requests{50, 200};  // per address
  Rate tables{1, 60};      // made per address
  Rate messages{20, 40};   // per socket
  Rate refusals{1, 40};    // of messages per socket until it is closed

  std::chrono::seconds request_time{20};  // for a request to come in whole
  std::chrono::seconds idle_time{60};     // of an HTTP connection between requests
  std::chrono::seconds silence{20};    // of a socket until it is pinged, and again until it is cut
  std::chrono::seconds close_time{5};  // for a connection to end in order
  std::chrono::seconds table_time{600};  // that a table stays in memory when nobody asks for it
};

// A bucket that holds `at_once` tokens and gains `per_second`; each use takes one.
class TokenBucket {
 public:
  TokenBucket(Rate rate, TimePoint now) : rate_(rate), tokens_(rate.at_once), filled_(now) {}

  // Takes a token; false if there is none.
  bool take(TimePoint now);
  bool full(TimePoint now) const { return level(now) >= rate_.at_once; }

 private:
  double level(TimePoint now) const;

  Rate rate_;
  double tokens_;
  TimePoint filled_;
};

// A bucket per address; forgets those that are full again.
class AddressLimiter {
 public:
  explicit AddressLimiter(Rate rate) : rate_(rate) {}

  bool take(const std::string& address, TimePoint now);
  void sweep(TimePoint now);
  std::size_t size() const { return buckets_.size(); }

 private:
  Rate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace benben
