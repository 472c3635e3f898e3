// Table: the fold of one table's events, and what a move comes to before anything is stored.
//
// A table in memory is never ahead of the store: decide() changes nothing and gives a proposal;
// when its events are durable, adopt() makes them the position (P1).
//
// Beside the game stand its incidents (incidents.h): who has come and gone. They go the same way,
// one order, decided and adopted.
//
// Its functions stand in seven files: the fold and moves in table.cc, who sits there and what is
// told of it in table_seats.cc, incidents in table_incidents.cc, those that need the consent of all
// in table_consent.cc, clocks in table_clocks.cc, chance in table_chance.cc, what is shown late in
// table_late.cc.
//
// Invariant: the position never waits for chance. What chance decides is drawn when it becomes due
// and is stored in one transaction with the move that led to it, so nothing unknown exists (P7),
// but the seed of its chance (fair/draws.h), which leaves the table in its record alone, once it
// has ended.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "fair/draws.h"
#include "store/stamp.h"
#include "table/clocks.h"
#include "table/contest_table.h"
#include "table/incidents.h"
#include "table/values.h"

namespace benben {

// The key that the chance event at a ply is drawn from.
using ChanceKeys = std::function<std::uint64_t(int ply)>;
// Draws all chance events that are due, the first of them at that ply.
void draw_chance(AnyPosition& position, int ply, std::vector<StoredEvent>& events,
                 const ChanceKeys& keys);
// Gives a table that is made a seed for its chance: its record, which has no events yet, the tags
// that bind the table to it, and its header; then draws what chance decides first.
void open_chance(StoredTable& table, Record record, const FairBytes& seed, AnyPosition& position);

// When a table was made.
inline constexpr std::string_view kDateTag = "Date";
// The terms of races as tags, so that everybody who reads the record knows them.
void add_race_tags(Record& record, const RaceTerms& terms);

// What a table has of its own when it is made.
struct TableBirth {
  std::string id;
  std::string date;
  std::int64_t created_s = 0;  // Unix time
  FairBytes seed{};            // of its chance, drawn for it alone
};

class Table {
 public:
  // kDamaged, with the event's number, if the stored events do not fold. Whether there are such
  // bots as the seats say, others know.
  static Result<Table> fold(StoredTable stored);

  const std::string& id() const { return id_; }
  int ply() const { return static_cast<int>(record_.events.size()); }
  const AnyPosition& position() const { return *position_; }
  std::span<const Event> events_from(int ply) const {
    return std::span(record_.events).subspan(static_cast<std::size_t>(ply));
  }
  TableView view(SeatSet you) const;
  // The record so far, with the names of the seats and the result if the game is over.
  std::string record() const;
  // What of it is for who proves these seats.
  std::string record(SeatSet reader) const;

  // The seats that a client proves, and those of other people.
  SeatSet seats_of(const Proofs& proofs) const;
  SeatSet seats_of_others(const Proofs& proofs) const;
  std::vector<SeatView> seat_views() const;
  // The seats that an invitation is for, claimed or not.
  SeatSet invited(const Digest& invitation) const;
  // Those among them that nobody has.
  SeatSet open_among(SeatSet seats) const;
  bool is_open(Seat seat) const {
    return !seats_[at(seat)].token.has_value() && seats_[at(seat)].bot.empty();
  }
  void seat_person(const Claim& claim);
  // Whether the same people and bots sit there.
  bool has_seats_of(const Table& other) const { return seats_ == other.seats_; }
  // What proves it, if it is anybody's.
  std::optional<Digest> person(Seat seat) const { return seats_[at(seat)].token; }
  int seat_count() const { return static_cast<int>(seats_.size()); }
  // What its person is called; empty if they said nothing.
  const std::string& name(Seat seat) const { return seats_[at(seat)].name; }
  // For good.
  void seat_bot(Seat seat, std::string bot) { seats_[at(seat)].bot = std::move(bot); }
  // The seats that stood open at first and are not a bot's.
  SeatSet guests() const;
  void move_seats(const Digest& from, const Digest& to);
  void forget(const Digest& person);

  // Who runs the race of this position, in the order in which a record has them answer; nobody if
  // there is none.
  std::vector<Seat> racers() const;
  // How long races are open at this table, and how long a claim lasts; nothing: until all have
  // answered.
  std::optional<std::chrono::seconds> window_length() const;
  // Who has claimed the race of this position.
  std::optional<Seat> claimant() const;
  // The position after such moves, which are legal.
  std::unique_ptr<AnyPosition> position_after(std::span<const MoveMessage> moves) const;
  // The game so far, and such moves behind it.
  GameCourse course_with(std::span<const MoveMessage> moves) const;

  // The seat that is to act, if a machine plays it, and what make_bot() takes for it: the seat's
  // own bot, or the stand-in of its person; empty if its person plays.
  std::optional<Seat> bot_to_act() const;
  const std::string& bot(Seat seat) const;
  // The bot of the terms, whether it plays now or not.
  const std::string& stand_in() const { return stand_in_; }

  const AbsentTerms& absent_terms() const { return absent_terms_; }
  const OpeningTerms& opening() const { return opening_; }
  // Whether a client that proves these seats may see what happens here.
  bool may_watch(SeatSet seats) const {
    return opening_.watch != OpeningTerms::Watch::kPlayers || !seats.empty();
  }
  // table_late.cc
  // How much of a table somebody knows.
  struct Shown {
    int ply = 0;
    int incidents = 0;
  };
  // All that has happened: what everybody else sees.
  Shown whole() const { return {ply(), incidents_.count()}; }
  // Whether who proves these seats sees the game late now.
  bool is_late(SeatSet seats) const;
  // What those are shown at that Unix time.
  Shown shown_late(std::int64_t unix_s) const;
  std::vector<SeatView> seat_views(const Shown& shown) const;
  TableView late_view(const Shown& shown) const;
  std::string late_record(const Shown& shown) const;
  // Whether it is a tournament's: then somebody waits for its result, and machines play on when its
  // people have gone.
  bool is_contest() const { return record_.tag(kTournamentTag) != nullptr; }
  // As the lobby shows it; nothing if it is not listed or no seat is free.
  std::optional<Seek> seek() const;
  const Incidents& incidents() const { return incidents_; }
  // Whether the rules have ended the game; whether its people have.
  bool is_over() const { return position_->next().is_over(); }
  bool is_given_up() const;
  // The seats that are to act: none once the game has ended, or while it is adjourned.
  SeatSet turn() const;
  // Whether a person has moved, or somebody gave up.
  bool was_played() const { return !plies_.empty() || !incidents_.resigned().empty(); }
  // Whether a seat's move stands, or one was taken back: then everybody keeps their seat.
  bool has_begun() const;
  // Whether all people here have machines play for them: then nobody plays.
  bool is_left() const;
  // The seats that people have taken and play themselves.
  SeatSet players() const;
  // The seats that machines play in this position though they are people's.
  SeatSet stand_ins() const { return incidents_.stand_ins() | incidents_.forced(ply()); }

  // table_clocks.cc
  // Nothing at a table without clocks.
  const std::optional<Clocks>& clocks() const { return clocks_; }
  // The seats whose clocks should run: those of people that the game waits for, once every seat is
  // taken, and nobody's in a race.
  SeatSet clocked() const;
  // Has those clocks run, and no others, where that need not be stored.
  void run_clocks(Moment at) { clocks_->run(clocked(), at); }
  // The same table read anew, at which nothing was played meanwhile: live clocks, which are stored
  // as they stood when they began, run on.
  void keep_time(const Table& before);
  // They have run at least since then, as another node says.
  void begin_clocks_by(TimePoint begun) { clocks_->begin_by(begun); }

  // What was answered the first time, or an error if its move_id stands for something else; nothing
  // if it is new.
  std::optional<Result<MoveAnswer>> first_answer(const MoveMessage& message) const;
  // Whether a seat's person may do such a thing now, before a game or a race is asked.
  Status check_person(const MoveMessage& message) const;

  // An accepted move and the chance that follows it, or an incident, not stored yet.
  struct Proposal {
    Append append;
    int ply = 0;  // of the move: yields of a race may stand before it
    std::unique_ptr<AnyPosition> position = nullptr;  // after it; none where nothing is played
    std::optional<Clocks> clocks = std::nullopt;      // after it
    SeatSet begun = {};                               // the clocks that it starts
  };
  // Plays moves in their order: the last is somebody's, who saw `expected_ply` events; before it
  // stand the yields of a race, which are legal.
  // `random_key` is for the chance of a table of an earlier version, which has no seed.
  Result<Proposal> decide(std::span<const MoveMessage> moves,
                          const std::function<std::uint64_t()>& random_key) const;
  // A claim of the race; the first counts.
  Result<Proposal> decide_claim(const MoveMessage& claim) const;
  // An incident that check_person(), or the terms, allow; `birth` is that of the rematch's table.
  Proposal decide_incident(const MoveMessage& message) const;
  Proposal decide_rematch(const MoveMessage& message, const TableBirth& birth) const;
  // What somebody may ask of all the others, as the incident that it comes to.
  Result<Incident> check_wish(const MoveMessage& message) const;
  // At that Unix time, which a pause keeps.
  Proposal decide_wish(const Incident& wish, const std::string& move_id, std::int64_t unix_s) const;
  // Whether decide() would take them.
  Status check(std::span<const MoveMessage> moves) const;
  // What those of the seats that have contributed nothing yet add to chance; nothing to store if
  // there are none.
  Result<std::optional<Proposal>> decide_contribution(SeatSet seats, const FairBytes& bytes) const;
  // All that was contributed, in the order in which it was.
  std::span<const Contribution> contributions() const;
  // Whether what is stored is what it holds, but for who sits there.
  bool agrees(const TableStamp& stamp) const;
  // Nothing but clocks that begin.
  Proposal decide_clocks() const;
  // Whether its game is rated and ends with what is proposed.
  bool ends_rated(const Proposal& proposal) const;
  // What the clocks come to with it; its message came at that moment.
  void time(Proposal& proposal, const MoveMessage& message, Moment at) const;
  // The clocks of whoever is waited for next begin when it is told.
  void adopt(Proposal proposal, Moment told);

 private:
  Table() = default;
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  std::optional<Seat> host() const;
  SeatSet persons() const { return persons_of(seats_); }
  static SeatSet persons_of(const std::vector<StoredSeat>& seats);
  Status read_terms();
  Status restore_clocks(const std::optional<StoredClocks>& stored);
  void note_decisions();
  SeatSet clocked(const AnyPosition& position, int ply, const Incidents& incidents,
                  const std::vector<StoredSeat>& seats) const;
  bool is_given_up(const AnyPosition& position, const Incidents& incidents) const;
  Status check_draw() const;
  Status check_swap(const MoveMessage& message) const;
  Result<int> undo_to(Seat seat) const;
  std::unique_ptr<AnyPosition> position_at(int ply) const;
  void take_back(int to);
  static void change_places(std::vector<StoredSeat>& seats, const Incident& swap);
  void change_places(const Incident& swap);
  // Of nothing yet, where the table stands.
  Proposal proposal() const;
  Seek bare_seek() const;
  Status replay(const std::vector<StoredEvent>& events);
  Status replay(const std::vector<StoredIncident>& incidents);
  Result<MoveAnswer> answer_again(const MoveMessage& message, const StoredIncident& stored) const;
  StoredTable rematch_table(const TableBirth& birth) const;
  Status restore_chance(const StoredTable& stored);
  // With what was contributed until that ply.
  void add_chance_tags(Record& record, int ply) const;
  int contributed() const { return static_cast<int>(contributions().size()); }
  void add(const StoredEvent& event);
  int turn_begin() const;
  std::span<const StoredIncident> told_to(SeatSet reader) const;
  std::string record_with(std::span<const StoredIncident> incidents) const;
  void add_seats(Record& record) const;
  void add_incident(Record& record, int number) const;
  bool allows_claims() const;
  bool may_claim(Seat seat) const;
  bool is_claim_again(const MoveMessage& message) const;
  Status check_ply(const MoveMessage& message) const;
  Result<std::unique_ptr<AnyPosition>> play(std::span<const MoveMessage> moves) const;

  std::string id_;
  std::string header_;
  std::vector<StoredSeat> seats_;
  Record record_;
  std::unique_ptr<AnyPosition> position_;
  std::unordered_map<std::string, int> plies_;  // by move_id
  std::vector<std::int64_t> times_;             // of the events; 0 where that was not kept
  std::optional<RaceClaim> claim_;              // the last, of a race that may be over
  AbsentTerms absent_terms_;
  OpeningTerms opening_;
  Seek seek_;  // without seats
  std::string stand_in_;
  Incidents incidents_;
  std::optional<Clocks> clocks_;
  std::optional<FairDraws> draws_;  // none at a table of an earlier version
};

}  // namespace benben
