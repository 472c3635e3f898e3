#include "games/anubixx/policy.h"

#include <algorithm>

#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

// Sixteenths of a point; found by playing thousands of games of one set against another
// (bench/README.md).
constexpr int kPoint = 16;
constexpr int kPyramidStone = 34;
constexpr int kArchStone = 22;
constexpr int kMosaicStone = 14;
// A single stone leaves room for another one in the turn; a pair of the mosaic does not.
constexpr int kRoomForAnother = 16;
// In the last round any stone for nothing beats none.
constexpr int kTrifle = 1;

bool is_last_round(const State& state) {
  return std::any_of(state.builders.begin(), state.builders.begin() + state.players,
                     [&](const Builder& builder) {
                       return complete_buildings(state.block, builder.crossed) >= kBuildingsToEnd;
                     });
}

// What a building's stones are worth in proportion to its points when it is complete.
std::array<int, kBuildings> stone_worths(const Block& block) {
  const auto worth = [&](Building building, int of_default, int default_points) {
    return of_default * block.stone_points[index(building)] / default_points;
  };
  // The default block's points by stones are 21 / 21, 10 / 11 and 15 / 12.
  return {worth(Building::kPyramid, kPyramidStone, kStoneShare),
          worth(Building::kArch, kArchStone, kStoneShare * 10 / 11),
          worth(Building::kMosaic, kMosaicStone, kStoneShare * 15 / 12)};
}

}  // namespace

AppraisedMoves::AppraisedMoves(const State& state)
    : state_(state),
      builder_(state.builders[state.turn]),
      sheet_(state.sheets[state.turn]),
      dice_(state.available()),
      last_round_(is_last_round(state)),
      prices_(last_round_ ? Prices{3 * kPoint, kPoint, 2 * kPoint} : Prices{36, 16, 36}),
      stone_worths_(stone_worths(state.block)),
      points_now_(last_round_ ? points_of(builder_.crossed) : 0) {
  for (const Stone stone : buildable(state.block, builder_.crossed)) add_single(stone);
  if (state.built == 0) {
    const StoneSet free = state.block.mosaic() - builder_.crossed;
    for (const Stone stone : with_right_neighbour(free)) add_pair(stone, right_neighbour(stone));
    for (const Stone stone : with_lower_neighbour(free)) add_pair(stone, lower_neighbour(stone));
  }
  add(Move::end(), 0);
}

const Appraised& AppraisedMoves::best() const {
  const Appraised* best = &moves_[0];
  for (const Appraised& move : moves_) {
    if (move.worth > best->worth) best = &move;
  }
  return *best;
}

PaymentSet AppraisedMoves::quarry(Colour colour) const {
  return sheet_.quarry(colour) & right_of(builder_.quarry);
}

AppraisedMoves::Ways AppraisedMoves::ways_to_pay(Colour colour) const {
  Ways ways;
  if (dice_.count(colour) > 0) {
    ways.push_back(Payment::kDie);
    return ways;
  }
  const PaymentSet stones = quarry(colour);
  if (!stones.empty()) ways.push_back(leftmost(stones));
  if (builder_.jokers > 0) ways.push_back(Payment::kJoker);
  return ways;
}

void AppraisedMoves::add_single(Stone stone) {
  const int worth =
      worth_of(StoneSet::of(stone)) + (state_.built == 0 && !last_round_ ? kRoomForAnother : 0);
  const Ways ways = ways_to_pay(sheet_.colour(stone));
  for (const Payment payment : ways) {
    add(Move::single(stone, payment), worth - cost(payment));
  }
}

void AppraisedMoves::add_pair(Stone one, Stone two) {
  const int worth = worth_of(StoneSet::of(one) | StoneSet::of(two));
  if (sheet_.colour(one) == sheet_.colour(two)) {
    add_equal_colours(one, two, worth);
  } else {
    add_two_colours(one, two, worth);
  }
}

void AppraisedMoves::add_two_colours(Stone one, Stone two, int worth) {
  const Ways ways = ways_to_pay(sheet_.colour(one));
  const Ways second_ways = ways_to_pay(sheet_.colour(two));
  for (const Payment payment : ways) {
    for (const Payment second : second_ways) {
      const bool two_jokers = payment == Payment::kJoker && second == Payment::kJoker;
      if (two_jokers && builder_.jokers < 2) continue;
      add_paid(one, payment, two, second, worth);
    }
  }
}

// ANX-20: the order die, quarry from left to right, joker.
void AppraisedMoves::add_equal_colours(Stone one, Stone two, int worth) {
  const Colour colour = sheet_.colour(one);
  const PaymentSet stones = quarry(colour);
  if (dice_.count(colour) > 1) {
    add_paid(one, Payment::kDie, two, Payment::kDie, worth);
    return;
  }
  if (dice_.count(colour) == 1) {
    if (!stones.empty()) add_paid(one, Payment::kDie, two, leftmost(stones), worth);
    if (builder_.jokers > 0) add_paid(one, Payment::kDie, two, Payment::kJoker, worth);
    return;
  }
  if (!stones.empty()) {
    const Payment first = leftmost(stones);
    const PaymentSet others = stones & right_of(quarry_number(first));
    if (!others.empty()) add_paid(one, first, two, leftmost(others), worth);
    if (builder_.jokers > 0) add_paid(one, first, two, Payment::kJoker, worth);
  }
  if (builder_.jokers > 1) add_paid(one, Payment::kJoker, two, Payment::kJoker, worth);
}

void AppraisedMoves::add_paid(Stone one, Payment payment, Stone two, Payment second_payment,
                              int worth) {
  int costs = cost(payment) + cost(second_payment);
  if (is_quarry(payment) && is_quarry(second_payment)) {
    // Going to the further one passes the nearer one anyway.
    costs = std::max(cost(payment), cost(second_payment));
  }
  add(Move::pair(one, payment, two, second_payment), worth - costs);
}

void AppraisedMoves::add(const Move& move, int worth) { moves_.push_back({move, worth}); }

int AppraisedMoves::worth_of(StoneSet stones) const {
  const StoneSet crossed = builder_.crossed | stones;
  int worth = prices_.bonus * bonuses_of(stones, crossed);
  if (last_round_) return worth + kPoint * (points_of(crossed) - points_now_) + kTrifle;
  for (const Stone stone : stones) worth += stone_worth(stone);
  return worth;
}

// How many bonuses crossing out `stones` wins, which makes all of `crossed`.
int AppraisedMoves::bonuses_of(StoneSet stones, StoneSet crossed) const {
  const StoneSet shown = stones & state_.block.with_symbol;
  if (shown.empty()) return 0;
  SymbolSet won;
  for (const Stone stone : shown) {
    const auto symbol = state_.block.symbol_on(stone);
    if (!symbol || state_.closed.contains(*symbol)) continue;
    if (crossed.contains(state_.block.stones_of(*symbol))) won |= SymbolSet::of(*symbol);
  }
  return won.size();
}

// Points of the buildings and the end bonus.
int AppraisedMoves::points_of(StoneSet crossed) const {
  const Block& block = state_.block;
  return pyramid_points(block, crossed) + arch_points(block, crossed) +
         mosaic_points(block, crossed) +
         (complete_buildings(block, crossed) >= kBuildingsToEnd ? kBonusPoints : 0);
}

int AppraisedMoves::cost(Payment payment) const {
  if (payment == Payment::kDie) return 0;
  if (payment == Payment::kJoker) return prices_.joker;
  return prices_.quarry * (quarry_number(payment) - builder_.quarry);
}

}  // namespace benben::anubixx
