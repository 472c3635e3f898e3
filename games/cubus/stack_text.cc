// The text of a stack both ways (CUB-50), with refusals that say where they are.
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/cubus/stack.h"

namespace benben::cubus {
namespace {

using MaybeFault = MaybeRefused<Fault>;

// A character of the text, which people count from 1.
benben::Place character_place(std::size_t position) {
  return {"character", std::to_string(position + 1)};
}

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

  Parsed<Stack, Fault> read() {
    std::size_t position = 0;
    int j = 0;
    for (const std::string_view row : split(text_, '/')) {
      if (const MaybeFault fault = read_row(row, position, j++)) return *fault;
      position += row.size() + 1;
    }
    if (too_large_) return *too_large_;
    if (const MaybeFault fault = edge_fault()) return *fault;
    if (const std::optional<Stack> stack = stack_of(grid_)) return *stack;
    return shape_fault();
  }

 private:
  MaybeFault read_row(std::string_view row, std::size_t position, int j) {
    int i = 0;
    for (const std::string_view word : split(row, ',')) {
      if (MaybeFault fault = read_column(word, position, {i, j})) return fault;
      position += word.size() + 1;
      ++i;
    }
    if (j == 0) width_ = i;
    depth_ = j + 1;
    if (i != width_) {
      return Refused(Fault::kUnevenRow, {character_place(position - 1),
                                         {"places", std::to_string(i)},
                                         {"first", std::to_string(width_)}});
    }
    return std::nullopt;
  }

  MaybeFault read_column(std::string_view word, std::size_t position, Place at) {
    const std::optional<Written> written = read_place(word);
    if (!written) {
      return Refused(Fault::kNoHeight,
                     {character_place(position), {"word", std::string(word), shortened(word)}});
    }
    columns_ += written->height > 0 ? 1 : 0;
    if (at.i >= kMaxColumns || at.j >= kMaxColumns || columns_ > kMaxColumns) {
      too_large(Fault::kTooManyTops, position);
    } else if (written->height > kMaxHeight) {
      too_large(Fault::kTooHigh, position);
    } else {
      grid_.set(at, written->height, written->open);
    }
    return std::nullopt;
  }

  // Told when the form is right as far as the text goes (CUB-50 comes before CUB-01); the first
  // place counts.
  void too_large(Fault fault, std::size_t position) {
    if (!too_large_) too_large_ = Refused(fault, {character_place(position)});
  }

  // The smallest i and j are 0, and no row or column of `-` is written at the other ends either.
  MaybeFault edge_fault() const {
    for (const int j : {0, depth_ - 1}) {
      if (line_is_empty({0, j}, {1, 0}, width_)) {
        return Refused(Fault::kEmptyRow, {{"row", std::to_string(j)}});
      }
    }
    for (const int i : {0, width_ - 1}) {
      if (line_is_empty({i, 0}, {0, 1}, depth_)) {
        return Refused(Fault::kEmptyPlace, {{"place", std::to_string(i)}});
      }
    }
    return std::nullopt;
  }

  bool line_is_empty(Place from, Place step, int length) const {
    for (int n = 0; n < length; ++n) {
      if (grid_.height({from.i + n * step.i, from.j + n * step.j}) > 0) return false;
    }
    return true;
  }

  // What in CUB-03 the stack breaks: the first place where heights rise or a neighbour is missing.
  Refused<Fault> shape_fault() const {
    for (int j = 0; j < depth_; ++j) {
      for (int i = 0; i < width_; ++i) {
        const Place at = {i, j};
        for (const Place back : {Place{i - 1, j}, Place{i, j - 1}}) {
          if (grid_.height(back) > 0 && grid_.height(at) > grid_.height(back)) {
            return {Fault::kRises, {{"column", text(at)}, {"behind", text(back)}}};
          }
        }
        const Place corner = {i + 1, j + 1};
        if (grid_.height(at) == 0 || grid_.height(corner) == 0) continue;
        for (const Place side : {Place{i + 1, j}, Place{i, j + 1}}) {
          if (grid_.height(side) > 0) continue;
          return {Fault::kNeedsCorner,
                  {{"column", text(at)}, {"corner", text(corner)}, {"missing", text(side)}}};
        }
      }
    }
    return Fault::kNotConnected;
  }

  std::string_view text_;
  MaybeFault too_large_;
  Grid grid_;
  int width_ = 0;
  int depth_ = 0;
  int columns_ = 0;
};

}  // namespace

std::string text(Place at) { return std::to_string(at.i) + "," + std::to_string(at.j); }

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

Parsed<Stack, Fault> parse_stack(std::string_view text) { return Reader(text).read(); }

}  // namespace benben::cubus
