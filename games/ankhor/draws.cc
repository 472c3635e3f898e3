// Chance in Ankh'or one by one (chance.cc has the same distribution at once): the markers in the
// order of the slots, the tiles of the row, then the backs that come to light.
//
// While tiles are drawn from one pile, the top of the other is not known, but its colour is. Given
// what has been drawn, that top is each tile of its colour as likely as many of it are left; what
// is drawn next is any other tile. So a tile of that colour is drawn less often than its number
// says, by one in as many as are left of the colour.
#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>

#include "games/ankhor/encoding.h"

namespace benben::ankhor {
namespace {

// What there is, each as likely as its share.
std::vector<LikelyDraw> by_shares(std::span<const double> shares) {
  const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
  std::vector<LikelyDraw> list;
  for (std::size_t draw = 0; draw < shares.size(); ++draw) {
    if (shares[draw] > 0) list.push_back({static_cast<int>(draw), shares[draw] / all});
  }
  return list;
}

// Markers on their way into the slots.
struct Dealt {
  std::array<int, kColourCount> left{};
  std::array<int, kColourCount> here{};  // in the slot that is being filled
  std::array<int, kSlots> free{};        // places in each slot

  explicit Dealt(const SlotSizes& sizes) {
    left.fill(kMarkersPerResource);
    std::ranges::copy(sizes, free.begin());
  }

  std::size_t slot() const {
    return static_cast<std::size_t>(std::ranges::find_if(free, [](int n) { return n > 0; }) -
                                    free.begin());
  }
  bool done() const { return slot() == kSlots; }
  void deal(std::size_t resource) {
    const std::size_t at = slot();
    --left[resource];
    ++here[resource];
    if (--free[at] == 0) here.fill(0);
  }
};

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// In how many ways the rest can be dealt so that of no resource from `first` on all markers lie in
// one slot, by inclusion and exclusion; `ways` counts those of the resources that do.
double mixed_ways(Dealt deal, std::size_t first, double ways) {
  if (first == kColourCount) {
    ways *= factorial(std::accumulate(deal.free.begin(), deal.free.end(), 0));
    for (const int left : deal.left) ways /= factorial(left);
    return ways;
  }
  double sum = mixed_ways(deal, first + 1, ways);
  const int left = deal.left[first];
  for (std::size_t slot = deal.slot(); slot < kSlots; ++slot) {
    const int here = slot == deal.slot() ? deal.here[first] : 0;
    const int free = deal.free[slot];
    if (here + left < kMarkersPerResource || free < left) continue;
    Dealt together = deal;
    together.left[first] = 0;
    together.free[slot] -= left;
    const double places = factorial(free) / factorial(left) / factorial(free - left);
    // The slot that is being filled stays the first: what lies in it counts for the next ones.
    if (together.free[slot] == 0 && slot == deal.slot()) together.here.fill(0);
    sum -= mixed_ways(together, first + 1, ways * places);
  }
  return sum;
}

std::vector<LikelyDraw> next_markers(const State& state, Draws drawn) {
  Dealt deal(state.slot_sizes);
  for (const int resource : drawn) deal.deal(static_cast<std::size_t>(resource));
  if (deal.done()) return {};
  std::array<double, kColourCount> shares{};
  for (std::size_t resource = 0; resource < kColourCount; ++resource) {
    if (deal.left[resource] == 0) continue;
    shares[resource] = deal.left[resource];
    if (state.deal == Deal::kAny) continue;
    Dealt after = deal;
    after.deal(resource);
    const bool alike = deal.here[resource] + 1 == kMarkersPerResource;
    shares[resource] = alike ? 0 : mixed_ways(after, 0, 1);
  }
  return by_shares(shares);
}

Prices dealt_markers(const State& state, Draws drawn) {
  Dealt deal(state.slot_sizes);
  Prices prices{};
  for (const int resource : drawn) {
    prices.at(deal.slot()) += Tokens::of(kTokens[static_cast<std::size_t>(resource)]);
    deal.deal(static_cast<std::size_t>(resource));
  }
  return prices;
}

using TileShares = std::array<double, kTileCodes>;

// How many of each tile are left when these have been drawn.
TileShares tiles_left(const State& state, Draws tiles) {
  TileShares left{};
  for (std::size_t tile = 0; tile < kTileCodes; ++tile) left[tile] = state.unseen[tile_at(tile)];
  for (const int tile : tiles) --left[static_cast<std::size_t>(tile)];
  return left;
}

std::span<double> of_colour(TileShares& shares, Colour colour) {
  return std::span(shares).subspan(index(colour) * kKindCount, kKindCount);
}

// One tile of this colour is not to be had; which one, nobody knows.
void hide_one(TileShares& shares, Colour colour) {
  const std::span<double> tiles = of_colour(shares, colour);
  const double all = std::accumulate(tiles.begin(), tiles.end(), 0.0);
  for (double& tile : tiles) tile *= (all - 1) / all;
}

std::vector<LikelyDraw> next_tile(TileShares shares, std::optional<Colour> back) {
  for (const Colour colour : kColours) {
    if (back && colour != *back) std::ranges::fill(of_colour(shares, colour), 0.0);
  }
  return by_shares(shares);
}

std::vector<LikelyDraw> next_back(TileShares shares) {
  std::array<double, kColourCount> colours{};
  for (const Colour colour : kColours) {
    const std::span<double> tiles = of_colour(shares, colour);
    colours[index(colour)] = std::accumulate(tiles.begin(), tiles.end(), 0.0);
  }
  return by_shares(colours);
}

std::vector<LikelyDraw> next_first_back(const State& state, Draws drawn) {
  if (drawn.size() == kPileNames.size()) return {};
  TileShares left = tiles_left(state, {});
  for (const int colour : drawn) hide_one(left, kColours[static_cast<std::size_t>(colour)]);
  return next_back(left);
}

// What a refresh draws: so many tiles, from one pile and then from the other.
struct Refresh {
  PileName chosen;
  PileName second;
  std::size_t tiles;        // in all
  std::size_t from_chosen;  // the first of them
  bool chosen_has_more;
  bool second_has_more;  // and has given some

  explicit Refresh(const State& state)
      : chosen(*state.drawing),
        second(other(chosen)),
        tiles(static_cast<std::size_t>(tiles_to_draw(state))),
        from_chosen(std::min<std::size_t>(tiles, state.pile_sizes[chosen])),
        chosen_has_more(state.pile_sizes[chosen] > from_chosen),
        second_has_more(tiles > from_chosen && state.pile_sizes[second] > tiles - from_chosen) {}
};

std::vector<LikelyDraw> next_in_refresh(const State& state, Draws drawn) {
  const Refresh refresh(state);
  const std::size_t at = drawn.size();
  TileShares left = tiles_left(state, drawn.first(std::min(at, refresh.tiles)));
  const bool second_hides_one = at < refresh.from_chosen || refresh.tiles == refresh.from_chosen;
  if (second_hides_one && state.backs[refresh.second]) {
    hide_one(left, *state.backs[refresh.second]);
  }
  if (at < refresh.tiles) {
    if (at == 0) return next_tile(left, state.backs[refresh.chosen]);
    return next_tile(left, at == refresh.from_chosen ? state.backs[refresh.second] : std::nullopt);
  }
  const bool comes_to_light = refresh.chosen_has_more || refresh.second_has_more;
  if (at > refresh.tiles || !comes_to_light) return {};
  return next_back(left);
}

Outcome drawn_in_refresh(const State& state, Draws drawn) {
  const Refresh refresh(state);
  Outcome outcome{.stage = Stage::kPlay};
  auto slot = static_cast<std::size_t>(tiles_in_row(state));
  for (const int tile : drawn.first(refresh.tiles)) {
    outcome.row[slot++] = tile_at(static_cast<std::size_t>(tile));
  }
  if (refresh.tiles == refresh.from_chosen) {
    outcome.backs[refresh.second] = state.backs[refresh.second];
  }
  if (drawn.size() > refresh.tiles) {
    const PileName pile = refresh.chosen_has_more ? refresh.chosen : refresh.second;
    outcome.backs[pile] = kColours[static_cast<std::size_t>(drawn.back())];
  }
  return outcome;
}

}  // namespace

std::vector<LikelyDraw> Encoding::draws(const State& state, Draws drawn) {
  switch (state.stage) {
    case Stage::kPrices:
      return next_markers(state, drawn);
    case Stage::kRow:
      if (drawn.size() == kSlots) return {};
      return next_tile(tiles_left(state, drawn), std::nullopt);
    case Stage::kBacks:
      return next_first_back(state, drawn);
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  return next_in_refresh(state, drawn);
}

std::string Encoding::draw_text(const State& state, Draws drawn, int draw) {
  const auto number = static_cast<std::size_t>(draw);
  const bool tile = state.stage == Stage::kRow ||
                    (state.stage == Stage::kPlay && drawn.size() < Refresh(state).tiles);
  return tile ? tile_code(tile_at(number)) : std::string(1, letter_of(ankhor::kTokens[number]));
}

Outcome Encoding::outcome(const State& state, Draws drawn) {
  Outcome outcome{.stage = state.stage};
  switch (state.stage) {
    case Stage::kPrices:
      outcome.prices = dealt_markers(state, drawn);
      return outcome;
    case Stage::kRow:
      for (std::size_t slot = 0; slot < kSlots; ++slot) {
        outcome.row[slot] = tile_at(static_cast<std::size_t>(drawn[slot]));
      }
      return outcome;
    case Stage::kBacks:
      for (std::size_t i = 0; i < kPileNames.size(); ++i) {
        outcome.backs[kPileNames[i]] = ankhor::kColours[static_cast<std::size_t>(drawn[i])];
      }
      return outcome;
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  return drawn_in_refresh(state, drawn);
}

}  // namespace benben::ankhor
