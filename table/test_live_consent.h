// The tests of what is asked of all at a live table: who asks, who answers, and a restart.
#pragma once

#include <optional>
#include <string>

#include "table/faults.h"
#include "table/test_live_incidents.h"

namespace benben {

// What is heard of a refusal.
inline std::string says(const std::string& move_id, table::Fault fault) {
  return move_id + ": " + std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class LiveConsentTest : public LiveIncidentsTest {
 protected:
  using Do = MoveMessage::Kind;
  using Wish = Incident::Kind;

  MoveMessage message(int seat, Do kind, const std::string& move_id) {
    MoveMessage message{move_id, seat_at(seat), ply(), "", kind};
    message.undone = undone_;
    return message;
  }
  void send_of(int seat, const MoveMessage& message) {
    live_->move(
        {proof_of(seat)}, message,
        [this, move_id = message.move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  void ask(int seat, Wish wish, const std::string& move_id = "ask") {
    MoveMessage asks = message(seat, Do::kAsk, move_id);
    asks.wish = wish;
    send_of(seat, asks);
  }
  void answers(int seat, Do kind, int number, const std::string& move_id = "answer") {
    MoveMessage answer = message(seat, kind, move_id);
    answer.number = number;
    send_of(seat, answer);
  }
  // A move of the seat that stands in the record afterwards.
  void turn(int seat) {
    MoveMessage move = message(seat, Do::kMove, "move-" + std::to_string(++moves_));
    move.text = some_move();
    send_of(seat, move);
    stored();
  }
  // The same table, read anew from what was stored of it.
  void restart(const Append& append) {
    StoredTable after = stored_;
    const Record record = parse_record(live_->record({}).value()).value();
    after.events.clear();
    for (const Event& event : record.events) after.events.push_back({event, ""});
    after.incidents.push_back(*append.incident);
    live_.emplace(Table::fold(after).value(), effects_);
  }
  std::string record() { return live_->record({}).value(); }

  int undone_ = 0;
  int moves_ = 0;
};

}  // namespace benben
