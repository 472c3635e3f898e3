#include "server/tournament_session.h"

#include <utility>
#include <variant>

#include "server/faults.h"
#include "server/protocol.h"

namespace benben {

TournamentSession::TournamentSession(Tournaments& tournaments, const Limits& limits,
                                     Admission admission, Line& line, TimePoint now)
    : tournaments_(tournaments),
      admission_(std::move(admission)),
      line_(line),
      messages_(limits.messages, now),
      refusals_(limits.refusals, now) {}

TournamentSession::~TournamentSession() { leave(); }

void TournamentSession::start(std::function<void()> ready) {
  if (admission_.protocol != kProtocolVersion) {
    say(error_message(refused(server::Fault::kOutdated)));
    line_.close(CloseCode::kDamaged);
    return ready();
  }
  tournaments_.find(*admission_.tournament, [this, is_here = is_here_, ready = std::move(ready)](
                                                const Result<LiveTournament*>& found) {
    if (!*is_here) return;
    if (found) {
      (*found)->watch(*this, static_cast<std::size_t>(admission_.since), admission_.proofs);
    } else {
      say(error_message(found.error()));
      line_.close(CloseCode::kDamaged);
    }
    ready();
  });
}

void TournamentSession::leave() {
  *is_here_ = false;
  tournaments_.unwatch(*admission_.tournament, *this);
  admission_.places.clear();
}

void TournamentSession::receive(std::string_view text, TimePoint now, std::function<void()> ready) {
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

void TournamentSession::receive_control(TimePoint now) {
  if (!messages_.take(now)) limit(now);
}

void TournamentSession::limit(TimePoint now) {
  say(error_message(refused(server::Fault::kTooManyMessages)));
  if (!refusals_.take(now)) line_.close(CloseCode::kRefused);
}

}  // namespace benben
