// Consent: what somebody at a table asks of all the others, and who has agreed (docs/protocol.md,
// Consent). One thing at a time; nothing of it is stored but what it comes to.
//
// Whether something may be asked for the table knows (Table::check_wish). Time is given by the
// caller.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "core/incident.h"
#include "core/seat.h"
#include "store/stored.h"
#include "table/clock.h"
#include "table/values.h"

namespace benben {

// The words of what can be asked for are those of the incidents.
constexpr bool is_wish(Incident::Kind kind) {
  using Kind = Incident::Kind;
  return kind == Kind::kUndo || kind == Kind::kDraw || kind == Kind::kAdjourn ||
         kind == Kind::kSwap;
}

class Consent {
 public:
  using End = NewAsked::End;

  // How long an answer is waited for.
  static constexpr std::chrono::seconds kTime{60};
  static constexpr std::chrono::seconds kDrawTime{600};

  bool is_open() const { return open_.has_value(); }
  // What all have to agree to; requires that it is open.
  const Incident& wish() const { return open_->wish; }
  // Whether the seat has asked for the same since something was played last.
  bool has_asked(const Incident& wish) const { return asked_.contains(asked_for(wish)); }
  bool is_over(TimePoint now) const { return open_ && now >= open_->until; }
  // When what is open will be over.
  std::optional<TimePoint> until() const {
    return open_ ? std::optional(open_->until) : std::nullopt;
  }

  // The id of the message that asked for what is open, which has that number; requires that it is.
  const std::string& asked_by() const { return open_->move_id; }
  int number() const { return open_->number; }

  // Somebody asks, by a message with this id; nothing else is open.
  NewAsked ask(const Incident& wish, SeatSet awaited, const std::string& move_id, TimePoint now);
  // Whether what is open has this number and waits, or waited, for the seat.
  bool is_asked(Seat seat, int number) const;
  // Whether the seat that asked withdraws it by declining.
  bool is_askers(Seat seat, int number) const;
  bool has_agreed(Seat seat) const { return open_->agreed.contains(seat); }
  // Whether nobody else is waited for.
  bool decides(Seat seat) const;
  // The seat agrees, which does not decide.
  NewAsked agree(Seat seat, const std::string& move_id, TimePoint now);
  NewAsked end(End end, Seat by = {});

  // What is open now, for whoever comes.
  std::optional<NewAsked> news(TimePoint now) const;
  // Whether a message asked or agreed already with its id; whether its id stands for another one.
  bool is_again(const MoveMessage& message) const;
  bool is_other(const MoveMessage& message) const;
  // What becomes of it by what is stored, if that ends it.
  std::optional<NewAsked> follow(const Append& stored);

 private:
  struct Open {
    int number = 0;
    Incident wish;
    SeatSet awaited;
    std::string move_id;
    std::map<Seat, std::string> agreed;  // move_id by seat
    TimePoint until;
  };
  using AskedFor = std::tuple<Seat, Incident::Kind, Seat>;
  static AskedFor asked_for(const Incident& wish) { return {wish.seat, wish.kind, wish.other}; }
  NewAsked told(const Open& open) const;
  SeatSet agreed() const;

  std::optional<Open> open_;
  int count_ = 0;
  std::set<AskedFor> asked_;
};

}  // namespace benben
