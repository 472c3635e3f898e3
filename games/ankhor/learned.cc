#include "games/ankhor/learned.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/ankhor/buyer.h"
#include "games/ankhor/learned_weights.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

static_assert(kLearnedWeights.is_sound());

// Larger numbers count as these.
constexpr int kMostTiles = 14;
constexpr int kMostPoints = 40;
constexpr int kFarAhead = 20;        // points
constexpr int kFarAheadHalves = 24;  // half points of worth
constexpr int kFarAheadTimed = 12;   // points of worth
constexpr int kMostResources = 8;
constexpr int kMostStacks = 7;
constexpr int kMostBonus = 4;
constexpr int kMostWarehouses = 2;
// Groups of one to four tiles and of five and more: how many of these are told apart.
constexpr std::array<int, kLargeGroup> kMostGroups = {6, 5, 4, 3, 3};
constexpr int kGroupStates = 7 + 6 + 5 + 4 + 4;
// Tokens that a tile of the row lacks, and what it adds, in half points from -1 on; 0 is for none.
constexpr int kMostLacking = 3;
constexpr int kOfferStates = 15;
// The tiles that the largest city lacks until the last round, in these steps.
constexpr std::array<int, 6> kTimes = {1, 2, 3, 4, 6, 9};
constexpr int kTimeStates = static_cast<int>(kTimes.size()) + 1;

// Where each kind of input begins: a kind has one input on, for its number.
constexpr int kTileInputs = 0;
constexpr int kOtherTileInputs = kTileInputs + kMostTiles + 1;
constexpr int kTurnInputs = kOtherTileInputs + kMostTiles + 1;
constexpr int kLastRoundInputs = kTurnInputs + 2 + 3 + 4;
constexpr int kPointInputs = kLastRoundInputs + 3;
constexpr int kAheadInputs = kPointInputs + kMostPoints + 1;
constexpr int kWorthInputs = kAheadInputs + 2 * kFarAhead + 1;
constexpr int kTimedInputs = kWorthInputs + 2 * kFarAheadHalves + 1;
constexpr int kColourInputs = kTimedInputs + kTimeStates * (2 * kFarAheadTimed + 1);
constexpr int kAnimalInputs = kColourInputs + kGroupStates;
constexpr int kTokenInputs = kAnimalInputs + kGroupStates;
constexpr int kTypeInputs = kTokenInputs + (kMostResources + 1) * (kAnkhLimit + 1);
constexpr int kStackInputs = kTypeInputs + static_cast<int>(kColourCount) + 1;
constexpr int kBonusInputs = kStackInputs + kMostStacks + 1;
constexpr int kWarehouseInputs = kBonusInputs + kMostBonus + 1;
constexpr int kRowInputs = kWarehouseInputs + (kMostWarehouses + 1) * (kMostWarehouses + 1);
constexpr int kOfferInputs = kRowInputs + static_cast<int>(kSlots) + 1;
constexpr int kBestInputs = kOfferInputs + (kMostLacking + 1) * kOfferStates;
constexpr int kEndInputs = kBestInputs + kOfferStates;
static_assert(kEndInputs == static_cast<int>(kLearnedInputs));

// A worth in halves of a point, rounded down.
int halves(int worth) { return worth >> 3; }
static_assert(kPointWorth == 1 << 4);

int time_state(int tiles) {
  return static_cast<int>(std::ranges::upper_bound(kTimes, tiles) - kTimes.begin());
}

// What all seats are compared by.
struct Table {
  std::array<int, kMaxPlayers> points{};  // without those for tokens
  std::array<int, kMaxPlayers> worth{};   // in sixteenths of a point
  int time = 0;

  explicit Table(const State& state) : time(time_state(tiles_left(state))) {
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const Points all = points_of(state.players[seat]);
      points[seat] = all.total() - all.tokens;
      worth[seat] = worth_of(state, state.players[seat]);
    }
  }
};

class Inputs {
 public:
  Inputs(const State& state, const Table& table, std::size_t seat)
      : state_(state), table_(table), seat_(seat), player_(state.players[seat]) {}

  InputList all() {
    add_race();
    add_groups(player_.city.of_colour, kColourInputs);
    add_groups(player_.city.of_animal, kAnimalInputs);
    add_tokens();
    add_stacks();
    add(kBonusInputs, player_.bonus, kMostBonus);
    add_row();
    return list_;
  }

 private:
  // The input for a number from 0 on; larger ones than `most` count as that.
  void add(int first, int number, int most) {
    list_.push_back(static_cast<std::uint16_t>(first + std::min(number, most)));
  }
  // For a number of either sign.
  void add_lead(int first, int lead, int most) {
    add(first, most + std::max(lead, -most), 2 * most);
  }

  // By how much a seat leads the best of the others.
  int lead(const std::array<int, kMaxPlayers>& numbers) const {
    int most = INT16_MIN;
    for (std::size_t other = 0; other < state_.player_count; ++other) {
      if (other != seat_) most = std::max(most, numbers[other]);
    }
    return numbers[seat_] - most;
  }

  void add_race() {
    int others = 0;
    for (std::size_t other = 0; other < state_.player_count; ++other) {
      if (other != seat_) others = std::max<int>(others, state_.players[other].city.size);
    }
    add(kTileInputs, player_.city.size, kMostTiles);
    add(kOtherTileInputs, others, kMostTiles);
    // How many others take their turns before this seat, by how many players there are.
    const int players = state_.player_count;
    const int before = (static_cast<int>(seat_) + players - state_.turn) % players;
    add(kTurnInputs + (players - 2) * (players + 1) / 2, before, players - 1);
    // In the last round, whether it still has a turn.
    add(kLastRoundInputs, !state_.last_round ? 0 : seat_ >= state_.turn ? 1 : 2, 2);
    add(kPointInputs, table_.points[seat_], kMostPoints);
    add_lead(kAheadInputs, lead(table_.points), kFarAhead);
    const int ahead = halves(lead(table_.worth));
    add_lead(kWorthInputs, ahead, kFarAheadHalves);
    add_lead(kTimedInputs + table_.time * (2 * kFarAheadTimed + 1), ahead >> 1, kFarAheadTimed);
  }

  // How many groups of each size there are among the sets of tiles.
  void add_groups(const auto& sets, int first) {
    std::array<int, kLargeGroup> groups{};
    for (TileSet members : sets) {
      while (!members.empty()) {
        const TileSet group = group_of(player_.city, members, members.first());
        ++groups[static_cast<std::size_t>(std::min(group.size(), kLargeGroup) - 1)];
        members -= group;
      }
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
      add(first, groups[i], kMostGroups[i]);
      first += kMostGroups[i] + 1;
    }
  }

  void add_tokens() {
    const Tokens purse = ankhor::purse(player_);
    const int resources = std::min(purse.resources(), kMostResources);
    add(kTokenInputs + resources * (kAnkhLimit + 1), purse[Token::kAnkh], kAnkhLimit);
    int types = 0;
    for (const Colour colour : kColours) types += purse[token_of(colour)] > 0 ? 1 : 0;
    add(kTypeInputs, types, static_cast<int>(kColourCount));
    const int loaded = std::min(player_.city.loaded.size(), kMostWarehouses);
    add(kWarehouseInputs + loaded * (kMostWarehouses + 1), free_warehouses(player_.city).size(),
        kMostWarehouses);
  }

  void add_stacks() {
    int places = 0;
    for (const OpenPlace& open : player_.city.open) places += open.place.level > 0 ? 1 : 0;
    add(kStackInputs, places, kMostStacks);
  }

  // What the best tile of the row adds, by how many tokens are lacking for it.
  void add_row() {
    Buyer buyer(state_, player_);
    buyer.find_targets();
    std::array<int, kMostLacking + 1> best{};
    int best_of_all = 0;
    for (const Offer& offer : buyer.targets()) {
      int& of_lacking = best[static_cast<std::size_t>(std::min(offer.lacking, kMostLacking))];
      of_lacking = std::max(of_lacking, offer_state(offer.net));
      best_of_all = std::max(best_of_all, offer_state(offer.value()));
    }
    for (std::size_t i = 0; i < best.size(); ++i) {
      add(kOfferInputs + static_cast<int>(i) * kOfferStates, best[i], kOfferStates - 1);
    }
    add(kBestInputs, best_of_all, kOfferStates - 1);
    add(kRowInputs, tiles_in_row(state_), static_cast<int>(kSlots));
  }
  static int offer_state(int worth) { return std::clamp(halves(worth) + 3, 1, kOfferStates - 1); }

  const State& state_;
  const Table& table_;
  std::size_t seat_;
  const Player& player_;
  InputList list_;
};

// Whether all tiles of the game, those in the piles too, are those of the built-in box.
bool has_built_in_tiles(const State& state) {
  TileCounts counts = state.unseen;
  for (const auto& tile : state.row) {
    if (tile) ++counts[*tile];
  }
  for (const Tile tile : state.out) ++counts[tile];
  for (const Player& player : state.players) {
    for (const std::size_t i : player.city.all()) ++counts[player.city.tiles[i].tile];
  }
  return counts == built_in_tiles();
}

}  // namespace

InputList learned_inputs(const State& state, Seat seat) {
  const auto at = static_cast<std::size_t>(benben::index(seat));
  return Inputs(state, Table(state), at).all();
}

const LearnedNet& learned_net() { return kLearnedWeights; }

bool has_learned_value(const State& state) {
  return state.stage == Stage::kPlay && state.slot_sizes == kBuiltInSlots &&
         has_built_in_tiles(state);
}

bool ends_rollout(const State& state) {
  return state.stage == Stage::kPlay && state.phase == Phase::kMain && state.ankhs_used == 0 &&
         !state.drawing;
}

Shares learned_value(const State& state) {
  const Table table(state);
  std::array<int, kMaxSeats> standings{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    standings[seat] = kLearnedWeights.standing(Inputs(state, table, seat).all());
  }
  return shares_of(standings, state.player_count);
}

}  // namespace benben::ankhor
