#include "games/pyramix/rules.h"

#include <algorithm>
#include <bit>

namespace benben::pyramix {
namespace {

constexpr std::string_view kCobrasValues[] = {"visible", "all"};
constexpr OptionInfo kOptions[] = {
    {"cobras",
     "visible: the inner cubes are unknown until a face of theirs shows; all: every cube is known "
     "from the start",
     kCobrasValues}};

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

// The cubes that nobody has seen, in one row by their kinds, from which one after the other is
// taken out. In byte k of two words stands how many there are of the kinds up to k, so that a
// cube's kind is found without a loop, which a game's first reveal of 46 cubes would feel.
class HiddenCubes {
 public:
  explicit HiddenCubes(const std::array<std::uint8_t, kCubeKinds>& counts) {
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      sums_[kind / kBytes] |= std::uint64_t{counts[kind]} << kind % kBytes * 8;
    }
    // A product with ones adds up all bytes below each. Those behind the kinds get the whole sum.
    sums_[0] *= kOnes;
    sums_[1] = (sums_[1] + (sums_[0] >> 56)) * kOnes;
  }

  // Takes out the n-th cube of the row, from 0; it must have so many.
  Cube take(std::uint32_t n) {
    int kind = 0;
    for (std::uint64_t& sums : sums_) {
      // The high bit of each byte in which more than n stands: no byte borrows from the next.
      const std::uint64_t above = ~((n | kHigh) * kOnes - sums) & kHigh * kOnes;
      kind += std::countr_zero(above) / 8;
      sums -= above / kHigh;
    }
    return static_cast<Cube>(kind);
  }

 private:
  static constexpr std::size_t kBytes = sizeof(std::uint64_t);
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr unsigned kHigh = 0x80;
  static_assert(kCells < kHigh && kCubeKinds > kBytes && kCubeKinds <= 2 * kBytes);

  std::uint64_t sums_[2] = {};
};

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
  HiddenCubes hidden(state.hidden);
  auto left = static_cast<std::uint32_t>(state.unknown.size());
  const auto due = static_cast<std::size_t>(reveal.cells.size());
  // PYX-05: uniform over the unknown cubes, one kind after the other.
  for (std::size_t n = 0; n < due; ++n) reveal.cubes[n] = hidden.take(rng.below(left--));
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
