// One-ply players of Ascension: by how far stones have come and how safe they stand, by the way
// alone, and by the stones bumped. Such players repeat themselves, and lines of two of them each
// other, so one step in twelve is drawn.
#include "games/ascension/one_ply.h"

#include <array>
#include <cstdint>

#include "games/ascension/rules.h"
#include "games/ascension/stacks.h"

namespace benben::ascension {
namespace {

constexpr std::uint32_t kDrawnOneIn = 12;

// Steps: of a stone that reaches its portal, by size, times its share of the way; of a pyramid
// borne off, a portal's base in the right order, an enemy stone in Limbo, an own stone that can be
// bumped.
struct Taste {
  BySize<int> stone;
  int base;
  int limbo;
  int exposed;
};

constexpr Taste kCareful = {{1, 1, 4}, 50, 8, 3};
constexpr Taste kRace = {{1, 1, 1}, 30, 0, 0};
constexpr Taste kHunt = {{1, 1, 2}, 30, 40, 6};
constexpr int kPyramid = 400;

int way(const Position& position, const Board& board, Colour colour, const Taste& taste) {
  int worth = 0;
  for (const Size size : kSizes) {
    for (const auto space : position.stones[colour][size]) {
      worth += taste.stone[size] * (board.outer_size - board.to_portal[colour][space]);
    }
  }
  return worth;
}

// Large alone, or large and medium, on the own portal; in another order it is in the way.
int base(const Position& position, const Board& board, Colour colour, const Taste& taste) {
  const auto stands = [&](Size size) {
    return !(position.stones[colour][size] & board.portal[colour]).empty();
  };
  if (!stands(Size::kLarge)) {
    return stands(Size::kMedium) || stands(Size::kSmall) ? -taste.base : 0;
  }
  if (stands(Size::kSmall)) return -taste.base;
  return stands(Size::kMedium) ? 2 * taste.base : taste.base;
}

int in_limbo(const Position& position, Colour colour) {
  int stones = 0;
  for (const Size size : kSizes) stones += position.limbo[colour][size];
  return stones;
}

// Single stones that no figure protects and no blue space keeps.
int exposed(const Position& position, const Board& board, Colour colour) {
  const Stacks stacks = stacks_of(position, board);
  return ((stacks.holds[colour] & stacks.single) - stacks.protected_from[other(colour)] -
          board.blue)
      .size();
}

int progress(const State& state, Colour colour, const Taste& taste) {
  const Position& position = state.position;
  return kPyramid * position.borne_off[colour] + way(position, state.board, colour, taste) +
         base(position, state.board, colour, taste) - taste.limbo * in_limbo(position, colour) -
         taste.exposed * exposed(position, state.board, colour);
}

Step choose(const State& state, Seat seat, Rng& rng, const Taste& taste) {
  const auto moves = Ascension::legal(state, seat);
  if (rng.below(kDrawnOneIn) == 0) {
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  }
  const Colour own = colour_to_move(state.position);
  return best_by_worth<Ascension>(moves, state, rng, [&](const State& after, const Step&) {
    return progress(after, own, taste) - progress(after, other(own), taste);
  });
}

constexpr OnePly<Ascension> kOnePly[] = {
    {"careful", "the way of the stones, large ones first, and how safe they stand",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kCareful); }},
    {"hunt", "the other's stones in Limbo",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kHunt); }},
    {"race", "the way of the stones alone",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kRace); }},
};

}  // namespace

std::span<const OnePly<Ascension>> one_ply_players(const Ascension*) { return kOnePly; }

}  // namespace benben::ascension
