#include "games/pyramix/ending.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/pyramix/ending_node.h"

namespace benben::pyramix {
namespace {

// As often as a search asks.
constexpr std::int64_t kAskEvery = 1'024;
constexpr int kTableBits = 18;
// Two worths that lie no further apart are one, rounded differently.
constexpr double kRounding = 1e-12;

// The points of a cube in the byte of its colour.
constexpr auto kPacked = [] {
  std::array<std::uint32_t, kCubeKinds + 2> packed{};
  for (std::size_t kind = 0; kind < index(Cube::kCobra); ++kind) {
    packed[kind] = static_cast<std::uint32_t>(value(static_cast<Cube>(kind))) << kind / 3 * 8;
  }
  return packed;
}();

CellSet out_of_play(const State& state) {
  CellSet out;
  for (const Cell cobra : state.cobras& kTray) out |= CellSet::of(cobra) | edge_neighbours(cobra);
  return out;
}

}  // namespace

Ending::Ending(std::int64_t positions, double win_weight, std::function<bool()> stop)
    : left_(positions), win_weight_(win_weight), stop_(std::move(stop)) {}

std::optional<Ending::Solution> Ending::solve(const State& state) {
  const int to_come = kRemovals - state.removals;
  if (state.players != 2 || to_come > most_to_come()) return std::nullopt;
  if (table_.empty()) {
    // An ending of a cube more has some three times as many positions.
    const int bits = std::min(8 + 3 * to_come / 2, kTableBits);
    table_.resize(std::size_t{1} << bits);
  }
  const Node node(state);
  if (Pyramix::next(state).is_seats()) return solve_root(node);
  const Value value = look(node, {-1, 2});
  if (left_ < 0) return std::nullopt;
  return Solution{{value.win, 1 - value.win}, value.points, value.worth, std::nullopt};
}

// All moves, so that the first of equals is found.
std::optional<Ending::Solution> Ending::solve_root(const Node& node) {
  const bool first = node.mover() == 0;
  // What is known of the position orders its moves.
  Value best = look(node, {-1, 2});
  if (left_ < 0) return std::nullopt;
  const Window near = {best.worth - 2 * kRounding, best.worth + 2 * kRounding};
  for (const Cell cell : Pyramix::legal(node.state, seat_at(static_cast<int>(node.mover())))) {
    Node after = node;
    after.take(cell);
    const Value found = look(after, near);
    if (left_ < 0) return std::nullopt;
    const double less = first ? best.worth - found.worth : found.worth - best.worth;
    if (less > kRounding) continue;
    // Of the same worth: the values of this one are told, which are exact in that window.
    return Solution{{found.win, 1 - found.win}, found.points, found.worth, cell};
  }
  return std::nullopt;
}

Ending::Value Ending::look(const Node& node, Window window) {
  if (--left_ < 0) return {};
  if (left_ % kAskEvery == 0 && stop_()) {
    left_ = -1;
    return {};
  }
  if (node.to_come() == 0) return final_value(node);
  if (!due_reveal(node.state).empty()) return look_at_reveals(node, window);
  return look_at_moves(node, window);
}

Ending::Value Ending::final_value(const Node& node) const {
  std::uint32_t sums = 0;
  for (const Cell cell : kTray - out_of_play(node.state)) {
    sums += kPacked[pyramix::index(node.state.cubes[pyramix::index(cell)])];
  }
  std::array<int, 2> points = node.points;
  for (std::size_t colour = 0; colour < kColours.size(); ++colour) {
    const int left = static_cast<int>(sums >> colour * 8 & 0xFF);
    if (node.lead[colour] > 0) points[0] += left;
    if (node.lead[colour] < 0) points[1] += left;
  }
  const int sum = points[0] + points[1];
  const double win = points[0] == points[1] ? 0.5 : points[0] > points[1] ? 1 : 0;
  const double share = sum > 0 ? static_cast<double>(points[0]) / sum : 0.5;
  return {win_weight_ * win + (1 - win_weight_) * share + kPointsWeight * points[0],
          win,
          {static_cast<double>(points[0]), static_cast<double>(points[1])},
          Known::kExact};
}

// All moves, the best known or likely first.
Ending::Choices Ending::choices_of(const Node& node, std::optional<Cell> known_best) {
  const Seat seat = seat_at(static_cast<int>(node.mover()));
  Choices choices;
  if (node.to_come() == 1) {
    for (const Cell cell : Pyramix::legal(node.state, seat)) choices.push_back({cell, 0});
    return choices;
  }
  for (const auto& [cell, weight] : Pyramix::candidates(node.state, seat)) {
    choices.push_back({cell, cell == known_best ? 1'000'000 : static_cast<int>(weight)});
  }
  std::sort(choices.begin(), choices.end(), [](const Choice& one, const Choice& other) {
    return one.rank == other.rank ? one.cell < other.cell : one.rank > other.rank;
  });
  return choices;
}

Ending::Value Ending::look_at_moves(const Node& node, Window window) {
  const std::uint64_t key = node.key();
  std::optional<Cell> known_best;
  if (const Entry* entry = find_entry(key)) {
    const Value& value = entry->value;
    if (value.known == Known::kExact ||
        (value.known == Known::kAtLeast && value.worth >= window.high) ||
        (value.known == Known::kAtMost && value.worth <= window.low)) {
      return value;
    }
    known_best = entry->best;
  }
  const bool first = node.mover() == 0;
  const Window asked = window;
  Value best;
  Cell chosen{};
  for (const auto& [cell, rank] : choices_of(node, known_best)) {
    Node after = node;
    after.take(cell);
    const Value found = look(after, window);
    if (left_ < 0) return {};
    const bool better = first ? found.worth > best.worth : found.worth < best.worth;
    if (best.known != Known::kNothing && !better) continue;
    best = found;
    chosen = cell;
    if (first) window.low = std::max(window.low, best.worth);
    if (!first) window.high = std::min(window.high, best.worth);
    if (window.low >= window.high) break;
  }
  best.known = best.worth >= asked.high  ? Known::kAtLeast
               : best.worth <= asked.low ? Known::kAtMost
                                         : Known::kExact;
  keep(key, node, best, chosen);
  return best;
}

// The mean over the kinds of cubes that the first due cell may show; the others follow. Star2
// (Ballard 1983): each outcome is probed by one move before any is looked at in full.
Ending::Value Ending::look_at_reveals(const Node& node, Window window) {
  const Cell cell = due_reveal(node.state).first();
  Outcomes outcomes(node, win_weight_);
  // First what is known, and what one good move for each outcome proves.
  for (auto& outcome : outcomes) {
    Outcomes::learn(outcome, known_of(node.revealed(cell, outcome.cube)));
    if (const auto beyond = outcomes.beyond(window)) return *beyond;
  }
  for (auto& outcome : outcomes) {
    const Node after = node.revealed(cell, outcome.cube);
    if (outcome.low >= outcome.high || !due_reveal(after.state).empty()) continue;
    const Value found = look_at_first_move(after, outcomes.window_of(outcome, window));
    if (left_ < 0) return {};
    Outcomes::learn(outcome, found);
    if (const auto beyond = outcomes.beyond(window)) return *beyond;
  }
  for (auto& outcome : outcomes) {
    const Node after = node.revealed(cell, outcome.cube);
    const Value found = look(after, outcomes.window_of(outcome, window));
    if (left_ < 0) return {};
    Outcomes::learn(outcome, found);
    if (const auto beyond = outcomes.beyond(window)) return *beyond;
    // Cut off at the end of its window, and the mean beyond it, but for rounding.
    if (found.known == Known::kAtMost) return {window.low, 0, {}, Known::kAtMost};
    if (found.known == Known::kAtLeast) return {window.high, 0, {}, Known::kAtLeast};
    outcome.value = found;
  }
  return outcomes.value();
}

// What a good move of the seat to move proves: that the position is worth that or more to it.
Ending::Value Ending::look_at_first_move(const Node& node, Window window) {
  const Entry* entry = find_entry(node.key());
  const Cell best = entry == nullptr ? choices_of(node, std::nullopt)[0].cell : entry->best;
  Node after = node;
  after.take(best);
  Value found = look(after, window);
  const Known proved = node.mover() == 0 ? Known::kAtLeast : Known::kAtMost;
  found.known = found.known == Known::kExact || found.known == proved ? proved : Known::kNothing;
  return found;
}

// What the table has of a position in which a seat is to move.
Ending::Value Ending::known_of(const Node& node) {
  if (!due_reveal(node.state).empty()) return {};
  const Entry* entry = find_entry(node.key());
  return entry == nullptr ? Value{} : entry->value;
}

Ending::Entry* Ending::find_entry(std::uint64_t key) {
  Entry* pair = &table_[key & (table_.size() - 2)];
  for (int i = 0; i < 2; ++i) {
    if (pair[i].key == key && pair[i].value.known != Known::kNothing) return &pair[i];
  }
  return nullptr;
}

// Of each pair the first keeps what took longest, the second what came last.
void Ending::keep(std::uint64_t key, const Node& node, const Value& value, Cell best) {
  Entry* pair = &table_[key & (table_.size() - 2)];
  const auto to_come = static_cast<std::uint8_t>(node.to_come());
  Entry& entry = pair[0].key == key || to_come >= pair[0].to_come ? pair[0] : pair[1];
  entry = {key, value, best, to_come};
}

}  // namespace benben::pyramix
