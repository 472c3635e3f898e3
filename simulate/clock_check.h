// ClockCheck: whether the clocks that are stored are what the log comes to (docs/protocol.md,
// Clocks): reckoned here from the terms, from when a seat's turn was told and from when its move
// came, by other code than the server's.
//
// Where all of that is known, to the millisecond: a live clock, a move of the one seat whose turn
// was told by this process. Elsewhere (an incident, a race, a restart) within bounds: nobody gains
// more than an increment, and nobody loses time that has not passed. With several nodes each lets a
// clock run from when it heard of the turn: between when that was stored and when the last of them
// told it.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/record.h"
#include "simulate/breach.h"
#include "simulate/sent.h"
#include "store/stored.h"
#include "table/clock_terms.h"

namespace benben::simulate {

class ClockCheck {
 public:
  void begin(const Record& header);
  // A clock runs behind so many events, as was told at that moment, perhaps again.
  void told(int ply, TimePoint now);
  // The same where several nodes tell it, each from when it knows: by this process.
  void told_by(const std::string& process, int ply, TimePoint now);
  // What was followed last was stored in this moment.
  void stored(int ply, TimePoint now);
  // A process ended, or a seat was taken: what was told counts no more.
  void forget() {
    told_.reset();
    tellers_.clear();
  }
  // From what was stored to what is; the events from `ply` on are new.
  MaybeBreach follow(const StoredTable& before, const StoredTable& after, int ply,
                     bool has_incident, const SentById& sent);
  // Moves that were reckoned to the millisecond.
  int exact() const { return exact_; }

 private:
  struct Told {
    int ply = 0;
    TimePoint now;
  };

  MaybeBreach check_bounds(const StoredTable& before, const StoredTable& after) const;
  MaybeBreach check_move(const StoredTable& before, const StoredTable& after, int ply,
                         const SentById& sent);

  std::optional<ClockTerms> terms_;
  // When a turn began by the clock of whoever stores its end.
  struct Begun {
    TimePoint earliest;
    TimePoint latest;
  };
  std::optional<Begun> begun(int ply) const;
  bool has_other_people(const StoredTable& before, const StoredTable& after) const;

  std::optional<Told> told_;
  std::map<std::string, Told> tellers_;  // by process
  std::optional<Told> turn_;             // so many events stood from then on
  // Where something happened beside the game: a clock may have run since before.
  std::optional<int> unsure_at_;
  int exact_ = 0;
};

}  // namespace benben::simulate
