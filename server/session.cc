#include "server/session.h"

#include <utility>
#include <variant>

#include "server/protocol.h"

namespace benben {
namespace {

std::string answer_message(std::string_view move_id, const Result<MoveAnswer>& answer) {
  if (!answer) return refused_message(move_id, answer.error());
  if (const Accepted* accepted = std::get_if<Accepted>(&*answer)) {
    return accepted_message(move_id, accepted->ply);
  }
  return noted_message(move_id);
}

}  // namespace

Session::Session(Hall& hall, const Limits& limits, Admission admission, Line& line, TimePoint now)
    : hall_(hall),
      admission_(std::move(admission)),
      line_(line),
      messages_(limits.messages, now),
      refusals_(limits.refusals, now) {}

Session::~Session() { hall_.leave(admission_.table, *this); }

void Session::start(std::function<void()> ready) {
  hall_.watch(admission_.table, admission_.token, admission_.since, *this,
              [this, ready = std::move(ready)](const Status& status) {
                if (!status) {
                  say(error_message(status.error()));
                  line_.close(CloseCode::kDamaged);
                }
                ready();
              });
}

void Session::receive(std::string_view text, TimePoint now, std::function<void()> ready) {
  if (!messages_.take(now)) {
    limit(now);
    return ready();
  }
  Result<ClientMessage> message = read_message(text);
  if (!message) {
    say(error_message(message.error()));
    return ready();
  }
  if (std::holds_alternative<PingMessage>(*message)) {
    say(pong_message());
    return ready();
  }
  MoveMessage& move = std::get<MoveMessage>(*message);
  const std::string move_id = move.move_id;
  hall_.move(admission_.table, admission_.token, std::move(move),
             [this, move_id, ready = std::move(ready)](const Result<MoveAnswer>& answer) {
               say(answer_message(move_id, answer));
               ready();
             });
}

void Session::limit(TimePoint now) {
  say(error_message({ErrorCode::kRateLimited, "Too many messages; please wait a second.", "", 0}));
  if (!refusals_.take(now)) line_.close(CloseCode::kRefused);
}

}  // namespace benben
