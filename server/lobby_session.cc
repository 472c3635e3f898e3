#include "server/lobby_session.h"

#include <utility>

namespace benben {

LobbySession::LobbySession(Hall& hall, const Limits& limits, Metrics& metrics, Admission admission,
                           Line& line, TimePoint now)
    : ReaderSession(limits, metrics, std::move(admission), line, now), hall_(hall) {}

LobbySession::~LobbySession() { leave(); }

void LobbySession::start(std::function<void()> ready) {
  if (is_current()) hall_.lobby().watch(*this, *admission().lobby);
  ready();
}

void LobbySession::leave() {
  hall_.lobby().leave(*this);
  give_place();
}

}  // namespace benben
