// What a seat sees of Pyramix, as bytes.
#include "games/pyramix/encoding.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

namespace benben::pyramix {
namespace {

// Where the parts begin.
constexpr std::size_t begin_of(std::size_t part) {
  int begin = 0;
  for (std::size_t i = 0; i < part; ++i) begin += Encoding::kParts[i].size();
  return static_cast<std::size_t>(begin);
}

void retouch_cube(std::size_t cell, Cube before, Cube now, Observation out) {
  const Observation row = out.subspan(cell * (kCubeKinds + 1), kCubeKinds + 1);
  if (before != Cube::kNone) row[index(before)] = 0;
  if (now != Cube::kNone) row[index(now)] = 1;
}

void retouch_cubes(const State& state, Encoding::Shown& shown, Observation out) {
  constexpr std::size_t kWord = sizeof(std::uint64_t);
  static_assert(kCells % kWord == 0 && sizeof(Cube) == 1);
  for (std::size_t first = 0; first < kCells; first += kWord) {
    // Most of the cubes lie where they lay: eight are compared at once.
    if (std::memcmp(&shown.cubes[first], &state.cubes[first], kWord) == 0) continue;
    for (std::size_t cell = first; cell < first + kWord; ++cell) {
      if (shown.cubes[cell] == state.cubes[cell]) continue;
      retouch_cube(cell, shown.cubes[cell], state.cubes[cell], out);
      shown.cubes[cell] = state.cubes[cell];
    }
  }
}

void retouch_faces(const State& state, Encoding::Shown& shown, Observation out) {
  const Observation part = out.subspan(begin_of(1), kCells);
  const CellSet low = shown.faces_low ^ state.faces_low;
  for (const Cell cell : low | (shown.faces_high ^ state.faces_high)) {
    part[index(cell)] = static_cast<std::int8_t>(visible_faces(state, cell));
  }
  shown.faces_low = state.faces_low;
  shown.faces_high = state.faces_high;
}

// Counts what has been taken since into the rows of those who took it.
void count_taken(const State& state, Seat seat, Encoding::Shown& shown, Observation taken) {
  for (; shown.removals < state.removals; ++shown.removals) {
    const int taker = shown.removals % state.players;
    const std::size_t kind = index(state.taken[shown.removals]);
    const std::uint8_t count = ++shown.taken[static_cast<std::size_t>(taker)][kind];
    taken[seat_from(seat, taker, state.players) * kCubeKinds + kind] =
        static_cast<std::int8_t>(count);
  }
}

void retouch_taken(const State& state, Seat seat, Encoding::Shown& shown, Observation out) {
  const Observation taken = out.subspan(begin_of(2), kMaxPlayers * kCubeKinds);
  // Every seat looks at the rows from its own place. To read whole rows whose byte was just written
  // would wait for it, so they are copied as they were.
  for (int i = 0; i < state.players; ++i) {
    const std::size_t row = seat_from(seat, i, state.players) * kCubeKinds;
    std::ranges::copy(shown.taken[static_cast<std::size_t>(i)], taken.subspan(row).begin());
  }
  count_taken(state, seat, shown, taken);
}

void retouch_rest(const State& state, Seat seat, Observation out) {
  std::ranges::copy(state.hidden, out.subspan(begin_of(3)).begin());
  const Observation turn = out.subspan(begin_of(4), kMaxPlayers);
  std::ranges::fill(turn, std::int8_t{0});
  if (state.removals < kRemovals) {
    turn[seat_from(seat, benben::index(seat_to_move(state)), state.players)] = 1;
  }
  out[begin_of(5)] = static_cast<std::int8_t>(kRemovals - state.removals);
}

}  // namespace

void Encoding::legal(const State& state, Kept, ActionList& list) {
  for (const Cell cell : Pyramix::legal(state, seat_to_move(state)))
    list.push_back(action_number(index(cell)));
}

void Encoding::observe(const State& state, Kept, Seat seat, Observation out) {
  const int players = state.players;
  ObservationWriter writer(out);
  writer.begin(kParts[0]);
  for (const Cell cell : state.occupied) {
    writer.mark(index(cell) * (kCubeKinds + 1) + index(state.cubes[index(cell)]));
  }
  writer.begin(kParts[1]);
  for (const Cell cell : state.occupied) writer.set(index(cell), visible_faces(state, cell));
  std::array<std::array<int, kCubeKinds>, kMaxPlayers> taken{};
  // Seats take in turn; to count on is faster than to divide.
  std::size_t taker = seat_from(seat, 0, players);
  for (std::size_t i = 0; i < state.removals; ++i) {
    ++taken[taker][index(state.taken[i])];
    if (++taker == state.players) taker = 0;
  }
  writer.begin(kParts[2]);
  for (std::size_t row = 0; row < taken.size(); ++row) {
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
      writer.set(row * kCubeKinds + kind, taken[row][kind]);
    }
  }
  writer.begin(kParts[3]);
  for (std::size_t kind = 0; kind < kCubeKinds; ++kind) writer.set(kind, state.hidden[kind]);
  writer.begin(kParts[4]);
  if (!Pyramix::next(state).is_over()) {
    writer.mark(seat_from(seat, benben::index(seat_to_move(state)), players));
  }
  writer.begin(kParts[5]);
  writer.set(0, kRemovals - state.removals);
  writer.begin(kParts[6]);
  for (int i = 0; i < players; ++i) writer.mark(static_cast<std::size_t>(i));
}

void Encoding::retouch(const State& state, Kept kept, Seat seat, Shown& shown, Observation out) {
  // What has been taken is counted on, as long as it is the same game.
  if (!shown.is_known || state.removals < shown.removals) {
    observe(state, kept, seat, out);
    shown = {.cubes = state.cubes,
             .faces_low = state.faces_low,
             .faces_high = state.faces_high,
             .taken = {},
             .removals = 0,
             .is_known = true};
    retouch_taken(state, seat, shown, out);
    return;
  }
  retouch_cubes(state, shown, out);
  retouch_faces(state, shown, out);
  retouch_taken(state, seat, shown, out);
  retouch_rest(state, seat, out);
}

std::vector<LikelyDraw> Encoding::draws(const State& state, Draws drawn) {
  std::vector<LikelyDraw> list;
  if (std::ssize(drawn) == due_reveal(state).size()) return list;
  // PYX-05: uniform over the cubes that are left, one after the other.
  auto left = state.hidden;
  for (const int kind : drawn) --left[static_cast<std::size_t>(kind)];
  const double cubes = state.unknown.size() - static_cast<double>(drawn.size());
  for (int kind = 0; kind < kDraws; ++kind) {
    const int count = left[static_cast<std::size_t>(kind)];
    if (count > 0) list.push_back({kind, count / cubes});
  }
  return list;
}

std::string Encoding::draw_text(const State&, Draws, int draw) {
  return cube_code(static_cast<Cube>(draw));
}

Reveal Encoding::outcome(const State& state, Draws drawn) {
  Reveal reveal{due_reveal(state), {}};
  reveal.cubes.fill(Cube::kNone);
  std::ranges::transform(drawn, reveal.cubes.begin(),
                         [](int kind) { return static_cast<Cube>(kind); });
  return reveal;
}

}  // namespace benben::pyramix
