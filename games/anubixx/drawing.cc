// Anubixx in a terminal: the dice and the race for the bonuses on top, below them every builder's
// sheet, as many beside each other as fit.
//
// A stone is a letter for its colour, behind it a capital for its symbol, before it `>` if it can
// be crossed out now; `##` has been crossed out. The pyramid stands as it is built, below it the
// arch on the left and the mosaic on the right, then the quarry, where what is struck or passed is
// a dot.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"
#include "games/canvas.h"

namespace benben::anubixx {
namespace {

constexpr int kTerminalColumns = 100;
// A stone with its marks and the blank behind it.
constexpr int kStoneColumns = 4;
// Places in a sheet, its title on top.
constexpr int kPyramidTop = 1;
constexpr int kMosaicColumn = 8;
constexpr int kQuarryColumn = 10;

// Where the parts of a block's sheets lie.
struct Layout {
  explicit Layout(const Block& block)
      : arch_top(kPyramidTop + block.pyramid_rows),
        quarry_row(arch_top + 1 + std::max<int>(block.column_height, block.mosaic_rows + 1)),
        columns(std::max({kStoneColumns * block.pyramid_rows,
                          kMosaicColumn + kStoneColumns * block.mosaic_columns,
                          kQuarryColumn + 1 + block.quarry_stones()})) {}

  int rows() const { return quarry_row + 4; }
  // How many sheets stand side by side.
  int per_line() const { return (kTerminalColumns + 1) / (columns + 1); }

  int arch_top;
  int quarry_row;
  int columns;
};

// ANSI background and foreground by colour, of what is crossed out, and of titles.
constexpr std::array<std::string_view, kColourCount> kColourCodes = {
    "41;97", "43;30", "42;30", "44;97", "45;97", "48;5;208;30"};
constexpr std::string_view kCrossedCode = "90";
constexpr std::string_view kTitleCode = "1";
constexpr char kEndMark = 'X';

// A capital for each symbol, of all letters in its name the first that is free, or a digit; then
// the mark of the end bonus.
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

class SheetPainter {
 public:
  SheetPainter(Canvas& canvas, const State& state, Seat seat, Point corner)
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

  void draw() const {
    draw_title();
    draw_pyramid();
    draw_arch();
    draw_mosaic();
    draw_quarry();
    draw_wealth();
  }

 private:
  const Builder& builder() const { return state_.builder(seat_); }

  void write(Point at, std::string_view text, std::string_view code = {}) const {
    canvas_.write(corner_ + at, text, code);
  }

  void draw_title() const {
    const bool turn = state_.phase == Phase::kBuild && state_.turn == benben::index(seat_);
    const int total = points(block_, builder(), EndBonus::kAwarded).total();
    write({0, 0},
          std::string(turn ? "> " : "  ") + "seat " + std::to_string(benben::index(seat_) + 1) +
              " sheet " + letter(builder().sheet) + "  " + std::to_string(total) + " pts",
          kTitleCode);
  }

  void draw_stone(Point at, Stone stone) const {
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

  void draw_pyramid() const {
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

  void draw_arch() const {
    draw_stone({2, layout_.arch_top}, kFinalStone);
    for (int height = 1; height <= block_.column_height; ++height) {
      const int y = layout_.arch_top + 1 + block_.column_height - height;
      write({0, y}, std::to_string(height));
      draw_stone({1, y}, stone_at(kFirstLeft + height - 1));
      draw_stone({1 + 3, y}, stone_at(kFirstRight + height - 1));
    }
  }

  void draw_mosaic() const {
    for (int row = 1; row <= block_.mosaic_rows; ++row) {
      const int y = layout_.arch_top + 1 + row;
      write({kMosaicColumn - 1, y}, std::to_string(row));
      for (int column = 1; column <= block_.mosaic_columns; ++column) {
        draw_stone({kMosaicColumn + kStoneColumns * (column - 1), y}, mosaic_stone(row, column));
      }
    }
  }

  void draw_quarry() const {
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

  void draw_wealth() const {
    std::string bonuses;
    for (int i = 0; i < block_.symbols; ++i) {
      const Symbol symbol = symbol_at(i);
      if (builder().bonuses.contains(symbol)) bonuses += marks_[index(symbol)];
    }
    if (state_.phase == Phase::kOver && earns_end_bonus(block_, builder())) bonuses += kEndMark;
    write({0, layout_.quarry_row + 1}, "jokers " + std::to_string(builder().jokers));
    write({0, layout_.quarry_row + 2}, "bonuses    " + (bonuses.empty() ? "-" : bonuses));
  }

  Canvas& canvas_;
  const State& state_;
  const Block& block_;
  Layout layout_;
  std::string marks_;
  Seat seat_;
  Point corner_;
  StoneSet possible_;
};

// Writes dice as letters in their colours behind a word; gives the column behind them.
int draw_dice(Canvas& canvas, Point at, std::string_view word, Dice dice) {
  canvas.write(at, word);
  at.column += static_cast<int>(word.size()) + 1;
  if (dice.empty()) {
    canvas.write(at, "-");
    return at.column + 3;
  }
  for (const char c : dice.text()) {
    canvas.write(at, std::string(1, c), kColourCodes[index(*find_colour(c))]);
    ++at.column;
  }
  return at.column + 2;
}

void draw_round(Canvas& canvas, const State& state) {
  const std::string round = "round " + std::to_string(state.round);
  if (state.phase != Phase::kBuild) {
    canvas.write({0, 0}, round + (state.phase == Phase::kOver ? ", the last" : ""));
    return;
  }
  const std::string active = round + ", active seat " + std::to_string(state.active + 1);
  canvas.write({0, 0}, active);
  int column = static_cast<int>(active.size()) + 3;
  column = draw_dice(canvas, {column, 0}, "rolled", state.rolled);
  column = draw_dice(canvas, {column, 0}, "blocked", state.blocked);
  column = draw_dice(canvas, {column, 0}, "taken", state.taken);
  draw_dice(canvas, {column, 0}, "available", state.available());
}

// "open", or the seats that have won it; "closing" while others still can (ANX-31).
std::string race_words(const State& state, Symbol symbol) {
  std::string seats;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (!state.builders[seat].bonuses.contains(symbol)) continue;
    seats += (seats.empty() ? "" : ",") + std::to_string(seat + 1);
  }
  if (seats.empty()) return "open";
  return "seat " + seats + (state.closed.contains(symbol) ? "" : " closing");
}

// Gives how many rows it has written.
int draw_race(Canvas& canvas, Point corner, const State& state) {
  const Block& block = state.block;
  const std::string marks = symbol_marks(block);
  std::size_t longest = 0;
  for (int i = 0; i < block.symbols; ++i) {
    longest = std::max(longest, block.name(symbol_at(i)).size());
  }
  // Five builders behind a name of six letters take 33 columns.
  const int per_row = longest > 6 ? 2 : 3;
  const auto place = [&](int i) {
    return corner + Point{i % per_row * (kTerminalColumns / per_row), i / per_row};
  };
  for (int i = 0; i < block.symbols; ++i) {
    const Symbol symbol = symbol_at(i);
    canvas.write(place(i), std::string(1, marks[index(symbol)]) + " " +
                               std::string(block.name(symbol)) + ": " + race_words(state, symbol));
  }
  canvas.write(place(block.symbols), std::string(1, kEndMark) + " end: two buildings complete");
  return block.symbols / per_row + 1;
}

}  // namespace

std::string Anubixx::draw(const State& state, const DrawStyle& style) {
  const Layout layout(state.block);
  Canvas canvas;
  draw_round(canvas, state);
  const int head = 1 + draw_race(canvas, {0, 1}, state) + 1;
  if (state.phase == Phase::kSheets) return canvas.str(style);
  const int lines = (state.players + layout.per_line() - 1) / layout.per_line();
  // Five builders stand in two lines, three and two.
  const int per_line = (state.players + lines - 1) / lines;
  for (int seat = 0; seat < state.players; ++seat) {
    const Point corner = {seat % per_line * (layout.columns + 1),
                          head + seat / per_line * layout.rows()};
    SheetPainter(canvas, state, seat_at(seat), corner).draw();
  }
  return canvas.str(style);
}

}  // namespace benben::anubixx
