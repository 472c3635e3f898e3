// Session: one client at the socket of one table, without the socket.
//
// Messages come in by receive(), one at a time; answers and events go out by the Line in the order
// in which they happened.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

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
  Proofs proofs;
  int since = 0;
  std::string client;                // as access.h names it
  std::vector<Tally::Place> places;  // that it takes while it is open
  int protocol = 0;                  // the version that the client speaks
};

class Session final : public Watcher {
 public:
  Session(Hall& hall, const Limits& limits, Allowances& allowances, Admission admission, Line& line,
          TimePoint now);
  ~Session() override;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Sends hello and events, or that the client is of another version. Like receive() it calls
  // `ready` when the next message may come.
  void start(std::function<void()> ready);
  void receive(std::string_view text, TimePoint now, std::function<void()> ready);
  // A frame without a message: a ping or pong.
  void receive_control(TimePoint now);
  // Watches no more; what is under way is still answered.
  void leave();

  void publish(const Message& message) override { line_.send(message); }
  void dismiss(const Error& error) override;
  const std::string& client() const override { return admission_.client; }
  const Proofs& proofs() const override { return admission_.proofs; }

 private:
  void say(std::string text) { line_.send(std::make_shared<std::string>(std::move(text))); }
  void limit(TimePoint now);
  void move(MoveMessage move, TimePoint now, std::function<void()> ready);
  void speak(NewPhrase said, TimePoint now, std::function<void()> ready);
  std::optional<Error> hindrance(const MoveMessage& move, TimePoint now);

  Hall& hall_;
  Allowances& allowances_;
  Admission admission_;
  Line& line_;
  TokenBucket messages_;
  TokenBucket phrases_;
  TokenBucket refusals_;
  bool has_left_ = false;
};

}  // namespace benben
