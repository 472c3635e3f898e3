#include "games/ankhor/legal_moves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

// All choices of `count` tokens among the first `types` types, in the byte order of their texts,
// and for each type which of them take at most 0, 1, 2... of it.
struct TokenChoices {
  std::array<Tokens, kMaxTokenChoices> choices{};
  std::size_t size = 0;
  std::array<std::array<std::uint64_t, kTokensTaken + 1>, kTokenCount> fitting{};

  // The choices that these tokens allow, as a bit set.
  std::uint64_t within(Tokens tokens) const {
    std::uint64_t set = ~std::uint64_t{0};
    for (const Token token : kTokens) {
      set &= fitting[index(token)][static_cast<std::size_t>(std::min(tokens[token], kTokensTaken))];
    }
    return set;
  }
};

using ChoiceText = std::array<char, kTokensTaken + 1>;  // ends with a zero
constexpr ChoiceText text_of(Tokens tokens) {
  ChoiceText text{};
  std::size_t size = 0;
  for (const Token token : kTokens) {
    for (int i = 0; i < tokens[token]; ++i) text[size++] = letter_of(token);
  }
  return text;
}

constexpr void add_choices(TokenChoices& table, Tokens chosen, int left, std::size_t type,
                           std::size_t types) {
  if (left == 0) {
    table.choices[table.size++] = chosen;
    return;
  }
  for (; type < types; ++type) {
    add_choices(table, chosen + Tokens::of(kTokens[type]), left - 1, type, types);
  }
}

constexpr TokenChoices make_choices(int count, std::size_t types) {
  TokenChoices table;
  add_choices(table, {}, count, 0, types);
  const auto end = table.choices.begin() + static_cast<std::ptrdiff_t>(table.size);
  std::sort(table.choices.begin(), end,
            [](Tokens one, Tokens other) { return text_of(one) < text_of(other); });
  for (const Token token : kTokens) {
    for (int most = 0; most <= kTokensTaken; ++most) {
      for (std::size_t i = 0; i < table.size; ++i) {
        if (table.choices[i][token] > most) continue;
        table.fitting[index(token)][static_cast<std::size_t>(most)] |= std::uint64_t{1} << i;
      }
    }
  }
  return table;
}

constexpr TokenChoices kTakes = make_choices(kTokensTaken, kTokenCount);
// By how many resources exceed: three at most, since nobody gets more in a turn (ANK-11).
constexpr std::array<TokenChoices, kTokensTaken + 1> kReturns = {
    make_choices(0, kColourCount), make_choices(1, kColourCount), make_choices(2, kColourCount),
    make_choices(3, kColourCount)};

// By a loop, which is shorter than nth_bit(): the page fetches this before the first move.
Tokens nth_choice(const TokenChoices& all, std::uint64_t set, int n) {
  for (; n > 0; --n) set &= set - 1;
  return all.choices[static_cast<std::size_t>(std::countr_zero(set))];
}

const TokenChoices& returns_of(const State& state) {
  return kReturns[static_cast<std::size_t>(excess(current(state).tokens).resources)];
}

}  // namespace

std::span<const Tokens> take_choices() { return std::span(kTakes.choices).first(kTakes.size); }
std::span<const Tokens> return_choices(int resources) {
  const TokenChoices& table = kReturns[static_cast<std::size_t>(resources)];
  return std::span(table.choices).first(table.size);
}

Savings savings(Tokens price, Tokens purse) {
  Savings savings;
  for (const Colour colour : kColoursByLetter) {
    const Tokens saved = Tokens::of(token_of(colour));
    if (price.contains(saved) && purse.contains(price - saved)) {
      savings.push_back(colour);
    }
  }
  return savings;
}

std::uint64_t takes_within(Tokens supply) { return kTakes.within(supply); }

LegalMoves::LegalMoves(const State& state) : state_(&state) {
  if (state.phase == Phase::kReturn) {
    choices_ = returns_of(state).within(current(state).tokens);
    returns_ = std::popcount(choices_);
    return;
  }
  if (state.phase == Phase::kMain) {
    count_main(purse(current(state)));
  } else {
    end_ = 1;
  }
  count_ankh_actions();
}

void LegalMoves::count_main(const Tokens& purse) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state_->row[slot]) continue;
    slot_buys_[slot] = static_cast<std::uint16_t>(count_buys(slot, purse));
    buys_ += slot_buys_[slot];
  }
  choices_ = takes_within(state_->supply);
  takes_ = std::popcount(choices_);
}

int LegalMoves::count_buys(std::size_t slot, const Tokens& purse) const {
  const City& city = current(*state_).city;
  const Tokens price = state_->prices[slot];
  int buys = purse.contains(price) ? city.ground_places : 0;
  if (const int stacks = city.stack_places[colour_of(*state_->row[slot])]; stacks > 0) {
    buys += stacks * savings(price, purse).size();
  }
  return buys;
}

void LegalMoves::count_ankh_actions() {
  const Player& player = current(*state_);
  if (player.tokens[Token::kAnkh] == 0 || state_->ankhs_used == kAnkhActions) return;
  moves_ = player.city.moves;
  if (!refresh_changes(*state_)) return;
  if (tiles_in_piles(*state_) == 0) {
    refreshes_ = 1;
  } else {
    refreshes_ = static_cast<int>(
        std::ranges::count_if(state_->pile_sizes, [](int size) { return size > 0; }));
  }
}

Move LegalMoves::operator[](int i) const {
  if (i < buys_) return buy(i);
  i -= buys_;
  if (i < end_) return {.step = Step::kEnd};
  i -= end_;
  if (i < moves_) return move(i);
  i -= moves_;
  if (i < refreshes_) return refresh(i);
  i -= refreshes_;
  if (i < returns_) return give_back(i);
  return {.step = Step::kTake, .tokens = nth_choice(kTakes, choices_, i - returns_)};
}

Move LegalMoves::buy(int i) const {
  std::size_t slot = 0;
  for (; i >= slot_buys_[slot]; ++slot) i -= slot_buys_[slot];
  const Player& player = current(*state_);
  const Tokens purse = ankhor::purse(player);
  const Tokens price = state_->prices[slot];
  const int ground = purse.contains(price) ? 1 : 0;
  const Savings saved = savings(price, purse);
  const TileSet alike = player.city.of_colour[colour_of(*state_->row[slot])];
  Move move{.step = Step::kBuy, .slot = static_cast<std::uint8_t>(slot)};
  for (const OpenPlace& open : player.city.open) {
    const bool stack = open.place.level > 0;
    if (stack && (open.touching & alike).empty()) continue;
    const int ways = stack ? saved.size() : ground;
    if (i < ways) {
      move.to = open.place;
      if (stack) move.saved = saved[i];
      break;
    }
    i -= ways;
  }
  return move;
}

Move LegalMoves::move(int i) const {
  const City& city = current(*state_).city;
  for (const std::size_t from : city.all() - city.covered) {
    for (const OpenPlace& open : city.open) {
      if (!may_move_to(city, from, open)) continue;
      if (i-- == 0) {
        return {.step = Step::kMove, .from = city.tiles[from].place, .to = open.place};
      }
    }
  }
  BENBEN_ASSERT(false);
}

Move LegalMoves::refresh(int i) const {
  const bool a_is_empty = state_->pile_sizes[PileName::kA] == 0;
  const bool only_b = a_is_empty && tiles_in_piles(*state_) > 0;
  return {.step = Step::kRefresh, .pile = i == 1 || only_b ? PileName::kB : PileName::kA};
}

Move LegalMoves::give_back(int i) const {
  const int ankhs = excess(current(*state_).tokens).ankhs;
  const Tokens resources = nth_choice(returns_of(*state_), choices_, i);
  return {.step = Step::kReturn, .tokens = resources + Tokens::of(Token::kAnkh, ankhs)};
}

}  // namespace benben::ankhor
