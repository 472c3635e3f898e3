// Pyramix in a small terminal: the heap cut into slices of equal x, side by side.
//
// A cell's name is read off the borders: the slice's title has its first digit, the row its second,
// the column its third. Behind a cube's code stands `*` if it may be taken; at the end who gets it,
// a seat's number, `-` nobody, `x` out of play. `?` is unknown, `.` is empty.
#include <string>

#include "games/pyramix/drawing.h"

namespace benben::pyramix {
namespace {

constexpr int kMargin = 4;
constexpr int kCellColumns = 3;
constexpr int kGap = 2;
constexpr int kFirstRow = 2;

char mark(const State& state, const Scoring& scoring, CellSet legal, Cell cell) {
  if (legal.contains(cell)) return '*';
  if (!Pyramix::next(state).is_over()) return ' ';
  if (scoring.out.contains(cell)) return 'x';
  const auto holder = scoring.awards[colour_of(state.cubes[index(cell)])].holder;
  return holder ? static_cast<char>('1' + benben::index(*holder)) : '-';
}

std::string code(Cube cube) {
  if (cube == Cube::kUnknown) return "? ";
  const std::string code = cube_code(cube);
  return code.size() == 1 ? code + " " : code;
}

// Writes the slice of one x with its title; gives the column behind it.
int draw_slice(Canvas& canvas, int left, int x, const State& state, const Scoring& scoring) {
  const CellSet legal = takeable(state);
  const int side = kTrayLevel + 1 - x;
  canvas.write({left, 0}, std::to_string(x) + "yz");
  for (int z = 0; z < side; ++z) {
    const int column = left + kCellColumns * z;
    canvas.write({column, 1}, std::to_string(z));
    for (int y = 0; y < side - z; ++y) {
      const Point at = {column, kFirstRow + y};
      const Cell cell = *find_cell({x, y, z});
      if (!state.occupied.contains(cell)) {
        canvas.write(at, ".");
        continue;
      }
      const Cube cube = state.cubes[index(cell)];
      canvas.write(at, code(cube) + mark(state, scoring, legal, cell), ansi(cube));
    }
  }
  return left + kCellColumns * side;
}

}  // namespace

void draw_slices(Canvas& canvas, const State& state, const Scoring& scoring) {
  canvas.write({2, 1}, "z");
  for (int y = 0; y <= kTrayLevel; ++y) {
    canvas.write({0, kFirstRow + y}, (y == 0 ? "y " : "  ") + std::to_string(y));
  }
  int left = kMargin;
  for (int x = 0; x <= kTrayLevel; ++x) left = draw_slice(canvas, left, x, state, scoring) + kGap;
}

}  // namespace benben::pyramix
