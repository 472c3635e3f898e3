// Steps of a turn (ANX-11, ANX-20, ANX-50) and the list of the legal ones.
//
// The one idea: the list is not written out. It holds which stones and pairs can be crossed out, in
// the order of their texts, with how many ways each can be paid; a move is made when asked for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/fixed_list.h"
#include "games/anubixx/block.h"
#include "games/anubixx/colours.h"
#include "games/anubixx/quarry.h"
#include "games/anubixx/sheets.h"
#include "games/anubixx/stones.h"

namespace benben::anubixx {

enum class Step : std::uint8_t { kEnd, kStone, kPair };

// Crosses out a stone or a pair of the mosaic, each stone with its payment, or ends the turn. What
// a step does not use is zero.
// (No member has a first value: that would write whole lists of moves before they are filled.)
struct Move {
  Step step;
  Stone stone;
  Payment payment;
  Stone second;
  Payment second_payment;

  static constexpr Move end() { return {Step::kEnd, {}, {}, {}, {}}; }
  static constexpr Move single(Stone stone, Payment payment) {
    return {Step::kStone, stone, payment, {}, {}};
  }
  static constexpr Move pair(Stone stone, Payment payment, Stone second, Payment second_payment) {
    return {Step::kPair, stone, payment, second, second_payment};
  }
  constexpr int stones() const { return step == Step::kEnd ? 0 : step == Step::kPair ? 2 : 1; }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// What a builder has to pay with.
struct Funds {
  const Sheet& sheet;
  int last_quarry;  // number of the last crossed quarry stone, 0 for none
  int jokers;
  Dice available;
};

// How a builder can pay now.
class Purse {
 public:
  explicit Purse(const Funds& funds)
      : sheet_(funds.sheet),
        right_(right_of(funds.last_quarry)),
        dice_(funds.available),
        jokers_(funds.jokers),
        stones_left_(funds.sheet.quarry_sizes(right_)) {
    // Without a branch, as nobody can foretell dice.
    for (const Colour colour : kColours) {
      const unsigned has_die = dice_.count(colour) > 0 ? 1 : 0;
      const unsigned others = stones_left_[index(colour)] + (jokers_ > 0 ? 1u : 0u);
      ways_[index(colour)] = static_cast<std::uint16_t>(has_die | (others & (has_die - 1)));
    }
  }

  Colour colour(Stone stone) const { return sheet_.colour(stone); }

  // How a stone of the colour may be paid: by die if one is available, otherwise from the quarry or
  // by joker (ANX-12 to ANX-14).
  PaymentSet payments(Colour colour) const {
    return dice_.count(colour) > 0 ? PaymentSet::of(Payment::kDie) : quarry(colour) | joker();
  }
  // How many ways payments() has.
  int ways(Colour colour) const { return ways_[index(colour)]; }
  // All stones of colours that can be paid for, and perhaps some that the block does not have.
  StoneSet payable() const;
  // How many ways there are to pay two mosaic stones of these colours (ANX-20), and the n-th of
  // them in the order of the texts.
  int pair_count(Colour one, Colour two) const {
    return one == two ? equal_pairs(one) : different_pairs(one, two);
  }
  std::pair<Payment, Payment> pair_payments(Colour one, Colour two, int n) const;

 private:
  PaymentSet joker() const { return jokers_ > 0 ? PaymentSet::of(Payment::kJoker) : PaymentSet(); }
  // Right of the last crossed stone.
  PaymentSet quarry(Colour colour) const { return sheet_.quarry(colour) & right_; }
  // Whether both could be paid by joker, but only one is left.
  bool joker_is_short(Colour one, Colour two) const {
    return jokers_ == 1 && dice_.count(one) == 0 && dice_.count(two) == 0;
  }
  int different_pairs(Colour one, Colour two) const {
    return ways(one) * ways(two) - (joker_is_short(one, two) ? 1 : 0);
  }
  // quarry(colour).size()
  int quarry_size(Colour colour) const { return stones_left_[index(colour)]; }
  int equal_pairs(Colour colour) const;
  // How the second of two stones of the colour may be paid when the first is paid so, in the one
  // order in which such payments are written (ANX-20).
  PaymentSet second_payments(Colour colour, Payment first) const;

  Sheet sheet_;
  PaymentSet right_;  // of the last crossed quarry stone
  Dice dice_;
  int jokers_;
  QuarrySizes stones_left_;
  std::array<std::uint16_t, kColourCount> ways_;  // a list asks for each colour often
};

// The legal moves of a builder, in the byte order of their texts.
class MoveList {
 public:
  // (The purse is made where the list keeps it: to copy one just written stalls the processor.)
  MoveList(const Funds& funds, const Block& block, StoneSet crossed, int stones_left);

  int size() const { return size_; }
  Move operator[](int n) const;

 private:
  // Stones or pairs and, with those before it, in how many ways they can be paid.
  // (No member has a first value: that would write all groups, 8 ns a list.)
  struct Group {
    Step step;
    Stone stone;
    Stone second;
    std::uint16_t end;
  };
  // Pairs of neighbours; stones of the pyramid, none of which rests on another, so that there are
  // at most as many as in row 1; two of the arch; the end.
  static constexpr int kMaxGroups = kMosaicPairs + kPyramidRows + 2 + 1;

  class Writer;

  Purse purse_;
  FixedList<Group, kMaxGroups> groups_;
  int size_ = 0;
};

}  // namespace benben::anubixx
