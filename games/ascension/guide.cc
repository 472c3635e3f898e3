// What Ascension tells a search: keys, repetition, and how players stand.
#include "games/ascension/evaluation.h"
#include "games/ascension/rules.h"

namespace benben::ascension {
namespace {

// Within so many turns of the draw (ASC-64) positions are told apart by the turn as well.
constexpr int kTurnsInSight = 40;

}  // namespace

std::uint64_t Ascension::key(const SearchPosition& at) {
  const auto& position = at.position;
  std::uint64_t turn = position.moves_left | (position.entered ? 4u : 0u);
  if (position.figure) turn |= (index(*position.figure) + std::uint64_t{1}) << 3;
  if (position.turns + kTurnsInSight > kMaxTurns) turn |= std::uint64_t{position.turns} << 5;
  turn ^= std::uint64_t{position.targets.bits()} << 15;
  turn ^= std::uint64_t{position.moved_stone.bits()} * 0x9E3779B97F4A7C15u;
  turn ^= std::uint64_t{position.moved_figure.bits()} * 0xBF58476D1CE4E5B9u;
  turn *= 0xD6E8FEB86659FD93u;
  turn ^= turn >> 32;
  return (position.code.hash() ^ turn) * 0x94D049BB133111EBu;
}

int Ascension::occurrences(const State& state, const SearchPosition& at) {
  const auto& position = at.position;
  const bool starts_turn = position.moves_left == 2 && position.turns > state.position.turns;
  if (!starts_turn) return 0;
  return state.past.occurrences_before(position.turns, position.code);
}

int Ascension::evaluate(const SearchPosition& at, Seat seat) {
  const auto [gold, onyx] = progress(at.position, *at.board).values;
  return seat == seat_of(at.position, Colour::kGold) ? gold - onyx : onyx - gold;
}

Scores Ascension::estimate(const State& state) {
  const ByColour<int> come = progress(state.position, state.board);
  Scores points{};
  for (const Colour colour : kColours) {
    const Seat seat = seat_of(state.position, colour);
    points[static_cast<std::size_t>(benben::index(seat))] = come[colour];
  }
  return points;
}

}  // namespace benben::ascension
