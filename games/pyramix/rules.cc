#include "games/pyramix/rules.h"

#include <algorithm>

namespace benben::pyramix {
namespace {

constexpr std::string_view kCobrasValues[] = {"visible", "all"};
constexpr OptionInfo kOptions[] = {
    {"cobras",
     "visible: the inner cubes are unknown until a face of theirs shows; all: every cube is known "
     "from the start",
     kCobrasValues}};

CellSet visible(const State& state) { return state.faces_low | state.faces_high; }

// One more visible face for each of these cells.
void add_face(State& state, CellSet cells) {
  const CellSet carry = state.faces_low & cells;
  state.faces_low ^= cells;
  state.faces_high ^= carry;
}

// PYX-15: what stands behind the removed cube slides one step along its line, so that the top of
// the line is emptied; gives that cell. On such a line every cube has one occupied upper at most:
// the next one on the line.
Cell slide_into(State& state, Cell hole) {
  for (CellSet above = uppers(hole) & state.occupied; !above.empty();
       above = uppers(hole) & state.occupied) {
    const Cell from = above.first();
    state.cubes[index(hole)] = state.cubes[index(from)];
    if (state.cobras.contains(from)) state.cobras ^= CellSet::of(from) | CellSet::of(hole);
    hole = from;
  }
  return hole;
}

void empty_cell(State& state, Cell cell) {
  state.cubes[index(cell)] = Cube::kNone;
  state.occupied -= CellSet::of(cell);
  state.faces_low -= CellSet::of(cell);
  state.faces_high -= CellSet::of(cell);
  add_face(state, lowers(cell));
}

}  // namespace

const GameInfo Pyramix::kInfo = {
    .name = "pyramix",
    .title = "Pyramix",
    .summary =
        "Take a pyramid apart, cube by cube. Collect ankhs to win their colour; beware of cobras.",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .options = kOptions,
};

State Pyramix::start(const Setup& setup) {
  State state;
  state.players = static_cast<std::uint8_t>(setup.players);
  state.option = setup.option("cobras", "visible") == "all" ? Cobras::kAll : Cobras::kVisible;
  state.cubes.fill(Cube::kUnknown);
  state.taken.fill(Cube::kNone);
  for (const Cell cell : CellSet::all()) {
    for (int missing = 3 - uppers(cell).size(); missing > 0; --missing) {
      add_face(state, CellSet::of(cell));
    }
  }
  return state;
}

int visible_faces(const State& state, Cell cell) {
  return (state.faces_low.contains(cell) ? 1 : 0) + (state.faces_high.contains(cell) ? 2 : 0);
}

CellSet due_reveal(const State& state) {
  return state.option == Cobras::kAll ? state.unknown : state.unknown & visible(state);
}

Next Pyramix::next(const State& state) {
  if (state.removals == kRemovals) return Next::over();  // PYX-20
  if (!due_reveal(state).empty()) return Next::chance();
  return Next::seat(seat_to_move(state));
}

CellSet Pyramix::legal(const State& state, Seat) {
  const CellSet opens_tray = kTray & state.faces_low;  // PYX-12, among two and three faces
  CellSet touches_cobra;                               // PYX-13
  for (const Cell cobra : state.cobras) touches_cobra |= face_neighbours(cobra);
  const CellSet spoilt = touches_cobra - state.cobras;  // PYX-14
  return state.faces_high - opens_tray - spoilt;        // PYX-11: two or three visible faces
}

void Pyramix::apply(State& state, Cell cell) {
  state.taken[state.removals++] = state.cubes[index(cell)];
  state.cobras -= CellSet::of(cell);
  empty_cell(state, slide_into(state, cell));
}

Reveal Pyramix::sample(const State& state, Rng& rng) {
  Reveal reveal{due_reveal(state), {}};
  reveal.cubes.fill(Cube::kNone);
  std::array<std::uint8_t, kCubeKinds> hidden = state.hidden;
  auto left = static_cast<std::uint32_t>(state.unknown.size());
  for (int n = 0; n < reveal.cells.size(); ++n) {
    // PYX-05: uniform over the unknown cubes, one kind after the other.
    std::uint32_t draw = rng.below(left--);
    std::size_t kind = 0;
    for (; draw >= hidden[kind]; ++kind) draw -= hidden[kind];
    --hidden[kind];
    reveal.cubes[static_cast<std::size_t>(n)] = static_cast<Cube>(kind);
  }
  return reveal;
}

std::vector<LikelyOutcome<Reveal>> Pyramix::outcomes(const State& state) {
  std::vector<LikelyOutcome<Reveal>> list;
  Reveal reveal{due_reveal(state), {}};
  if (reveal.cells.size() != 1) return list;
  reveal.cubes.fill(Cube::kNone);
  const double unknown = state.unknown.size();
  for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
    if (state.hidden[kind] == 0) continue;
    reveal.cubes[0] = static_cast<Cube>(kind);
    list.push_back({reveal, state.hidden[kind] / unknown});
  }
  return list;
}

void Pyramix::apply(State& state, const Reveal& reveal) {
  std::size_t n = 0;
  for (const Cell cell : reveal.cells) {
    const Cube cube = reveal.cubes[n++];
    state.cubes[index(cell)] = cube;
    --state.hidden[index(cube)];
    if (cube == Cube::kCobra) state.cobras |= CellSet::of(cell);
  }
  state.unknown -= reveal.cells;
}

}  // namespace benben::pyramix
