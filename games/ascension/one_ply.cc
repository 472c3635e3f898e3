// One-ply players of Ascension: by large stones on the portal and a Cleopatra who comes to collect
// the others, by how far stones have come and how safe they stand, by the way alone, and by the
// stones bumped. Such players repeat themselves, and lines of two of them each other, so one step
// in twelve is drawn.
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

// Of the collector, in hundredths of a pyramid, found by matches: a stone that has come all the
// way, by size; a large one on the portal, alone and with a medium one; a Cleopatra who has come to
// such a portal; what stands in a wrong order there; a stone in Limbo, and one under a smaller
// enemy one.
constexpr BySize<int> kArrived = {5, 6, 30};
constexpr int kOnPortal = 12;
constexpr int kTwoOnPortal = 24;
constexpr int kCollects = 18;
constexpr int kWrong = 15;
constexpr int kWaiting = 6;
constexpr int kTrapped = 12;

// Where stones of an enemy that may move can land within one Move, on stones of a size.
OuterSet threatened(const Position& position, const Board& board, const Stacks& stacks,
                    Colour enemy, Size size) {
  OuterSet reached;
  for (const Size mover : kSizes) {
    if (mover < size) continue;
    const OuterSet movers = position.stones[enemy][mover] & stacks.top[mover];
    for (int steps = 1; steps <= kLongestMove; ++steps) {
      reached |= moved_on(movers, direction_of(enemy), steps, board.outer_size);
    }
  }
  return reached;
}

// What stands on the own portal, and how near the one is who completes it.
int on_portal(const Position& position, const Board& board, Colour colour) {
  const auto stands = [&](Size size) {
    return !(position.stones[colour][size] & board.portal[colour]).empty();
  };
  if (stands(Size::kSmall)) return -kWrong * board.outer_size;
  if (!stands(Size::kLarge)) return stands(Size::kMedium) ? -kWrong * board.outer_size : 0;
  const int base = (stands(Size::kMedium) ? kTwoOnPortal : kOnPortal) * board.outer_size;
  const InnerSet cleopatra = position.figures[colour][Figure::kCleopatra];
  if (cleopatra.empty()) return base;
  const int steps = board.to_portal_side[colour][cleopatra.first()];
  return base + kCollects * board.outer_size * (board.inner_size - steps) / board.inner_size;
}

// In parts of which a pyramid has 100 times the outer ring's spaces.
int collected(const State& state, Colour colour, const Stacks& stacks) {
  const Position& position = state.position;
  const Board& board = state.board;
  const BySize<OuterSet>& own = position.stones[colour];
  const OuterSet safe = stacks.protected_from[other(colour)] | board.blue;
  int worth = on_portal(position, board, colour);
  for (const Size size : kSizes) {
    const OuterSet bumpable =
        (threatened(position, board, stacks, other(colour), size) & stacks.single) - safe;
    for (const Outer space : own[size]) {
      const int way = board.outer_size - board.to_portal[colour][space];
      // Half of a way that may be lost next.
      worth += kArrived[size] * (bumpable.contains(space) ? way / 2 : way);
    }
    worth -= kWaiting * board.outer_size * position.limbo[colour][size];
  }
  const BySize<OuterSet>& enemy = position.stones[other(colour)];
  const int under = (own[Size::kLarge] & (enemy[Size::kMedium] | enemy[Size::kSmall])).size() +
                    (own[Size::kMedium] & enemy[Size::kSmall]).size();
  return worth - kTrapped * board.outer_size * under;
}

Step choose_collector(const State& state, Seat seat, Rng& rng) {
  const auto moves = Ascension::legal(state, seat);
  if (rng.below(kDrawnOneIn) == 0) {
    return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
  }
  const Colour own = colour_to_move(state.position);
  return best_by_worth<Ascension>(moves, state, rng, [&](const State& after, const Step&) {
    const Stacks stacks = stacks_of(after.position, after.board);
    const int pyramids = after.position.borne_off[own] - after.position.borne_off[other(own)];
    return 100 * after.board.outer_size * pyramids + collected(after, own, stacks) -
           collected(after, other(own), stacks);
  });
}

constexpr OnePly<Ascension> kOnePly[] = {
    {"collector", "large stones on the portal, and a Cleopatra who comes for the others",
     choose_collector},
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
