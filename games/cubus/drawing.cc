// Cubus in a terminal: the stack seen from the front, each card a rhombus, and below it all hands.
//
// i grows down right, j down left, height upwards. On a top stands its column's height, with a star
// if it is open; in the demolition a box that may be taken shows the place to name. In a proper
// stack every card is seen whole (CUB-03), so nothing hides anything.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/canvas.h"
#include "games/cubus/demolition.h"
#include "games/cubus/rules.h"

namespace benben::cubus {
namespace {

// One step along i, j and upwards on the screen.
constexpr std::array<Point, 3> kAxes = {Point{4, 2}, Point{-4, 2}, Point{0, -3}};
constexpr std::size_t kRight = 0;
constexpr std::size_t kLeft = 1;
constexpr std::size_t kUp = 2;
// The middle of a top, seen from its back corner.
constexpr Point kMiddle = {0, 2};
constexpr int kKindColumns = 6;
constexpr int kFirstKind = 9;
constexpr int kPointsColumn = kFirstKind + 4 * kKindColumns;
constexpr std::string_view kTopCode = "47;30";
constexpr std::string_view kOpenCode = "43;30";

// Where the back corner of the floor lies on the stack's picture.
Point origin_of(const Stack& stack) {
  int highest = 0;
  for (const Column& column : columns_of(stack)) {
    highest = std::max(highest, 3 * column.height - 2 * (column.place.i + column.place.j));
  }
  return {4 * depth(stack) + 1, highest};
}

Point corner(Point origin, int i, int j, int height) {
  const std::array<int, 3> steps = {i, j, height};
  Point point = origin;
  for (std::size_t axis = 0; axis < steps.size(); ++axis) {
    point.column += steps[axis] * kAxes[axis].column;
    point.row += steps[axis] * kAxes[axis].row;
  }
  return point;
}

void draw_edge(Canvas& canvas, Point from, std::size_t axis) {
  if (axis == kUp) {
    for (int n = 1; n <= 3; ++n) canvas.put(from + Point{0, -n}, '|');
    return;
  }
  const int step = axis == kLeft ? -1 : 1;
  const char slope = axis == kLeft ? '/' : '\\';
  canvas.put(from + Point{step, 0}, slope);
  canvas.put(from + Point{3 * step, 1}, slope);
}

// The four edges of a card that lies along two axes.
void draw_card(Canvas& canvas, Point from, std::size_t one, std::size_t two) {
  draw_edge(canvas, from, one);
  draw_edge(canvas, from, two);
  draw_edge(canvas, from + kAxes[one], two);
  draw_edge(canvas, from + kAxes[two], one);
}

// CUB-04: a side is shown above the neighbour in front of it.
void draw_column(Canvas& canvas, Point origin, const Grid& grid, const Column& column) {
  const auto [i, j] = column.place;
  for (int height = grid.height({i, j + 1}); height < column.height; ++height) {
    draw_card(canvas, corner(origin, i, j + 1, height), kRight, kUp);
  }
  for (int height = grid.height({i + 1, j}); height < column.height; ++height) {
    draw_card(canvas, corner(origin, i + 1, j, height), kLeft, kUp);
  }
  draw_card(canvas, corner(origin, i, j, column.height), kRight, kLeft);
}

std::string top_text(const State& state, const Column& column) {
  if (state.phase == Phase::kDemolish) {
    const Places places = removable(state.stack);
    if (std::ranges::find(places, column.place) != places.end()) {
      return std::to_string(column.place.i) + "," + std::to_string(column.place.j);
    }
  }
  return std::to_string(column.height) + (column.open ? "*" : "");
}

std::string stack_picture(const State& state, const DrawStyle& style) {
  if (state.stack.empty()) return "No box is left.\n";
  const Point origin = origin_of(state.stack);
  const Grid grid(state.stack);
  Canvas canvas;
  for (const Column& column : columns_of(state.stack)) draw_column(canvas, origin, grid, column);
  for (const Column& column : columns_of(state.stack)) {
    const Point back = corner(origin, column.place.i, column.place.j, column.height);
    const std::string text = top_text(state, column);
    const Point before = {-static_cast<int>(text.size()) / 2, 0};
    canvas.write(back + kMiddle + before, text, column.open ? kOpenCode : kTopCode);
  }
  return canvas.str(style);
}

void write_cards(Canvas& canvas, int row, const Cards& cards) {
  for (const Kind kind : kKinds) {
    const int column = kFirstKind + kKindColumns * static_cast<int>(index(kind));
    canvas.write({column, row}, std::to_string(cards[kind]));
  }
}

// The cards of the seats, in the deck and on the table, by kind; and the points.
std::string table(const State& state, const DrawStyle& style) {
  Canvas canvas;
  canvas.write({kFirstKind, 0}, "L     R     T     O     points");
  int row = 1;
  for (std::size_t seat = 0; seat < state.players; ++seat, ++row) {
    canvas.write({0, row}, "seat " + std::to_string(seat + 1));
    write_cards(canvas, row, state.hands[seat]);
    canvas.write({kPointsColumn, row}, std::to_string(state.scores[seat]));
  }
  canvas.write({0, row}, "deck");
  write_cards(canvas, row++, state.deck);
  canvas.write({0, row}, "stack");
  write_cards(canvas, row++, cards_shown(state.stack));
  return canvas.str(style);
}

std::string heading(const State& state) {
  const std::string stack = state.stack.empty() ? "" : text(state.stack) + ", ";
  return stack + std::to_string(boxes(state.stack)) +
         (boxes(state.stack) == 1 ? " box\n" : " boxes\n");
}

}  // namespace

std::string Cubus::draw(const State& state, const DrawStyle& style) {
  return stack_picture(state, style) + "\n" + heading(state) + "\n" + table(state, style);
}

}  // namespace benben::cubus
