// What forbids a chance event (ANK-02, ANK-03, ANK-71).
#include <algorithm>
#include <array>
#include <string>

#include "games/ankhor/fault_places.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {
namespace {

MaybeFault check_prices(const State& state, const Prices& prices) {
  Tokens all;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const int size = state.slot_sizes[slot];
    if (prices[slot].total() != size) {
      return Refused(Fault::kSlotSize, {slot_place(slot), {"markers", std::to_string(size)}});
    }
    if (state.deal == Deal::kMixed && three_alike(prices[slot])) {
      return Refused(Fault::kThreeAlike, {slot_place(slot)});
    }
    all += prices[slot];
  }
  const Tokens ankhs = Tokens::of(Token::kAnkh, kMarkersPerResource);
  if (all + ankhs == Tokens::of_each(kMarkersPerResource)) return std::nullopt;
  return Fault::kNotThreeOfEach;
}

// Takes the tiles of slots out of those that nobody has seen.
MaybeFault take_unseen(TileCounts& unseen, const Row& row) {
  for (const auto& tile : row) {
    if (!tile || unseen[*tile]-- > 0) continue;
    return Refused(Fault::kNoneLeft, {tile_place(*tile)});
  }
  return std::nullopt;
}

// Whether piles of these sizes can show these backs when these tiles are left in them.
MaybeFault check_backs(const Backs& backs, const PileSizes& sizes, const TileCounts& left) {
  std::array<int, kColourCount> colours{};
  for (std::size_t i = 0; i < kTileCodes; ++i)
    colours[index(colour_of(tile_at(i)))] += left[tile_at(i)];
  for (const PileName pile : kPileNames) {
    const std::optional<Colour>& back = backs[pile];
    if (back.has_value() != (sizes[pile] > 0)) {
      return Refused(back ? Fault::kEmptyPileShows : Fault::kBackMissing, {pile_place(pile)});
    }
    if (back && colours[index(*back)]-- == 0) {
      return Refused(Fault::kBackImpossible, {pile_place(pile), colour_place("back", *back)});
    }
  }
  return std::nullopt;
}

// A tile that comes from the top of a pile has the colour that its back showed.
MaybeFault check_top(const State& state, PileName pile, const std::optional<Tile>& drawn) {
  const std::optional<Colour>& back = state.backs[pile];
  if (!drawn || !back || colour_of(*drawn) == *back) return std::nullopt;
  return Refused(Fault::kOtherTop, {pile_place(pile), colour_place("back", *back)});
}

MaybeFault check_draw(const State& state, const Outcome& outcome) {
  const PileName chosen = *state.drawing;
  const PileName second = other(chosen);
  const auto first_slot = static_cast<std::size_t>(tiles_in_row(state));
  const int drawn = tiles_to_draw(state);
  const int from_chosen = std::min<int>(drawn, state.pile_sizes[chosen]);
  PileSizes sizes = state.pile_sizes;
  sizes[chosen] = static_cast<std::uint8_t>(sizes[chosen] - from_chosen);
  sizes[second] = static_cast<std::uint8_t>(sizes[second] - (drawn - from_chosen));
  if (auto refused = check_top(state, chosen, outcome.row[first_slot])) return refused;
  TileCounts left = state.unseen;
  if (auto refused = take_unseen(left, outcome.row)) return refused;
  if (drawn > from_chosen) {
    const std::size_t slot = first_slot + static_cast<std::size_t>(from_chosen);
    if (auto refused = check_top(state, second, outcome.row[slot])) return refused;
  } else if (outcome.backs[second] != state.backs[second]) {
    return Refused(Fault::kBackStays, {pile_place(second)});
  }
  return check_backs(outcome.backs, sizes, left);
}

}  // namespace

MaybeRefused<Fault> Ankhor::fault(const State& state, const Outcome& outcome) {
  TileCounts unseen = state.unseen;
  switch (state.stage) {
    case Stage::kPrices:
      return check_prices(state, outcome.prices);
    case Stage::kRow:
      return take_unseen(unseen, outcome.row);
    case Stage::kBacks:
      return check_backs(outcome.backs, state.pile_sizes, unseen);
    case Stage::kPlay:
    case Stage::kOver:
      break;
  }
  return check_draw(state, outcome);
}

}  // namespace benben::ankhor
