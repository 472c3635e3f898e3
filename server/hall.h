// Hall: all tables in play. Every change of a table goes through here, one after the other.
//
// The order of a move: decide, append and sync (on the store's thread), adopt, answer, publish.
// While one move of a table is being stored, the next ones wait in line; other tables go on.
//
// The hall lives on one thread, the network's; the store and the bots answer there. Tables are read
// from the store when somebody asks for them and forgotten when nobody has for a while. Bots are
// asked while somebody watches. What is called as `done` must not call the hall at once.
#pragma once

#include <deque>
#include <functional>
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
  // Who asks: the hash of the seat token, if there is one.
  using Token = std::optional<Digest>;

  Hall(StoreQueue& store, BotPool& bots, const Limits& limits, Clock clock, Log log);

  void create(const CreateRequest& request, Done<Created> done);
  void claim(const std::string& table, const ClaimRequest& request, const Token& token,
             Done<Claimed> done);
  void describe(const std::string& table, const Token& token, Done<TableView> done);
  void record(const std::string& table, Done<std::string> done);

  // Publishes the hello and the events from `since` on to the watcher, then all that happens.
  void watch(const std::string& table, const Token& token, int since, Watcher& watcher,
             Done<void> done);
  void leave(const std::string& table, Watcher& watcher);
  // Answers with the ply of the move before it publishes its events.
  void move(const std::string& table, const Token& token, MoveMessage message,
            Done<MoveAnswer> done);

  // From now on nothing is changed (kReadOnly); calls `quiet` when all that was under way is stored
  // and answered.
  void stop(std::function<void()> quiet);
  // Closes windows, forgets idle tables and reminds bots whose move could not be stored. Call it
  // every second or so.
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
    bool is_bot_thinking = false;
    int claims = 0;  // being stored
    TimePoint used;
  };

  // Calls use(entry) with the table in memory, at once if it is.
  void with_table(const std::string& id, Done<Entry*> use);
  void read(const std::string& id, Result<Table> table);
  void report_damage(const std::string& id, const Error& error);

  void finish_claim(const Claim& claim, const Claimed& answer, const Status& status,
                    const Done<Claimed>& done);
  void advance(const std::string& id, Entry& entry);
  void store(const std::string& id, Entry& entry, Pending pending, Table::Proposal proposal);
  void stored(const std::string& id, const Pending& pending, Table::Proposal proposal,
              const Status& status);
  void reload(const std::string& id, const Pending& pending);
  void reloaded(const std::string& id, const Pending& pending, Result<Table> table);
  void end_storing(const std::string& id, Entry& entry);
  void ask_bot(const std::string& id, Entry& entry);
  void bot_chose(const std::string& id, MoveMessage move);

  void follow_race(Entry& entry);
  void open_window(Entry& entry);
  std::string window_message(const RaceWindow& window) const;
  void close_window(const std::string& id, Entry& entry);
  bool note(Entry& entry, const Pending& pending);
  void bot_raced(const std::string& id, Entry& entry, const MoveMessage& answer);
  static void publish(const Entry& entry, std::string message);
  void end_write();

  StoreQueue& store_;
  BotPool& bots_;
  const Limits& limits_;
  Clock clock_;
  Log log_;
  std::unordered_map<std::string, Entry> entries_;
  std::unordered_set<std::string> damaged_;  // already reported
  int writes_ = 0;                           // under way
  bool is_stopping_ = false;
  std::function<void()> quiet_;
};

}  // namespace benben
