// What a client does at its table.
#include <utility>

#include "core/any_game.h"
#include "simulate/client.h"
#include "simulate/wire.h"
#include "simulate/world.h"

namespace benben::simulate {

// First what the table waits for, else now and then something else.
void Client::play() {
  if (fold_.has_ended()) {
    if (dice_.permille(30) && !fold_.mine().empty()) send("rematch", fold_.mine().first(), "");
    return;
  }
  if (fold_.mine().empty() || dice_.percent(4)) {
    if (do_something_else()) return;
  }
  if (fold_.asked() && dice_.percent(60)) return answer_wishes();
  const SeatSet stood_in = fold_.mine() & fold_.stood_in();
  if (!stood_in.empty() && dice_.percent(30)) return send("return", stood_in.first(), "");
  if (fold_.is_adjourned()) {
    if (dice_.percent(40)) send("resume", fold_.mine().first(), "");
    return;
  }
  const AnyPosition& position = fold_.position();
  if (const std::optional<Race> running = position.race()) {
    const SeatSet racing = running->seats & fold_.mine();
    if (!racing.empty() && race(racing)) return;
  }
  const SeatSet turn = position.next().seats & fold_.mine();
  if (position.race() || turn.empty() || !dice_.percent(80)) return;
  move(turn.first(), choose(position));
}

// Who may answer in a race mostly yields; else claims it, or shows what it has.
bool Client::race(SeatSet seats) {
  const Race running = *fold_.position().race();
  const Seat seat = seats[dice_.below(seats.size())];
  const bool is_claimant = fold_.claimant() == index(seat);
  const int choice = is_claimant ? 80 : dice_.below(100);
  if (choice < 20) return false;
  if (choice < 55) return move(seat, std::string(running.yield)), true;
  const auto position = fold_.position().clone();
  while (position->race() && position->next().is_seats() &&
         position->next().seats.first() != seat) {
    if (!position->apply(position->next().seats.first(), running.yield)) return false;
  }
  const bool is_claim = choice < 75;
  if (is_claim) {
    send(
        "claim", seat,
        ",\"expected_ply\":" + std::to_string(fold_.ply()) +
            (fold_.undone() > 0 ? ",\"undone\":" + std::to_string(fold_.undone()) : std::string()));
    return true;
  }
  const bool gives_up = is_claimant && dice_.percent(50);
  move(seat, gives_up ? std::string(running.forfeit) : choose(*position));
  return true;
}

void Client::answer_wishes() {
  const SeatSet asked = fold_.asked()->awaited & fold_.mine();
  const Seat seat = asked.empty() ? fold_.mine().first() : asked.first();
  send(dice_.percent(75) ? "agree" : "decline", seat,
       ",\"number\":" + std::to_string(fold_.asked()->number));
}

// Whether something was done.
bool Client::do_something_else() {
  if (fold_.mine().empty()) {
    go_away(dice_.ms(100, 20'000));
    return true;
  }
  const Seat seat = fold_.mine().first();
  const int choice = dice_.below(100);
  if (choice < 4) return send("resign", seat, ""), true;
  if (choice < 14) return send("leave", seat, ""), true;
  if (choice < 34) return go_away(dice_.ms(100, 120'000)), true;
  if (choice < 42 && !fold_.absent().empty()) {
    return send("replace", seat, ",\"absent\":" + std::to_string(index(fold_.absent().first()))),
           true;
  }
  const std::string position = ",\"expected_ply\":" + std::to_string(fold_.ply()) +
                               ",\"undone\":" + std::to_string(fold_.undone());
  if (choice < 62) return send("ask", seat, position + ",\"for\":\"undo\""), true;
  if (choice < 66) return send("ask", seat, position + ",\"for\":\"draw\""), true;
  if (choice < 70) return send("ask", seat, position + ",\"for\":\"adjourn\""), true;
  if (choice < 76) {
    const int other = dice_.below(fold_.position().players());
    return send("ask", seat, position + ",\"for\":\"swap\",\"with\":" + std::to_string(other)),
           true;
  }
  if (choice < 84) return move(seat, "no move"), true;
  // As if it had not seen the last event.
  if (choice < 92 && fold_.ply() > 0) return move_late(seat), true;
  wire_->send_up(R"({"type":"ping"})");
  return true;
}

// A move that was chosen in an older position, which must not happen.
void Client::move_late(Seat seat) {
  const SeatSet turn = fold_.position().next().seats;
  const std::string text = turn.contains(seat) ? choose(fold_.position()) : "no move";
  send("move", seat, ",\"expected_ply\":" + std::to_string(fold_.ply() - 1), text, -1);
}

}  // namespace benben::simulate
