// What the tests of nodes that lose each other, or what they stand on, share: waiting until
// something is so, and the moves that were acknowledged meanwhile.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cli/testing/nodes.h"
#include "core/text.h"
#include "store/postgres.h"

namespace benben {

// Whatever has not come to pass by then, does not.
inline constexpr std::chrono::seconds kLongest{60};

inline bool becomes(const std::function<bool()>& is_so) {
  const auto end = std::chrono::steady_clock::now() + kLongest;
  while (!is_so()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

inline bool is_read_only(const boost::json::value& answer) {
  return type_of(answer) == "refused" && answer.at("error").at("code") == "read_only";
}

// How often each fault happens: once, unless BENBEN_KILLS asks for more (scripts/nightly.sh).
inline int kills() {
  const char* wanted = std::getenv("BENBEN_KILLS");
  return wanted == nullptr ? 1 : parse_number(wanted, 1'000).value();
}

// The ids of the moves that were acknowledged, by table; from any thread.
class Acknowledged {
 public:
  void add(const std::string& table, const std::string& id) {
    const std::lock_guard lock(mutex_);
    ids_[table].push_back(id);
  }

  // Each stands in the store once, and no other move twice.
  void expect_in(const std::string& url) const {
    const Result<std::unique_ptr<Store>> store = open_postgres({url});
    ASSERT_TRUE(store) << store.error().message;
    for (const auto& [table, ids] : ids_) {
      const Result<StoredTable> stored = (*store)->load(table);
      ASSERT_TRUE(stored) << stored.error().message;
      std::map<std::string, int> times;
      for (const StoredEvent& event : stored->events) {
        if (!event.move_id.empty()) ++times[event.move_id];
      }
      for (const auto& [id, count] : times) EXPECT_EQ(count, 1) << table << " " << id;
      for (const std::string& id : ids) EXPECT_EQ(times[id], 1) << table << " " << id << " is lost";
    }
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::vector<std::string>> ids_;
};

}  // namespace benben
