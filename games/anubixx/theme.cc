#include "games/anubixx/theme.h"

namespace benben::anubixx {
namespace {

bool pays(const Move& move, bool (*by)(Payment)) {
  return by(move.payment) || (move.step == Step::kPair && by(move.second_payment));
}

}  // namespace

std::string_view theme(const State& before, Seat seat, const Move& move, const State& after) {
  if (move.step == Step::kEnd) return "stop";
  const Builder& old = before.builder(seat);
  const Builder& now = after.builder(seat);
  if (complete_buildings(after.block, now.crossed) >
      complete_buildings(before.block, old.crossed)) {
    return "building";
  }
  if (!(now.bonuses == old.bonuses)) return "bonus";
  if (pays(move, [](Payment payment) { return payment == Payment::kJoker; })) return "joker";
  if (pays(move, is_quarry)) return "quarry";
  return move.step == Step::kPair ? "pair" : "stone";
}

}  // namespace benben::anubixx
