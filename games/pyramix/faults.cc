// The refusals of Pyramix (PYX-32): the table, who may act, what a text means, what the rules
// forbid.
#include "games/pyramix/faults.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/pyramix/rules.h"

namespace benben::pyramix {
namespace {

constexpr auto kMalformed = ErrorCode::kMalformed;
constexpr auto kIllegal = ErrorCode::kIllegal;
constexpr auto kOutOfTurn = ErrorCode::kOutOfTurn;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kOver,
     {"over", kOutOfTurn, "PYX-20", "The game is over: only the tray's layer is left."}},
    {Fault::kRevealDue,
     {"reveal_due", kOutOfTurn, "PYX-17", "Before the next turn is revealed: {cells}."}},
    {Fault::kNotYourTurn,
     {"not_your_turn", kOutOfTurn, "PYX-06", "It is the turn of seat {turn}, not of seat {seat}."}},
    {Fault::kNoRevealDue,
     {"no_reveal_due", kOutOfTurn, "PYX-17", "No reveal is due; a seat is to move."}},
    {Fault::kNoCellName,
     {"no_cell_name", kMalformed, "PYX-31",
      "A move is the name of a cell, three digits as in 014."}},
    {Fault::kNoSuchCell,
     {"no_such_cell", kIllegal, "PYX-03",
      "There is no cell {cell}: the three digits of a cell add up to 5 at most."}},
    {Fault::kTaken, {"taken", kIllegal, "PYX-10", "There is no cube at {cell} any more."}},
    {Fault::kNoFace,
     {"no_face", kIllegal, "PYX-11",
      "The {cube} at {cell} shows no face; a cube may be taken when two or three of its faces are "
      "visible."}},
    {Fault::kOneFace,
     {"one_face", kIllegal, "PYX-11",
      "The {cube} at {cell} shows one face; a cube may be taken when two or three of its faces are "
      "visible."}},
    {Fault::kOpensTray,
     {"opens_tray", kIllegal, "PYX-12",
      "No cube would slide into the place of the one at {cell}: the tray would lie open."}},
    {Fault::kTouchesCobra,
     {"touches_cobra", kIllegal, "PYX-13",
      "The {cube} at {cell} touches the cobra at {cobra}; only a cobra may be taken beside a "
      "cobra."}},
    {Fault::kNoRevealText,
     {"no_reveal_text", kMalformed, "PYX-31",
      "A reveal is due, of the form: reveal 000=bA 001=X ..."}},
    {Fault::kOtherCells,
     {"other_cells", kIllegal, "PYX-17", "The reveal names, in this order, exactly: {cells}."}},
    {Fault::kNoneLeft, {"none_left", kIllegal, "PYX-01", "No {cube} is left for the cell {cell}."}},
});

constexpr std::string_view kRevealWord = "reveal";

Place cell_place(Cell cell) { return {"cell", cell_name(cell)}; }
Place cube_place(Cube cube) { return {"cube", cube_code(cube), cube_name(cube)}; }

Place cells_place(CellSet cells) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : " ") + cell_name(cell);
  return {"cells", text};
}

// Three digits, whatever cell they name (PYX-31).
bool is_cell_text(std::string_view text) {
  return text.size() == 3 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The cell of a three-digit text; nothing if the pyramid has no such cell (PYX-03).
std::optional<Cell> cell_of_digits(std::string_view text) {
  return find_cell({text[0] - '0', text[1] - '0', text[2] - '0'});
}

struct NamedCube {
  std::string_view cell;
  Cube cube;
};

// "014=bA"; nothing if the text is not of that form.
std::optional<NamedCube> parse_named_cube(std::string_view text) {
  if (text.size() < 5 || text[3] != '=' || !is_cell_text(text.substr(0, 3))) return std::nullopt;
  const std::optional<Cube> cube = find_cube(text.substr(4));
  if (!cube) return std::nullopt;
  return NamedCube{text.substr(0, 3), *cube};
}

// The words of a reveal behind `reveal`; nothing if one is not of its form.
std::optional<std::vector<NamedCube>> parse_named_cubes(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() < 2 || words[0] != kRevealWord) return std::nullopt;
  std::vector<NamedCube> named;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<NamedCube> cube = parse_named_cube(words[i]);
    if (!cube) return std::nullopt;
    named.push_back(*cube);
  }
  return named;
}

bool names_exactly(const std::vector<NamedCube>& named, CellSet due) {
  return std::ranges::equal(
      named, due, [](const NamedCube& cube, Cell cell) { return cube.cell == cell_name(cell); });
}

}  // namespace

std::span<const FaultInfo> Pyramix::faults() { return kFaults; }

MaybeRefused<Fault> Pyramix::fault(const State& state, Actor actor) {
  const Next due = next(state);
  if (due.is_over()) return Refused(Fault::kOver);
  if (!actor) {
    if (due.is_chance()) return std::nullopt;
    return Refused(Fault::kNoRevealDue);
  }
  if (due.is_chance()) return Refused(Fault::kRevealDue, {cells_place(due_reveal(state))});
  if (due.allows(*actor)) return std::nullopt;
  return Refused(Fault::kNotYourTurn,
                 {seat_place("turn", seat_to_move(state)), seat_place("seat", *actor)});
}

Parsed<Cell, Fault> Pyramix::parse_move(const State&, std::string_view text) {
  if (!is_cell_text(text)) return Fault::kNoCellName;
  if (const std::optional<Cell> cell = cell_of_digits(text)) return *cell;
  return Refused(Fault::kNoSuchCell, {{"cell", std::string(text)}});
}

MaybeRefused<Fault> Pyramix::fault(const State& state, Seat, Cell cell) {
  const auto refused = [&](Fault fault) {
    return Refused(fault, {cell_place(cell), cube_place(state.cubes[index(cell)])});
  };
  if (!state.occupied.contains(cell)) return refused(Fault::kTaken);
  const int faces = visible_faces(state, cell);
  if (faces == 0) return refused(Fault::kNoFace);
  if (faces == 1) return refused(Fault::kOneFace);
  if (kTray.contains(cell) && faces == 3) return refused(Fault::kOpensTray);
  const CellSet cobras = face_neighbours(cell) & state.cobras;
  if (cobras.empty() || state.cobras.contains(cell)) return std::nullopt;
  Refused<Fault> touches = refused(Fault::kTouchesCobra);
  touches.places.push_back({"cobra", cell_name(cobras.first())});
  return touches;
}

Parsed<Reveal, Fault> Pyramix::parse_outcome(const State& state, std::string_view text) {
  const auto named = parse_named_cubes(text);
  if (!named) return Fault::kNoRevealText;
  const CellSet due = due_reveal(state);
  if (!names_exactly(*named, due)) return Refused(Fault::kOtherCells, {cells_place(due)});
  Reveal reveal{due, {}};
  reveal.cubes.fill(Cube::kNone);
  std::ranges::transform(*named, reveal.cubes.begin(), &NamedCube::cube);
  return reveal;
}

MaybeRefused<Fault> Pyramix::fault(const State& state, const Reveal& reveal) {
  std::array<std::uint8_t, kCubeKinds> hidden = state.hidden;
  std::size_t n = 0;
  for (const Cell cell : reveal.cells) {
    const Cube cube = reveal.cubes[n++];
    if (hidden[index(cube)]-- > 0) continue;
    return Refused(Fault::kNoneLeft, {cell_place(cell), cube_place(cube)});
  }
  return std::nullopt;
}

}  // namespace benben::pyramix
