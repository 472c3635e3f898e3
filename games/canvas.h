// Canvas: a picture for a terminal, characters with ANSI colours in rows.
//
// A game's drawing is written onto one, in ASCII; only str() knows of escape codes and line ends.
#pragma once

#include <algorithm>
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
  void put(Point at, char c) { cell(at).character = c; }

  // Writes text to the right; `code` is an ANSI colour ("44;97"), a literal, or empty.
  void write(Point at, std::string_view text, std::string_view code = {}) {
    for (const char c : text) {
      cell(at) = {c, code};
      ++at.column;
    }
  }

  // Lays another picture upon this one, its corner at `corner`.
  void paste(Point corner, const Canvas& other) {
    for (int row = 0; row < other.rows(); ++row) {
      Point at = corner + Point{0, row};
      for (const Character& character : other.rows_[static_cast<std::size_t>(row)]) {
        cell(at) = character;
        ++at.column;
      }
    }
  }

  int rows() const { return static_cast<int>(rows_.size()); }
  int columns() const {
    std::size_t columns = 0;
    for (const Row& row : rows_) columns = std::max(columns, row.size());
    return static_cast<int>(columns);
  }

  // Its rows, each with a line end and without blanks before it.
  std::string str(const DrawStyle& style) const {
    std::string out;
    for (const Row& row : rows_) add_row(out, style, row);
    return out;
  }

 private:
  struct Character {
    char character = ' ';
    std::string_view code;
  };
  using Row = std::vector<Character>;

  // The canvas grows with what is written on it.
  Character& cell(Point at) {
    BENBEN_ASSERT(at.column >= 0 && at.row >= 0);
    const auto row = static_cast<std::size_t>(at.row);
    const auto column = static_cast<std::size_t>(at.column);
    if (rows_.size() <= row) rows_.resize(row + 1);
    if (rows_[row].size() <= column) rows_[row].resize(column + 1);
    return rows_[row][column];
  }

  static void add_row(std::string& out, const DrawStyle& style, const Row& row) {
    std::size_t end = row.size();
    while (end > 0 && row[end - 1].character == ' ') --end;
    std::string_view code;
    for (std::size_t i = 0; i < end; ++i) {
      if (style.colour && row[i].code != code) {
        code = row[i].code;
        out += code.empty() ? "\x1b[0m" : "\x1b[0;" + std::string(code) + "m";
      }
      out += row[i].character;
    }
    out += code.empty() ? "\n" : "\x1b[0m\n";
  }

  std::vector<Row> rows_;
};

}  // namespace benben
