// The text of a stack both ways (CUB-50), with errors that say where they are.
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/cubus/stack.h"

namespace benben::cubus {
namespace {

Error malformed(std::size_t position, const std::string& what) {
  return {ErrorCode::kMalformed,
          "Character " + std::to_string(position + 1) + " of the stack: " + what, "CUB-50", 0};
}

Error illegal(std::string_view rule, std::string message) {
  return {ErrorCode::kIllegal, std::move(message), std::string(rule), 0};
}

std::string name(Place at) { return std::to_string(at.i) + "," + std::to_string(at.j); }

// A place as it is written: a height, 0 for `-`, and whether there is a `*`.
struct Written {
  int height = 0;
  bool open = false;
};

// A number of at least 1; all that are too high are read as one too high.
std::optional<int> read_height(std::string_view word) {
  const bool is_number = word.find_first_not_of("0123456789") == word.npos;
  if (word.empty() || word.starts_with('0') || !is_number) return std::nullopt;
  return parse_number(word, kMaxHeight).value_or(kMaxHeight + 1);
}

std::optional<Written> read_place(std::string_view word) {
  if (word == "-") return Written{};
  const bool open = word.ends_with('*');
  if (open) word.remove_suffix(1);
  const std::optional<int> height = read_height(word);
  if (!height) return std::nullopt;
  return Written{*height, open};
}

// Reads a stack's text place by place into a grid; remembers where it is.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<Stack> read() {
    std::size_t position = 0;
    int j = 0;
    for (const std::string_view row : split(text_, '/')) {
      if (Status status = read_row(row, position, j++); !status) return status.error();
      position += row.size() + 1;
    }
    if (too_large_) return *too_large_;
    if (Status status = check_edges(); !status) return status.error();
    const std::optional<Stack> stack = stack_of(grid_);
    if (!stack) return illegal("CUB-03", fault());
    return *stack;
  }

 private:
  Status read_row(std::string_view row, std::size_t position, int j) {
    int i = 0;
    for (const std::string_view word : split(row, ',')) {
      if (Status status = read_column(word, position, {i, j}); !status) return status;
      position += word.size() + 1;
      ++i;
    }
    if (j == 0) width_ = i;
    depth_ = j + 1;
    if (i != width_) {
      return malformed(position - 1, "this row has " + std::to_string(i) +
                                         " places, the first one has " + std::to_string(width_) +
                                         ".");
    }
    return {};
  }

  Status read_column(std::string_view word, std::size_t position, Place at) {
    const std::optional<Written> written = read_place(word);
    if (!written) {
      return malformed(position,
                       "a height such as 2, one with an open top, 2*, or - is expected, "
                       "not " +
                           shortened(word) + ".");
    }
    columns_ += written->height > 0 ? 1 : 0;
    if (at.i >= kMaxColumns || at.j >= kMaxColumns || columns_ > kMaxColumns) {
      too_large(position, "No stack has more than 16 tops; this one needs more at character ", ".");
    } else if (written->height > kMaxHeight) {
      too_large(position, "No column is higher than 16 boxes; the one at character ", " is.");
    } else {
      grid_.set(at, written->height, written->open);
    }
    return {};
  }

  // Told when the form is right as far as the text goes (CUB-50 comes before CUB-01); the first
  // place counts.
  void too_large(std::size_t position, std::string_view before, std::string_view behind) {
    if (too_large_) return;
    too_large_ =
        illegal("CUB-01", std::string(before) + std::to_string(position + 1) + std::string(behind));
  }

  // The smallest i and j are 0, and no row or column of `-` is written at the other ends either.
  Status check_edges() const {
    for (const int j : {0, depth_ - 1}) {
      if (line_is_empty({0, j}, {1, 0}, width_)) {
        return malformed(0, "row " + std::to_string(j) + " has no column, so it is not written.");
      }
    }
    for (const int i : {0, width_ - 1}) {
      if (line_is_empty({i, 0}, {0, 1}, depth_)) {
        return malformed(
            0, "place " + std::to_string(i) + " is a column in no row, so it is not written.");
      }
    }
    return {};
  }

  bool line_is_empty(Place from, Place step, int length) const {
    for (int n = 0; n < length; ++n) {
      if (grid_.height({from.i + n * step.i, from.j + n * step.j}) > 0) return false;
    }
    return true;
  }

  // What in CUB-03 the stack breaks: the first place where heights rise or a neighbour is missing.
  std::string fault() const {
    for (int j = 0; j < depth_; ++j) {
      for (int i = 0; i < width_; ++i) {
        const Place at = {i, j};
        for (const Place back : {Place{i - 1, j}, Place{i, j - 1}}) {
          if (grid_.height(back) > 0 && grid_.height(at) > grid_.height(back)) {
            return "The column " + name(at) + " is higher than the one behind it at " + name(back) +
                   ".";
          }
        }
        const Place corner = {i + 1, j + 1};
        if (grid_.height(at) == 0 || grid_.height(corner) == 0) continue;
        for (const Place side : {Place{i + 1, j}, Place{i, j + 1}}) {
          if (grid_.height(side) > 0) continue;
          return "The columns " + name(at) + " and " + name(corner) + " need one at " + name(side) +
                 ".";
        }
      }
    }
    return "The columns are not connected side by side.";
  }

  std::string_view text_;
  std::optional<Error> too_large_;
  Grid grid_;
  int width_ = 0;
  int depth_ = 0;
  int columns_ = 0;
};

}  // namespace

std::string text(const Stack& stack) {
  std::string out;
  const int columns = width(stack);
  std::size_t n = 0;
  for (int j = 0; j < depth(stack); ++j) {
    const Row row = stack.rows[static_cast<std::size_t>(j)];
    if (j > 0) out += '/';
    for (int i = 0; i < columns; ++i) {
      if (i > 0) out += ',';
      if (i < row.first || i >= row.first + row.length) {
        out += '-';
        continue;
      }
      out += std::to_string(stack.heights[n]);
      if ((stack.open >> n & 1) != 0) out += '*';
      ++n;
    }
  }
  return out;
}

Result<Stack> read_stack(std::string_view text) { return Reader(text).read(); }

}  // namespace benben::cubus
