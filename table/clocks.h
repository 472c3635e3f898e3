// Clocks: the time that the seats of a table have, as the fold of its events and as what is stored
// (docs/protocol.md, Clocks).
//
// A clock runs from a moment on. What has passed is charged when it stops: by a decision, which
// brings the increment, or without one, as somebody who leaves stops theirs. Which seats are waited
// for the table knows (Table::clocked). Moments are given by the caller: live clocks count by the
// steady clock, those by days by the calendar, whose moments are stored.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "store/stored.h"
#include "table/clock.h"
#include "table/clock_terms.h"

namespace benben {

// A moment by both clocks.
struct Moment {
  TimePoint now;
  std::int64_t unix_s = 0;
};

class Clocks {
 public:
  using Ms = std::chrono::milliseconds;

  // How much of the way of a message is nobody's fault, at most.
  static constexpr Ms kLag{1000};
  // A live clock stands so long before the first decision of its seat is charged.
  static constexpr Ms kFirst{20'000};
  // What a live seat has at least that goes on after its time ran out.
  static constexpr Ms kLeast{10'000};

  Clocks(const ClockTerms& terms, int players);
  // Nothing if it is not what stored() gives.
  static std::optional<Clocks> restore(const ClockTerms& terms, int players,
                                       const StoredClocks& stored);
  StoredClocks stored() const;

  const ClockTerms& terms() const { return terms_; }
  bool is_live() const { return terms_.kind == ClockTerms::Kind::kLive; }
  SeatSet running() const;

  // From that moment on these clocks run and no others. Those that do already go on.
  void run(SeatSet seats, Moment at);
  // Live clocks that begin do so when everybody is told.
  void tell_at(SeatSet begun, Moment told);
  // How long the live clock of a seat has run; and that those which run have done so at least since
  // then, as another node says.
  Ms elapsed(Seat seat, Moment at) const;
  void begin_by(TimePoint begun);
  // The seat has decided something; `took` is what it says that it needed.
  void decide(Seat seat, Moment at, std::optional<Ms> took);
  // Its time is over; should it go on, it has what the terms give.
  void run_out(Seat seat);
  // These seats have decided something in the past, whether their clocks ran or not.
  void note_decisions(SeatSet decided) { decided_ = decided; }

  // Whether a decision of that moment comes too late.
  bool is_late(Seat seat, Moment at, std::optional<Ms> took) const;
  // A seat whose time is over, whatever may still be on its way.
  std::optional<Seat> over(Moment at) const;
  // When over() will name the first of the running live clocks; nothing of those by days.
  std::optional<TimePoint> next_over() const;
  // When the first of the running clocks will be over, by the calendar; nothing of live ones.
  std::optional<std::int64_t> due_s() const;

  // What is told. Of a running clock by days it is the time until it is over, weekends and all.
  Ms left(Seat seat, Moment at) const;
  // How long a running live clock still stands before it counts.
  Ms standing(Seat seat, Moment at) const;
  Ms bank(Seat seat) const { return of(seat).left; }
  int players() const { return players_; }

 private:
  struct Of {
    Ms left{};  // the time, or the bank
    std::optional<Moment> since;
  };
  const Of& of(Seat seat) const { return of_[static_cast<std::size_t>(index(seat))]; }
  Of& of(Seat seat) { return of_[static_cast<std::size_t>(index(seat))]; }
  Ms charged(Seat seat, Moment at, std::optional<Ms> took) const;
  // What a decision may take.
  Ms allowance(Seat seat) const;
  std::int64_t due_s(Seat seat) const;
  void stop(Seat seat, Ms charge);

  ClockTerms terms_;
  int players_;
  std::array<Of, kMaxSeats> of_;
  SeatSet decided_;
};

}  // namespace benben
