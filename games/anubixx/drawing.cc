// Anubixx in a terminal: the dice and the race for the bonuses on top, below them every builder's
// sheet, as many beside each other as fit. The compact form has the sheet of the seat to act alone,
// beside it the race and how far everybody is.
//
// A stone is a letter for its colour, behind it a capital for its symbol, before it `>` if it can
// be crossed out now; `##` has been crossed out. The pyramid stands as it is built, below it the
// arch on the left and the mosaic on the right, then the quarry, where what is struck or passed is
// a dot.
#include <algorithm>
#include <string>
#include <string_view>

#include "games/anubixx/sheet_painter.h"

namespace benben::anubixx {
namespace {

constexpr int kTerminalColumns = 100;
// In the compact form: where race and progress stand, and the columns of the progress.
constexpr int kBesideColumn = 28;
constexpr std::array<std::string_view, 7> kProgressTitles = {"seat",   "pts",    "pyramid", "arch",
                                                             "mosaic", "quarry", "jokers"};
constexpr std::array<int, 7> kProgressColumns = {0, 6, 11, 20, 27, 35, 43};

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

// How many symbols stand side by side: five builders behind a name of six letters take 33 columns.
int race_per_row(const Block& block) {
  std::size_t longest = 0;
  for (int i = 0; i < block.symbols; ++i) {
    longest = std::max(longest, block.name(symbol_at(i)).size());
  }
  return longest > 6 ? 2 : 3;
}

// Gives how many rows it has written.
int draw_race(Canvas& canvas, Point corner, const State& state, int per_row) {
  const Block& block = state.block;
  const std::string marks = symbol_marks(block);
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

// "3/21": the stones of a building that a builder has crossed out.
std::string share(StoneSet crossed, StoneSet stones) {
  return std::to_string((crossed & stones).size()) + "/" + std::to_string(stones.size());
}

// How far every builder is, a row each.
void draw_progress(Canvas& canvas, Point corner, const State& state) {
  const Block& block = state.block;
  for (std::size_t i = 0; i < kProgressTitles.size(); ++i) {
    canvas.write(corner + Point{kProgressColumns[i], 0}, kProgressTitles[i], kTitleCode);
  }
  for (int seat = 0; seat < state.players; ++seat) {
    const Builder& builder = state.builder(seat_at(seat));
    const std::array<std::string, kProgressTitles.size()> texts = {
        std::to_string(seat + 1),
        std::to_string(points(block, builder, EndBonus::kAwarded).total()),
        share(builder.crossed, block.pyramid()),
        share(builder.crossed, block.arch()),
        share(builder.crossed, block.mosaic()),
        std::to_string(builder.quarry) + "/" + std::to_string(block.quarry_stones()),
        std::to_string(builder.jokers)};
    for (std::size_t i = 0; i < texts.size(); ++i) {
      canvas.write(corner + Point{kProgressColumns[i], 1 + seat}, texts[i]);
    }
  }
}

// Whose sheet the compact form has: the seat to act, at the end a winner.
Seat seat_of_interest(const State& state) {
  const Next next = Anubixx::next(state);
  if (next.is_seats()) return next.seats.first();
  return next.is_over() ? Anubixx::winners(state).first() : seat_at(state.active);
}

void draw_compact(Canvas& canvas, const State& state) {
  const int race_rows = draw_race(canvas, {kBesideColumn, 1}, state, 1);
  if (state.phase == Phase::kSheets) return;
  SheetPainter(canvas, state, seat_of_interest(state), {0, 1}).draw();
  draw_progress(canvas, {kBesideColumn, 1 + race_rows + 1}, state);
}

void draw_full(Canvas& canvas, const State& state) {
  const Layout layout(state.block);
  const int head = 1 + draw_race(canvas, {0, 1}, state, race_per_row(state.block)) + 1;
  if (state.phase == Phase::kSheets) return;
  const int fitting = (kTerminalColumns + 1) / (layout.columns + 1);
  const int lines = (state.players + fitting - 1) / fitting;
  // Five builders stand in two lines, three and two.
  const int per_line = (state.players + lines - 1) / lines;
  for (int seat = 0; seat < state.players; ++seat) {
    const Point corner = {seat % per_line * (layout.columns + 1),
                          head + seat / per_line * layout.rows()};
    SheetPainter(canvas, state, seat_at(seat), corner).draw();
  }
}

}  // namespace

std::string Anubixx::draw(const State& state, const DrawStyle& style) {
  Canvas canvas;
  draw_round(canvas, state);
  if (style.form == BoardForm::kCompact) {
    draw_compact(canvas, state);
  } else {
    draw_full(canvas, state);
  }
  return canvas.str(style);
}

}  // namespace benben::anubixx
