// NoticeStore: which browsers are to be told when the game waits for their person
// (docs/protocol.md, Notices). A part of the Store, and like it used by one thread and inside its
// transactions.
//
// A browser is the digest of the secret in its cookie. The persons it stands for are those whose
// seats it proves: its own, its account's, and those of links that it has followed. A subscription
// ends with its device, whichever function of the accounts ends that.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct Subscription {
  std::int64_t number = 0;  // given by the store
  Digest browser{};
  std::string endpoint;
  std::string key;      // the browser's public key, 65 bytes
  std::string auth;     // 16 bytes
  std::string contact;  // where the operator is found, as the browser came here

  friend bool operator==(const Subscription&, const Subscription&) = default;
};

// A clock that is over at that time.
struct DueClock {
  std::string table;
  std::int64_t due_s = 0;  // Unix time

  friend bool operator==(const DueClock&, const DueClock&) = default;
};

inline constexpr int kMostBrowsers = 10;  // of one person

class NoticeStore {
 public:
  virtual ~NoticeStore() = default;

  // The private key, if there is one; and keeps the only one.
  virtual Result<std::optional<std::string>> key() = 0;
  virtual Status keep_key(std::string_view key) = 0;

  // Instead of the browser's older one, and of the one that another has with this endpoint. Of a
  // person who has too many the oldest end.
  virtual Status keep(const Subscription& subscription, const std::vector<Digest>& persons) = 0;
  virtual Result<bool> has(const Digest& browser) = 0;
  virtual Status forget(const Digest& browser) = 0;
  // The push service says so of this endpoint.
  virtual Status forget_endpoint(std::string_view endpoint) = 0;
  // At most so many.
  virtual Result<std::vector<Subscription>> of_person(const Digest& person, int most) = 0;
  // A browser that has come to an account under a new secret.
  virtual Status move(const Digest& from, const Digest& to, const Digest& person) = 0;

  // At most so many clocks that are over between two times and of which nothing was said, the first
  // one first.
  virtual Result<std::vector<DueClock>> untold_clocks(std::int64_t after_s, std::int64_t before_s,
                                                      int most) = 0;
  virtual Status tell_clock(const DueClock& clock) = 0;
};

}  // namespace benben
