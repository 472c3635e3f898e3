// Lobby: the list of tables that wait for somebody, as a numbered list of changes that every
// watcher folds (docs/protocol.md, The lobby). It knows no tables and no network: it is told what
// each table is now, and when.
//
// Changes are written once and sent together, at most every few hundred milliseconds, the same
// message to all. Who comes gets all entries, or, where they are known, the changes since then.
//
// Invariant: the entries are the fold of the changes up to number().
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/limits.h"
#include "table/clock.h"
#include "table/values.h"

namespace benben {

// Somebody who watches the lobby.
class LobbyWatcher {
 public:
  virtual ~LobbyWatcher() = default;
  // Queues the message; must not call the lobby.
  virtual void publish(const Message& message) = 0;
};

// What a client has folded already: so many changes of a run.
struct LobbySince {
  std::string run;
  std::int64_t number = 0;
};

class Lobby {
 public:
  // How long a table stays when its people have gone.
  static constexpr std::chrono::seconds kGrace{30};
  // How long it stays while they are there, until they have gone and come back.
  static constexpr std::chrono::hours kPatience{1};
  // Between two messages.
  static constexpr std::chrono::milliseconds kPause{200};
  // Changes that are kept for those who come back.
  static constexpr std::size_t kKept = 4096;

  // `run` names this list among those of other runs of the server.
  Lobby(const Limits& limits, Clock clock, std::string run);

  // A table was just made, and its people are on the way.
  void expect(const Seek& seek, const std::string& client);
  // What a table is now: nothing if it waits for nobody (any more). `client` is the address on
  // whose account it stands; null if none of its people is there.
  void follow(const std::string& table, const std::optional<Seek>& seek, const std::string* client);
  // Takes out who has gone for too long, and tells what is due.
  void tick();
  void tell_due();

  bool has(const std::string& table) const { return entries_.contains(table); }
  std::size_t size() const { return entries_.size(); }
  // Whether another table may stand there on this client's account.
  bool has_room(const std::string& client) const;
  // Tables of a game for so many players, or any number, with nothing but defaults, where somebody
  // is or is on the way; the one that has waited longest first.
  std::vector<std::string> plain(const std::string& game, std::optional<int> players) const;

  void watch(LobbyWatcher& watcher, const LobbySince& since);
  void leave(LobbyWatcher& watcher) { watchers_.erase(&watcher); }

  const std::string& run() const { return run_; }
  std::int64_t number() const { return number_; }

 private:
  enum class People : std::uint8_t { kOnTheWay, kHere, kGone };
  struct Entry {
    Seek seek;
    std::string client;
    std::int64_t place = 0;    // in the order of their coming
    std::int64_t since_s = 0;  // Unix time
    TimePoint came;            // when its people did
    People people = People::kOnTheWay;
    TimePoint left = {};  // when they went, or were awaited from
  };

  bool may_come(const std::string& table, const std::string& client) const;
  void open(const Seek& seek, const std::string& client, People people);
  void update(Entry& entry, const Seek& seek, const std::string* client);
  void close(const std::string& table);
  void change(std::string text);
  Message hello();

  const Limits& limits_;
  Clock clock_;
  std::string run_;
  std::unordered_map<std::string, Entry> entries_;  // by table
  std::map<std::int64_t, std::string> order_;       // tables by place
  std::unordered_map<std::string, std::size_t> by_client_;
  std::unordered_set<std::string> weary_;  // tables that were here too long, whose people still are
  std::unordered_set<LobbyWatcher*> watchers_;
  std::int64_t places_ = 0;
  std::int64_t number_ = 0;       // of changes so far
  std::int64_t told_ = 0;         // of those that the watchers were told
  std::deque<std::string> kept_;  // the last ones, as they are sent
  std::optional<TimePoint> told_at_;
  Message hello_;  // of number_, once somebody has needed it
};

}  // namespace benben
