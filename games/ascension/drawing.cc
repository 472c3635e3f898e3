// Ascension in a terminal: both rings as rectangles, one within the other, Limbo in the middle, and
// below who has borne off what and who is to do what.
//
// Counterclockwise from the lower left corner: a third of the stones' spaces along the lower side,
// a sixth up the right one, and so on. A figure's space stands between its two neighbours. Letters
// are those of ASC-71; blue spaces bear a star.
#include <array>
#include <string>
#include <string_view>

#include "games/ascension/names.h"
#include "games/ascension/rules.h"
#include "games/canvas.h"

namespace benben::ascension {
namespace {

constexpr int kCellColumns = 8;

// ANSI foreground of each colour; blue spaces are blue.
constexpr ByColour<std::string_view> kColourCodes = {"1;33", "1;35"};
constexpr std::string_view kBlueCode = "1;34";

// Where spaces lie on the canvas.
class Plan {
 public:
  explicit Plan(const Board& board)
      : board_(board),
        wide_((board.outer_size + 2) / 3),
        high_((board.outer_size - 2 * wide_ + 1) / 2) {}

  int last_row() const { return 2 * high_ + 2; }
  int last_column() const { return kCellColumns * (wide_ + 1); }

  Point outer(int n) const {
    if (n < wide_) return {kCellColumns * (n + 1), last_row()};
    n -= wide_;
    if (n < high_) return {last_column(), last_row() - 2 - 2 * n};
    n -= high_;
    if (n < wide_) return {kCellColumns * (wide_ - n), 0};
    return {0, 2 + 2 * (n - wide_)};
  }

  // Between both neighbours, of which a gap names the first, and towards the middle.
  Point inner(Outer gap) const {
    const auto low = static_cast<int>(index(gap));
    const Point a = outer(low);
    const Point b = outer((low + 1) % board_.outer_size);
    Point at = {(a.column + b.column) / 2, (a.row + b.row) / 2};
    if (a.column == b.column) at.column += at.column == 0 ? kCellColumns : -kCellColumns;
    if (a.row == b.row) at.row += at.row == 0 ? 1 : -1;
    return at;
  }

 private:
  const Board& board_;
  int wide_;
  int high_;
};

std::string_view code_of(const Stack& stack) { return kColourCodes[stack.top_colour()]; }

void draw_outer(Canvas& canvas, const Position& position, const Board& board) {
  const Plan plan(board);
  for (int n = 0; n < board.outer_size; ++n) {
    const auto space = static_cast<Outer>(n);
    const bool blue = board.blue.contains(space);
    const std::string name = name_of(space) + (blue ? "*" : " ");
    const Stack stack = Stack::at(position, space);
    Point at = plan.outer(n);
    canvas.write(at, name, blue ? kBlueCode : std::string_view());
    at.column += static_cast<int>(name.size());
    if (stack.empty()) {
      canvas.write(at, "-");
    } else {
      canvas.write(at, letters_of(stack), code_of(stack));
    }
  }
}

void draw_inner(Canvas& canvas, const Position& position, const Board& board) {
  const Plan plan(board);
  std::size_t n = 0;
  for (const Outer gap : board.gaps) {
    const auto space = static_cast<Inner>(n++);
    Point at = plan.inner(gap);
    canvas.write(at, name_of(space) + " .");
    at.column += static_cast<int>(name_of(space).size()) + 1;
    for (const Colour colour : kColours) {
      for (const Figure figure : kFigures) {
        if (!position.figures[colour][figure].contains(space)) continue;
        canvas.write(at, std::string(1, letter_of(colour, figure)), kColourCodes[colour]);
      }
    }
  }
}

// "Gold: LM, figures M": what waits in the middle.
std::string limbo_words(const Position& position, Colour colour) {
  const std::string stones = stones_in_limbo(position, colour);
  const std::string figures = figures_in_limbo(position, colour);
  std::string words = std::string(name_of(colour)) + ": " + (stones.empty() ? "-" : stones);
  if (!figures.empty()) words += ", figures " + figures;
  return words;
}

void draw_limbo(Canvas& canvas, const Position& position, const Board& board) {
  const Plan plan(board);
  Point at = {plan.last_column() / 2 - 12, plan.last_row() / 2 - 1};
  canvas.write(at, "Limbo");
  for (const Colour colour : kColours) {
    ++at.row;
    canvas.write(at, limbo_words(position, colour), kColourCodes[colour]);
  }
}

std::string names_of(OuterSet spaces) {
  std::string names;
  for (const Outer space : spaces) names += " " + name_of(space);
  return names.empty() ? " none" : names;
}

// "Gold, seat 1, capital letters, moves to higher numbers, portal O8: 1 borne off"
std::string player_words(const Position& position, const Board& board, Colour colour) {
  const int borne_off = position.borne_off[colour];
  std::string words(name_of(colour));
  if (position.gold) {
    words += ", seat " + std::to_string(benben::index(seat_of(position, colour)) + 1);
  }
  words += colour == Colour::kGold ? ", capital letters, moves to higher numbers"
                                   : ", small letters, moves to lower numbers";
  words += ", portal ";
  words += name_of(board.portal[colour].first());
  return words + ": " + std::to_string(borne_off) + " borne off";
}

// The player to move wins, or the other one, whose third pyramid a power has borne off (ASC-63).
Colour winner_of(const Position& position) {
  const bool gold = position.borne_off[Colour::kGold] == kPyramids;
  return gold ? Colour::kGold : Colour::kOnyx;
}

std::string turn_words(const Position& position) {
  if (position.ending == Ending::kDrawn) return "The game is drawn.";
  if (position.ending == Ending::kWon) {
    return std::string(name_of(winner_of(position))) + " has won.";
  }
  if (!position.gold) return "The colours are to be drawn.";
  const std::string player(name_of(colour_to_move(position)));
  if (position.figure) {
    return player + "'s " + std::string(title_of(*position.figure)) +
           " has landed. Targets:" + names_of(position.targets) + ".";
  }
  const bool one = position.moves_left == 1;
  std::string words = player + " is to move: " + (one ? "one Move" : "two Moves") + " left.";
  if (!position.moved_stone.empty()) words += " Moved:" + names_of(position.moved_stone) + ".";
  if (!position.moved_figure.empty()) {
    words += " Moved: " + name_of(position.moved_figure.first()) + ".";
  }
  return words;
}

}  // namespace

std::string Ascension::draw(const State& state, const DrawStyle& style) {
  const auto& position = state.position;
  const Board& board = state.board;
  Canvas canvas;
  draw_outer(canvas, position, board);
  draw_inner(canvas, position, board);
  draw_limbo(canvas, position, board);
  int row = Plan(board).last_row() + 2;
  for (const Colour colour : kColours) {
    canvas.write({0, row++}, player_words(position, board, colour), kColourCodes[colour]);
  }
  canvas.write({0, row}, turn_words(position));
  return canvas.str(style);
}

}  // namespace benben::ascension
