// All legal steps of a seat in the byte order of their texts: counted at once, made on demand.
//
// The order is buys, the end, moves, refreshes, returns, takes; what a city allows is counted in it
// (city.h), so that listing costs nothing until a step is asked for. A list looks at the state it
// was made from, like a std::string_view at its text: it is of use until that state changes.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "games/ankhor/city.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

// All choices of so many tokens, in the byte order of their texts: C(6 + 2, 3) of 3 from 6 types.
inline constexpr std::size_t kMaxTokenChoices = 56;

// The choices of three tokens that a supply allows (ANK-11), in the byte order of their texts.
class Takes {
 public:
  explicit Takes(Tokens supply);
  int size() const;
  Tokens operator[](int i) const;

 private:
  std::uint64_t set_;  // of all choices
};

class LegalMoves {
 public:
  // The state waits for a step; its seat to move is meant.
  explicit LegalMoves(const State& state);

  int size() const { return buys_ + end_ + moves_ + refreshes_ + returns_ + takes_; }
  Move operator[](int i) const;

 private:
  void count_main(const Tokens& purse);
  void count_ankh_actions();
  int count_buys(std::size_t slot, const Tokens& purse) const;
  Move buy(int i) const;
  Move move(int i) const;
  Move refresh(int i) const;
  Move give_back(int i) const;

  const State* state_;
  int buys_ = 0;
  int end_ = 0;
  int moves_ = 0;
  int refreshes_ = 0;
  int returns_ = 0;
  int takes_ = 0;
  std::array<std::uint16_t, kSlots> slot_buys_{};
  std::uint64_t choices_ = 0;  // of tokens to take or to return
};

// The markers of a slot of which one may be saved on a stack, by a player who has these tokens.
// In the byte order of their letters.
using Savings = FixedList<Colour, 3>;
Savings savings(Tokens price, Tokens purse);

}  // namespace benben::ankhor
