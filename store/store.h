// Store: what a table must not forget, kept durably.
//
// A table is its header, its seats and its lists of events and of incidents, which are only ever
// appended; an incident `undo` takes the last events away with it. Functions that write are called
// inside transaction(), which makes everything that one call did durable together or not at all:
// that is how one disk sync carries the moves of many tables (queue.h).
//
// Invariants, kept by the store itself whoever else writes to it: the events of a table are
// numbered 0, 1, 2, ... without gaps, and so are its incidents; a move_id stands at most once in a
// table, be it in an event or an incident; a seat is claimed at most once, and contributes to
// chance at most once. Secrets of people never come here, only their SHA-256; the seed of a table's
// chance (docs/fair.md) does, and goes with its table.
//
// A Store is used by one thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/accounts.h"
#include "store/invites.h"
#include "store/notices.h"
#include "store/ratings.h"
#include "store/speech.h"
#include "store/stamp.h"
#include "store/stored.h"
#include "store/tournaments.h"

namespace benben {

// What gives a person their seats back on another device. What is sealed the store cannot read.
struct Recovery {
  Digest person{};  // of the token that proves the person's seats
  Digest secret{};  // of what the person shows to be let in
  std::string sealed;

  friend bool operator==(const Recovery&, const Recovery&) = default;
};

// A function about one table answers kUnknown if there is no such table.
class Store {
 public:
  virtual ~Store() = default;

  // Runs `work`, which may call the functions below, perhaps several times, all but the last
  // without effect: that happens where others write at the same time. On success all that it wrote
  // is durable; on an error (kReadOnly) none of it is stored, whatever the functions in it
  // answered, or it cannot be known whether it is (store/postgres.h).
  virtual Status transaction(const std::function<void()>& work) = 0;
  // Of a transaction that just failed: whether it may be stored all the same. Whoever does it again
  // may do it twice.
  virtual bool is_unsure() const { return false; }

  virtual Status create(const StoredTable& table) = 0;
  // kDamaged if the table was set aside or what is stored of it is not what was written.
  virtual Result<StoredTable> load(std::string_view table) = 0;
  // Compare-and-append: kDamaged if the table was set aside, kRepeated if a move_id is known at it,
  // otherwise kConflict if the number of its events is not `ply`, that of its incidents not
  // `incidents`, that of its contributions not `contributed`, if of a claim of the race there it is
  // claimed already, or if of a rematch somebody is proved otherwise by now; then nothing is
  // written. An incident `undo` deletes the events that it takes back, and with `swap` all of two
  // seats changes places, what they contributed and wrote too.
  virtual Status append(const Append& append) = 0;
  // The ply of the move with that id, if the table has one.
  virtual Result<std::optional<int>> find_move(std::string_view table,
                                               std::string_view move_id) = 0;
  // By a person, or for a bot; kConflict if the seat is not open, kDamaged if the table was set
  // aside.
  virtual Status claim(const Claim& claim) = 0;
  // Marks a table as damaged: load() then answers kDamaged with this reason. Its events stay as
  // they are, for whoever wants to repair them.
  virtual Status set_aside(std::string_view table, std::string_view reason) = 0;

  // People: whoever has a token has the seats that it proves, at all tables.

  // Every seat that `from` proves, and every place in a tournament, is proved by `to` from now on:
  // one person had two tokens. Gives the number of these and forgets the recovery of `from`, which
  // is gone from then on (AccountStore::is_gone()).
  virtual Result<int> move_seats(const Digest& from, const Digest& to) = 0;
  // The ids of at most so many tables where one of the tokens proves a seat, the latest first.
  virtual Result<std::vector<std::string>> tables_of(const std::vector<Digest>& persons,
                                                     int most) = 0;
  // Replaces the older recovery of this person; kConflict if another person has this secret.
  virtual Status keep_recovery(const Recovery& recovery) = 0;
  // kUnknown if nobody's recovery has this secret.
  virtual Result<Recovery> find_recovery(const Digest& secret) = 0;
  virtual AccountStore& accounts() = 0;
  virtual RatingStore& ratings() = 0;
  virtual TournamentStore& tournaments() = 0;
  virtual NoticeStore& notices() = 0;
  virtual SpeechStore& speech() = 0;
  virtual InviteStore& invites() = 0;

  // Care.

  // The ids of at most so many tables that begin like this, the shortest first: if it is an id
  // itself, that comes before all others. It reads all ids, so it is for operators.
  virtual Result<std::vector<std::string>> tables_like(std::string_view begin, int most) = 0;
  // Deletes a table with all that belongs to it.
  virtual Status remove(std::string_view table) = 0;
  // Deletes at most so many tables at which nobody made a move and that are older, the oldest
  // first; gives their ids. One that turns out to be damaged is set aside instead.
  virtual Result<std::vector<std::string>> expire(std::int64_t unplayed_before_s, int most) = 0;
  // Clocks that are over by then, at most so many behind a given one ({} for the first), in the
  // order of their times and then of their tables.
  virtual Result<std::vector<DueClock>> due_clocks(const DueClock& behind, std::int64_t unix_s,
                                                   int most) = 0;
  // How those of the tables stand that are there and not set aside, in any order; at most
  // kStampsAtOnce are asked for. It is one statement, however many there are.
  static constexpr std::size_t kStampsAtOnce = 64;
  virtual Result<std::vector<TableStamp>> stamps(const std::vector<std::string>& tables) = 0;
  // Writes something that nobody reads, and needs room for it: whether its transaction succeeds
  // says whether the store can be written.
  virtual Status probe() = 0;
  // Not inside transaction(): folds the write-ahead log back into the file and cuts it to nothing,
  // as far as those who read now allow; that they do not is no error.
  virtual Status tidy() = 0;
};

}  // namespace benben
