// Cubus in a terminal: the stack seen from the front, each card a rhombus, and below it all hands.
//
// i grows down right, j down left, height upwards. On a top stands its column's height, with a star
// if it is open; in the demolition a box that may be taken shows the place to name. In a proper
// stack every card is seen whole (CUB-03), so nothing hides anything. The compact form is the floor
// plan from above, as a move is written: the heights row by row from the back, beside them the
// hands.
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
// The hands: where the first kind of card stands, and how far it is to the next.
constexpr int kFirstKind = 9;
constexpr int kKindColumns = 6;
constexpr int kNarrowKindColumns = 4;
// The floor plan, and where it stands if it fits beside the hands.
constexpr int kPlanMargin = 4;
constexpr int kPlanColumns = 4;
constexpr int kPlanLeft = 35;
constexpr int kTerminalColumns = 80;
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

// The cards of the seats, in the deck and on the table, by kind; and the points.
Canvas table(const State& state, int kind_columns) {
  Canvas canvas;
  const auto column = [&](std::size_t kind) {
    return kFirstKind + kind_columns * static_cast<int>(kind);
  };
  int row = 0;
  const auto write_cards = [&](const std::string& title, const Cards& cards) {
    canvas.write({0, row}, title);
    for (const Kind kind : kKinds) {
      canvas.write({column(index(kind)), row}, std::to_string(cards[kind]));
    }
  };
  for (const Kind kind : kKinds) {
    canvas.write({column(index(kind)), row}, kKindLetters.substr(index(kind), 1));
  }
  canvas.write({column(kKinds.size()), row}, "points");
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    ++row;
    write_cards("seat " + std::to_string(seat + 1), state.hands[seat]);
    canvas.write({column(kKinds.size()), row}, std::to_string(state.scores[seat]));
  }
  ++row;
  write_cards("deck", state.deck);
  ++row;
  write_cards("stack", cards_shown(state.stack));
  return canvas;
}

// The floor plan with its places at the margins; nothing but the heights where one may read them.
Canvas floor_plan(const State& state) {
  Canvas canvas;
  if (state.stack.empty()) {
    canvas.write({0, 0}, "No box is left.");
    return canvas;
  }
  canvas.write({0, 0}, "j\\i");
  for (int i = 0; i < width(state.stack); ++i) {
    canvas.write({kPlanMargin + kPlanColumns * i, 0}, std::to_string(i));
  }
  for (int j = 0; j < depth(state.stack); ++j) canvas.write({0, 1 + j}, std::to_string(j));
  const Places places = state.phase == Phase::kDemolish ? removable(state.stack) : Places();
  for (const Column& column : columns_of(state.stack)) {
    const auto [i, j] = column.place;
    const bool taken = std::ranges::find(places, column.place) != places.end();
    const std::string mark = std::string(column.open ? "*" : "") + (taken ? "-" : "");
    canvas.write({kPlanMargin + kPlanColumns * i, 1 + j}, std::to_string(column.height) + mark,
                 column.open ? kOpenCode : kTopCode);
  }
  return canvas;
}

std::string boxes_words(const Stack& stack) {
  return std::to_string(boxes(stack)) + (boxes(stack) == 1 ? " box" : " boxes");
}

std::string heading(const State& state) {
  const std::string stack = state.stack.empty() ? "" : text(state.stack) + ", ";
  return stack + boxes_words(state.stack) + "\n";
}

std::string compact(const State& state, const DrawStyle& style) {
  Canvas canvas;
  const std::string heading = boxes_words(state.stack) + "  " + text(state.stack);
  // A stack that stretches far has a text that no line holds; the plan says the same.
  canvas.write({0, 0}, heading.size() < kTerminalColumns ? heading : boxes_words(state.stack));
  canvas.paste({0, 1}, table(state, kNarrowKindColumns));
  const Canvas plan = floor_plan(state);
  const bool beside = kPlanLeft + plan.columns() <= kTerminalColumns;
  canvas.paste(beside ? Point{kPlanLeft, 1} : Point{0, canvas.rows()}, plan);
  return canvas.str(style);
}

}  // namespace

std::string Cubus::draw(const State& state, const DrawStyle& style) {
  if (style.form == BoardForm::kCompact) return compact(state, style);
  return stack_picture(state, style) + "\n" + heading(state) + "\n" +
         table(state, kKindColumns).str(style);
}

}  // namespace benben::cubus
