// A position of Ankh'or, its steps and its chance events.
//
// The piles are not in a position: only how many tiles of each sort nobody has seen yet, and the
// colours of the two backs that lie open.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "core/by.h"
#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/ankhor/box.h"
#include "games/ankhor/city.h"
#include "games/ankhor/place.h"
#include "games/ankhor/tiles.h"
#include "games/ankhor/tokens.h"

namespace benben::ankhor {

// What the game waits for: the three events of the set-up (ANK-71), then steps.
enum class Stage : std::uint8_t { kPrices, kRow, kBacks, kPlay, kOver };
// How the price markers are dealt (ANK-03): as they come, or anew while a slot gets three alike.
enum class Deal : std::uint8_t { kAny, kMixed };
// Before the main action, after it, or when tokens must be returned (ANK-10, ANK-14).
enum class Phase : std::uint8_t { kMain, kAfter, kReturn };
enum class PileName : std::uint8_t { kA, kB };
inline constexpr std::array kPileNames = {PileName::kA, PileName::kB};

constexpr PileName other(PileName pile) {
  return pile == PileName::kA ? PileName::kB : PileName::kA;
}
constexpr char letter_of(PileName pile) { return pile == PileName::kA ? 'a' : 'b'; }

using Row = std::array<std::optional<Tile>, kSlots>;
using Prices = std::array<Tokens, kSlots>;
using Backs = By<PileName, std::optional<Colour>, 2>;
using PileSizes = By<PileName, std::uint8_t, 2>;

struct Player {
  Tokens tokens;  // without those on warehouses
  City city;
  std::uint8_t bonus = 0;

  friend bool operator==(const Player&, const Player&) = default;
};

struct State {
  std::array<Player, kMaxPlayers> players{};
  Tokens supply;
  SlotSizes slot_sizes = kBuiltInSlots;
  Prices prices{};
  Row row{};
  Backs backs;
  PileSizes pile_sizes;
  TileCounts unseen;            // in the piles
  FixedList<Tile, kTiles> out;  // in the order of removal (ANK-21)
  std::uint8_t bonus_supply = kBonusTokens;
  std::uint8_t player_count = 2;
  std::uint8_t turn = 0;
  Deal deal = Deal::kAny;
  Stage stage = Stage::kPrices;
  Phase phase = Phase::kMain;
  std::optional<PileName> drawing;  // the chosen pile while a draw is due
  std::uint8_t ankhs_used = 0;
  std::uint8_t idle_rounds = 0;
  bool bonus_turn = false;  // a scribe was bought in this turn
  bool last_round = false;  // somebody has placed a 13th tile
  bool bought = false;      // in this round

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 4808);

// In the byte order of their words.
enum class Step : std::uint8_t { kBuy, kEnd, kMove, kRefresh, kReturn, kTake };

// One step of a turn. What a step does not use has its default.
struct Move {
  Step step = Step::kEnd;
  std::uint8_t slot = 0;                       // buy
  PileName pile = PileName::kA;                // refresh
  std::optional<Colour> saved = std::nullopt;  // buy: the marker saved (ANK-32)
  Place from = {};                             // move
  Place to = {};                               // buy, move
  Tokens tokens = {};                          // take, return

  friend bool operator==(const Move&, const Move&) = default;
};

// A chance event (ANK-71): what the stage of the game asks for; the rest is empty.
struct Outcome {
  Stage stage = Stage::kPlay;  // kPlay: tiles drawn after a refresh
  Prices prices{};             // kPrices
  Row row{};                   // kRow: all slots; kPlay: those filled
  Backs backs{};               // kBacks, kPlay

  friend bool operator==(const Outcome&, const Outcome&) = default;
  // Of no meaning: by it a search finds one among the thousands that a refresh may bring.
  friend bool operator<(const Outcome& one, const Outcome& other) {
    return std::tie(one.row, one.backs.values, one.prices, one.stage) <
           std::tie(other.row, other.backs.values, other.prices, other.stage);
  }
};

inline Player& current(State& state) { return state.players[state.turn]; }
inline const Player& current(const State& state) { return state.players[state.turn]; }

// What a player can pay with: tokens at hand and on warehouses (ANK-34).
inline Tokens purse(const Player& player) { return player.tokens + stored_tokens(player.city); }
// The tokens that exceed the limits (ANK-14): so many resources, so many ankhs.
struct Excess {
  int resources = 0;
  int ankhs = 0;
  bool none() const { return resources == 0 && ankhs == 0; }
};
Excess excess(Tokens tokens);
// How many tiles a refresh would draw, or the one that is due draws: slots not filled after the
// row has moved up, as far as the piles have tiles (ANK-21).
int tiles_to_draw(const State& state);
// The slot of the tile that a refresh puts out of the game: with two players only, and then the
// leftmost one (ANK-21).
std::optional<std::size_t> slot_put_out(const State& state);
// Whether a refresh changes anything (ANK-21).
bool refresh_changes(const State& state);
int tiles_in_row(const State& state);
inline int tiles_in_piles(const State& state) {
  return state.pile_sizes[PileName::kA] + state.pile_sizes[PileName::kB];
}

}  // namespace benben::ankhor
