// Ascension in numbers (docs/encodings/ascension.md): an action is one step of a turn.
//
// Stones go by space and steps, figures by where they land; a power's target, of which a figure has
// two at most, is the lower or the higher of the spaces beside it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "games/ascension/rules.h"

namespace benben::ascension {

struct Encoding {
  using Game = Ascension;
  using Kept = NothingKept;

  static constexpr int kPieces = 3;                  // sizes of stones, and figures
  static constexpr int kTargets = 2;                 // beside a figure
  static constexpr int kScatters = 2 + 4 + 8;        // ways of one, two and three stones
  static constexpr int kSingles = 2 * kMaxRing + 1;  // the top stone, the top two, Limbo
  static constexpr int kSources = kMaxRing + 1;      // of one of two: the top stone, Limbo
  static constexpr int kCollects = kSingles + kSources * kSources;

  static constexpr int kDone = 0;
  static constexpr int kForfeit = 1;
  static constexpr int kFirstStone = 2;
  static constexpr int kFirstFigure = kFirstStone + kMaxRing * kLongestMove;
  static constexpr int kFirstEnterStone = kFirstFigure + kPieces * kMaxRing;
  static constexpr int kFirstEnterFigure = kFirstEnterStone + kPieces * kMaxRing;
  static constexpr int kFirstPush = kFirstEnterFigure + kPieces * kMaxRing;
  static constexpr int kFirstScatter = kFirstPush + kTargets * 2;
  static constexpr int kFirstCollect = kFirstScatter + kTargets * kScatters;
  static constexpr int kActions = kFirstCollect + kTargets * kCollects;

  static constexpr int kDraws = 2;  // the seat that is Gold

  static constexpr std::array<PartInfo, 11> kParts = {{
      {"stones", {kMaxRing, 2, kPieces}, "1 for each stone: own and enemy, small to large"},
      {"figures", {kMaxRing, 2, kPieces}, "1 for each figure: own and enemy"},
      {"limbo", {2, 2 * kPieces}, "stones by size and figures in Limbo, own and enemy"},
      {"off", {2}, "pyramids borne off, own and enemy"},
      {"mover", {2}, "1 for the own or the enemy's turn"},
      {"gold", {1}, "1 if one's own colour is Gold"},
      {"turn", {3}, "Moves left, whether a stone has entered, turns divided by five"},
      {"moved", {2, kMaxRing}, "1 where the first Move of the turn ended: of a stone, of a figure"},
      {"power", {kPieces}, "1 for the figure whose power may be used"},
      {"targets", {kMaxRing}, "1 for each stack on which it may still be used"},
      {"board", {kMaxRing, 5}, "of each space: there, gap, own portal, enemy's portal, neutral"},
  }};

  static Status covers(const Setup&) { return {}; }
  static Kept keep(const State&) { return {}; }
  static void legal(const State& state, Kept, ActionList& list);
  static std::optional<int> action(const State& state, Kept, const Step& step);
  static Step move(const State& state, Kept, int action);
  static void observe(const State& state, Kept, Seat seat, Observation out);
  static std::vector<LikelyDraw> draws(const State& state, Draws drawn);
  static std::string draw_text(const State& state, Draws drawn, int draw);
  static Colours outcome(const State& state, Draws drawn);
};

}  // namespace benben::ascension
