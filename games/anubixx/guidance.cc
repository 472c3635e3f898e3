// The hooks by which a search of Anubixx is guided (core/game.h).
#include <cstdint>

#include "games/anubixx/policy.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {
namespace {

// The weight of a step that is `worse` sixteenths of a point worse than the best one: half a point
// costs two thirds of the weight, one point seven eighths. Flatter weights spread a few hundred
// simulations too thin (bench/README.md).
std::uint32_t weight(int worse) {
  constexpr std::int64_t kScale = 16;
  constexpr std::int64_t kFull = 1000;
  const std::int64_t share = kScale * kFull / (kScale + worse);
  return static_cast<std::uint32_t>(1 + share * share * share / 10'000);
}

}  // namespace

CandidateList Anubixx::candidates(const State& state, Seat, Sight) {
  const AppraisedMoves moves(state);
  const int best = moves.best().worth;
  CandidateList list;
  for (int i = 0; i < moves.size(); ++i) {
    list.push_back({moves[i].move, weight(best - moves[i].worth)});
  }
  return list;
}

Move Anubixx::rollout_move(const State& state, Seat, Rng&) {
  return AppraisedMoves(state).best().move;
}

}  // namespace benben::anubixx
