#include "server/reader_session.h"

#include <variant>

#include "server/faults.h"
#include "server/protocol.h"

namespace benben {

ReaderSession::ReaderSession(const Limits& limits, Metrics& metrics, Admission admission,
                             Line& line, TimePoint now)
    : admission_(std::move(admission)),
      metrics_(metrics),
      line_(line),
      messages_(limits.messages, now),
      refusals_(limits.refusals, now) {}

bool ReaderSession::is_current() {
  if (admission_.protocol == kProtocolVersion) return true;
  dismiss(refused(server::Fault::kOutdated));
  return false;
}

void ReaderSession::dismiss(const Error& reason) {
  say(error_message(reason));
  line_.close(CloseCode::kDamaged);
}

void ReaderSession::refuse(const Error& error) {
  metrics_.refuse(error);
  say(error_message(error));
}

void ReaderSession::receive(std::string_view text, TimePoint now, std::function<void()> ready) {
  if (!messages_.take(now)) {
    limit(now);
    return ready();
  }
  const Result<ClientMessage> message = read_message(text);
  if (!message) {
    refuse(message.error());
  } else if (std::holds_alternative<PingMessage>(*message)) {
    say(pong_message());
  } else {
    refuse(refused(server::Fault::kPingOnly));
  }
  ready();
}

void ReaderSession::receive_control(TimePoint now) {
  if (!messages_.take(now)) limit(now);
}

void ReaderSession::limit(TimePoint now) {
  refuse(refused(server::Fault::kTooManyMessages));
  if (!refusals_.take(now)) line_.close(CloseCode::kRefused);
}

}  // namespace benben
