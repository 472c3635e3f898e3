// Talk: what a socket says and hears, without the socket: at a table (session.h) or in the lobby
// (lobby_session.h).
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "table/clock.h"
#include "table/values.h"

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

class Talk {
 public:
  Talk() = default;
  virtual ~Talk() = default;
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  // Sends what a client hears first, or that it is of another version. Like receive() it calls
  // `ready` when the next message may come.
  virtual void start(std::function<void()> ready) = 0;
  virtual void receive(std::string_view text, TimePoint now, std::function<void()> ready) = 0;
  // A frame without a message: a ping or pong.
  virtual void receive_control(TimePoint now) = 0;
  // Watches no more; what is under way is still answered.
  virtual void leave() = 0;
};

}  // namespace benben
