#include "games/anubixx/features.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/anubixx/scoring.h"

namespace benben::anubixx {
namespace {

constexpr FeatureInfo kFeatures[] = {
    {"pyramid", Wish::kMore, Span::kChange, 1, "Points of your pyramid", "Think of your pyramid."},
    {"arch", Wish::kMore, Span::kChange, 1, "Points of your arch", "Think of your arch."},
    {"mosaic", Wish::kMore, Span::kChange, 1, "Points of your mosaic", "Think of your mosaic."},
    {"bonuses", Wish::kMore, Span::kChange, 1, "Points of your bonuses",
     "Think of the bonuses that you can still get before the others."},
    {"symbol", Wish::kLess, Span::kChange, 0.8, "Stones that you lack for the nearest bonus",
     "Think of the symbols, and of the bonus that you are nearest to."},
    {"quarry", Wish::kMore, Span::kChange, 1, "Stones left in your quarry",
     "Think of your quarry: what you do not use counts in the end."},
    {"jokers", Wish::kMore, Span::kChange, 1.5, "Your jokers", "Think of your jokers."},
    {"stones", Wish::kMore, Span::kChange, 0.7, "Stones that you have crossed out",
     "Think of how many stones you can cross out in this turn."},
};

constexpr std::size_t kSymbol = 4;
static_assert(kFeatures[kSymbol].name == "symbol");

// The bonus that the builder is nearest to, of those that can still be had.
struct NearestBonus {
  int lacking = 0;          // 0 if there is none
  std::optional<int> goal;  // another one when it is reached
};
NearestBonus nearest_bonus(const State& state, const Builder& builder) {
  NearestBonus nearest;
  int complete = 0;
  for (int i = 0; i < state.block.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    const int lacking = (state.block.stones_of(symbol) - builder.crossed).size();
    if (lacking == 0) ++complete;
    if (lacking == 0 || state.closed.contains(symbol) || builder.bonuses.contains(symbol)) continue;
    if (nearest.lacking == 0 || lacking < nearest.lacking) nearest.lacking = lacking;
  }
  if (nearest.lacking > 0) nearest.goal = complete;
  return nearest;
}

constexpr std::array<std::string_view, kBuildings> kBuildingNames = {"pyramid", "arch", "mosaic"};

}  // namespace

std::span<const FeatureInfo> feature_infos(const State&) { return kFeatures; }

std::vector<Feature> features(const State& state, Seat seat) {
  const Builder& builder = state.builder(seat);
  const Points own = points(state.block, builder, EndBonus::kAwarded);
  const NearestBonus nearest = nearest_bonus(state, builder);
  const std::array<int, std::size(kFeatures)> values = {
      own.pyramid,     own.arch,   own.mosaic,     own.bonuses,
      nearest.lacking, own.quarry, builder.jokers, builder.crossed.size()};
  std::vector<Feature> list;
  for (std::size_t i = 0; i < values.size(); ++i) {
    list.push_back({&kFeatures[i], static_cast<double>(values[i])});
  }
  list[kSymbol].goal = nearest.goal;
  return list;
}

Whereabouts whereabouts(const State&, const Move& move) {
  if (move.step == Step::kEnd) return {"end", "", "Think of whether to stop here.", false};
  const std::string building(kBuildingNames[index(building_of(move.stone))]);
  return {"building", building, "Look at the " + building + "."};
}

}  // namespace benben::anubixx
