// Positions of Anubixx for tests: sheets and dice as wanted, moves by their texts, random play.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

inline Stone stone(std::string_view name) { return *find_stone(name); }

inline StoneSet stones(std::initializer_list<std::string_view> names) {
  StoneSet set;
  for (const std::string_view name : names) set |= StoneSet::of(stone(name));
  return set;
}

// The default block: all stones of its buildings, and its symbols by name.
inline StoneSet all_stones() { return default_block().stones(); }
inline StoneSet pyramid() { return default_block().pyramid(); }
inline StoneSet arch() { return default_block().arch(); }
inline StoneSet mosaic() { return default_block().mosaic(); }
inline StoneSet columns() { return arch() - StoneSet::of(kFinalStone); }
inline Symbol symbol(std::string_view name) {
  int i = 0;
  while (default_block().name(symbol_at(i)) != name) ++i;
  return symbol_at(i);
}

// Applies a chance event, which must be due.
inline void chance(State& state, std::string_view text) {
  const Result<Outcome> outcome = Anubixx::read_outcome(state, text);
  ASSERT_TRUE(outcome.ok()) << text << ": " << describe(outcome.error());
  Anubixx::apply(state, *outcome);
}

// A game whose seats have the sheets A, B, C, ... and whose first dice are rolled.
inline State rolled(int players, std::string_view dice) {
  State state = Anubixx::start({players});
  chance(state, "sheets " + std::string("ABCDE").substr(0, static_cast<std::size_t>(players)));
  chance(state, "roll " + std::string(dice));
  return state;
}

// The rule that refuses a step of the seat on turn ("" if none).
inline std::string refusal(const State& state, int seat, std::string_view text) {
  const Result<Move> move = Anubixx::read_move(state, seat_at(seat), text);
  return move.ok() ? "" : move.error().rule;
}
inline std::string refusal(const State& state, std::string_view text) {
  return refusal(state, state.turn, text);
}
inline std::string message(const State& state, std::string_view text) {
  const Result<Move> move = Anubixx::read_move(state, seat_at(state.turn), text);
  return move.ok() ? "" : move.error().message;
}
inline std::string chance_refusal(const State& state, std::string_view text) {
  const Result<Outcome> outcome = Anubixx::read_outcome(state, text);
  return outcome.ok() ? "" : outcome.error().rule;
}

// Steps in turn; each must be legal.
inline void play(State& state, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    const Result<Move> move = Anubixx::read_move(state, seat_at(state.turn), text);
    ASSERT_TRUE(move.ok()) << text << ": " << describe(move.error());
    Anubixx::apply(state, *move);
  }
}

// Ends turns until the round is over.
inline void end_round(State& state) {
  while (state.phase == Phase::kBuild) Anubixx::apply(state, Move::end());
}

inline std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  const MoveList moves = Anubixx::legal(state, seat_at(state.turn));
  for (int i = 0; i < moves.size(); ++i) texts.push_back(Anubixx::text(moves[i]));
  return texts;
}

inline Move random_move(const State& state, Rng& rng) {
  const MoveList moves = Anubixx::legal(state, seat_at(state.turn));
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

// Calls visit(state) for every position of random games of 2 to 5 players.
template <class Visit>
void for_each_position(std::uint64_t games, Visit visit) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng = Rng(11).split(game);
    State state = Anubixx::start({2 + static_cast<int>(game % 4)});
    visit(state);
    while (!Anubixx::next(state).is_over()) {
      if (Anubixx::next(state).is_chance()) {
        Anubixx::apply(state, Anubixx::sample(state, rng));
      } else {
        Anubixx::apply(state, random_move(state, rng));
      }
      visit(state);
    }
  }
}

}  // namespace benben::anubixx
