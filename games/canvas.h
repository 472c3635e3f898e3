// Canvas: a picture for a terminal, a grid of characters with ANSI colours.
//
// A game's drawing is written onto one, in ASCII; only str() knows of escape codes and line ends.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"

namespace benben {

// A place of a canvas, or a step on it, from the left and from the top.
struct Point {
  int column = 0;
  int row = 0;
  constexpr Point operator+(Point other) const { return {column + other.column, row + other.row}; }
};

class Canvas {
 public:
  Canvas(int columns, int rows)
      : columns_(columns),
        cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

  void put(Point at, char c) { cell(at).character = c; }

  // Writes text to the right; `code` is an ANSI colour ("44;97"), a literal, or empty.
  void write(Point at, std::string_view text, std::string_view code = {}) {
    for (const char c : text) {
      cell(at) = {c, code};
      ++at.column;
    }
  }

  // The first `rows` rows, each with a line end and without blanks before it.
  std::string str(const DrawStyle& style, int rows) const {
    std::string out;
    for (int row = 0; row < rows; ++row) add_row(out, style, row);
    return out;
  }

 private:
  struct Character {
    char character = ' ';
    std::string_view code;
  };

  std::size_t place(Point at) const {
    BENBEN_ASSERT(at.column >= 0 && at.column < columns_ && at.row >= 0);
    const std::size_t place =
        static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns_) +
        static_cast<std::size_t>(at.column);
    BENBEN_ASSERT(place < cells_.size());
    return place;
  }
  Character& cell(Point at) { return cells_[place(at)]; }

  void add_row(std::string& out, const DrawStyle& style, int row) const {
    const Character* const cells = &cells_[place({0, row})];
    int end = columns_;
    while (end > 0 && cells[end - 1].character == ' ') --end;
    std::string_view code;
    for (int i = 0; i < end; ++i) {
      if (style.colour && cells[i].code != code) {
        code = cells[i].code;
        out += code.empty() ? "\x1b[0m" : "\x1b[0;" + std::string(code) + "m";
      }
      out += cells[i].character;
    }
    out += code.empty() ? "\n" : "\x1b[0m\n";
  }

  int columns_;
  std::vector<Character> cells_;
};

}  // namespace benben
