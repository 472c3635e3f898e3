// Table: the fold of one table's events, and what a move comes to before anything is stored.
//
// A table in memory is never ahead of the store: decide() changes nothing and gives a proposal;
// when its events are durable, adopt() makes them the position (P1).
//
// Invariant: the position never waits for chance. What chance decides is drawn when it becomes due
// and is stored in one transaction with the move that led to it, so nothing unknown exists (P7).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "server/protocol.h"
#include "server/window.h"
#include "store/store.h"

namespace benben {

// The hashes of all secrets that a client shows.
using Proofs = std::vector<Digest>;

// A table as create_table() makes it, before it is stored.
struct NewTable {
  StoredTable stored;
  Created created;
};

// Draws the set-up and the invitations; an error if the game refuses the players or options, or if
// there is no seat for a person. `person` proves the creator's seats.
Result<NewTable> create_table(const CreateRequest& request, const Digest& person,
                              const Clock& clock);

class Table {
 public:
  // kDamaged, with the event's number, if the stored events do not fold.
  static Result<Table> fold(StoredTable stored);

  int ply() const { return static_cast<int>(record_.events.size()); }
  const AnyPosition& position() const { return *position_; }
  std::span<const Event> events_from(int ply) const {
    return std::span(record_.events).subspan(static_cast<std::size_t>(ply));
  }
  TableView view(SeatSet you) const;
  // The record so far, with the names of the seats and the result if the game is over.
  std::string record() const;

  // The seats that a client proves, and those of other people.
  SeatSet seats_of(const Proofs& proofs) const;
  SeatSet seats_of_others(const Proofs& proofs) const;
  std::vector<SeatView> seat_views() const;
  // The seat that an invitation is for, claimed or not.
  std::optional<Seat> invited(const Digest& invitation) const;
  bool is_open(Seat seat) const { return !seats_[at(seat)].token.has_value(); }
  void seat_person(Seat seat, const Digest& token, std::string name);
  void move_seats(const Digest& from, const Digest& to);

  // The window of the race that is run in this position; there is one.
  RaceWindow open_window(TimePoint now) const;
  // The position in which a seat answers: in a race, after the yields of those before it.
  std::unique_ptr<AnyPosition> position_of(Seat seat) const;

  // The seat that is to act, if a machine holds it, and what make_bot() takes for it.
  std::optional<Seat> bot_to_act() const;
  const std::string& bot(Seat seat) const { return seats_[at(seat)].bot; }

  // An accepted move and the chance that follows it, not stored yet.
  struct Proposal {
    Append append;
    int ply = 0;                            // of the move: yields of a race may stand before it
    std::unique_ptr<AnyPosition> position;  // after it
  };
  // The ply at which a repeated move was accepted the first time, or what is to be stored.
  using Decision = std::variant<int, Proposal>;
  // `window`: of the race that is run, for the yields that were sent in it.
  Result<Decision> decide(const MoveMessage& move, SeatSet mine,
                          const std::optional<RaceWindow>& window) const;
  void adopt(Proposal proposal);

 private:
  Table() = default;
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  Status replay(const std::vector<StoredEvent>& events);
  void add(const StoredEvent& event);
  void add_yields(Proposal& proposal, Seat until, const std::optional<RaceWindow>& window) const;
  Result<Decision> repeated(const MoveMessage& move, int ply) const;

  std::string id_;
  std::string header_;
  std::vector<StoredSeat> seats_;
  Record record_;
  std::unique_ptr<AnyPosition> position_;
  std::unordered_map<std::string, int> plies_;  // by move_id
};

}  // namespace benben
