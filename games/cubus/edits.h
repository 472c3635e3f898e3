// Edits: a build of Cubus in small steps, each one of a few numbers (docs/encodings/cubus.md).
//
// A seat edits a draft, which nobody else sees and which is no part of the game: first the shape,
// box by box, all its tops closed and all in the cards that there are; then, when the shape is
// done, where the old open tops stand in it and which tops more are opened. The last edit gives
// the move. Every legal move can be reached, from every draft with edits enough left, and no draft
// is without a legal end; the page above has the proof.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fixed_list.h"
#include "games/cubus/boxes.h"
#include "games/cubus/rules.h"

namespace benben::cubus {

enum class Stage : std::uint8_t {
  kShape,     // boxes are added and taken off
  kOldTops,   // the column that takes the first of the old open tops is chosen (CUB-15)
  kMoreTops,  // further tops may be opened
};

struct Draft {
  Stack stack;  // in stage kShape no top is open, but in the demolition, where it is the table's
  Stage stage = Stage::kShape;
  std::uint8_t edits = 0;  // of the shape so far

  friend bool operator==(const Draft&, const Draft&) = default;
};

// A shape takes at most 64 edits, whatever stands there: one to clear it, and 63 boxes.
inline constexpr int kMostShapeEdits = 127;

// What an edit does; those with a number name a column of the draft, or a row.
enum class Tool : std::uint8_t {
  kUpon,        // a box upon the n-th column
  kLeft,        // a column of one box at the left end of the n-th row
  kRight,       // at its right end
  kBehind,      // a row of one box behind all others
  kBefore,      // and before them
  kTake,        // the top box of the n-th column off; in the demolition that is the move
  kOpen,        // the n-th column takes the first old open top, or one more
  kClear,       // one box is left
  kRestart,     // back to the stack on the table
  kDone,        // the shape is done, and later the tops
  kWayOut,      // pass or waive
  kKnockFalse,  // only as the first edit
};
struct Edit {
  Tool tool = Tool::kDone;
  std::uint8_t n = 0;

  friend constexpr bool operator==(Edit, Edit) = default;
};

constexpr Edit edit(Tool tool, int n = 0) { return {tool, static_cast<std::uint8_t>(n)}; }
constexpr Edit edit(BoxPlace place) {
  static_assert(static_cast<int>(Tool::kBefore) == static_cast<int>(Side::kBefore));
  return edit(static_cast<Tool>(place.side), place.n);
}

// Edits as numbers below kEditNumbers, by tool.
inline constexpr std::array<int, 12> kFirstOfTool = {0, 16, 32, 48, 49, 50, 66, 82, 83, 84, 85, 86};
inline constexpr int kEditNumbers = 87;
constexpr int number_of(Edit edit) {
  return kFirstOfTool[static_cast<std::size_t>(edit.tool)] + edit.n;
}
// Requires 0 <= number < kEditNumbers.
Edit edit_of(int number);

// What an edit does, for people: "upon 3", "done". Each has a text of its own.
std::string text(Edit edit);

// The following require a state in which a seat decides, and a draft that edits made of its first.

Draft first_draft(const State& state);

// The edits that the draft allows, each once; at least one.
using EditList = FixedList<Edit, kEditNumbers>;
EditList legal_edits(const State& state, const Draft& draft);

// Makes an edit that is allowed; the move if it is the last one.
std::optional<Move> apply_edit(const State& state, Draft& draft, Edit edit);

// Edits from the first draft to a legal move.
std::vector<Edit> edits_to(const State& state, const Move& move);

}  // namespace benben::cubus
