// TournamentSession: one client at the socket of a tournament, without the socket.
#pragma once

#include <memory>

#include "server/reader_session.h"
#include "server/tournaments.h"

namespace benben {

class TournamentSession final : public ReaderSession {
 public:
  TournamentSession(Tournaments& tournaments, const Limits& limits, Metrics& metrics,
                    Admission admission, Line& line, TimePoint now);
  ~TournamentSession() override;

  void start(std::function<void()> ready) override;
  void leave() override;

 private:
  Tournaments& tournaments_;
  // Whether it still listens; a tournament that is read for it may come later.
  std::shared_ptr<bool> is_here_ = std::make_shared<bool>(true);
};

}  // namespace benben
