// Hall: the tables in play. It finds them, loads, makes, sweeps and stops them; what happens at one
// is its own affair (table/live_table.h). Those that wait for people it shows in the lobby
// (lobby.h); that part of it is in hall_lobby.cc. Where several nodes serve one store it tells the
// others what happens at its tables, and hears them (hall_nodes.cc).
//
// The hall lives on one thread, the network's; the store and the bots answer there. Tables are read
// from the store when somebody asks for them and forgotten when nobody has for a while. One at
// which a promise of ours broke stays closed so long; one that was deleted or is damaged is
// forgotten at once, the store knows it. What is called as `done` must not call the hall at once.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "bus/bus.h"
#include "core/result.h"
#include "server/absences.h"
#include "server/agenda.h"
#include "server/bots.h"
#include "server/faults.h"
#include "server/hosted_table.h"
#include "server/invites.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/moderation.h"
#include "server/node_news.h"
#include "server/notice.h"
#include "server/protocol.h"
#include "server/speech.h"
#include "server/store_care.h"
#include "server/turn_watch.h"
#include "table/live_table.h"
#include "table/secret.h"
#include "table/values.h"

namespace benben {

// Who wants to play now: the proofs of what they have, and the hash of what will prove a new seat.
struct Guest {
  Proofs proofs;
  Digest person{};
  std::string client;  // as access.h names it
};

// Who else wants to know what happens at tables, and whose seats are whose. Must not call the hall.
class HallFollower {
 public:
  virtual ~HallFollower() = default;
  // A table that was awaited has ended.
  virtual void ended(const Table& table) = 0;
  virtual void moved(const Proofs& from, const Digest& to) = 0;
  virtual void forgotten(const Digest& person) = 0;
  // Something may have happened in a tournament by another node: in that of which only the subject
  // is known, or in any.
  virtual void look(const std::optional<std::string>& /*subject*/) {}
};

// A table was opened for them, or they have a seat at one that was.
using Played = std::variant<Created, Claimed>;

// How much of a table whoever comes to watch it has been told: events, and what happened beside the
// game, if they say so.
struct Seen {
  int events = 0;
  std::optional<int> incidents = std::nullopt;
};

class Hall {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  Hall(StoreCare& store, BotPool& bots, const Limits& limits, Clock clock, Log log,
       Entropy entropy = system_entropy);

  // Before anybody comes. They outlive the hall.
  void let_play(Engines& engines) { services_.engines = &engines; }
  void let_think(Workers& workers) { services_.workers = &workers; }

  // `person` is the hash of the secret that proves the seats taken, `client` on whose account the
  // table stands in the lobby.
  void create(const CreateRequest& request, const Digest& person, const std::string& client,
              Done<Created> done);
  // Takes a seat at a table of that game that waits, or opens one.
  void play(const PlayRequest& request, const Guest& guest, Done<Played> done);

  // This node is one of several at the store from now on, under that name. The bus outlives the
  // hall.
  void join(Bus& bus, std::string node);
  // Whom to call when signed-in devices have changed at another node.
  void follow_devices(std::function<void()> changed) { devices_changed_ = std::move(changed); }
  // What others have to hear, where there are any: something has happened in a tournament;
  // signed-in devices have changed.
  void tell_tournament(const std::string& id);
  void tell_people(const PeopleNews& news);
  bool is_bus_lost() const;
  // How much of what came by it was not looked at, as too much came at a time.
  std::uint64_t dropped() const;

  // As LiveTable has them, at the table with that id; kUnknown if there is none.
  void invited(const std::string& table, const std::string& invitation, Done<Invited> done);
  void claim(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
             const Digest& person, Done<Claimed> done);
  void sit(const std::string& table, const ClaimRequest& request, const Proofs& proofs,
           const Digest& person, Done<Claimed> done);
  void contribute(const std::string& table, const Proofs& proofs, const FairBytes& bytes,
                  Done<MoveAnswer> done);
  void describe(const std::string& table, const Proofs& proofs, Done<TableView> done);
  void record(const std::string& table, const Proofs& proofs, Done<std::string> done);
  void remove(const std::string& table, const Proofs& proofs, Done<void> done);
  // Where nobody can look into the store, they are told that it may be old, or, if they know
  // better, not let in (kReadOnly).
  void watch(const std::string& table, const Seen& seen, Watcher& watcher, Done<void> done);
  void leave(const std::string& table, Watcher& watcher);
  void move(const std::string& table, const Proofs& proofs, MoveMessage message,
            Done<MoveAnswer> done);
  void say(const std::string& table, const Proofs& proofs, const NewPhrase& said, Done<void> done);

  // What was stored for one secret is proved by another from now on: tells the tables in memory.
  void move_seats(const Proofs& from, const Digest& to);
  // The seats that this proved are nobody's and nameless from now on, as in the store.
  void forget(const Digest& person);
  // Who watches by one of these proofs is dismissed: it holds no more, or proves other seats.
  void end(const Proofs& proofs);
  void end(const Proofs& proofs, const Error& reason);
  // Whom to call when the game waits for somebody who is not there. Without it nobody looks for
  // them.
  void tell(std::function<void(const Notice&)> tell) { tell_ = std::move(tell); }
  // From now on nothing is changed (kReadOnly); calls `quiet` when all that was under way is stored
  // and answered.
  void stop(std::function<void()> quiet);
  // What is due: ticks of tables, forgetting idle ones, deleting old ones that were never played,
  // the end of time by days at tables that nobody looks at, the store's care. Call it every second
  // or so; or begin it then, and let it go on, so many tables at a time, until nothing is left:
  // whoever waits meanwhile gets a turn. What becomes due in a sweep the next one does.
  void sweep();
  void begin_sweep();
  // Whether there may be more.
  bool sweep_on(int tables = kSweptAtOnce);
  // A table at which nothing comes of it takes 3.4 us (docs/scale.md): such a piece, a tenth of a
  // millisecond.
  static constexpr int kSweptAtOnce = 32;
  // There is one at most.
  void follow(HallFollower& follower) { follower_ = &follower; }
  // The follower is told, once, when this table has ended, or is found so.
  void await_end(const std::string& table) { awaited_.insert(table); }
  // What the lobby has to tell. Call it a few times a second.
  void pulse() { lobby_.tell_due(); }
  Lobby& lobby() { return lobby_; }
  Speech& speech() { return speech_; }
  Invites& invites() { return invites_; }
  // Takes up what the operator decides from then on; `closed` is told whose account is closed.
  void moderate(Moderation::Known known, std::function<void(const Digest& person)> closed);
  std::size_t tables() const { return entries_.size(); }

 private:
  // A table that is asked for; without `table` while it is being read.
  struct Entry {
    std::unique_ptr<HostedTable> table;
    std::vector<Done<LiveTable*>> readers;
    TurnWatch turns = {};
    TimePoint used;
    std::list<std::string>::iterator place;  // in by_use_
    // What other nodes say of it, what they were told of who is here, and whether they have said
    // that it has changed while it was being read.
    std::unique_ptr<Bus::Subscription> others = nullptr;
    NodeCompany told = {};
    bool is_to_look = false;
  };

  // Calls use(table), at once if it is in memory; else with the reason why there is none.
  void find(const std::string& id, Done<LiveTable*> use);
  Entry& entry_of(const std::string& id);
  void read(const std::string& id, Result<Table> table, std::optional<std::int64_t> seats);
  void look_after(const std::string& id);
  void forget(const std::string& id);
  void report_damage(const std::string& id, const Error& error);
  void follow_lobby(const std::string& id);
  void list(StoredTable stored, const std::string& client);
  LiveTable* in_memory(const std::string& id);
  void join_to_play(LiveTable& table, const PlayRequest& request, const Guest& guest,
                    const Done<Played>& done);
  void open_to_play(const PlayRequest& request, const Guest& guest, Done<Played> done);

  // hall_sweep.cc
  // A piece of a sweep of all tables in memory: one place of `entries_` after the other.
  struct Walk {
    std::size_t place = 0;
    std::size_t places = 0;  // as many as there were when it began
    bool is_under_way = false;

    void begin() { *this = {0, 0, true}; }
  };
  template <class Visit>
  void walk_on(Walk& walk, Visit visit);
  void plan(const std::string& id);
  void plan_now(const std::string& id);
  bool tick_next();
  bool forget_next();
  void sweep_once();
  void expire_unplayed(TimePoint now);
  void end_time(TimePoint now);

  // hall_nodes.cc
  void tell(const std::string& id, const NodeNews& news);
  void subscribe(const std::string& id, Entry& entry);
  void hear(const std::string& id, const std::string& text);
  void hear(const std::string& id, Entry& entry, const NodeNews& news);
  void hear_people(const std::string& text);
  void hear_lobby(const std::string& text);
  void tell_company(const std::string& id, Entry& entry);
  void tell_here(const std::string& id, Entry& entry);
  void tell_lobby();
  void follow_lobby_here(const std::string& id);
  void follow_bus();
  void sweep_nodes(TimePoint now);
  bool sweep_nodes_on();
  void look_on();
  void look_at(const std::vector<std::string>& ids, Done<void> done);
  void let_watch(const std::string& table, int since, Watcher& watcher, const Done<void>& done);
  void watch_unsure(const std::string& table, const Seen& seen, Watcher& watcher,
                    const Error& reason, const Done<void>& done);
  void end_doubt(const std::vector<std::string>& ids);
  bool compare(const std::vector<std::string>& ids, const std::vector<TableStamp>& stamps);
  void catch_up_people();
  void catch_up_mutes();
  void move_seats_here(const Proofs& from, const Digest& to);
  void forget_here(const Digest& person);

  // hall_speech.cc
  void follow_act(const ModeratorAct& act);

  // hall_notices.cc
  void follow_turns(const std::string& id);
  void tell_turns(const std::string& id, TimePoint now);
  void tell_short_times(TimePoint now);
  void tell_short_time(const DueClock& clock);
  void call(const std::string& id, const LiveTable& table, SeatSet seats, Notice::Kind kind) const;
  void follow_rematch(const std::string& id);

  StoreCare& store_;
  const Limits& limits_;
  HostedTable::Services services_;
  std::unordered_map<std::string, Entry> entries_;
  std::list<std::string> by_use_;            // ids of entries_, the longest unused first
  Agenda agenda_;                            // of entries_: when time alone may change something
  TimePoint swept_{};                        // when the last sweep began
  bool is_swept_once_ = true;                // what is not by tables, in this sweep
  std::unordered_set<std::string> damaged_;  // already reported
  AbsenceKeeper absences_;                   // of tables that were forgotten
  std::unordered_set<std::string> awaited_;  // whose end the follower is told
  HallFollower* follower_ = nullptr;
  Lobby lobby_;
  Moderation moderation_;
  Speech speech_;
  Invites invites_;
  // Games of which a table is being made for who plays now, and who waits for it.
  std::unordered_map<std::string, std::vector<std::function<void()>>> making_;
  std::unordered_map<Watcher*, std::string> watchers_;  // and their tables
  std::unordered_set<Watcher*> unsure_;      // those who were told that what they see may be old
  std::optional<TimePoint> expired_;         // when unplayed tables were looked for
  std::optional<TimePoint> looked_for_due_;  // when tables whose time is over were looked for
  std::optional<DueClock> last_due_;         // the last one found, if there may be more
  std::function<void(const Notice&)> tell_;
  std::function<void(const Digest&)> closed_;
  std::unordered_set<std::string> rematches_;        // that nobody has looked at
  std::optional<TimePoint> looked_for_short_times_;  // when tables with little time were looked for
  bool is_stopping_ = false;

  Bus* bus_ = nullptr;  // none: this node is alone
  std::string node_;
  std::vector<std::unique_ptr<Bus::Subscription>> subscriptions_;
  std::unordered_set<std::string>
      listed_here_;  // tables in the lobby whose people are at this node
  std::function<void()> devices_changed_;
  bool is_bus_lost_ = false;
  int looked_up_ = 0;           // tables of others' lobbies, since the last sweep
  std::uint64_t too_many_ = 0;  // and those that were too many
  // When all tables in memory began to be compared with the store, and others to be told who is at
  // them; how far that is.
  std::optional<TimePoint> looked_;
  std::optional<TimePoint> told_here_;
  Walk looking_;
  Walk telling_here_;
  std::vector<std::string> to_look_at_;  // with the next statement
  std::optional<TimePoint> looked_at_tournaments_;
};

}  // namespace benben
