// LobbySession: one client at the socket of the lobby, without the socket.
#pragma once

#include "server/hall.h"
#include "server/reader_session.h"

namespace benben {

class LobbySession final : public ReaderSession {
 public:
  LobbySession(Hall& hall, const Limits& limits, Metrics& metrics, Admission admission, Line& line,
               TimePoint now);
  ~LobbySession() override;

  void start(std::function<void()> ready) override;
  void leave() override;

 private:
  Hall& hall_;
};

}  // namespace benben
