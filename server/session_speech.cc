// What a session does with what its client writes, or says of those who write (docs/protocol.md,
// Chat).
#include <utility>
#include <variant>

#include "server/faults.h"
#include "server/session.h"

namespace benben {
namespace {

// What these take in the store beside their texts.
constexpr double kMessageBytes = 128;
constexpr double kMuteBytes = 256;
constexpr double kReportBytes = 8192;  // with the messages that it keeps

double bytes_of(const SpeechMessage& message) {
  if (const auto* write = std::get_if<WriteMessage>(&message)) {
    return kMessageBytes + static_cast<double>(write->text.size());
  }
  if (std::holds_alternative<MuteMessage>(message)) return kMuteBytes;
  return std::holds_alternative<ReportMessage>(message) ? kReportBytes : 0;
}

}  // namespace

std::optional<Error> Session::hindrance(const SpeechMessage& message, TimePoint now) {
  if (std::holds_alternative<WriteMessage>(message) && !chats_.take(now)) {
    return refused(server::Fault::kTooManyChats);
  }
  const bool is_report = std::holds_alternative<ReportMessage>(message);
  if (is_report && !allowances_.reports.take(admission_.client, now)) {
    return refused(server::Fault::kTooManyReports);
  }
  if (!allowances_.stored.take(admission_.client, now, bytes_of(message))) {
    return refused(server::Fault::kTooMuchStored);
  }
  return std::nullopt;
}

void Session::speak(const SpeechMessage& message, TimePoint now, std::function<void()> ready) {
  if (const std::optional<Error> hindered = hindrance(message, now)) {
    say(unsaid_message(*hindered));
    return ready();
  }
  const auto tell = [this, ready](const Result<Message>& answer) {
    answer ? line_.send(*answer) : say(unsaid_message(answer.error()));
    ready();
  };
  const auto end = [this, ready = std::move(ready)](const Status& status, std::string said) {
    if (!status || !said.empty()) say(status ? std::move(said) : unsaid_message(status.error()));
    ready();
  };
  Speech& speech = hall_.speech();
  const std::string& table = admission_.table;
  if (const auto* wish = std::get_if<ChatSwitch>(&message)) {
    speech.turn(table, *this, *wish, tell);
  } else if (const auto* mute = std::get_if<MuteMessage>(&message)) {
    speech.mute(table, *this, *mute, tell);
  } else if (const auto* write = std::get_if<WriteMessage>(&message)) {
    speech.write(table, *this, *write, [end](const Status& status) { end(status, ""); });
  } else {
    speech.report(table, *this, std::get<ReportMessage>(message),
                  [end](const Status& status) { end(status, received_message()); });
  }
}

}  // namespace benben
