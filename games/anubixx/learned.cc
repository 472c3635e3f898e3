#include "games/anubixx/learned.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/anubixx/learned_weights.h"
#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

static_assert(kLearnedWeights.is_sound());

// Of the default block (ANX-03 to ANX-07), the only one that was learned.
constexpr int kRows = 6;
constexpr int kHeight = 5;
constexpr int kPairsToFill = 6;
constexpr int kNeighbours = 17;
constexpr int kSymbols = 8;
constexpr int kQuarry = 12;

// A symbol that is open: by how many stones the seat lacks, and the next of the others.
constexpr int kLackingMost = 4;
constexpr int kOthersLackMost = 3;
constexpr int kSymbolStates = 2 + kLackingMost * kOthersLackMost;
// Stones to the end of the game, and points ahead: larger numbers count as these.
constexpr int kFarFromEnd = 20;
constexpr int kFarAhead = 15;

// Where each kind of input begins: a kind has one input on, for its number.
constexpr int kRowInputs = 0;
constexpr int kArchInputs = kRowInputs + 27;  // of 6, 5, 4, 3, 2 and 1 stones, or none
constexpr int kPairInputs = kArchInputs + (kHeight + 1) * (kHeight + 2) / 2 + 1;
constexpr int kFreeInputs = kPairInputs + kPairsToFill + 1;
constexpr int kSymbolInputs = kFreeInputs + kNeighbours + 1;
constexpr int kQuarryInputs = kSymbolInputs + kSymbols * kSymbolStates;
constexpr int kJokerInputs = kQuarryInputs + kQuarry + 1;
constexpr int kColourInputs = kJokerInputs + kMaxPlayers + 1;
constexpr int kPayableInputs = kColourInputs + static_cast<int>(kColourCount) + 1;
constexpr int kTurnInputs = kPayableInputs + static_cast<int>(kColourCount) + 1;
constexpr int kOwnEndInputs = kTurnInputs + 2 + 3 + 4 + 5;
constexpr int kOthersEndInputs = kOwnEndInputs + kFarFromEnd + 1;
constexpr int kAheadInputs = kOthersEndInputs + kFarFromEnd + 1;
static_assert(kAheadInputs + 2 * kFarAhead + 1 == static_cast<int>(kLearnedInputs));

// The stones that a site lacks until two of its buildings are complete (ANX-40).
int stones_to_end(const Block& block, StoneSet crossed) {
  std::array<int, kBuildings> lacking{};
  for (std::size_t i = 0; i < kBuildings; ++i) lacking[i] = (block.buildings[i] - crossed).size();
  std::ranges::sort(lacking);
  return lacking[0] + lacking[1];
}

class Inputs {
 public:
  Inputs(const State& state, std::size_t seat)
      : state_(state), seat_(seat), builder_(state.builders[seat]) {}

  InputList all() {
    add_buildings();
    for (int i = 0; i < kSymbols; ++i) add_symbol(i);
    add(kQuarryInputs, builder_.quarry);
    add(kJokerInputs, builder_.jokers);
    add_colours();
    add_turn();
    add_race();
    return list_;
  }

 private:
  void add(int first, int number) { list_.push_back(static_cast<std::uint16_t>(first + number)); }

  void add_buildings() {
    int first = kRowInputs;
    for (int row = 1; row <= kRows; ++row) {
      add(first, (builder_.crossed & pyramid_row(row)).size());
      first += kRows - row + 2;
    }
    add(kArchInputs, arch());
    add(kPairInputs, (builder_.crossed & kMosaic).size() / 2);
    const StoneSet free = state_.block.mosaic() - builder_.crossed;
    add(kFreeInputs, with_right_neighbour(free).size() + with_lower_neighbour(free).size());
  }

  // The columns, whichever is the higher one; the last number is for the final stone.
  int arch() const {
    if (builder_.crossed.contains(kFinalStone)) return (kHeight + 1) * (kHeight + 2) / 2;
    const auto [low, high] = std::minmax(
        {(builder_.crossed & kLeftColumn).size(), (builder_.crossed & kRightColumn).size()});
    return high * (high + 1) / 2 + low;
  }

  int lacking(const Builder& builder, Symbol symbol) const {
    return (state_.block.stones_of(symbol) - builder.crossed).size();
  }

  void add_symbol(int i) {
    const Symbol symbol = symbol_at(i);
    const int first = kSymbolInputs + i * kSymbolStates;
    if (builder_.bonuses.contains(symbol)) return add(first, 1);
    if (state_.closed.contains(symbol)) return add(first, 0);
    int others = kOthersLackMost;
    for_each_other(
        [&](const Builder& other) { others = std::min(others, lacking(other, symbol)); });
    const int own = std::min(lacking(builder_, symbol), kLackingMost);
    // Who lacks nothing of an open symbol has won it in this round (ANX-31), so nobody does here.
    add(first, 2 + (std::max(own, 1) - 1) * kOthersLackMost + std::max(others, 1) - 1);
  }

  // Of how many colours a stone of pyramid or arch can be next, and which of them the quarry has.
  void add_colours() {
    const Sheet& sheet = state_.sheets[seat_];
    const StoneSet next = buildable(state_.block, builder_.crossed);
    const QuarrySizes quarry = sheet.quarry_sizes(right_of(builder_.quarry));
    int colours = 0;
    int payable = 0;
    for (const Colour colour : kColours) {
      if ((sheet.stones(colour) & next).empty()) continue;
      ++colours;
      payable += quarry[index(colour)] > 0 ? 1 : 0;
    }
    add(kColourInputs, colours);
    add(kPayableInputs, payable);
  }

  // How many others will build before this seat, by how many players there are.
  void add_turn() {
    const int players = state_.players;
    const int before = (static_cast<int>(seat_) + players - state_.active) % players;
    add(kTurnInputs + (players - 2) * (players + 1) / 2, before);
  }

  void add_race() {
    int end = kFarFromEnd;
    int most = 0;
    for_each_other([&](const Builder& other) {
      end = std::min(end, stones_to_end(state_.block, other.crossed));
      most = std::max(most, points(state_.block, other, EndBonus::kAwarded).total());
    });
    const int own = points(state_.block, builder_, EndBonus::kAwarded).total();
    add(kOwnEndInputs, std::min(stones_to_end(state_.block, builder_.crossed), kFarFromEnd));
    add(kOthersEndInputs, end);
    add(kAheadInputs, kFarAhead + std::clamp(own - most, -kFarAhead, kFarAhead));
  }

  template <class Visit>
  void for_each_other(Visit visit) const {
    for (std::size_t other = 0; other < state_.players; ++other) {
      if (other != seat_) visit(state_.builders[other]);
    }
  }

  const State& state_;
  std::size_t seat_;
  const Builder& builder_;
  InputList list_;
};

}  // namespace

InputList learned_inputs(const State& state, Seat seat) {
  return Inputs(state, static_cast<std::size_t>(benben::index(seat))).all();
}

const LearnedNet& learned_net() { return kLearnedWeights; }

bool has_learned_value(const State& state) {
  return state.phase != Phase::kSheets && state.block == default_block();
}

bool ends_rollout(const State& state) { return state.phase == Phase::kRoll; }

Shares learned_value(const State& state) {
  std::array<int, kMaxSeats> standings{};
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    standings[seat] = kLearnedWeights.standing(Inputs(state, seat).all());
  }
  return shares_of(standings, state.players);
}

}  // namespace benben::anubixx
