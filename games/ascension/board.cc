// The three boards, as data, and the tables made of a layout. How they were reasoned is told in
// docs/rules/ascension.md.
#include "games/ascension/board.h"

#include <algorithm>
#include <initializer_list>

#include "core/result.h"
#include "games/ascension/text_order.h"

namespace benben::ascension {
namespace {

constexpr OuterSet gaps(std::initializer_list<int> numbers) {
  OuterSet set;
  for (const int number : numbers) set |= OuterSet::of(static_cast<Outer>(number));
  return set;
}

constexpr Layout kRing24 = {
    .outer_size = 24,
    .gaps = ring<Outer>(24),
    .neutral = 0,
    .portal = {8, 16},
    .pyramids = {{{{18, 20, 22}, {6, 4, 2}}}},
    .stone_entries = {{{{18, 20, 22}, {6, 4, 2}}}},
    .figures = {{{{22, 20, 18}, {1, 3, 5}}}},
    .figure_entries = {{{{22, 20, 18}, {1, 3, 5}}}},
};

constexpr Layout kRing18 = {
    .outer_size = 18,
    .gaps = ring<Outer>(18),
    .neutral = 0,
    .portal = {6, 12},
    .pyramids = {{{{13, 15, 17}, {5, 3, 1}}}},
    .stone_entries = {{{{13, 15, 17}, {5, 3, 1}}}},
    .figures = {{{{17, 15, 13}, {0, 2, 4}}}},
    .figure_entries = {{{{17, 15, 13}, {0, 2, 4}}}},
};

constexpr Layout kHex18 = {
    .outer_size = 18,
    .gaps = gaps({0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17}),
    .neutral = 0,
    .portal = {6, 12},
    .pyramids = {{{{13, 15, 17}, {5, 3, 1}}}},
    .stone_entries = {{{{13, 15, 17}, {5, 3, 1}}}},
    .figures = {{{{11, 10, 8}, {0, 1, 3}}}},
    .figure_entries = {{{{11, 10, 8}, {0, 1, 3}}}},
};

template <class Set>
constexpr Set set_of(const auto& spaces) {
  Set set;
  for (const int space : spaces) set |= Set(std::uint32_t{1} << space);
  return set;
}

template <class Space>
constexpr Reach<Space> make_reach(Space from, Colour colour, int ring_size) {
  SetOf<Space> reached;
  for (int steps = 1; steps <= kLongestMove; ++steps) {
    reached |= SetOf<Space>::of(moved_on(from, direction_of(colour), steps, ring_size));
  }
  Reach<Space> reach{};
  std::size_t n = 0;
  each_by_text(reached, [&](Space space) { reach[n++] = space; });
  return reach;
}

template <class Space>
constexpr By<Space, Reach<Space>, kMaxRing> make_reaches(Colour colour, int ring_size) {
  By<Space, Reach<Space>, kMaxRing> reaches{};
  for (const Space from : ring<Space>(ring_size)) {
    reaches[from] = make_reach(from, colour, ring_size);
  }
  return reaches;
}

// Steps from each space to the first of the goals that is `least` steps on or more.
template <class Space>
constexpr By<Space, std::uint8_t, kMaxRing> make_distances(SetOf<Space> goals, Colour colour,
                                                           int ring_size, int least) {
  By<Space, std::uint8_t, kMaxRing> distances{};
  for (const Space from : ring<Space>(ring_size)) {
    int steps = least;
    while (!goals.contains(moved_on(from, direction_of(colour), steps, ring_size))) ++steps;
    distances[from] = static_cast<std::uint8_t>(steps);
  }
  return distances;
}

constexpr void set_neighbours(Board& board) {
  int n = 0;
  for (const Outer low : board.gaps) {
    const Outer high = moved_on(low, Direction::kCounterclockwise, 1, board.outer_size);
    const auto inner = static_cast<Inner>(n++);
    for (const Outer outer : {low, high}) {
      board.next_to_inner[inner] |= OuterSet::of(outer);
      board.next_to_outer[outer] |= InnerSet::of(inner);
    }
  }
}

constexpr void set_places(Board& board, const Layout& layout) {
  board.blue = OuterSet(std::uint32_t{1} << layout.neutral);
  for (const Colour colour : kColours) {
    board.portal[colour] = OuterSet(std::uint32_t{1} << layout.portal[colour]);
    board.blue |= board.portal[colour];
    board.pyramid_starts[colour] = set_of<OuterSet>(layout.pyramids[colour]);
    board.stone_entries[colour] = set_of<OuterSet>(layout.stone_entries[colour]);
    board.figure_entries[colour] = set_of<InnerSet>(layout.figure_entries[colour]);
    for (const Figure figure : kFigures) {
      board.figure_starts[colour][figure] = static_cast<Inner>(layout.figures[colour][figure]);
    }
  }
}

constexpr Board make_tables(std::string_view name, const Layout& layout) {
  Board board;
  board.name = name;
  board.outer_size = layout.outer_size;
  board.inner_size = layout.gaps.size();
  board.gaps = layout.gaps;
  set_places(board, layout);
  set_neighbours(board);
  for (const Colour colour : kColours) {
    board.stone_reach[colour] = make_reaches<Outer>(colour, board.outer_size);
    board.figure_reach[colour] = make_reaches<Inner>(colour, board.inner_size);
    const OuterSet portal = board.portal[colour];
    board.to_portal[colour] = make_distances(portal, colour, board.outer_size, 0);
    board.to_portal_side[colour] =
        make_distances(board.next_to_outer[portal.first()], colour, board.inner_size, 1);
  }
  return board;
}

// In the order of kBoardNames.
constexpr std::array kBoards = {make_tables(kBoardNames[0], kRing24),
                                make_tables(kBoardNames[1], kRing18),
                                make_tables(kBoardNames[2], kHex18)};

}  // namespace

const Board& board_named(std::string_view name) {
  const auto found = std::ranges::find(kBoardNames, name);
  BENBEN_ASSERT(found != kBoardNames.end());
  return kBoards[static_cast<std::size_t>(found - kBoardNames.begin())];
}

Board make_board(std::string_view name, const Layout& layout) { return make_tables(name, layout); }

}  // namespace benben::ascension
