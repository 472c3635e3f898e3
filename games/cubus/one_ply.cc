// One-ply players of Cubus: by the points of a build, by the same less the most that the next
// player can then make of it, and by the best single box.
#include "games/cubus/one_ply.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "games/cubus/building.h"
#include "games/cubus/rules.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

bool builds(const Move& move) { return move.act == Act::kBuild || move.act == Act::kKnockBuild; }

// In the demolition a box is a box: the cards that it brings at once.
Move take_most(const State& state, Seat seat, Rng& rng) {
  return best_by_worth<Cubus>(*Cubus::legal(state, seat), state, rng,
                              [&](const State& after, const Move&) {
                                return after.scores[static_cast<std::size_t>(benben::index(seat))];
                              });
}

Move choose_points(const State& state, Seat seat, Rng& rng) {
  if (!is_building(state)) return take_most(state, seat, rng);
  return Cubus::best_move(state, seat)->move;
}

Move choose_local(const State& state, Seat seat, Rng& rng) {
  if (!is_building(state)) return take_most(state, seat, rng);
  std::vector<Stack> best;
  int most = kLeastPoints;
  for (const Stack& stack : local_builds(state.stack, usable_cards(state))) {
    const int points = cubus::points(state.stack, stack);
    if (points > most) best.clear();
    if (points < most) continue;
    most = points;
    best.push_back(stack);
  }
  if (best.empty()) return way_out(state);
  return build_move(state, best[rng.below(static_cast<std::uint32_t>(best.size()))]);
}

// The points of a move, less those of the best build that the next seat's hand then allows without
// the card that it may have to draw (CUB-10).
int points_less_reply(const State& state, const Move& move) {
  const Stack& after = builds(move) ? move.stack : state.stack;
  const int points = builds(move) ? cubus::points(state.stack, after) : 0;
  const auto next = static_cast<std::size_t>((state.turn + 1) % state.players);
  const auto reply = best_build(after, state.hands[next]);
  return points - (reply ? reply->points : 0);
}

Move choose_deny(const State& state, Seat seat, Rng& rng) {
  if (!is_building(state)) return take_most(state, seat, rng);
  // Only their list comes from elsewhere: what is buildable cannot be listed.
  FixedList<Move, CandidateList::capacity()> moves;
  for (const Candidate<Move>& candidate : Cubus::candidates(state, seat, Sight::kFull)) {
    moves.push_back(candidate.move);
  }
  return best_by_worth<Cubus>(moves, state, rng, [&](const State&, const Move& move) {
    return points_less_reply(state, move);
  });
}

constexpr OnePly<Cubus> kOnePly[] = {
    {"points", "the build of most points", choose_points},
    {"deny", "points of a build, less the next player's best one", choose_deny},
    {"local", "the best single box", choose_local},
};

}  // namespace

std::span<const OnePly<Cubus>> one_ply_players(const Cubus*) { return kOnePly; }

}  // namespace benben::cubus
