// Session: one client at the socket of one table, without the socket.
//
// Messages come in by receive(), one at a time; answers and events go out by the Line in the order
// in which they happened.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "server/hall.h"
#include "server/limits.h"

namespace benben {

// How a socket ends (RFC 6455, 7.4; docs/protocol.md).
enum class CloseCode : std::uint16_t {
  kGoingAway = 1001,
  kNotText = 1003,
  kRefused = 1008,
  kDamaged = 1011,
  kTooSlow = 1013,
};

// The way to a client.
class Line {
 public:
  virtual ~Line() = default;
  virtual void send(const Message& message) = 0;
  virtual void close(CloseCode code) = 0;
};

// What an upgrade asks for, checked.
struct Admission {
  std::string table;
  std::optional<Digest> token;
  int since = 0;
};

class Session final : public Watcher {
 public:
  Session(Hall& hall, const Limits& limits, Admission admission, Line& line, TimePoint now);
  ~Session() override;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Sends hello and events. Like receive() it calls `ready` when the next message may come.
  void start(std::function<void()> ready);
  void receive(std::string_view text, TimePoint now, std::function<void()> ready);

  void publish(const Message& message) override { line_.send(message); }

 private:
  void say(std::string text) { line_.send(std::make_shared<std::string>(std::move(text))); }
  void limit(TimePoint now);

  Hall& hall_;
  Admission admission_;
  Line& line_;
  TokenBucket messages_;
  TokenBucket refusals_;
};

}  // namespace benben
