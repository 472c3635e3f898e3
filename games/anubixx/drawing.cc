// Anubixx in a terminal: the dice and the race for the bonuses on top, below them every builder's
// sheet, as many beside each other as fit.
//
// A stone is a letter for its colour, behind it a capital for its symbol, before it `>` if it can
// be crossed out now; `##` has been crossed out. The pyramid stands as it is built, below it the
// arch on the left and the mosaic on the right, then the quarry, where what is struck or passed is
// a dot.
#include <array>
#include <string>
#include <string_view>

#include "games/anubixx/rules.h"
#include "games/anubixx/scoring.h"
#include "games/canvas.h"

namespace benben::anubixx {
namespace {

constexpr int kSheetColumns = 24;
constexpr int kSheetRows = 17;
constexpr int kSheetsPerLine = 4;
constexpr int kHeadRows = 5;
// A stone with its marks and the blank behind it.
constexpr int kStoneColumns = 4;
// Rows of a sheet, below its title.
constexpr int kPyramidTop = 1;
constexpr int kArchTop = kPyramidTop + kPyramidRows;
constexpr int kMosaicTop = kArchTop + 1;
constexpr int kMosaicColumn = 8;
constexpr int kQuarryRow = kArchTop + kColumnHeight + 1;

// ANSI background and foreground by colour, of what is crossed out, and of titles.
constexpr std::array<std::string_view, kColourCount> kColourCodes = {
    "41;97", "43;30", "42;30", "44;97", "45;97", "48;5;208;30"};
constexpr std::string_view kCrossedCode = "90";
constexpr std::string_view kTitleCode = "1";
constexpr std::string_view kSymbolCapitals = "SFECAUNLX";

class SheetPainter {
 public:
  SheetPainter(Canvas& canvas, const State& state, Seat seat, Point corner)
      : canvas_(canvas), state_(state), seat_(seat), corner_(corner) {
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
    const int total = points(builder(), EndBonus::kAwarded).total();
    write({0, 0},
          std::string(turn ? "> " : "  ") + "seat " + std::to_string(benben::index(seat_)) +
              " sheet " + letter(builder().sheet) + "  " + std::to_string(total) + " pts",
          kTitleCode);
  }

  void draw_stone(Point at, Stone stone) const {
    if (builder().crossed.contains(stone)) {
      write(at + Point{1, 0}, "##", kCrossedCode);
      return;
    }
    const Colour colour = state_.sheet(seat_).colour(stone);
    const auto symbol = symbol_on(stone);
    const char capital = symbol ? kSymbolCapitals[index(*symbol)] : ' ';
    if (possible_.contains(stone)) write(at, ">");
    write(at + Point{1, 0}, std::string{letter(colour), capital}, kColourCodes[index(colour)]);
  }

  void draw_pyramid() const {
    for (int row = 1; row <= kPyramidRows; ++row) {
      const int y = kPyramidTop + kPyramidRows - row;
      write({0, y}, std::to_string(row));
      for (int column = 1; column <= row_length(row); ++column) {
        // A stone rests on two, so a row begins half a stone further right than the one below.
        const int x = kStoneColumns * (column - 1) + kStoneColumns / 2 * (row - 1) + 1;
        draw_stone({x, y}, pyramid_stone(row, column));
      }
    }
  }

  void draw_arch() const {
    draw_stone({2, kArchTop}, kFinalStone);
    for (int height = 1; height <= kColumnHeight; ++height) {
      const int y = kArchTop + 1 + kColumnHeight - height;
      write({0, y}, std::to_string(height));
      draw_stone({1, y}, stone_at(kFirstLeft + height - 1));
      draw_stone({1 + 3, y}, stone_at(kFirstRight + height - 1));
    }
  }

  void draw_mosaic() const {
    for (int row = 1; row <= kMosaicRows; ++row) {
      write({kMosaicColumn - 1, kMosaicTop + row}, std::to_string(row));
      for (int column = 1; column <= kMosaicColumns; ++column) {
        draw_stone({kMosaicColumn + kStoneColumns * (column - 1), kMosaicTop + row},
                   mosaic_stone(row, column));
      }
    }
  }

  void draw_quarry() const {
    write({0, kQuarryRow}, "quarry     123456789012");
    for (int number = 1; number <= kQuarryStones; ++number) {
      const Point at = {10 + number, kQuarryRow + 1};
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
    for (std::size_t i = 0; i < kSymbols; ++i) {
      if (builder().bonuses.contains(bonus_at(i))) bonuses += kSymbolCapitals[i];
    }
    if (state_.phase == Phase::kOver && earns_end_bonus(builder())) {
      bonuses += kSymbolCapitals[index(Bonus::kEnd)];
    }
    write({0, kQuarryRow + 1}, "jokers " + std::to_string(builder().jokers));
    write({0, kQuarryRow + 2}, "bonuses    " + (bonuses.empty() ? "-" : bonuses));
  }

  Canvas& canvas_;
  const State& state_;
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
  const std::string active = round + ", active seat " + std::to_string(state.active);
  canvas.write({0, 0}, active);
  int column = static_cast<int>(active.size()) + 3;
  column = draw_dice(canvas, {column, 0}, "rolled", state.rolled);
  column = draw_dice(canvas, {column, 0}, "blocked", state.blocked);
  column = draw_dice(canvas, {column, 0}, "taken", state.taken);
  draw_dice(canvas, {column, 0}, "available", state.available());
}

// "open", or the seats that have won it; "closing" while others still can (ANX-31).
std::string race_words(const State& state, Bonus symbol) {
  std::string seats;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (!state.builders[seat].bonuses.contains(symbol)) continue;
    seats += (seats.empty() ? "" : ",") + std::to_string(seat);
  }
  if (seats.empty()) return "open";
  return "seat " + seats + (state.closed.contains(symbol) ? "" : " closing");
}

void draw_race(Canvas& canvas, const State& state) {
  constexpr int kPerRow = 3;
  constexpr int kRaceColumns = 33;
  for (std::size_t i = 0; i < kSymbols; ++i) {
    const int n = static_cast<int>(i);
    const Point at = {n % kPerRow * kRaceColumns, 1 + n / kPerRow};
    canvas.write(at, std::string(1, kSymbolCapitals[i]) + " " + std::string(name(bonus_at(i))) +
                         ": " + race_words(state, bonus_at(i)));
  }
  canvas.write({2 * kRaceColumns, 3}, "X end: two buildings complete");
}

}  // namespace

std::string Anubixx::draw(const State& state, const DrawStyle& style) {
  const int lines = (state.players + kSheetsPerLine - 1) / kSheetsPerLine;
  Canvas canvas;
  draw_round(canvas, state);
  draw_race(canvas, state);
  if (state.phase == Phase::kSheets) return canvas.str(style);
  // Five builders stand in two lines, three and two.
  const int per_line = (state.players + lines - 1) / lines;
  for (int seat = 0; seat < state.players; ++seat) {
    const Point corner = {seat % per_line * (kSheetColumns + 1),
                          kHeadRows + seat / per_line * kSheetRows};
    SheetPainter(canvas, state, seat_at(seat), corner).draw();
  }
  return canvas.str(style);
}

}  // namespace benben::anubixx
