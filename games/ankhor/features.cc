#include "games/ankhor/features.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "games/ankhor/city.h"
#include "games/ankhor/offers.h"
#include "games/ankhor/scoring.h"

namespace benben::ankhor {
namespace {

constexpr FeatureInfo kFeatures[] = {
    {"bonus", Wish::kMore, Span::kChange, 1, "Points of your bonus tokens",
     "Think of a group of five tiles and its bonus token."},
    {"two_points", Wish::kMore, Span::kChange, 1, "Points of your two-point tiles",
     "Think of the two-point tiles."},
    {"animals", Wish::kMore, Span::kChange, 1, "Points of your animal groups",
     "Think of animals of one kind that touch each other."},
    {"colours", Wish::kMore, Span::kChange, 1, "Points of your colour groups",
     "Think of tiles of one colour that touch each other."},
    {"group", Wish::kMore, Span::kChange, 0.5, "Tiles in your largest group",
     "Think of your largest group: five tiles bring a bonus token."},
    {"tiles", Wish::kMore, Span::kChange, 0.6, "Tiles in your city",
     "Think of whether you can buy a tile."},
    {"tokens", Wish::kMore, Span::kChange, 0.35, "Your tokens", "Think of your tokens."},
    {"missing", Wish::kLess, Span::kChange, 0.6,
     "Tokens that you lack for the best tile of the row",
     "Think of the tile that you want next, and of what it costs."},
    {"payable", Wish::kMore, Span::kChange, 0.4, "Tiles of the row that you can pay for",
     "Think of what you will be able to buy next."},
};

constexpr std::size_t kMissing = 7;
static_assert(kFeatures[kMissing].name == "missing");

int largest_group(const City& city) {
  int largest = 0;
  const auto look_at = [&](TileSet members) {
    for (const std::size_t tile : members) {
      largest = std::max(largest, group_of(city, members, tile).size());
    }
  };
  for (const TileSet& members : city.of_colour) look_at(members);
  for (const TileSet& members : city.of_animal) look_at(members);
  return largest;
}

struct Market {
  int missing = 0;
  int payable = 0;
  std::optional<int> goal;  // what is best in the row; another one when a tile has been bought
};

// As the bots see the row, were it this seat's turn.
Market market_of(const State& state, Seat seat) {
  if (tiles_in_row(state) == 0) return {};
  const Player& player = state.players[static_cast<std::size_t>(benben::index(seat))];
  const Targets targets = targets_of(state, player);
  Market market;
  const Offer* best = nullptr;
  for (const Offer& offer : targets) {
    if (offer.lacking == 0) ++market.payable;
    if (best == nullptr || offer.value() > best->value()) best = &offer;
  }
  if (best != nullptr) {
    market.missing = best->lacking;
    market.goal = player.city.size;
  }
  return market;
}

}  // namespace

std::span<const FeatureInfo> feature_infos(const State&) { return kFeatures; }

std::vector<Feature> features(const State& state, Seat seat) {
  const Player& player = state.players[static_cast<std::size_t>(benben::index(seat))];
  const Points own = points_of(player);
  const Market market = market_of(state, seat);
  const std::array<int, std::size(kFeatures)> values = {own.bonus,
                                                        own.two_points,
                                                        own.animals,
                                                        own.colours,
                                                        largest_group(player.city),
                                                        player.city.size,
                                                        purse(player).total(),
                                                        market.missing,
                                                        market.payable};
  std::vector<Feature> list;
  for (std::size_t i = 0; i < values.size(); ++i) {
    list.push_back({&kFeatures[i], static_cast<double>(values[i])});
  }
  list[kMissing].goal = market.goal;
  return list;
}

Whereabouts whereabouts(const State& state, const Move& move) {
  switch (move.step) {
    case Step::kBuy: {
      const Colour colour = colour_of(*state.row[move.slot]);
      return {"buy", std::string(1, letter_of(colour)),
              "Look at the " + std::string(name_of(colour)) + " tiles of the row."};
    }
    case Step::kTake:
      return {"take", "", "Look at the supply of tokens."};
    case Step::kRefresh:
      return {"refresh", "", "Look at the two piles."};
    case Step::kMove:
      return {"move", "", "Look at the tiles of your city that could lie elsewhere."};
    case Step::kReturn:
      return {"return", "", "Look at the tokens that you need least."};
    case Step::kEnd:
      return {"end", "", "Think of whether to stop here.", false};
  }
  BENBEN_ASSERT(false);
}

}  // namespace benben::ankhor
