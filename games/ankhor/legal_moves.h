// All legal steps of a seat in the byte order of their texts: counted at once, made on demand.
//
// The order is buys, the end, moves, refreshes, returns, takes; what a city allows is counted in it
// (city.h), so that listing costs nothing until a step is asked for. A list looks at the state it
// was made from, like a std::string_view at its text: it is of use until that state changes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/fixed_list.h"
#include "games/ankhor/city.h"
#include "games/ankhor/state.h"

namespace benben::ankhor {

// All choices of so many tokens, in the byte order of their texts: C(6 + 2, 3) of 3 from 6 types.
inline constexpr std::size_t kMaxTokenChoices = 56;

// All choices of three tokens (ANK-11), and of so many resources, 0 to 3 (ANK-14), in the byte
// order of their texts.
std::span<const Tokens> take_choices();
std::span<const Tokens> return_choices(int resources);

// Which of take_choices() a supply allows, as a bit set.
std::uint64_t takes_within(Tokens supply);
// Calls `visit(tokens)` for each of them, in their order.
template <class Visit>
void each_take(Tokens supply, Visit visit) {
  for (std::uint64_t left = takes_within(supply); left != 0; left &= left - 1) {
    visit(take_choices()[static_cast<std::size_t>(std::countr_zero(left))]);
  }
}

class LegalMoves {
 public:
  // The state waits for a step; its seat to move is meant.
  explicit LegalMoves(const State& state);

  int size() const { return buys_ + end_ + moves_ + refreshes_ + returns_ + takes_; }
  Move operator[](int i) const;

  // Calls `visit(move, number)` for all, in their order and faster than one by one. The number of a
  // buy or a move is that of its place among the city's free ones, of a take or a return that of
  // its tokens among take_choices() or return_choices(), and 0 of any other.
  template <class Visit>
  void each(Visit visit) const;

 private:
  void count_main(const Tokens& purse);
  void count_ankh_actions();
  int count_buys(std::size_t slot, const Tokens& purse) const;
  Move buy(int i) const;
  Move move(int i) const;
  Move refresh(int i) const;
  Move give_back(int i) const;
  template <class Visit>
  void each_buy(std::size_t slot, Visit& visit) const;
  template <class Visit>
  void each_move(Visit& visit) const;

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

template <class Visit>
void LegalMoves::each_buy(std::size_t slot, Visit& visit) const {
  const Player& player = current(*state_);
  const Tokens purse = ankhor::purse(player);
  const Tokens price = state_->prices[slot];
  const Savings saved = savings(price, purse);
  const bool ground = purse.contains(price);
  const TileSet alike = player.city.of_colour[colour_of(*state_->row[slot])];
  Move move{.step = Step::kBuy, .slot = static_cast<std::uint8_t>(slot)};
  for (int number = 0; number < player.city.open.size(); ++number) {
    const OpenPlace& open = player.city.open[number];
    move.to = open.place;
    move.saved = std::nullopt;
    if (open.place.level == 0) {
      if (ground) visit(move, number);
      continue;
    }
    if ((open.touching & alike).empty()) continue;
    for (const Colour colour : saved) {
      move.saved = colour;
      visit(move, number);
    }
  }
}

template <class Visit>
void LegalMoves::each_move(Visit& visit) const {
  const City& city = current(*state_).city;
  for (const std::size_t from : city.all() - city.covered) {
    for (int number = 0; number < city.open.size(); ++number) {
      if (!may_move_to(city, from, city.open[number])) continue;
      visit(
          Move{.step = Step::kMove, .from = city.tiles[from].place, .to = city.open[number].place},
          number);
    }
  }
}

template <class Visit>
void LegalMoves::each(Visit visit) const {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (slot_buys_[slot] > 0) each_buy(slot, visit);
  }
  if (end_ > 0) visit(Move{.step = Step::kEnd}, 0);
  if (moves_ > 0) each_move(visit);
  for (int i = 0; i < refreshes_; ++i) visit(refresh(i), 0);
  for (std::uint64_t left = choices_; left != 0; left &= left - 1) {
    const int number = std::countr_zero(left);
    // A seat either returns or takes.
    if (returns_ > 0) {
      const auto [resources, ankhs] = excess(current(*state_).tokens);
      const Tokens given = return_choices(resources)[static_cast<std::size_t>(number)];
      visit(Move{.step = Step::kReturn, .tokens = given + Tokens::of(Token::kAnkh, ankhs)}, number);
    } else {
      visit(Move{.step = Step::kTake, .tokens = take_choices()[static_cast<std::size_t>(number)]},
            number);
    }
  }
}

}  // namespace benben::ankhor
