// Cubus in numbers (docs/encodings/cubus.md): an action is one of the candidates, or the way out.
//
// A move is a whole stack, so moves have no numbers of their own. What has numbers is a choice
// among the builds that a player of full sight thinks worth it, at most twelve, the best first: a
// small and biased part of what is legal. What a seat sees tells what each of them would do. All of
// what is legal can be reached in steps: EditEncoding has the numbers of a draft (edits.h).
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/encoding.h"
#include "games/cubus/edits.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

struct Encoding {
  using Game = Cubus;
  using Kept = CandidateList;

  static constexpr int kChoices = kMaxColumns;  // builds, or columns in the demolition
  static constexpr int kWayOut = kChoices;      // to pass, or to waive
  static constexpr int kActions = kWayOut + 1;

  static constexpr int kDraws = static_cast<int>(kKinds.size());  // the card

  static constexpr int kKindCount = static_cast<int>(kKinds.size());
  static constexpr int kPhases = static_cast<int>(Phase::kOver) + 1;
  static constexpr int kChoiceRow = 3 + kKindCount;  // there, points, boxes; cards by kind
  static constexpr std::array<PartInfo, 15> kParts = {{
      {"heights", {kMaxColumns, kMaxColumns}, "boxes on each place, by j and i"},
      {"open", {kMaxColumns, kMaxColumns}, "1 for each open top"},
      {"hands", {kMaxPlayers, kKindCount}, "cards of each kind in each hand"},
      {"deck", {kKindCount}, "cards of each kind still to be drawn"},
      {"scores", {kMaxPlayers}, "points so far"},
      {"built", {kMaxPlayers}, "points of the building game, in the demolition that follows it"},
      {"phase", {kPhases}, "1 for draw, build, knock, lowest, name, demolish or over"},
      {"turn", {kMaxPlayers}, "1 for the seat whose turn it is"},
      {"acts", {kMaxPlayers}, "1 for the seat that decides"},
      {"waived", {kMaxPlayers}, "1 for each seat that has waived since the pass"},
      {"counts", {2}, "the round, passes in a row"},
      {"mode", {3}, "1 for building, demolition or both"},
      {"ending", {3}, "1 for a plain ending, the lowest or the best"},
      {"choices", {kChoices, kChoiceRow}, "of each action: there, points, boxes, cards laid"},
      {"seats", {kMaxPlayers}, "1 for each seat that plays"},
  }};

  static Status covers(const Setup&) { return {}; }
  static Kept keep(const State& state);
  static void legal(const State& state, const Kept& kept, ActionList& list);
  static std::optional<int> action(const State& state, const Kept& kept, const Move& move);
  static Move move(const State& state, const Kept& kept, int action);
  static void observe(const State& state, const Kept& kept, Seat seat, Observation out);
  static std::vector<LikelyDraw> draws(const State& state, Draws drawn);
  static std::string draw_text(const State& state, Draws drawn, int draw);
  static Kind outcome(const State& state, Draws drawn);
};

// What a seat sees that edits a draft: the table, and the draft in the place of the candidates.
struct EditEncoding {
  static constexpr int kActions = kEditNumbers;

  static constexpr int kStages = static_cast<int>(Stage::kMoreTops) + 1;
  static constexpr int kColumnRow = 5;  // there, i, j, height, open
  static constexpr int kTableParts = 13;
  static constexpr auto kParts = [] {
    std::array<PartInfo, kTableParts + 6> parts{};
    std::copy_n(Encoding::kParts.begin(), kTableParts, parts.begin());
    parts[13] = {"columns",
                 {kMaxColumns, kColumnRow},
                 "of each column of the draft: there, i, j, height, open"};
    parts[14] = {"rows", {kMaxColumns, 2}, "of each row of the draft: its smallest i, its columns"};
    parts[15] = {"left", {3}, "tops, left and right sides that the draft leaves"};
    parts[16] = {"draft", {3}, "boxes and points more than the table, edits so far"};
    parts[17] = {"stage", {kStages}, "1 for the shape, the old open tops or more of them"};
    parts[18] = Encoding::kParts[14];
    return parts;
  }();

  // Requires a state in which a seat decides; who looks need not be that seat.
  static void observe(const State& state, const Draft& draft, Seat seat, Observation out);
};

}  // namespace benben::cubus
