// Anubixx in numbers (docs/encodings/anubixx.md): an action is a stone or a pair with its payment.
//
// The numbers are those of our block: a block of one's own with other stones or another quarry has
// none (`covers`); one that changes only points, symbols and colours has the same.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

struct Encoding {
  using Game = Anubixx;
  using Kept = NothingKept;

  // What our block has (ANX-03 to ANX-06).
  static constexpr int kBlockStones = 44;
  static constexpr int kSingles = 32;  // of pyramid and arch
  static constexpr int kPairs = 17;    // of neighbours in the mosaic
  static constexpr int kQuarry = 12;
  static constexpr int kPayments = kQuarry + 2;  // a joker, a quarry stone, a die

  static constexpr int kFirstSingle = 1;  // behind the end of the turn
  static constexpr int kFirstPair = kFirstSingle + kSingles * kPayments;
  static constexpr int kActions = kFirstPair + kPairs * kPayments * kPayments;

  // A roll of four dice among all such, or the letter of the next seat's sheet.
  static constexpr int kDraws = 126;

  static constexpr int kColours = static_cast<int>(kColourCount);
  static constexpr std::array<PartInfo, 13> kParts = {{
      {"crossed", {kMaxPlayers, kBlockStones}, "1 for each stone that a seat has crossed out"},
      {"colours", {kMaxPlayers, kBlockStones, kColours}, "1 for the colour of each stone"},
      {"quarry_colours", {kMaxPlayers, kQuarry, kColours}, "1 for the colour of a quarry stone"},
      {"quarry", {kMaxPlayers}, "number of the last quarry stone crossed, 0 for none"},
      {"jokers", {kMaxPlayers}, "jokers left"},
      {"bonuses", {kMaxPlayers, kMaxSymbols}, "1 for each symbol's bonus that a seat has"},
      {"closed", {kMaxSymbols}, "1 for each bonus that nobody can win any more"},
      {"dice", {4, kColours}, "dice by colour: rolled, blocked, taken, available"},
      {"active", {kMaxPlayers}, "1 for the active builder of the round"},
      {"turn", {kMaxPlayers}, "1 for the builder on turn"},
      {"counts", {4}, "stones built in the turn, in the round, idle rounds, the round"},
      {"points", {kMaxPlayers}, "points if the game ended now"},
      {"seats", {kMaxPlayers}, "1 for each seat that plays"},
  }};

  static Status covers(const Setup& setup);
  static Kept keep(const State&) { return {}; }
  static void legal(const State& state, Kept, ActionList& list);
  static std::optional<int> action(const State& state, Kept, const Move& move);
  static Move move(const State& state, Kept, int action);
  static void observe(const State& state, Kept, Seat seat, Observation out);
  static std::vector<LikelyDraw> draws(const State& state, Draws drawn);
  static std::string draw_text(const State& state, Draws drawn, int draw);
  static Outcome outcome(const State& state, Draws drawn);
};

}  // namespace benben::anubixx
