// Client: a person at a table, or somebody who only looks on, who plays at random, makes mistakes,
// sends twice, goes away and comes back.
//
// It keeps a page's promises: every message that is not answered is sent again under the same
// move_id, over whatever connection there is, and it comes back with what it has folded.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "simulate/dice.h"
#include "simulate/fold.h"
#include "simulate/party.h"
#include "simulate/sent.h"

namespace benben::simulate {

class Wire;
class World;

class Client {
 public:
  enum class Role { kHost, kGuest, kOnlooker };
  struct Identity {
    int number = 0;
    Role role = Role::kHost;
    Digest person{};
    std::string account = {};  // its name, if it has one
  };

  Client(World& world, Party& party, Identity identity, Dice dice);
  ~Client();

  // Looks at the table, and does something or not; then plans when to look again.
  void act();
  // Of its wire.
  void hear(const std::string& text);
  void hang_up();
  // Goes away for a while, without a word.
  void go_away(Ms time);

  Proofs proofs() const { return {identity_.person}; }
  bool is_seated() const { return is_seated_; }
  std::string address() const { return "192.0.2." + std::to_string(identity_.number % 200 + 1); }
  const Identity& identity() const { return identity_; }
  const Party& party() const { return party_; }
  bool has_ended() const { return fold_.is_greeted() && fold_.has_ended(); }

 private:
  // What was sent and is not answered.
  struct Unanswered {
    std::string move_id;
    std::string text;
    TimePoint sent;
  };

  void come();
  void make_table();
  void take_seat();
  void connect();
  void plan_next();
  void play();
  void answer_wishes();
  bool do_something_else();
  bool race(SeatSet seats);
  void move(Seat seat, std::string text);
  void move_late(Seat seat);
  std::string choose(const AnyPosition& position);
  // A message about a seat; `rest` are its further members. Its author has seen so many events more
  // or less than it knows.
  void send(const std::string& type, Seat seat, const std::string& rest, std::string text = "",
            int beside = 0);
  void send_again();
  void follow(const Heard& heard);

  World& world_;
  Party& party_;
  Identity identity_;
  Dice dice_;
  Fold fold_;
  std::shared_ptr<Wire> wire_;
  std::optional<Unanswered> unanswered_;
  TimePoint away_until_{};
  TimePoint asked_until_{};  // a request is under way that long
  int sent_ = 0;
  bool is_seated_ = false;
};

}  // namespace benben::simulate
