// Edits: a move that is made in small steps, each a number, where moves are too many to have
// numbers of their own.
//
// The one idea: a state of the game and a draft of the move are together a state of an edited game,
// in which an edit is a decision; the game itself moves on with the last one. What is edited is
// seen by nobody else, and no event. So what steps games by their numbers (core/encoding.h) steps
// edits, too. A game that has edits says so in games/encodings.h, by a struct that satisfies this
// concept.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/encoding.h"

namespace benben {

template <class E>
concept EditsOf = requires(
    const typename E::Game::State& state, typename E::Game::State& mutable_state,
    const typename E::Game::Table::State& table, const typename E::Game::Table::Move& table_move,
    const typename E::Kept& kept, const typename E::Game::Move& edit, Seat seat, int action,
    ActionList& list, Observation out) {
  // As for an encoding of moves.
  { E::kActions } -> std::convertible_to<int>;
  { E::kParts } -> std::convertible_to<std::span<const PartInfo>>;
  { E::legal(state, kept, list) } -> std::same_as<void>;
  { E::move(state, kept, action) } -> std::same_as<typename E::Game::Move>;
  { E::observe(state, kept, seat, out) } -> std::same_as<void>;

  // The state of the game, and it with a new draft.
  { E::Game::table(state) } -> std::same_as<const typename E::Game::Table::State&>;
  { E::Game::begun(table) } -> std::same_as<typename E::Game::State>;
  // Makes an edit; the move if it was the last one, which is not played.
  {
    E::Game::edit(mutable_state, edit)
  } -> std::same_as<std::optional<typename E::Game::Table::Move>>;
  // What an edit does, for people; no two have the same text.
  { E::text(action) } -> std::same_as<std::string>;
  // The edits from a new draft to a legal move.
  { E::edits_to(table, table_move) } -> std::same_as<std::vector<int>>;
};

}  // namespace benben
