// LobbySession: one client at the socket of the lobby, without the socket.
#pragma once

#include <string>

#include "server/hall.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/session.h"
#include "server/talk.h"

namespace benben {

class LobbySession final : public Talk, public LobbyWatcher {
 public:
  LobbySession(Hall& hall, const Limits& limits, Admission admission, Line& line, TimePoint now);
  ~LobbySession() override;

  void start(std::function<void()> ready) override;
  void receive(std::string_view text, TimePoint now, std::function<void()> ready) override;
  void receive_control(TimePoint now) override;
  void leave() override;
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
