// Positions of Cubus for tests: a stack and hands as wanted, events by their texts, random play.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/erased.h"
#include "core/rng.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

inline Stack stack(std::string_view text) {
  const auto stack = parse_stack(text);
  EXPECT_TRUE(stack) << text;
  return stack ? *stack : Stack();
}
// What a trace line says of the legal moves.
inline std::string legal_json(const State& state) {
  return ErasedPosition<Cubus>(state).legal_json();
}
// What is wrong with a text of a stack; an empty error if nothing is.
inline Error stack_error(std::string_view text) {
  const auto stack = parse_stack(text);
  return stack ? Error() : make_error(Cubus::faults(), stack.refused());
}
inline std::string stack_refusal(std::string_view text) { return stack_error(text).rule; }

// "LLT": two left sides and a lid.
inline Cards cards(std::string_view letters) {
  Cards cards;
  for (const char letter : letters) cards.add(*find_kind({&letter, 1}), 1);
  return cards;
}

// The turn of seat 0 in the second round, its card drawn: this stack on the table, these hands, and
// the other cards in the deck.
inline State table(int players, std::string_view on_table,
                   std::initializer_list<std::string_view> hands, const NamedTexts& options = {}) {
  State state = Cubus::start({players, options});
  state.stack = stack(on_table);
  state.deck = kSupply - cards_shown(state.stack);
  std::size_t seat = 0;
  for (const std::string_view hand : hands) {
    state.hands[seat] = cards(hand);
    state.deck = state.deck - state.hands[seat++];
  }
  state.round = 2;
  state.phase = Phase::kBuild;
  return state;
}

// The same with an empty deck: nobody has the other cards.
inline State last_turns(int players, std::string_view on_table,
                        std::initializer_list<std::string_view> hands,
                        const NamedTexts& options = {}) {
  State state = table(players, on_table, hands, options);
  state.deck = {};
  return state;
}

// A demolition of two players that has come down to this stack.
inline State demolition(std::string_view on_table) {
  State state = Cubus::start({2, {{"mode", "demolition"}}});
  state.stack = stack(on_table);
  return state;
}

// The rule that refuses a move of the seat to act ("" if none).
inline std::string refusal(const State& state, int seat, std::string_view text) {
  const Result<Move> move = Cubus::read_move(state, seat_at(seat), text);
  return move.ok() ? "" : move.error().rule;
}
inline std::string refusal(const State& state, std::string_view text) {
  return refusal(state, index(seat_to_act(state)), text);
}
inline std::string message(const State& state, std::string_view text) {
  const Result<Move> move = Cubus::read_move(state, seat_to_act(state), text);
  return move.ok() ? "" : move.error().message;
}
inline std::string draw_refusal(const State& state, std::string_view text) {
  const Result<Kind> kind = Cubus::read_outcome(state, text);
  return kind.ok() ? "" : kind.error().rule;
}

// Events one after the other, each by whoever is to act; all must be legal.
inline void play(State& state, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    if (Cubus::next(state).is_chance()) {
      ASSERT_EQ(draw_refusal(state, text), "") << text;
      Cubus::apply(state, *Cubus::read_outcome(state, text));
    } else {
      ASSERT_EQ(refusal(state, text), "") << text << ": " << message(state, text);
      Cubus::apply(state, *Cubus::read_move(state, seat_to_act(state), text));
    }
  }
}

inline std::vector<int> scores(const State& state) {
  return {state.scores.begin(), state.scores.begin() + state.players};
}

inline void random_event(State& state, Rng& rng) {
  if (Cubus::next(state).is_chance()) return Cubus::apply(state, Cubus::sample(state, rng));
  const CandidateList moves = Cubus::candidates(state, seat_to_act(state));
  const auto n = rng.below(static_cast<std::uint32_t>(moves.size()));
  Cubus::apply(state, moves[static_cast<int>(n)].move);
}

// Calls visit(state) for every position of random games: all numbers of players, modes and endings.
template <class Visit>
void for_each_position(std::uint64_t games, Visit visit) {
  constexpr std::string_view kModes[] = {"build", "both", "demolition"};
  constexpr std::string_view kEndings[] = {"plain", "lowest", "best"};
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng = Rng(11).split(game);
    State state = Cubus::start({2 + static_cast<int>(game % 5),
                                {{"mode", std::string(kModes[game % 3])},
                                 {"ending", std::string(kEndings[game / 3 % 3])}}});
    visit(state);
    while (!Cubus::next(state).is_over()) {
      random_event(state, rng);
      visit(state);
    }
  }
}

}  // namespace benben::cubus
