// One-ply players of Anubixx: by the points that stones will bring, by the same without quarry and
// jokers, and by the two buildings that end the game soonest.
#include "games/anubixx/one_ply.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

// Points: of a stone, by the part of its building's points that it is; of a bonus; and what a stone
// of the quarry and a joker, left over, are worth.
struct Taste {
  std::array<double, kBuildings> stone;  // pyramid, arch, mosaic
  double bonus;
  double quarry;
  double joker;
};

// Most games end before all three buildings are complete, and the pyramid brings its points row by
// row.
constexpr Taste kSites = {{1.6, 1.5, 0.75}, 2.3, 1.0, 2.2};
constexpr Taste kMiser = {{1.6, 1.5, 0.75}, 2.3, 3.0, 6.0};
constexpr Taste kRush = {{0.2, 1.6, 1.4}, 2.0, 1.0, 2.0};

bool ends_this_round(const State& state) {
  return std::any_of(state.builders.begin(), state.builders.begin() + state.players,
                     [&](const Builder& builder) {
                       return complete_buildings(state.block, builder.crossed) >= kBuildingsToEnd;
                     });
}

double worth(const State& state, const Builder& builder, const Taste& taste) {
  double worth = taste.bonus * builder.bonuses.size() + taste.joker * builder.jokers +
                 taste.quarry * (state.block.quarry_stones() - builder.quarry);
  for (const Building building : kAllBuildings) {
    const auto place = static_cast<std::size_t>(building);
    const double share = static_cast<double>(state.block.stone_points[place]) / kStoneShare;
    worth += taste.stone[place] * share * (builder.crossed & state.block.stones(building)).size();
  }
  return worth;
}

Move choose(const State& state, Seat seat, Rng& rng, const Taste& taste) {
  const bool last = ends_this_round(state);
  const auto own = static_cast<std::size_t>(benben::index(seat));
  // A single stone leaves room for a second one in the turn.
  const double room = state.built == 0 ? 0.6 : 0;
  return best_by_worth<Anubixx>(
      Anubixx::legal(state, seat), state, rng, [&](const State& after, const Move& move) {
        const Builder& builder = after.builders[own];
        if (last) {
          const int total = points(after.block, builder, EndBonus::kAwarded).total();
          return total + 0.01 * builder.crossed.size();
        }
        const double end = earns_end_bonus(after.block, builder) ? kBonusPoints : 0;
        return worth(after, builder, taste) + end + (move.stones() == 1 ? room : 0);
      });
}

constexpr OnePly<Anubixx> kOnePly[] = {
    {"sites", "points that stones and bonuses will bring, less quarry and jokers",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kSites); }},
    {"miser", "the same, but quarry and jokers are kept",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kMiser); }},
    {"rush", "arch and mosaic, to end the game soon",
     [](const State& state, Seat seat, Rng& rng) { return choose(state, seat, rng, kRush); }},
};

}  // namespace

std::span<const OnePly<Anubixx>> one_ply_players(const Anubixx*) { return kOnePly; }

}  // namespace benben::anubixx
