// Stack: the boxes on the table (CUB-02 to CUB-05), and the cards that picture them.
//
// The one idea: in a proper stack the columns of each row are an interval, and so are the rows, so
// a stack is its rows from the back, and the heights row by row. A Stack that came out of
// stack_of() is proper, its smallest i and j are 0, and what is not used is 0: equal stacks are
// equal bytes. A Grid is the same with room around it, where boxes can be added and taken off
// freely.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fault.h"
#include "core/fixed_list.h"
#include "games/cubus/cards.h"
#include "games/cubus/faults.h"

namespace benben::cubus {

// There are 16 tops, so 16 columns; and 16 sides of each kind, so 16 boxes on each other.
inline constexpr int kMaxColumns = 16;
inline constexpr int kMaxHeight = 16;

// A column's place: i grows towards the front right, j towards the front left.
struct Place {
  int i = 0;
  int j = 0;
  friend constexpr bool operator==(Place, Place) = default;
};

struct Row {
  std::uint8_t first = 0;   // its smallest i
  std::uint8_t length = 0;  // number of columns; 0 where there is no row
  friend constexpr bool operator==(Row, Row) = default;
};

struct Stack {
  std::array<Row, kMaxColumns> rows{};              // by j
  std::array<std::uint8_t, kMaxColumns> heights{};  // of the columns by j, then i
  std::uint16_t open = 0;                           // bit n: the n-th column has an open top

  bool empty() const { return rows[0].length == 0; }
  friend bool operator==(const Stack&, const Stack&) = default;
};
static_assert(sizeof(Stack) == 50);

// One column of a stack.
struct Column {
  Place place;
  int height = 0;
  bool open = false;
};

// The columns by j, then i.
using Columns = FixedList<Column, kMaxColumns>;
Columns columns_of(const Stack& stack);

int depth(const Stack& stack);    // number of rows
int width(const Stack& stack);    // number of different i
int columns(const Stack& stack);  // number of columns
int boxes(const Stack& stack);
// The cards that picture the stack (CUB-04).
Cards cards_shown(const Stack& stack);
// What boxes win less what cards cost: a move's points are the difference that it makes (CUB-14).
int worth(const Stack& stack);

// A place to build: heights with room for one more column on every side.
class Grid {
 public:
  Grid() = default;
  explicit Grid(const Stack& stack);

  // Places from -1 to 16 in both directions.
  int height(Place at) const { return heights_[cell(at)]; }
  bool open(Place at) const { return open_[cell(at)]; }
  void set(Place at, int height, bool open) {
    heights_[cell(at)] = static_cast<std::uint8_t>(height);
    open_[cell(at)] = open && height > 0;
  }

 private:
  static constexpr int kSide = kMaxColumns + 2;
  static std::size_t cell(Place at) {
    const int cell = (at.j + 1) * kSide + at.i + 1;
    return static_cast<std::size_t>(cell);
  }
  std::array<std::uint8_t, kSide * kSide> heights_{};
  std::array<bool, kSide * kSide> open_{};
};

// The proper stack on a grid, moved to the corner; nothing if it is not proper (CUB-03), empty, or
// has more than 16 columns.
std::optional<Stack> stack_of(const Grid& grid);

// Whether the open tops of `before` are open tops of `after`, all moved alike (CUB-15).
bool keeps_open_tops(const Stack& before, const Stack& after);

// The mirror image, left and right exchanged.
Stack mirrored(const Stack& stack);

// `2,2/2,1*` (CUB-50), and a place in it: `0,3`.
std::string text(const Stack& stack);
std::string text(Place at);
// A proper stack that is not empty, in its only spelling; else what is wrong with it, and where.
Parsed<Stack, Fault> parse_stack(std::string_view text);

}  // namespace benben::cubus
