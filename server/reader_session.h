// ReaderSession: a client at a socket that only tells: the lobby's, a tournament's. What it sends
// is a ping or a mistake, and counts.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "server/limits.h"
#include "server/lobby.h"
#include "server/session.h"
#include "server/talk.h"

namespace benben {

class ReaderSession : public Talk, public LobbyWatcher {
 public:
  void receive(std::string_view text, TimePoint now, std::function<void()> ready) final;
  void receive_control(TimePoint now) final;
  void publish(const Message& message) final { line_.send(message); }

 protected:
  ReaderSession(const Limits& limits, Metrics& metrics, Admission admission, Line& line,
                TimePoint now);

  const Admission& admission() const { return admission_; }
  // Whether the client speaks this protocol; if not, it is told so and the socket closes.
  bool is_current();
  // Says what went wrong, and closes the socket.
  void dismiss(const Error& reason);
  // Its address may open another socket.
  void give_place() { admission_.places.clear(); }

 private:
  void say(std::string text) { line_.send(std::make_shared<std::string>(std::move(text))); }
  // Says what is wrong with what came, and counts it.
  void refuse(const Error& error);
  void limit(TimePoint now);

  Admission admission_;
  Metrics& metrics_;
  Line& line_;
  TokenBucket messages_;
  TokenBucket refusals_;
};

}  // namespace benben
