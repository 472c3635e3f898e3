// TournamentSession: one client at the socket of a tournament, without the socket.
#pragma once

#include <string>

#include "server/limits.h"
#include "server/session.h"
#include "server/talk.h"
#include "server/tournaments.h"

namespace benben {

class TournamentSession final : public Talk, public LobbyWatcher {
 public:
  TournamentSession(Tournaments& tournaments, const Limits& limits, Admission admission, Line& line,
                    TimePoint now);
  ~TournamentSession() override;

  void start(std::function<void()> ready) override;
  void receive(std::string_view text, TimePoint now, std::function<void()> ready) override;
  void receive_control(TimePoint now) override;
  void leave() override;
  void publish(const Message& message) override { line_.send(message); }

 private:
  void say(std::string text) { line_.send(std::make_shared<std::string>(std::move(text))); }
  void limit(TimePoint now);

  Tournaments& tournaments_;
  Admission admission_;
  Line& line_;
  TokenBucket messages_;
  TokenBucket refusals_;
  // Whether it still listens; a tournament that is read for it may come later.
  std::shared_ptr<bool> is_here_ = std::make_shared<bool>(true);
};

}  // namespace benben
