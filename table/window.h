// RaceWindow: the time in which a race is run at a table, and what was answered in it
// (docs/protocol.md, Races).
//
// A person's answer is played as it arrives and never comes here. What is kept are the yields, so
// that all may think again until the window closes, and what the bots want to play: that counts
// only when half of the time is over or no person is left to be asked, however quick a bot is.
//
// Once a seat has claimed the race, the time begins anew and is that seat's: nobody else counts any
// more, and when it is over the seat has nothing to play. Time is given by the caller.
#pragma once

#include <algorithm>
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

// What the server writes for seats that say nothing (core/setup.h).
struct RaceTexts {
  std::string yield;
  std::string forfeit;
};

class RaceWindow {
 public:
  using Length = std::optional<std::chrono::seconds>;  // nothing: until all have answered

  RaceWindow(Racers racers, RaceTexts texts, int ply, TimePoint opened, Length length);

  // The number of events that stood when it opened.
  int ply() const { return ply_; }
  Length length() const { return length_; }
  std::optional<std::chrono::milliseconds> left(TimePoint now) const;
  // How long its time has run; and that it has run at least so long, as another node says.
  std::chrono::milliseconds elapsed(TimePoint now) const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(now - begun_);
  }
  void begin_by(TimePoint begun) { begun_ = std::min(begun_, begun); }
  bool is_yield(const MoveMessage& answer) const { return answer.text == texts_.yield; }

  // Whether this move_id stands for another answer than this one already.
  bool is_repeated(const MoveMessage& answer) const;
  // From now on the time is this seat's.
  void claim(Seat seat, TimePoint now);
  std::optional<Seat> claimant() const { return claimant_; }
  // A yield, or what a bot wants to play; a later one of the same seat replaces it.
  void take(const MoveMessage& answer);
  // Somebody has taken a seat: it is waited for from now on.
  void seat_person(Seat seat);
  // From now on these seats are bots'. What a stand-in wanted to play is forgotten when its person
  // returns; what a person has answered stays.
  void seat_bots(SeatSet bots);
  // The people who have not answered; the claimant alone once the race is claimed.
  SeatSet awaited() const;
  // The yield that a seat has sent itself, if it has.
  const MoveMessage* yield_of(Seat seat) const;
  // The next bot that has to be asked; none once the race is claimed.
  std::optional<Seat> bot_to_ask() const;

  // What closes the window, if anything does by now: the answer of a bot, the last seat's yield, or
  // the claimant's forfeit, at once where a stand-in has come to play the claimant's seat.
  std::optional<MoveMessage> outcome(TimePoint now) const;
  // When time alone may change the outcome next; at most `now` if that was all it could do.
  std::optional<TimePoint> next_change(TimePoint now) const;

 private:
  const MoveMessage* answer_of(Seat seat) const;
  bool has_answered(Seat seat) const {
    return racers_.absent.contains(seat) || answer_of(seat) != nullptr;
  }
  bool is_over(TimePoint now) const { return length_ && now - begun_ >= *length_; }
  const MoveMessage* bots_choice(TimePoint now) const;

  Racers racers_;
  RaceTexts texts_;
  int ply_;
  TimePoint begun_;  // when it opened or, later, was claimed
  Length length_;
  std::optional<Seat> claimant_;
  std::map<int, MoveMessage> answers_;  // by seat
};

}  // namespace benben
