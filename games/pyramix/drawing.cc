// Pyramix in a terminal: the heap seen from above its tip, every visible face a rhombus.
//
// The apex lies in the middle; x grows down left, y down right, z upwards. A cube's code stands on
// its visible faces; a cube that may be taken shows its cell's name on one of them. Every face of a
// staircase heap is seen whole from any direction between the axes, so nothing hides anything.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/pyramix/rules.h"

namespace benben::pyramix {
namespace {

struct Point {
  int column = 0;
  int row = 0;
  constexpr Point operator+(Point other) const { return {column + other.column, row + other.row}; }
};

// One step along each axis on the screen.
constexpr std::array<Point, 3> kAxes = {Point{-4, 2}, Point{4, 2}, Point{0, -3}};
// Where the text of the face across an axis starts, seen from the cube's nearest corner.
constexpr std::array<Point, 3> kFaceTexts = {Point{1, -1}, Point{-3, -1}, Point{-1, 2}};
constexpr Point kApex = {24, 18};
constexpr int kColumns = 50;
constexpr int kRows = 33;

// ANSI background and foreground of each colour, the cobra and the unknown.
constexpr std::array<std::string_view, 4> kColourCodes = {"44;97", "45;97", "43;30", "42;30"};
constexpr std::string_view kCobraCode = "40;93";
constexpr std::string_view kUnknownCode = "47;30";

std::string_view ansi(Cube cube) {
  if (cube == Cube::kCobra) return kCobraCode;
  return is_coloured(cube) ? kColourCodes[index(colour_of(cube))] : kUnknownCode;
}

class Canvas {
 public:
  void put(Point at, char c) { cell(at).character = c; }

  void write(Point at, std::string_view text, std::string_view code) {
    for (const char c : text) {
      cell(at) = {c, code};
      ++at.column;
    }
  }

  std::string str(const DrawStyle& style) const {
    std::string out;
    for (const auto& row : rows_) {
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
    return out;
  }

 private:
  struct Character {
    char character = ' ';
    std::string_view code;
  };
  Character& cell(Point at) {
    return rows_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
  }
  std::array<std::array<Character, kColumns>, kRows> rows_{};
};

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

void draw_cube(Canvas& canvas, const State& state, Cell cell, CellSet legal) {
  const Cube cube = state.cubes[index(cell)];
  const std::vector<std::size_t> axes = visible_axes(state, cell);
  for (const std::size_t axis : axes) {
    const bool named = legal.contains(cell) && axis == axes.back();
    std::string text = named ? cell_name(cell) : cube_code(cube);
    if (text.size() < 3) text += text.size() == 1 ? "  " : " ";
    if (text.back() == ' ' && text[1] == ' ') text = " " + text.substr(0, 1) + " ";
    canvas.write(corner(cell) + kFaceTexts[axis], text, ansi(cube));
  }
}

}  // namespace

std::string Pyramix::draw(const State& state, const DrawStyle& style) {
  Canvas canvas;
  const Next next = Pyramix::next(state);
  const CellSet legal = next.is_seats() ? Pyramix::legal(state, next.seats.first()) : CellSet();
  for (const Cell cell : state.occupied) {
    for (const std::size_t axis : visible_axes(state, cell)) {
      draw_face(canvas, corner(cell), axis);
    }
  }
  for (const Cell cell : state.occupied) draw_cube(canvas, state, cell, legal);
  return canvas.str(style);
}

}  // namespace benben::pyramix
