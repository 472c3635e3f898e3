#include "games/anubixx/sheet_painter.h"

namespace benben::anubixx {

std::string symbol_marks(const Block& block) {
  std::string marks;
  const auto is_free = [&](char mark) {
    return mark != kEndMark && marks.find(mark) == marks.npos;
  };
  for (int i = 0; i < block.symbols; ++i) {
    char mark = '0';
    while (!is_free(mark)) ++mark;
    for (const char c : block.name(symbol_at(i))) {
      const char capital = static_cast<char>(c - 'a' + 'A');
      if (!is_free(capital)) continue;
      mark = capital;
      break;
    }
    marks += mark;
  }
  return marks + kEndMark;
}

SheetPainter::SheetPainter(Canvas& canvas, const State& state, Seat seat, Point corner)
    : canvas_(canvas),
      state_(state),
      block_(state.block),
      layout_(state.block),
      marks_(symbol_marks(state.block)),
      seat_(seat),
      corner_(corner) {
  const Next next = Anubixx::next(state);
  if (!next.is_seats() || !next.seats.contains(seat)) return;
  const MoveList moves = Anubixx::legal(state, seat);
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    if (move.step != Step::kEnd) possible_ |= StoneSet::of(move.stone);
    if (move.step == Step::kPair) possible_ |= StoneSet::of(move.second);
  }
}

void SheetPainter::draw() const {
  draw_title();
  draw_pyramid();
  draw_arch();
  draw_mosaic();
  draw_quarry();
  draw_wealth();
}

void SheetPainter::draw_title() const {
  const bool turn = state_.phase == Phase::kBuild && state_.turn == benben::index(seat_);
  const int total = points(block_, builder(), EndBonus::kAwarded).total();
  write({0, 0},
        std::string(turn ? "> " : "  ") + "seat " + std::to_string(benben::index(seat_) + 1) +
            " sheet " + letter(builder().sheet) + "  " + std::to_string(total) + " pts",
        kTitleCode);
}

void SheetPainter::draw_stone(Point at, Stone stone) const {
  if (builder().crossed.contains(stone)) {
    write(at + Point{1, 0}, "##", kCrossedCode);
    return;
  }
  const Colour colour = state_.sheet(seat_).colour(stone);
  const auto symbol = block_.symbol_on(stone);
  const char capital = symbol ? marks_[index(*symbol)] : ' ';
  if (possible_.contains(stone)) write(at, ">");
  write(at + Point{1, 0}, std::string{letter(colour), capital}, kColourCodes[index(colour)]);
}

void SheetPainter::draw_pyramid() const {
  for (int row = 1; row <= block_.pyramid_rows; ++row) {
    const int y = kPyramidTop + block_.pyramid_rows - row;
    write({0, y}, std::to_string(row));
    for (int column = 1; column <= block_.pyramid_rows + 1 - row; ++column) {
      // A stone rests on two, so a row begins half a stone further right than the one below.
      const int x = kStoneColumns * (column - 1) + kStoneColumns / 2 * (row - 1) + 1;
      draw_stone({x, y}, pyramid_stone(row, column));
    }
  }
}

void SheetPainter::draw_arch() const {
  draw_stone({2, layout_.arch_top}, kFinalStone);
  for (int height = 1; height <= block_.column_height; ++height) {
    const int y = layout_.arch_top + 1 + block_.column_height - height;
    write({0, y}, std::to_string(height));
    draw_stone({1, y}, stone_at(kFirstLeft + height - 1));
    draw_stone({1 + 3, y}, stone_at(kFirstRight + height - 1));
  }
}

void SheetPainter::draw_mosaic() const {
  for (int row = 1; row <= block_.mosaic_rows; ++row) {
    const int y = layout_.arch_top + 1 + row;
    write({kMosaicColumn - 1, y}, std::to_string(row));
    for (int column = 1; column <= block_.mosaic_columns; ++column) {
      draw_stone({kMosaicColumn + kStoneColumns * (column - 1), y}, mosaic_stone(row, column));
    }
  }
}

void SheetPainter::draw_quarry() const {
  const int y = layout_.quarry_row;
  write({0, y}, "quarry");
  for (int number = 1; number <= block_.quarry_stones(); ++number) {
    const Point at = {kQuarryColumn + number, y + 1};
    write({at.column, y}, std::to_string(number % 10));
    const Colour colour = state_.sheet(seat_).colour(quarry_payment(number));
    if (number <= builder().quarry) {
      write(at, ".", kCrossedCode);
    } else {
      write(at, std::string(1, letter(colour)), kColourCodes[index(colour)]);
    }
  }
}

void SheetPainter::draw_wealth() const {
  std::string bonuses;
  for (int i = 0; i < block_.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    if (builder().bonuses.contains(symbol)) bonuses += marks_[index(symbol)];
  }
  if (state_.phase == Phase::kOver && earns_end_bonus(block_, builder())) bonuses += kEndMark;
  write({0, layout_.quarry_row + 1}, "jokers " + std::to_string(builder().jokers));
  write({0, layout_.quarry_row + 2}, "bonuses    " + (bonuses.empty() ? "-" : bonuses));
}

}  // namespace benben::anubixx
