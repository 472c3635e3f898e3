#include "server/lobby_session.h"

#include <utility>
#include <variant>

#include "server/faults.h"
#include "server/protocol.h"

namespace benben {

LobbySession::LobbySession(Hall& hall, const Limits& limits, Admission admission, Line& line,
                           TimePoint now)
    : hall_(hall),
      admission_(std::move(admission)),
      line_(line),
      messages_(limits.messages, now),
      refusals_(limits.refusals, now) {}

LobbySession::~LobbySession() { leave(); }

void LobbySession::start(std::function<void()> ready) {
  if (admission_.protocol == kProtocolVersion) {
    hall_.lobby().watch(*this, *admission_.lobby);
  } else {
    say(error_message(refused(server::Fault::kOutdated)));
    line_.close(CloseCode::kDamaged);
  }
  ready();
}

void LobbySession::leave() {
  hall_.lobby().leave(*this);
  admission_.places.clear();
}

void LobbySession::receive(std::string_view text, TimePoint now, std::function<void()> ready) {
  if (!messages_.take(now)) {
    limit(now);
    return ready();
  }
  const Result<ClientMessage> message = read_message(text);
  if (!message) {
    say(error_message(message.error()));
  } else if (std::holds_alternative<PingMessage>(*message)) {
    say(pong_message());
  } else {
    say(error_message(refused(server::Fault::kLobbyMessage)));
  }
  ready();
}

void LobbySession::receive_control(TimePoint now) {
  if (!messages_.take(now)) limit(now);
}

void LobbySession::limit(TimePoint now) {
  say(error_message(refused(server::Fault::kTooManyMessages)));
  if (!refusals_.take(now)) line_.close(CloseCode::kRefused);
}

}  // namespace benben
