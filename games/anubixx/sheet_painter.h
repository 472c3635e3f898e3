// Pictures of builders' sheets for a terminal, and what stands around them in the same letters.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"
#include "games/canvas.h"

namespace benben::anubixx {

// A stone with its marks and the blank behind it.
inline constexpr int kStoneColumns = 4;
// Places in a sheet, its title on top.
inline constexpr int kPyramidTop = 1;
inline constexpr int kMosaicColumn = 8;
inline constexpr int kQuarryColumn = 10;

// Where the parts of a block's sheets lie.
struct Layout {
  explicit Layout(const Block& block)
      : arch_top(kPyramidTop + block.pyramid_rows),
        quarry_row(arch_top + 1 + std::max<int>(block.column_height, block.mosaic_rows + 1)),
        columns(std::max({kStoneColumns * block.pyramid_rows,
                          kMosaicColumn + kStoneColumns * block.mosaic_columns,
                          kQuarryColumn + 1 + block.quarry_stones()})) {}

  int rows() const { return quarry_row + 4; }

  int arch_top;
  int quarry_row;
  int columns;
};

// ANSI background and foreground by colour, of what is crossed out, and of titles.
inline constexpr std::array<std::string_view, kColourCount> kColourCodes = {
    "41;97", "43;30", "42;30", "44;97", "45;97", "48;5;208;30"};
inline constexpr std::string_view kCrossedCode = "90";
inline constexpr std::string_view kTitleCode = "1";
inline constexpr char kEndMark = 'X';

// A capital for each symbol, of all letters in its name the first that is free, or a digit; then
// the mark of the end bonus.
std::string symbol_marks(const Block& block);

// Draws one seat's sheet, its corner at `corner`.
class SheetPainter {
 public:
  SheetPainter(Canvas& canvas, const State& state, Seat seat, Point corner);
  void draw() const;

 private:
  const Builder& builder() const { return state_.builder(seat_); }
  void write(Point at, std::string_view text, std::string_view code = {}) const {
    canvas_.write(corner_ + at, text, code);
  }
  void draw_title() const;
  void draw_stone(Point at, Stone stone) const;
  void draw_pyramid() const;
  void draw_arch() const;
  void draw_mosaic() const;
  void draw_quarry() const;
  void draw_wealth() const;

  Canvas& canvas_;
  const State& state_;
  const Block& block_;
  Layout layout_;
  std::string marks_;
  Seat seat_;
  Point corner_;
  StoneSet possible_;
};

}  // namespace benben::anubixx
