#include "games/anubixx/ways.h"

#include <algorithm>
#include <cstddef>

#include "games/anubixx/quarry.h"

namespace benben::anubixx {
namespace {

// What a step uses up.
struct Cost {
  int quarry = 0;  // number of the last quarry stone that is struck; 0: none
  int jokers = 0;
};

Cost cost(const Move& move) {
  Cost cost;
  const auto add = [&](Payment payment) {
    if (is_quarry(payment)) cost.quarry = std::max(cost.quarry, quarry_number(payment));
    if (payment == Payment::kJoker) ++cost.jokers;
  };
  add(move.payment);
  if (move.step == Step::kPair) add(move.second_payment);
  return cost;
}

// Whether `one` uses up no more than `other`.
bool costs_no_more(const Move& one, const Move& other) {
  const Cost first = cost(one);
  const Cost second = cost(other);
  return first.quarry <= second.quarry && first.jokers <= second.jokers;
}

bool is_for_the_same_stones(const Move& one, const Move& other) {
  return one.step == other.step && one.stone == other.stone && one.second == other.second;
}

}  // namespace

std::vector<Move> unbeaten_ways(const MoveList& moves) {
  std::vector<Move> unbeaten;
  std::size_t group = 0;  // where the ways to pay for the same stones begin
  const auto of_group = [&] { return unbeaten.begin() + static_cast<std::ptrdiff_t>(group); };
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    if (move.step == Step::kEnd) continue;
    if (group < unbeaten.size() && !is_for_the_same_stones(unbeaten[group], move)) {
      group = unbeaten.size();
    }
    const auto is_enough = [&](const Move& other) { return costs_no_more(other, move); };
    if (std::any_of(of_group(), unbeaten.end(), is_enough)) continue;
    const auto is_beaten = [&](const Move& other) { return costs_no_more(move, other); };
    unbeaten.erase(std::remove_if(of_group(), unbeaten.end(), is_beaten), unbeaten.end());
    const auto has_more_jokers = [&](const Move& other) {
      return cost(other).jokers > cost(move).jokers;
    };
    unbeaten.insert(std::find_if(of_group(), unbeaten.end(), has_more_jokers), move);
  }
  return unbeaten;
}

}  // namespace benben::anubixx
