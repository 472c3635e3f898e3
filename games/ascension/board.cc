// The three boards, as data. How they were reasoned is told in docs/rules/ascension.md.
#include "games/ascension/board.h"

#include "games/ascension/text_order.h"

namespace benben::ascension {
namespace {

// The stones' spaces on both sides of a figure's space.
struct Neighbours {
  int one = 0;
  int two = 0;
};

// A board as a person writes it down: numbers of spaces.
template <std::size_t InnerSize>
struct Layout {
  std::string_view name;
  int outer_size = 0;
  std::array<Neighbours, InnerSize> next_to_inner{};
  int neutral = 0;
  ByColour<int> portal{};
  ByColour<std::array<int, kPyramids>> pyramids{};
  ByColour<std::array<int, kPyramids>> stone_entries{};
  ByColour<ByFigure<int>> figures{};  // Mason, Anubis, Cleopatra
  ByColour<ByFigure<int>> figure_entries{};
};

constexpr Layout<24> kRing24 = {
    .name = "ring24",
    .outer_size = 24,
    .next_to_inner = {{{0, 1},   {1, 2},   {2, 3},   {3, 4},   {4, 5},   {5, 6},
                       {6, 7},   {7, 8},   {8, 9},   {9, 10},  {10, 11}, {11, 12},
                       {12, 13}, {13, 14}, {14, 15}, {15, 16}, {16, 17}, {17, 18},
                       {18, 19}, {19, 20}, {20, 21}, {21, 22}, {22, 23}, {23, 0}}},
    .neutral = 0,
    .portal = {8, 16},
    .pyramids = {{{18, 20, 22}, {6, 4, 2}}},
    .stone_entries = {{{18, 20, 22}, {6, 4, 2}}},
    .figures = {{{22, 20, 18}, {1, 3, 5}}},
    .figure_entries = {{{22, 20, 18}, {1, 3, 5}}},
};

constexpr Layout<18> kRing18 = {
    .name = "ring18",
    .outer_size = 18,
    .next_to_inner = {{{0, 1},
                       {1, 2},
                       {2, 3},
                       {3, 4},
                       {4, 5},
                       {5, 6},
                       {6, 7},
                       {7, 8},
                       {8, 9},
                       {9, 10},
                       {10, 11},
                       {11, 12},
                       {12, 13},
                       {13, 14},
                       {14, 15},
                       {15, 16},
                       {16, 17},
                       {17, 0}}},
    .neutral = 0,
    .portal = {6, 12},
    .pyramids = {{{13, 15, 17}, {5, 3, 1}}},
    .stone_entries = {{{13, 15, 17}, {5, 3, 1}}},
    .figures = {{{17, 15, 13}, {0, 2, 4}}},
    .figure_entries = {{{17, 15, 13}, {0, 2, 4}}},
};

constexpr Layout<12> kHex18 = {
    .name = "hex18",
    .outer_size = 18,
    .next_to_inner = {{{0, 1},
                       {2, 3},
                       {3, 4},
                       {5, 6},
                       {6, 7},
                       {8, 9},
                       {9, 10},
                       {11, 12},
                       {12, 13},
                       {14, 15},
                       {15, 16},
                       {17, 0}}},
    .neutral = 0,
    .portal = {6, 12},
    .pyramids = {{{13, 15, 17}, {5, 3, 1}}},
    .stone_entries = {{{13, 15, 17}, {5, 3, 1}}},
    .figures = {{{11, 10, 8}, {0, 1, 3}}},
    .figure_entries = {{{11, 10, 8}, {0, 1, 3}}},
};

template <class Set>
constexpr Set set_of(const std::array<int, kPyramids>& spaces) {
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
constexpr std::array<Reach<Space>, kMaxRing> make_reaches(Colour colour, int ring_size) {
  std::array<Reach<Space>, kMaxRing> reaches{};
  for (int from = 0; from < ring_size; ++from) {
    reaches[static_cast<std::size_t>(from)] =
        make_reach(static_cast<Space>(from), colour, ring_size);
  }
  return reaches;
}

// Steps from each space to the first of the goals that is `least` steps on or more.
template <class Space>
constexpr std::array<std::uint8_t, kMaxRing> make_distances(SetOf<Space> goals, Colour colour,
                                                            int ring_size, int least) {
  std::array<std::uint8_t, kMaxRing> distances{};
  for (int from = 0; from < ring_size; ++from) {
    int steps = least;
    while (!goals.contains(
        moved_on(static_cast<Space>(from), direction_of(colour), steps, ring_size))) {
      ++steps;
    }
    distances[static_cast<std::size_t>(from)] = static_cast<std::uint8_t>(steps);
  }
  return distances;
}

template <std::size_t InnerSize>
constexpr Board make_board(const Layout<InnerSize>& layout) {
  Board board;
  board.name = layout.name;
  board.outer_size = layout.outer_size;
  board.inner_size = static_cast<int>(InnerSize);
  board.blue = OuterSet(std::uint32_t{1} << layout.neutral);
  for (std::size_t colour = 0; colour < kColours.size(); ++colour) {
    board.portal[colour] = OuterSet(std::uint32_t{1} << layout.portal[colour]);
    board.blue |= board.portal[colour];
    board.pyramid_starts[colour] = set_of<OuterSet>(layout.pyramids[colour]);
    board.stone_entries[colour] = set_of<OuterSet>(layout.stone_entries[colour]);
    board.figure_entries[colour] = set_of<InnerSet>(layout.figure_entries[colour]);
    for (std::size_t figure = 0; figure < kFigures.size(); ++figure) {
      board.figure_starts[colour][figure] = static_cast<Inner>(layout.figures[colour][figure]);
    }
  }
  for (std::size_t inner = 0; inner < InnerSize; ++inner) {
    for (const int outer : {layout.next_to_inner[inner].one, layout.next_to_inner[inner].two}) {
      board.next_to_inner[inner] |= OuterSet(std::uint32_t{1} << outer);
      board.next_to_outer[static_cast<std::size_t>(outer)] |= InnerSet(std::uint32_t{1} << inner);
    }
  }
  for (const Colour colour : kColours) {
    board.stone_reach[index(colour)] = make_reaches<Outer>(colour, board.outer_size);
    board.figure_reach[index(colour)] = make_reaches<Inner>(colour, board.inner_size);
    const OuterSet portal = board.portal[index(colour)];
    board.to_portal[index(colour)] = make_distances(portal, colour, board.outer_size, 0);
    board.to_portal_side[index(colour)] =
        make_distances(board.next_to_outer[index(portal.first())], colour, board.inner_size, 1);
  }
  return board;
}

}  // namespace

constexpr std::array<Board, kBoardNames.size()> detail::kBoards = {
    make_board(kRing24), make_board(kRing18), make_board(kHex18)};

}  // namespace benben::ascension
