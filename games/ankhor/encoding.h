// Ankh'or in numbers (docs/encodings/ankhor.md): an action is one step of a turn.
//
// A city has no borders, so a place has no number of its own: it is counted among the places that
// are free in the city of the seat that acts, and a tile among the tiles there, both in the byte
// order of their texts. What a seat sees lists both in the same order.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "games/ankhor/rules.h"

namespace benben::ankhor {

struct Encoding {
  using Game = Ankhor;
  using Kept = NothingKept;

  static constexpr int kSlotCount = static_cast<int>(kSlots);
  static constexpr int kSavings = 1 + static_cast<int>(kColourCount);  // none, or a colour
  static constexpr int kTakes = 56;                                    // three of six tokens
  static constexpr int kReturns = 56;                                  // up to three of five

  static constexpr int kEnd = 0;
  static constexpr int kFirstRefresh = 1;
  static constexpr int kFirstTake = kFirstRefresh + 2;
  static constexpr int kFirstReturn = kFirstTake + kTakes;
  static constexpr int kFirstBuy = kFirstReturn + kReturns;
  static constexpr int kFirstMove = kFirstBuy + kSlotCount * kSavings * kMaxOpenPlaces;
  static constexpr int kActions = kFirstMove + kMaxTiles * kMaxOpenPlaces;

  // The resource of the next marker, the next tile, or the colour of the next back.
  static constexpr int kDraws = static_cast<int>(kTileCodes);

  static constexpr int kColours = static_cast<int>(kColourCount);
  static constexpr int kTokens = static_cast<int>(kTokenCount);
  static constexpr int kTile = kColours + static_cast<int>(kKindCount);  // a colour and a kind
  static constexpr int kTileRow = 5 + kTile;  // there, u, v, level, loaded; then the tile
  static constexpr std::array<PartInfo, 14> kParts = {{
      {"tokens", {kMaxPlayers, kTokens}, "tokens at hand"},
      {"bonus", {kMaxPlayers}, "bonus tokens"},
      {"points", {kMaxPlayers}, "points if the game ended now"},
      {"cities", {kMaxPlayers, kMaxTiles, kTileRow}, "each tile: there, u, v, level, loaded, tile"},
      {"places", {kMaxOpenPlaces, 4}, "free places of the own city: there, u, v, level"},
      {"row", {kSlotCount, kTile}, "1 for colour and kind of the tile in each slot"},
      {"prices", {kSlotCount, kTokens}, "markers on each slot"},
      {"supply", {kTokens}, "tokens in the supply"},
      {"unseen", {kColours, static_cast<int>(kKindCount)}, "tiles of each sort nobody has seen"},
      {"piles", {2, 1 + kColours}, "tiles in each pile, and 1 for the colour of its back"},
      {"turn", {kMaxPlayers}, "1 for the seat on turn"},
      {"phase", {3}, "1 for main, after or return"},
      {"flags", {6}, "bonus tokens left, ankhs used, bonus turn, last round, idle rounds, bought"},
      {"seats", {kMaxPlayers}, "1 for each seat that plays"},
  }};

  static Status covers(const Setup&) { return {}; }
  static Kept keep(const State&) { return {}; }
  static void legal(const State& state, Kept, ActionList& list);
  static std::optional<int> action(const State& state, Kept, const Move& move);
  static Move move(const State& state, Kept, int action);
  static void observe(const State& state, Kept, Seat seat, Observation out);
  static std::vector<LikelyDraw> draws(const State& state, Draws drawn);
  static std::string draw_text(const State& state, Draws drawn, int draw);
  static Outcome outcome(const State& state, Draws drawn);
};

}  // namespace benben::ankhor
