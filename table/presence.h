// Presence: who is here at a table, for whom it waits too long, and who wants them replaced
// (docs/protocol.md, Coming and going). Nothing of it is stored.
//
// It is told who is here whenever that may have changed, and says what those who watch have to hear
// of it, at most once a second; only a vote is told at once. Time is given by the caller.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "table/clock.h"
#include "table/values.h"

namespace benben {

// A table at a moment, as far as it matters here.
struct Company {
  SeatSet here;      // seats that an open socket proves
  int watchers = 0;  // sockets that prove none
  SeatSet players;   // seats that people have taken and play themselves
  SeatSet awaited;   // those among them that the game waits for
};

// Since when the game has waited for seats whose people are away.
using Absences = std::array<std::optional<TimePoint>, kMaxSeats>;

class Presence {
 public:
  explicit Presence(const AbsentTerms& terms) : terms_(terms) {}

  void follow(const Company& company, TimePoint now);
  // Others sit at these two seats now.
  void change_places(Seat one, Seat other);
  // Goes on counting where a table left off that nobody watched meanwhile.
  void recall(const Absences& absences) { since_ = absences; }
  const Absences& absences() const { return since_; }

  SeatSet absent() const { return now_.absent; }
  // Whether a seat has voted so already, with which move_id.
  const std::string* vote_of(Seat voter, Seat absent) const;
  // Whether a move_id stands for a vote.
  bool is_vote(const std::string& move_id) const;
  // Whether this vote is the last that is needed.
  bool decides(Seat voter, Seat absent) const;
  // A vote that does not decide; what is told of it.
  NewVotes vote(Seat voter, Seat absent, const std::string& move_id);
  // The seat that the terms, or votes that now are enough, have replaced.
  std::optional<Seat> to_replace() const;

  // What those who watch have not been told, if it is time; then they have.
  std::vector<News> due(TimePoint now);
  // What somebody who comes is told.
  std::vector<News> all() const;
  // Whether time alone may change something, and when that may be next, the least there is if it
  // may already.
  bool needs_ticks() const;
  std::optional<TimePoint> next_change() const;

 private:
  using Ballot = std::map<Seat, std::string>;  // move_id by voter

  // Who may vote on a seat that is not here.
  SeatSet electors() const { return now_.here & players_; }
  int needed() const { return electors().size() / 2 + 1; }
  SeatSet voters(Seat absent) const;
  std::vector<NewVotes> votes() const;

  AbsentTerms terms_;
  SeatSet players_;
  Absences since_;
  std::map<Seat, Ballot> ballots_;  // by the seat they are about
  NewPresence now_;
  NewPresence told_;
  std::vector<NewVotes> told_votes_;
  std::optional<TimePoint> told_at_;
};

}  // namespace benben
