// Chance in Ankh'or (ANK-03, ANK-05, ANK-71): markers, the first row, backs, draws.
//
// A pile's top has a known back, and nothing else of it is known. All arrangements of the unseen
// tiles that fit both backs are equally likely; so whoever fills the piles from the top, first each
// top with any unseen tile of its colour, then the rest with any tile that is left, draws one of
// them fairly. Only the part that comes to light is drawn, the two tops before all else: where
// nothing is drawn from the second pile, its top is drawn, held back, and forgotten.
#include <algorithm>
#include <array>

#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

// The unseen tiles, taken away one by one.
class Bag {
 public:
  explicit Bag(const TileCounts& counts) : counts_(counts) {}

  Tile draw(Rng& rng) { return draw_among(0, kTileCodes, rng); }
  Tile draw(Colour colour, Rng& rng) {
    const std::size_t first = index(tile_of(colour, Kind::kJackal));
    return draw_among(first, first + kKindCount, rng);
  }

 private:
  Tile draw_among(std::size_t first, std::size_t end, Rng& rng) {
    std::uint32_t left = 0;
    for (std::size_t tile = first; tile < end; ++tile) left += counts_[tile_at(tile)];
    std::uint32_t skip = rng.below(left);
    std::size_t tile = first;
    for (; skip >= counts_[tile_at(tile)]; ++tile) skip -= counts_[tile_at(tile)];
    --counts_[tile_at(tile)];
    return tile_at(tile);
  }

  TileCounts counts_;
};

// A pile while tiles are drawn from it: its top, if it has one, has been drawn from the bag.
struct OpenPile {
  std::optional<Tile> top;
  int size = 0;

  OpenPile(const State& state, PileName pile, Bag& bag, Rng& rng) : size(state.pile_sizes[pile]) {
    if (size > 0) top = bag.draw(*state.backs[pile], rng);
  }

  Tile draw(Bag& bag, Rng& rng) {
    const Tile drawn = *top;
    --size;
    top.reset();
    if (size > 0) top = bag.draw(rng);
    return drawn;
  }
  std::optional<Colour> back() const {
    if (!top) return std::nullopt;
    return colour_of(*top);
  }
};

bool has_three_alike(const Prices& prices) { return std::ranges::any_of(prices, three_alike); }

Prices deal_markers(const SlotSizes& sizes, Rng& rng) {
  std::array<Token, kColourCount * kMarkersPerResource> markers{};
  for (std::size_t i = 0; i < markers.size(); ++i) markers[i] = kTokens[i / kMarkersPerResource];
  rng.shuffle(markers);
  Prices prices{};
  std::size_t next = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    for (int i = 0; i < sizes[slot]; ++i) prices[slot] += Tokens::of(markers[next++]);
  }
  return prices;
}

Outcome sample_prices(const State& state, Rng& rng) {
  Outcome outcome{.stage = Stage::kPrices};
  do {
    outcome.prices = deal_markers(state.slot_sizes, rng);
  } while (state.deal == Deal::kMixed && has_three_alike(outcome.prices));
  return outcome;
}

Outcome sample_row(const State& state, Rng& rng) {
  Outcome outcome{.stage = Stage::kRow};
  Bag bag(state.unseen);
  for (auto& slot : outcome.row) slot = bag.draw(rng);
  return outcome;
}

Outcome sample_backs(const State& state, Rng& rng) {
  Outcome outcome{.stage = Stage::kBacks};
  Bag bag(state.unseen);
  for (auto& back : outcome.backs) back = colour_of(bag.draw(rng));
  return outcome;
}

Outcome sample_draw(const State& state, Rng& rng) {
  Outcome outcome{.stage = Stage::kPlay};
  Bag bag(state.unseen);
  const PileName first = *state.drawing;
  OpenPile chosen(state, first, bag, rng);
  OpenPile second(state, other(first), bag, rng);
  auto slot = static_cast<std::size_t>(tiles_in_row(state));
  for (int left = tiles_to_draw(state); left > 0; --left) {
    outcome.row[slot++] = (chosen.size > 0 ? chosen : second).draw(bag, rng);
  }
  outcome.backs[first] = chosen.back();
  outcome.backs[other(first)] = second.back();
  return outcome;
}

void see(State& state, const Row& drawn) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!drawn[slot]) continue;
    state.row[slot] = drawn[slot];
    --state.unseen[*drawn[slot]];
  }
}

void take_from_piles(State& state, PileName chosen, int tiles) {
  std::uint8_t& first = state.pile_sizes[chosen];
  std::uint8_t& second = state.pile_sizes[other(chosen)];
  const int from_first = std::min<int>(first, tiles);
  first = static_cast<std::uint8_t>(first - from_first);
  second = static_cast<std::uint8_t>(second - (tiles - from_first));
}

}  // namespace

Outcome Ankhor::sample(const State& state, Rng& rng) {
  switch (state.stage) {
    case Stage::kPrices:
      return sample_prices(state, rng);
    case Stage::kRow:
      return sample_row(state, rng);
    case Stage::kBacks:
      return sample_backs(state, rng);
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  return sample_draw(state, rng);
}

void Ankhor::apply(State& state, const Outcome& outcome) {
  switch (outcome.stage) {
    case Stage::kPrices:
      state.prices = outcome.prices;
      state.stage = Stage::kRow;
      return;
    case Stage::kRow:
      see(state, outcome.row);
      take_from_piles(state, PileName::kA, kSlots);
      state.stage = Stage::kBacks;
      return;
    case Stage::kBacks:
      state.backs = outcome.backs;
      state.stage = Stage::kPlay;
      return;
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  take_from_piles(state, *state.drawing, tiles_to_draw(state));
  see(state, outcome.row);
  state.backs = outcome.backs;
  state.drawing.reset();
}

}  // namespace benben::ankhor
