// LiveTable: the state machine of one table that is played at. Everything that happens to a table
// comes in here, one thing after the other, with the time at which it happens.
//
// The order of a move: decide, append (TableEffects), adopt, answer, publish. While one move is
// being stored, the next ones wait in line. Where several seats may answer, a window is open
// (window.h). Bots are asked while somebody watches, on the account of who does, and a thought that
// nobody needs any more is dropped.
//
// It knows no threads and no clock: what takes time it asks of its effects, none of which answers
// at once, and each function of somebody that it calls (`done`, a watcher's) must not call it back.
// So the same calls in the same order come to the same, whoever makes them.
//
// Beside the game stand its incidents (table/incidents.h), which go the same way as moves, and who
// is here (table/presence.h).
//
// Where several nodes serve one store (docs/operations.md, Many nodes) each has a live table of its
// own; what is stored decides between them. One that hears of others' writing reads it (look), and
// what counts without being stored, yields, votes and wishes, each tells the others
// (live_nodes.cc).
//
// A promise of ours that breaks here (promise.h) closes this table: everybody is told, each once,
// and from then on it only says why. A table that was deleted or is damaged is closed as well.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "store/stamp.h"
#include "table/clock.h"
#include "table/consent.h"
#include "table/others.h"
#include "table/presence.h"
#include "table/table.h"
#include "table/values.h"
#include "table/window.h"

namespace benben {

// Somebody who watches a table.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // Queues the message.
  virtual void publish(const Message& message) = 0;
  // Says why there is nothing more to watch; the table has forgotten the watcher.
  virtual void dismiss(const Error& reason) = 0;
  // On whose account bots think, and which seats are theirs.
  virtual const std::string& client() const = 0;
  virtual const Proofs& proofs() const = 0;
  // Whether what this person says is for them.
  virtual bool hears(const Digest& /*person*/) const { return true; }
  // Whether others are told that somebody watches.
  virtual bool is_person() const { return true; }
};

// What a bot is asked.
struct Question {
  std::shared_ptr<const AnyPosition> position;
  std::string spec;    // of the bot, as the table's seats have it
  std::string client;  // whose processor time it is
  // How it came to this, for who does not think here.
  std::shared_ptr<const GameCourse> course = nullptr;
};

// What counts at a table and is not stored, as other nodes hear it: a yield, a vote, or what is
// said of a wish.
struct Unstored {
  MoveMessage message;
  SeatSet mine;              // its author's seats
  std::string wish_id = {};  // the move_id of the wish that it agrees to or declines

  friend bool operator==(const Unstored& a, const Unstored& b) {
    return a.message.move_id == b.message.move_id && a.message.kind == b.message.kind &&
           a.message.seat == b.message.seat;
  }
};

// What a live table has done by others. They answer later, by the function named behind, once.
class TableEffects {
 public:
  virtual ~TableEffects() = default;

  // Stores events durably, if the table has as many as they say: stored().
  virtual void append(const Append& append) = 0;
  // Reads what is stored: reloaded().
  virtual void reload() = 0;
  // Stores whose a seat is: claimed(), in the order of the claims.
  virtual void claim(const Claim& claim) = 0;
  // Deletes what is stored: removed().
  virtual void remove() = 0;
  // Asks a bot: thought(), unless the thought is dropped before.
  virtual void think(Question question) = 0;
  virtual void drop_thought() = 0;

  // At once:
  // What a table has that is made now.
  virtual TableBirth birth() = 0;
  // The Unix time, for clocks by days.
  virtual std::int64_t unix_s() = 0;
  // The key of a new stream of chance, at a table of an earlier version.
  virtual std::uint64_t random_key() = 0;
  virtual Message write(const News& news) = 0;
  // Other nodes have to hear it, where there are any.
  virtual void tell_others(const Unstored& /*unstored*/) {}
  // What the operator should know; never a secret.
  virtual void log(std::string_view line) = 0;
};

class LiveTable {
 public:
  // Called once, when it is known; always unless the table is destroyed.
  template <class T>
  using Done = std::function<void(Result<T>)>;

  // The effects outlive it.
  LiveTable(Table table, TableEffects& effects)
      : table_(std::move(table)), effects_(effects), presence_(table_.absent_terms()) {}

  // What people do.

  // How much has happened, whatever who asks is shown of it.
  Table::Shown whole() const { return table_.whole(); }
  // With what is left of the client's time, if `now` is given.
  Result<TableView> view(const Proofs& proofs, std::optional<TimePoint> now = std::nullopt);
  Result<std::string> record(const Proofs& proofs);
  // Publishes the hello, the events from `since` on and who is here to the watcher, then all that
  // happens. An error if the table is closed; who is dismissed in the midst of it hears no other.
  Status watch(Watcher& watcher, int since, TimePoint now);
  // Nothing happens if the watcher is none.
  void leave(Watcher& watcher, TimePoint now);
  // A move, or what somebody does beside the game: answers before it publishes what it came to.
  void move(const Proofs& proofs, MoveMessage message, Done<MoveAnswer> done, TimePoint now);
  // Tells everybody who hears its author a phrase, at once: it is not stored.
  Status say(const Proofs& proofs, const NewPhrase& said);
  // What an invitation is still good for; an error if it is none of this table.
  Result<Invited> invited(const std::string& invitation) const;
  // `person` is the hash of the secret that will prove the seat.
  void claim(const ClaimRequest& request, const Proofs& proofs, const Digest& person,
             Done<Claimed> done);
  // The same without an invitation's secret, where the table stands in the lobby, or for somebody
  // who is invited by name; who sits there already keeps the seat whether that is still so or not.
  enum class Standing { kInLobby, kInvited, kGone };
  void sit(const ClaimRequest& request, const Proofs& proofs, const Digest& person,
           Standing standing, Done<Claimed> done);
  // Adds to chance for those of the client's seats that have contributed nothing yet
  // (docs/fair.md).
  void contribute(const Proofs& proofs, const FairBytes& bytes, Done<MoveAnswer> done,
                  TimePoint now);
  // Deletes a table at which nobody but the client has a seat; else kNotYours.
  void remove(const Proofs& proofs, Done<void> done);
  // What was stored for one secret is proved by another from now on.
  void move_seats(const Digest& from, const Digest& to);
  // The seats that this proved are nobody's and nameless from now on; whoever watches is told.
  void forget(const Digest& person);

  // What the effects have come to.

  void stored(const Status& status, TimePoint now);
  void reloaded(Result<Table> table, TimePoint now);
  void claimed(const Status& status, TimePoint now);
  void removed(const Status& status);
  // The text of a move; an error is a broken promise.
  void thought(Result<std::string> text, TimePoint now);

  // Other nodes at the same table.

  // Who this node is among them.
  void join(const std::string& node) { node_ = node; }
  // Others may have written: reads what is stored, once nothing of its own is being stored.
  void look();
  // Whether what is stored is what it holds, but for who sits there.
  bool agrees(const TableStamp& stamp) const { return table_.agrees(stamp); }
  // Whether so many events, incidents and contributions stand in it.
  bool holds(int ply, int incidents, std::size_t contributed) const {
    return table_.ply() == ply && table_.incidents().count() == incidents &&
           table_.contributions().size() == contributed;
  }
  // Who is here by this node, and by another one, as that says.
  NodeCompany own_company() const;
  void hear_company(const std::string& node, const NodeCompany& company, TimePoint now);
  // The bus is lost: nothing is known of others any more.
  void forget_others(TimePoint now);
  // What somebody has said at another node.
  void hear_phrase(const NewPhrase& said);
  void hear(Unstored unstored, TimePoint now);
  const std::vector<Unstored>& unstored() const { return unstored_; }
  // How long the turn has run, a live clock or a race; others may know that it began before.
  struct Turn {
    int ply = 0;
    int incidents = 0;
    std::chrono::milliseconds elapsed{};
  };
  std::optional<Turn> running_turn(TimePoint now) const;
  void hear_turn(const Turn& turn, TimePoint now);

  // What the lobby shows of it; nothing if it is not listed, has no free seat, or has ended.
  std::optional<Seek> seek() const;
  // On whose account it stands there: the client of somebody who sits and watches, empty if that is
  // at another node, or null.
  const std::string* host_client() const;
  // Those that are open and that nobody is just taking.
  SeatSet free_seats() const;
  SeatSet seats_of(const Proofs& proofs) const { return table_.seats_of(proofs); }
  // The table, once its game is over or given up; else null.
  const Table* ended() const;

  // Whom the game waits for, for those who are not here to see it: only once every seat is taken,
  // and neither in a race nor with a live clock.
  struct Waiting {
    SeatSet seats;
    SeatSet here;  // that an open socket proves
  };
  Waiting waiting() const;
  // Those among them whose clock gives a day or more, and has so little left.
  SeatSet short_of_time(std::chrono::hours left, TimePoint now) const;
  std::optional<Digest> person(Seat seat) const { return table_.person(seat); }
  int seat_count() const { return table_.seat_count(); }
  const std::string& seat_name(Seat seat) const { return table_.name(seat); }
  const OpeningTerms& opening() const { return table_.opening(); }
  std::string_view game() const { return table_.position().game().info().name; }

  // Time and the end.

  // Closes a race whose time is over, ends the time of whoever has none left; tells who is here,
  // and replaces who is absent; tries again what could not be stored.
  void tick(TimePoint now);
  // Whether tick() may have something to do some time.
  bool needs_ticks() const;
  // When tick() may have something to do, if nothing else happens here until then; at most `now` if
  // it may have that already. It is asked anew after whatever happens. Nothing: never.
  std::optional<TimePoint> next_tick(TimePoint now) const;
  // Since when seats are waited for: what is to be recalled when a table that was forgotten is read
  // again.
  const Absences& absences() const { return presence_.absences(); }
  void recall(const Absences& absences) { presence_.recall(absences); }
  // From now on nothing is changed (kReadOnly); what is under way is still answered.
  void stop() { is_stopping_ = true; }
  // Whether nobody needs it: none watches, and nothing is under way that comes to something by
  // itself. A race without an end does not: it opens anew for whoever comes. Nor does a clock by
  // days: the store knows when it is over.
  bool is_idle() const;
  void close(const Error& reason);
  // Why nobody can use it any more.
  const std::optional<Error>& closed() const { return closed_; }
  // Whether it is closed by a promise of ours that broke: what is stored may be as good as ever.
  bool has_failed() const { return has_failed_; }

 private:
  // Who has sent something: a person, or the server for a bot, a stand-in or a race.
  enum class Author { kPerson, kServer };
  struct Seated {
    Watcher* watcher;
    SeatSet seats;
    std::optional<Table::Shown> late = std::nullopt;  // what it has been told, if it watches late
  };
  struct Pending {
    MoveMessage message;
    SeatSet mine;
    Done<MoveAnswer> done;  // none once it is answered
    Author author = Author::kPerson;
    Moment at = {};  // when it came: the time that counts
  };
  struct Storing {
    Pending pending;
    Table::Proposal proposal;
  };
  struct PendingClaim {
    Claim claim;
    Proofs proofs;
    Done<Claimed> done;
    std::optional<FairBytes> contribution = std::nullopt;
  };

  // Does work that keeps our promises; else the table is closed.
  template <class Work>
  void guarded(Work work);

  // What the server itself wants to have happen.
  static Pending of_server(MoveMessage message, Moment at);

  // live_ticks.cc
  std::optional<TimePoint> next_of_window(TimePoint now) const;
  std::optional<TimePoint> next_of_clocks() const;
  bool are_clocks_to_settle() const;

  // live_clocks.cc
  Moment moment(TimePoint now) const { return {now, effects_.unix_s()}; }
  bool has_live_clock() const;
  bool may_time() const;
  void run_out(Moment at);
  void end_time(Seat seat, Moment at);
  void settle_clocks(TimePoint now, const Watcher* but = nullptr);
  NewClocks clock_news(TimePoint now) const;
  void publish_clocks(TimePoint now, const Watcher* but = nullptr);
  void play_forced(TimePoint now);

  // live_nodes.cc
  // Whether the store is asked for something on which all that comes later depends.
  bool is_busy() const { return storing_ || is_looking_; }
  void take_over(Table table, TimePoint now);
  void publish_taken_over(const Table& before, TimePoint now);
  void follow_wish(const Table& before, int ply);
  bool has_live_terms() const;
  bool leads() const { return !others_.leads_before(node_); }
  TimePoint race_time(TimePoint now) const;
  void keep_unstored(const Pending& pending, const std::string& wish_id);
  void remember(Unstored unstored);

  // live_moves.cc
  // Of a move that the server makes itself: that it comes too late, or cannot be stored, may be.
  static void expect_legal(const Result<MoveAnswer>& answer);
  void advance(TimePoint now);
  void answer(Pending& pending, TimePoint now);
  static void tell(Pending& pending, Result<MoveAnswer> answer);
  bool is_other_answer(const MoveMessage& move) const;
  void play(Pending& pending);
  void store(Pending& pending, Table::Proposal proposal);
  void adopt(Storing storing, TimePoint now);
  void not_stored(Storing storing, const Error& error);
  void go_on(TimePoint now);
  void ask_bot();
  void bot_moved(MoveMessage move, TimePoint now);
  const std::string& client() const;

  // live_incidents.cc
  void happen(Pending& pending, TimePoint now);
  void vote(Pending& pending, TimePoint now);
  void open_rematch(Pending& pending);
  void replace_absent(TimePoint now);
  void follow_presence(TimePoint now);
  void seat_watchers();
  Company company() const;
  SeatSet awaited() const;
  void drop_needless_thought();
  void publish_incidents(int from);

  // live_consent.cc
  void hear_consent(Pending& pending, TimePoint now);
  void ask(Pending& pending, TimePoint now);
  void agree(Pending& pending, TimePoint now);
  void follow_consent(TimePoint now);
  void follow_swap(const Incident& swap);
  bool is_swapping() const;
  void resume(Pending& pending);

  // live_fair.cc
  void contribute(Pending& pending);
  void contribute_with(const PendingClaim& pending, TimePoint now);
  void publish_contributions(std::size_t from);

  // live_races.cc
  bool is_yield(const MoveMessage& move) const;
  std::vector<MoveMessage> with_yields(const MoveMessage& move) const;
  std::vector<MoveMessage> yields_before(Seat seat) const;
  void note(Pending& pending, TimePoint now);
  void claim_race(Pending& pending);
  void follow_race(TimePoint now);
  SeatSet racing_bots() const;
  void open_window(TimePoint now);
  void close_window(TimePoint now);
  OpenWindow window_news(TimePoint now) const;

  // live_late.cc
  bool watches_late(const Watcher& watcher, SeatSet seats) const;
  bool has_late_watchers() const;
  std::optional<News> known_at_once(const Seated& seated, const News& news) const;
  void greet_late(Seated& seated, int since, TimePoint now);
  void tell_events(Watcher& watcher, int from, int to);
  void tell_late(Seated& seated, const Table::Shown& shown);
  void follow_late(TimePoint now);

  // live_opening.cc
  std::optional<NewFill> fill_news(TimePoint now) const;
  void follow_fill(TimePoint now);
  bool seek_is_open() const;
  void fill_seats();

  void take_seat(const ClaimRequest& request, SeatSet seats, const Proofs& proofs,
                 const Digest& person, Done<Claimed> done);
  Status check_rated(const ClaimRequest& request, const Digest& person) const;
  Seat seat_for(const ClaimRequest& request, SeatSet invited, SeatSet mine,
                const Digest& person) const;
  void finish_claim(PendingClaim& pending, const Status& status);
  void answer_claim(PendingClaim& pending, const Status& status);
  void drop_thought();
  void greet(Seated& seated, int since, TimePoint now);
  // To all who watch, or all but one.
  void publish(const News& news, const Watcher* but = nullptr);

  Table table_;
  TableEffects& effects_;
  std::vector<Seated> watchers_;
  Presence presence_;
  Consent consent_;
  std::string node_;
  Others others_;
  std::vector<Unstored> unstored_;    // since something was stored last
  std::optional<RaceWindow> window_;  // of the race that is run
  std::deque<Pending> line_;          // moves that wait for the one being stored
  std::optional<Storing> storing_;    // also while its move waits for reloaded()
  std::optional<MoveMessage> asked_;  // what a bot thinks about; its text is missing
  std::deque<PendingClaim> claims_;   // being stored
  std::optional<TimePoint> fill_at_;  // when bots take the free seats
  Done<void> removing_;               // being removed, if there is one
  bool is_looking_ = false;           // what is stored is being read, for others wrote it
  bool is_to_look_ = false;           // once that, or what is being stored, has come to something
  bool is_stalled_ = false;           // what the server did itself could not be stored
  bool is_stopping_ = false;
  std::optional<Error> closed_;
  bool has_failed_ = false;
};

}  // namespace benben
