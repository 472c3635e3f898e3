#include "table/window.h"

#include <algorithm>
#include <utility>

namespace benben {

RaceWindow::RaceWindow(Racers racers, RaceTexts texts, int ply, TimePoint opened, Length length)
    : racers_(std::move(racers)),
      texts_(std::move(texts)),
      ply_(ply),
      begun_(opened),
      length_(length) {}

std::optional<std::chrono::milliseconds> RaceWindow::left(TimePoint now) const {
  if (!length_) return std::nullopt;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(begun_ + *length_ - now);
  return std::max(left, std::chrono::milliseconds(0));
}

bool RaceWindow::is_repeated(const MoveMessage& answer) const {
  return std::ranges::any_of(answers_, [&](const auto& item) {
    const MoveMessage& sent = item.second;
    return sent.move_id == answer.move_id && (sent.seat != answer.seat || sent.text != answer.text);
  });
}

void RaceWindow::seat_person(Seat seat) {
  SeatSet absent;
  for (const Seat racer : racers_.order) {
    if (racer != seat && racers_.absent.contains(racer)) absent = absent.with(racer);
  }
  racers_.absent = absent;
}

void RaceWindow::seat_bots(SeatSet bots) {
  for (const Seat seat : racers_.bots - bots) {
    const MoveMessage* answer = answer_of(seat);
    if (answer != nullptr && answer->move_id.starts_with(kBotMoveId)) answers_.erase(index(seat));
  }
  racers_.bots = bots;
}

SeatSet RaceWindow::awaited() const {
  SeatSet awaited;
  for (const Seat seat : racers_.order) {
    const bool is_waited = claimant_ ? seat == *claimant_ : !has_answered(seat);
    if (is_waited && !racers_.bots.contains(seat)) awaited = awaited.with(seat);
  }
  return awaited;
}

void RaceWindow::claim(Seat seat, TimePoint now) {
  claimant_ = seat;
  begun_ = now;
}

void RaceWindow::take(const MoveMessage& answer) { answers_[index(answer.seat)] = answer; }

const MoveMessage* RaceWindow::answer_of(Seat seat) const {
  const auto found = answers_.find(index(seat));
  return found == answers_.end() ? nullptr : &found->second;
}

const MoveMessage* RaceWindow::yield_of(Seat seat) const {
  const MoveMessage* answer = answer_of(seat);
  return answer != nullptr && is_yield(*answer) ? answer : nullptr;
}

std::optional<Seat> RaceWindow::bot_to_ask() const {
  if (claimant_) return std::nullopt;
  for (const Seat seat : racers_.order) {
    if (racers_.bots.contains(seat) && !has_answered(seat)) return seat;
  }
  return std::nullopt;
}

// What the first bot plays that plays; nothing while one that comes before it still thinks and has
// time to.
const MoveMessage* RaceWindow::bots_choice(TimePoint now) const {
  for (const Seat seat : racers_.order) {
    if (!racers_.bots.contains(seat)) continue;
    const MoveMessage* answer = answer_of(seat);
    if (answer == nullptr && !is_over(now)) return nullptr;
    if (answer != nullptr && !is_yield(*answer)) return answer;
  }
  return nullptr;
}

// By half of the time a bot's answer may come to count, by all of it the race is over.
std::optional<TimePoint> RaceWindow::next_change(TimePoint now) const {
  if (!length_) return std::nullopt;
  const TimePoint half = begun_ + TimePoint::duration(*length_) / 2;
  return now < half ? half : begun_ + *length_;
}

std::optional<MoveMessage> RaceWindow::outcome(TimePoint now) const {
  if (claimant_) {
    if (!is_over(now) && !racers_.bots.contains(*claimant_)) return std::nullopt;
    return MoveMessage{"", *claimant_, ply_, texts_.forfeit};
  }
  const bool people_answered = std::ranges::all_of(
      racers_.order, [&](Seat seat) { return racers_.bots.contains(seat) || has_answered(seat); });
  const bool is_late = length_ && now - begun_ >= *length_ / 2.0;
  const MoveMessage* choice = bots_choice(now);
  if (choice != nullptr) {
    return people_answered || is_late ? std::optional(*choice) : std::nullopt;
  }
  const bool all_answered = people_answered && !bot_to_ask();
  if (!all_answered && !is_over(now)) return std::nullopt;
  const Seat last = racers_.order.back();
  const MoveMessage* sent = yield_of(last);
  return sent != nullptr ? *sent : MoveMessage{"", last, ply_, texts_.yield};
}

}  // namespace benben
