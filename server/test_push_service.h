// A push service for tests, and a browser that reads what comes there: sockets and OpenSSL by other
// ways than the server's, so that nothing is right only because both are wrong alike.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "store/temporary_directory.h"

namespace benben {

struct PushedMessage {
  std::string path;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

// Listens at a port of this machine and answers each request with `status`.
class TestPushService {
 public:
  enum class Kind { kPlain, kSecure };

  explicit TestPushService(Kind kind = Kind::kPlain);
  ~TestPushService();
  TestPushService(const TestPushService&) = delete;
  TestPushService& operator=(const TestPushService&) = delete;

  // `https://localhost:PORT` or `http://127.0.0.1:PORT`.
  std::string origin() const;
  // The certificate by which a secure one is known.
  std::filesystem::path certificate() const { return directory_.path() / "certificate.pem"; }
  void answer(int status);
  // The next request that came; nothing if none comes for long.
  std::optional<PushedMessage> next();

 private:
  struct Tls;
  void serve();
  void take(int client);

  Kind kind_;
  TemporaryDirectory directory_;
  std::unique_ptr<Tls> tls_;
  int listening_ = -1;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<PushedMessage> messages_;
  int status_ = 201;
  std::thread thread_;
};

// A browser's half of a subscription.
class TestBrowser {
 public:
  TestBrowser();

  // As the page sends them, in base64url.
  std::string key() const;
  std::string auth() const;
  // What a message says (RFC 8291); nothing if it is not for this browser.
  std::optional<std::string> read(const std::string& body) const;

 private:
  std::string private_key_;
  std::string public_key_;
  std::string auth_;
};

// The claims of an `Authorization: vapid` that the holder of `key` has signed, as JSON; "" if that
// was somebody else.
std::string vapid_claims(const std::string& authorization, const std::string& key);

}  // namespace benben
