// Pyramix in a terminal: the heap seen from above its tip, every visible face a rhombus, and below
// it what every seat has collected.
//
// The apex lies in the middle; x grows down left, y down right, z upwards. A cube's code stands on
// its visible faces; a cube that may be taken shows its cell's name on one of them, and at the end
// a cube of the tray shows who gets it. Every face of a staircase heap is seen whole from any
// direction between the axes, so nothing hides anything. compact.cc has the heap as plain tables.
#include "games/pyramix/drawing.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/canvas.h"
#include "games/pyramix/rules.h"
#include "games/pyramix/scoring.h"

namespace benben::pyramix {
namespace {

// One step along each axis on the screen.
constexpr std::array<Point, 3> kAxes = {Point{-4, 2}, Point{4, 2}, Point{0, -3}};
// Where the text of the face across an axis starts, seen from the cube's nearest corner.
constexpr std::array<Point, 3> kFaceTexts = {Point{1, -1}, Point{-3, -1}, Point{-1, 2}};
constexpr Point kApex = {24, 18};
constexpr int kHeapRows = 32;
// The table below the heap: its head, the seats, and who has most ankhs.
constexpr int kSeatColumns = 12;
constexpr int kColourColumns = 13;

// ANSI background and foreground of each colour, the cobra and the unknown.
constexpr std::array<std::string_view, 4> kColourCodes = {"44;97", "45;97", "43;30", "42;30"};
constexpr std::array<std::string_view, 4> kColourTitles = {" b blue ", " p purple ", " o orange ",
                                                           " g green "};
constexpr std::string_view kCobraCode = "40;93";
constexpr std::string_view kUnknownCode = "47;30";

Point corner(Cell cell) {
  const Coordinates at = coordinates(cell);
  const std::array<int, 3> steps = {at.x, at.y, at.z};
  Point point = kApex;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    point.column += steps[axis] * kAxes[axis].column;
    point.row += steps[axis] * kAxes[axis].row;
  }
  return point;
}

// The edge that leaves a corner along an axis.
void draw_edge(Canvas& canvas, Point from, std::size_t axis) {
  if (axis == 2) {
    for (int i = 1; i <= 3; ++i) canvas.put(from + Point{0, -i}, '|');
  } else {
    const int step = axis == 0 ? -1 : 1;
    const char slope = axis == 0 ? '/' : '\\';
    canvas.put(from + Point{step, 0}, slope);
    canvas.put(from + Point{3 * step, 1}, slope);
  }
}

// The four edges of the face across an axis.
void draw_face(Canvas& canvas, Point from, std::size_t axis) {
  const std::size_t one = (axis + 1) % 3;
  const std::size_t two = (axis + 2) % 3;
  draw_edge(canvas, from, one);
  draw_edge(canvas, from, two);
  draw_edge(canvas, from + kAxes[one], two);
  draw_edge(canvas, from + kAxes[two], one);
}

// The axes across which a cube shows a face.
std::vector<std::size_t> visible_axes(const State& state, Cell cell) {
  const Coordinates at = coordinates(cell);
  std::vector<std::size_t> axes;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto upper = find_cell({at.x - (axis == 0), at.y - (axis == 1), at.z - (axis == 2)});
    if (!upper || !state.occupied.contains(*upper)) axes.push_back(axis);
  }
  return axes;
}

// A cube's code as wide as a cell's name.
std::string padded(const std::string& code) { return (code.size() == 1 ? " " : "") + code + " "; }

// What a cube shows on its last face: its cell's name while it may be taken, its code while not,
// and at the end who gets it (PYX-21, PYX-22).
std::string last_face(const State& state, const Scoring& scoring, CellSet legal, Cell cell) {
  if (legal.contains(cell)) return cell_name(cell);
  if (!Pyramix::next(state).is_over()) return padded(cube_code(state.cubes[index(cell)]));
  if (scoring.out.contains(cell)) return "out";
  const auto holder = scoring.awards[colour_of(state.cubes[index(cell)])].holder;
  return holder ? "s" + std::to_string(benben::index(*holder) + 1) + " " : " - ";
}

void draw_cube(Canvas& canvas, const State& state, Cell cell, const std::string& last) {
  const Cube cube = state.cubes[index(cell)];
  const std::vector<std::size_t> axes = visible_axes(state, cell);
  for (const std::size_t axis : axes) {
    const std::string text = axis == axes.back() ? last : padded(cube_code(cube));
    canvas.write(corner(cell) + kFaceTexts[axis], text, ansi(cube));
  }
}

void draw_heap(Canvas& canvas, const State& state, const Scoring& scoring) {
  const CellSet legal = takeable(state);
  for (const Cell cell : state.occupied) {
    for (const std::size_t axis : visible_axes(state, cell)) {
      draw_face(canvas, corner(cell), axis);
    }
  }
  for (const Cell cell : state.occupied) {
    draw_cube(canvas, state, cell, last_face(state, scoring, legal, cell));
  }
}

// How many cubes of each kind a seat has collected.
std::array<int, kCubeKinds> collection(const State& state, int seat) {
  std::array<int, kCubeKinds> counts{};
  for (std::size_t i = static_cast<std::size_t>(seat); i < state.removals; i += state.players) {
    ++counts[index(state.taken[i])];
  }
  return counts;
}

// "3A 1C": the cubes of a colour in a collection, "-" for none.
std::string colour_words(const std::array<int, kCubeKinds>& counts, Colour colour) {
  std::string words;
  for (const Symbol symbol : {Symbol::kAnkh, Symbol::kCrane, Symbol::kEye}) {
    const int count = counts[index(cube_of(colour, symbol))];
    if (count == 0) continue;
    if (!words.empty()) words += ' ';
    words += std::to_string(count) + kSymbolLetters[static_cast<std::size_t>(symbol)];
  }
  return words.empty() ? "-" : words;
}

// "seat 2 +4": who would win the colour's cubes in the tray, and their value.
std::string award_words(const ColourAward& award) {
  if (!award.holder) return "nobody";
  return seat_name(*award.holder) + " +" + std::to_string(award.points);
}

void draw_table(Canvas& canvas, int top, const State& state, const Scoring& scoring) {
  const int awards_row = top + 1 + state.players;
  const auto column = [](std::size_t i) {
    return kSeatColumns + kColourColumns * static_cast<int>(i);
  };
  canvas.write({0, top}, "collected", "");
  canvas.write({0, awards_row}, "most ankhs", "");
  canvas.write({column(kColours.size()), top}, " X cobras ", kCobraCode);
  for (const Colour colour : kColours) {
    const std::size_t i = index(colour);
    canvas.write({column(i), top}, kColourTitles[i], kColourCodes[i]);
    canvas.write({column(i) + 1, awards_row}, award_words(scoring.awards[static_cast<Colour>(i)]),
                 "");
  }
  for (int seat = 0; seat < state.players; ++seat) {
    const int row = top + 1 + seat;
    const auto counts = collection(state, seat);
    canvas.write({0, row}, seat_name(seat_at(seat)), "");
    for (const Colour colour : kColours) {
      canvas.write({column(index(colour)) + 1, row}, colour_words(counts, colour), "");
    }
    const int cobras = counts[index(Cube::kCobra)];
    canvas.write({column(kColours.size()) + 1, row}, cobras > 0 ? std::to_string(cobras) : "-", "");
  }
}

}  // namespace

std::string_view ansi(Cube cube) {
  if (cube == Cube::kCobra) return kCobraCode;
  return is_coloured(cube) ? kColourCodes[index(colour_of(cube))] : kUnknownCode;
}

CellSet takeable(const State& state) {
  const Next next = Pyramix::next(state);
  return next.is_seats() ? Pyramix::legal(state, next.seats.first()) : CellSet();
}

std::string Pyramix::draw(const State& state, const DrawStyle& style) {
  Canvas canvas;
  const Scoring scoring = score(state);
  const bool compact = style.form == BoardForm::kCompact;
  if (compact) {
    draw_slices(canvas, state, scoring);
  } else {
    draw_heap(canvas, state, scoring);
  }
  draw_table(canvas, 1 + (compact ? kSliceRows : kHeapRows), state, scoring);
  return canvas.str(style);
}

}  // namespace benben::pyramix
