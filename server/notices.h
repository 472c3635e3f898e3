// Notices: which browsers are told when the game waits for their person, and the telling
// (docs/protocol.md, Notices).
//
// It lives on the hall's thread; the store and the sender answer there. The key by which push
// services know the server is made when the first browser asks for it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/notice.h"
#include "server/push_crypto.h"
#include "server/push_sender.h"
#include "server/push_services.h"
#include "server/store_care.h"

namespace benben {

class Notices {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  struct Description {
    std::string key;  // the public one, as base64url
    bool is_kept = false;
  };
  // A browser that wants to be told; the texts as it sent them.
  struct Wish {
    Digest browser{};
    std::vector<Digest> persons;
    std::string endpoint;
    std::string key;
    std::string auth;
    std::string contact;
  };

  // Without services there are no notices.
  Notices(StoreCare& store, std::optional<PushServices> services, std::size_t waiting, Clock clock,
          Log log, PushSender::Post post);

  void describe(const std::optional<Digest>& browser, Done<Description> done);
  void keep(const Wish& wish, Done<void> done);
  void forget(const std::optional<Digest>& browser, Done<void> done);
  void tell(const Notice& notice);
  // Where it counts what becomes of notices.
  void count_in(Metrics& metrics) { metrics_ = &metrics; }

 private:
  // Reads the key, or makes and keeps one.
  void with_key(Done<PushKey> done);
  void send(const Notice& notice, const Subscription& to, const PushKey& key);
  void sent(const Subscription& to, const std::string& host, const PushOutcome& outcome);
  void count(Metrics::NoticeEnd end);

  StoreCare& store_;
  std::optional<PushServices> services_;
  Clock clock_;
  Log log_;
  Metrics* metrics_ = nullptr;
  std::optional<PushKey> key_;
  AddressLimiter allowed_;         // by endpoint
  std::set<std::string> failing_;  // services, of which the log says so once
  PushSender sender_;
};

}  // namespace benben
