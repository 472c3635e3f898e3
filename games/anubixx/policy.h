// What Anubixx tells a search: which steps deserve a thought, and what each is worth.
//
// The one idea: a stone is worth what it brings on average until the end, and costs what its
// payment would bring; that orders the steps of a turn well enough for playing on at full speed.
#pragma once

#include <array>
#include <cstddef>

#include "core/fixed_list.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

struct Appraised {
  Move move;
  int worth;  // in sixteenths of a point, cost taken off; 0 for the end of the turn
};

// The steps that are not plainly worse than another one, in no particular order: of several quarry
// stones only the nearest pays, as those that are passed are lost (ANX-13).
class AppraisedMoves {
 public:
  // Of the builder whose turn it is.
  explicit AppraisedMoves(const State& state);

  int size() const { return moves_.size(); }
  const Appraised& operator[](int i) const { return moves_[i]; }
  // The step of most worth, among equals the first.
  const Appraised& best() const;

 private:
  // What things are worth now; in the last round just their points.
  struct Prices {
    int bonus;
    int quarry;
    int joker;
  };
  // The ways to pay one stone: a die, or the nearest quarry stone and a joker.
  using Ways = FixedList<Payment, 2>;

  Ways ways_to_pay(Colour colour) const;
  PaymentSet quarry(Colour colour) const;
  void add_single(Stone stone);
  void add_pair(Stone one, Stone two);
  void add_two_colours(Stone one, Stone two, int worth);
  void add_equal_colours(Stone one, Stone two, int worth);
  void add_paid(Stone one, Payment payment, Stone two, Payment second_payment, int worth);
  void add(const Move& move, int worth);
  int worth_of(StoneSet stones) const;
  int stone_worth(Stone stone) const { return stone_worths_[index(building_of(stone))]; }
  int bonuses_of(StoneSet stones, StoneSet crossed) const;
  int points_of(StoneSet crossed) const;
  int cost(Payment payment) const;

  const State& state_;
  const Builder& builder_;
  const Sheet& sheet_;
  Dice dice_;
  bool last_round_;  // somebody has completed two buildings
  Prices prices_;
  std::array<int, kBuildings> stone_worths_;
  int points_now_;
  FixedList<Appraised, kMaxCandidates> moves_;
};

}  // namespace benben::anubixx
