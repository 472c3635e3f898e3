#include "server/session.h"

#include <utility>
#include <variant>

#include "server/faults.h"
#include "server/protocol.h"

namespace benben {
namespace {

std::string answer_message(std::string_view move_id, const Result<MoveAnswer>& answer) {
  if (!answer) return refused_message(move_id, answer.error());
  if (const Accepted* accepted = std::get_if<Accepted>(&*answer)) {
    return accepted_message(move_id, accepted->ply);
  }
  if (std::holds_alternative<Happened>(*answer)) return done_message(move_id);
  return std::holds_alternative<Noted>(*answer) ? noted_message(move_id) : first_message(move_id);
}

// What a stored event takes beside its text: its place, its id, its checksum.
constexpr double kEventBytes = 128;

// Whether a message opened a table, and how long its header is.
std::size_t opened_bytes(const MoveAnswer& answer) {
  const auto* happened = std::get_if<Happened>(&answer);
  return happened != nullptr ? happened->opened_bytes : 0;
}

// What is stored for a message: an event or an incident, and the table that it may have opened;
// a yield and a vote are not.
double stored_bytes(const MoveAnswer& answer, std::size_t text) {
  const auto* happened = std::get_if<Happened>(&answer);
  if (std::holds_alternative<Noted>(answer) || (happened != nullptr && !happened->is_stored)) {
    return 0;
  }
  const std::size_t opened = opened_bytes(answer);
  const double bytes = kEventBytes + static_cast<double>(text);
  return opened == 0 ? bytes : bytes + kTableBytes + static_cast<double>(opened);
}

// Who is somebody else now may come again, and so may who met a server that cannot look or stops.
CloseCode close_code(const Error& error) {
  if (error.code == ErrorCode::kNotYours) return CloseCode::kRefused;
  return error.code == ErrorCode::kReadOnly ? CloseCode::kGoingAway : CloseCode::kDamaged;
}

}  // namespace

Session::Session(Hall& hall, const Limits& limits, Allowances& allowances, Metrics& metrics,
                 Admission admission, Line& line, TimePoint now)
    : hall_(hall),
      allowances_(allowances),
      metrics_(metrics),
      admission_(std::move(admission)),
      line_(line),
      messages_(limits.messages, now),
      phrases_(limits.phrases, now),
      chats_(limits.chats, now),
      refusals_(limits.refusals, now) {}

Session::~Session() { leave(); }

void Session::start(std::function<void()> ready) {
  if (admission_.protocol != kProtocolVersion) {
    dismiss(refused(server::Fault::kOutdated));
    return ready();
  }
  hall_.watch(admission_.table, admission_.seen, *this,
              [this, ready = std::move(ready)](const Status& status) {
                if (!status) dismiss(status.error());
                if (has_left_) hall_.leave(admission_.table, *this);
                ready();
              });
}

void Session::leave() {
  has_left_ = true;
  hall_.leave(admission_.table, *this);
  admission_.places.clear();
}

void Session::dismiss(const Error& error) {
  say(error_message(error));
  line_.close(close_code(error));
}

void Session::refuse(const Error& error) {
  metrics_.refuse(error);
  say(error_message(error));
}

void Session::answer(std::string_view move_id, const Result<MoveAnswer>& answer) {
  if (!answer) metrics_.refuse(answer.error());
  if (answer && std::holds_alternative<Accepted>(*answer)) metrics_.moves_acknowledged.add();
  say(answer_message(move_id, answer));
}

void Session::receive(std::string_view text, TimePoint now, std::function<void()> ready) {
  if (!messages_.take(now)) {
    limit(now);
    return ready();
  }
  Result<ClientMessage> message = read_message(text);
  if (!message) {
    refuse(message.error());
    return ready();
  }
  if (std::holds_alternative<PingMessage>(*message)) {
    say(pong_message());
    return ready();
  }
  if (const auto* said = std::get_if<NewPhrase>(&*message)) {
    return speak(*said, now, std::move(ready));
  }
  if (const auto* wrong = std::get_if<WrongSpeech>(&*message)) {
    say(unsaid_message(wrong->error));
    return ready();
  }
  if (const auto* speech = std::get_if<SpeechMessage>(&*message)) {
    return speak(*speech, now, std::move(ready));
  }
  move(std::move(std::get<MoveMessage>(*message)), now, std::move(ready));
}

// Whoever hears it hears nothing else of it.
void Session::speak(const NewPhrase& said, TimePoint now, std::function<void()> ready) {
  if (!phrases_.take(now)) {
    refuse(refused(server::Fault::kTooManyPhrases));
    return ready();
  }
  hall_.say(admission_.table, admission_.proofs, said,
            [this, ready = std::move(ready)](const Status& status) {
              if (!status) refuse(status.error());
              ready();
            });
}

// What is refused, or was answered before, is not stored, and costs nothing of that; a rematch
// makes a table.
std::optional<Error> Session::hindrance(const MoveMessage& move, TimePoint now) {
  if (!allowances_.stored.take(admission_.client, now, 0)) {
    return refused(server::Fault::kTooMuchStored);
  }
  const bool is_table = move.kind == MoveMessage::Kind::kRematch;
  if (is_table && !allowances_.tables.take(admission_.client, now)) {
    return refused(server::Fault::kTooManyTables);
  }
  return std::nullopt;
}

void Session::move(MoveMessage move, TimePoint now, std::function<void()> ready) {
  const std::string move_id = move.move_id;
  move.hindrance = hindrance(move, now);
  const bool is_paid = move.kind == MoveMessage::Kind::kRematch && !move.hindrance;
  const std::size_t text = move.text.size();
  hall_.move(admission_.table, admission_.proofs, std::move(move),
             [this, move_id, text, is_paid, now,
              ready = std::move(ready)](const Result<MoveAnswer>& answer) {
               const bool has_opened = answer && opened_bytes(*answer) > 0;
               if (is_paid && !has_opened) allowances_.tables.charge(admission_.client, now, -1);
               if (answer) {
                 allowances_.stored.charge(admission_.client, now, stored_bytes(*answer, text));
               }
               this->answer(move_id, answer);
               ready();
             });
}

void Session::receive_control(TimePoint now) {
  if (!messages_.take(now)) limit(now);
}

void Session::limit(TimePoint now) {
  refuse(refused(server::Fault::kTooManyMessages));
  if (!refusals_.take(now)) line_.close(CloseCode::kRefused);
}

}  // namespace benben
