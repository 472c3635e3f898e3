// RaceWindow: the time in which a race is run at a table, and what was answered in it
// (docs/protocol.md, Races).
//
// A person's answer is played as it arrives and never comes here. What is kept are the yields, so
// that all may think again until the window closes, and what the bots want to play: that counts
// only when half of the time is over or no person is left to be asked, however quick a bot is.
// Time is given by the caller.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "table/clock.h"
#include "table/values.h"

namespace benben {

// Who runs a race.
struct Racers {
  std::vector<Seat> order;  // as the record asks them
  SeatSet bots;
  SeatSet absent;  // seats that nobody has taken yet: they are not waited for
};

class RaceWindow {
 public:
  using Length = std::optional<std::chrono::seconds>;  // nothing: until all have answered

  RaceWindow(Racers racers, std::string yield, int ply, TimePoint opened, Length length);

  // The number of events that stood when it opened.
  int ply() const { return ply_; }
  Length length() const { return length_; }
  std::optional<std::chrono::milliseconds> left(TimePoint now) const;
  bool is_yield(const MoveMessage& answer) const { return answer.text == yield_; }

  // Whether this move_id stands for another answer than this one already.
  bool is_repeated(const MoveMessage& answer) const;
  // A yield, or what a bot wants to play; a later one of the same seat replaces it.
  void take(const MoveMessage& answer);
  // Somebody has taken a seat: it is waited for from now on.
  void seat_person(Seat seat);
  // The yield that a seat has sent itself, if it has.
  const MoveMessage* yield_of(Seat seat) const;
  // The next bot that has to be asked.
  std::optional<Seat> bot_to_ask() const;

  // What closes the window, if anything does by now: the answer of a bot, or the last seat's yield.
  std::optional<MoveMessage> outcome(TimePoint now) const;

 private:
  const MoveMessage* answer_of(Seat seat) const;
  bool has_answered(Seat seat) const {
    return racers_.absent.contains(seat) || answer_of(seat) != nullptr;
  }
  bool is_over(TimePoint now) const { return length_ && now - opened_ >= *length_; }
  const MoveMessage* bots_choice(TimePoint now) const;

  Racers racers_;
  std::string yield_;
  int ply_;
  TimePoint opened_;
  Length length_;
  std::map<int, MoveMessage> answers_;  // by seat
};

}  // namespace benben
