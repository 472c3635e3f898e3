// Hall: all tables in play. Every change of a table goes through here, one after the other.
//
// The order of a move: decide, append and sync (on the store's thread), adopt, answer, publish.
// While one move of a table is being stored, the next ones wait in line; other tables go on.
//
// The hall lives on one thread, the network's; the store and the bots answer there. Tables are read
// from the store when somebody asks for them and forgotten when nobody has for a while. Bots are
// asked while somebody watches, on the account of who does, and a thought that nobody needs any
// more is dropped. What is called as `done` must not call the hall at once.
//
// A promise of ours that breaks at a table (core/result.h) closes that table and no other.
#pragma once

#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "core/result.h"
#include "server/bots.h"
#include "server/limits.h"
#include "server/protocol.h"
#include "server/table.h"
#include "server/window.h"
#include "store/queue.h"

namespace benben {

// One message, shared by all who get it.
using Message = std::shared_ptr<const std::string>;

// Somebody who watches a table.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // Queues the message; must not call the hall.
  virtual void publish(const Message& message) = 0;
  // Says why there is nothing more to watch; the hall has forgotten the watcher. The same holds.
  virtual void dismiss(const Error& error) = 0;
  // On whose account bots think, and which seats are theirs.
  virtual const std::string& client() const = 0;
  virtual const Proofs& proofs() const = 0;
};

// What the operator should know; never a secret.
using Log = std::function<void(std::string_view line)>;

// A move was played, as the event with this number; or it is a yield, noted until the window of
// the race closes (docs/protocol.md, Races).
struct Accepted {
  int ply = 0;
};
struct Noted {};
using MoveAnswer = std::variant<Accepted, Noted>;

class Hall {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  Hall(StoreQueue& store, BotPool& bots, const Limits& limits, Clock clock, Log log);

  // `person` is the hash of the secret that proves the seats taken.
  void create(const CreateRequest& request, const Digest& person, Done<Created> done);
  void claim(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
             const Digest& person, Done<Claimed> done);
  void describe(const std::string& table, const Proofs& proofs, Done<TableView> done);
  void record(const std::string& table, Done<std::string> done);
  // Deletes a table at which nobody but the client has a seat; else kNotYours.
  void remove(const std::string& table, const Proofs& proofs, Done<void> done);
  // What was stored for one secret is proved by another from now on: tells the tables in memory.
  void move_seats(const Proofs& from, const Digest& to);
  // What a write of others to the store has come to: for the log and the care of the store.
  void note_storage(const Status& status);

  // Publishes the hello and the events from `since` on to the watcher, then all that happens.
  void watch(const std::string& table, int since, Watcher& watcher, Done<void> done);
  void leave(const std::string& table, Watcher& watcher);
  // Answers with the ply of the move before it publishes its events.
  void move(const std::string& table, const Proofs& proofs, MoveMessage message,
            Done<MoveAnswer> done);

  // Whether the store can be written, as far as that is known since a moment ago; else it tries.
  void health(Done<void> done);

  // From now on nothing is changed (kReadOnly); calls `quiet` when all that was under way is stored
  // and answered.
  void stop(std::function<void()> quiet);
  // What is due: closes windows, reminds bots whose move could not be stored, forgets idle tables,
  // deletes old ones that were never played, folds the store's log. Call it every second or so.
  void sweep();
  std::size_t tables() const { return entries_.size(); }

 private:
  // Who wrote a move: a seat, or the window of a race that closes.
  enum class Origin { kSeat, kWindow };
  struct Pending {
    MoveMessage message;
    SeatSet mine;
    Done<MoveAnswer> done;
    Origin origin = Origin::kSeat;
  };
  // A table that is asked for; without `table` while it is being read.
  struct Entry {
    std::optional<Table> table;
    std::vector<Done<Entry*>> readers;
    std::vector<Watcher*> watchers;
    std::optional<RaceWindow> window;  // of the race that is run
    std::deque<Pending> line;          // moves that wait for the one being stored
    bool is_storing = false;
    std::unique_ptr<Thought> thought;  // of the bot that is asked
    int claims = 0;                    // being stored; a removal is one
    bool is_being_removed = false;
    std::optional<Error> closed;  // why nobody can use it any more
    TimePoint used;
    std::list<std::string>::iterator place;  // in by_use_

    bool is_busy() const {
      return !(table || closed) || !watchers.empty() || is_storing || claims > 0;
    }
  };

  // Calls use(entry) with the table in memory, at once if it is; else with the reason why not.
  void with_table(const std::string& id, Done<Entry*> use);
  Entry& entry_of(const std::string& id);
  void use(const std::string& id, const Done<Entry*>& user);
  void read(const std::string& id, Result<Table> table);
  void report_damage(const std::string& id, const Error& error);
  // Whether work() kept our promises; if not the table is closed.
  template <class Work>
  bool guarded(const std::string& id, Work work);
  void close(const std::string& id, Entry& entry, const Error& reason);

  void finish_claim(const Claim& claim, Proofs proofs, const Status& status,
                    const Done<Claimed>& done);
  void advance(const std::string& id, Entry& entry);
  void play(const std::string& id, Entry& entry, const Pending& pending);
  void store(const std::string& id, Entry& entry, const Pending& pending, Table::Proposal proposal);
  void stored(const std::string& id, const Pending& pending, Table::Proposal proposal,
              const Status& status);
  void adopt(Entry& entry, const Pending& pending, Table::Proposal proposal);
  void reload(const std::string& id, const Pending& pending);
  void reloaded(const std::string& id, const Pending& pending, Result<Table> table);
  void end_storing(const std::string& id, Entry& entry);
  void ask_bot(const std::string& id, Entry& entry);
  void bot_chose(const std::string& id, MoveMessage move);
  static const std::string& client_of(const Entry& entry);

  void follow_race(const std::string& id, Entry& entry);
  void open_window(const std::string& id, Entry& entry);
  std::string window_message(const RaceWindow& window) const;
  void close_window(const std::string& id, Entry& entry);
  bool note(const std::string& id, Entry& entry, const Pending& pending);
  void bot_raced(const std::string& id, Entry& entry, const MoveMessage& answer);
  static void publish(const Entry& entry, std::string message);

  template <class T>
  void write(std::function<Result<T>(Store&)> work, Done<T> done);
  void end_write();
  void forget_idle(TimePoint now);
  void expire_unplayed(TimePoint now);
  void tidy_store(TimePoint now);

  StoreQueue& store_;
  BotPool& bots_;
  const Limits& limits_;
  Clock clock_;
  Log log_;
  std::unordered_map<std::string, Entry> entries_;
  std::list<std::string> by_use_;            // ids of entries_, the longest unused first
  std::unordered_set<std::string> racing_;   // where a window is open
  std::unordered_set<std::string> stalled_;  // where a bot's move could not be stored
  std::unordered_set<std::string> damaged_;  // already reported

  int writes_ = 0;  // under way
  bool can_store_ = true;
  bool is_folded_ = true;  // nothing was stored since the store's log was folded back
  TimePoint stored_;       // the last time
  TimePoint folded_;
  std::optional<TimePoint> expired_;  // when unplayed tables were looked for
  bool is_stopping_ = false;
  std::function<void()> quiet_;
};

}  // namespace benben
