#include "games/ascension/learned.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/ascension/learned_weights.h"

namespace benben::ascension {
namespace {

static_assert(kLearnedWeights.is_sound());

// Of ring24, the only board that was learned.
constexpr int kSpaces = 24;
// On a space: of each size no stone, an own one or one of the other's.
constexpr int kStackStates = 27;
// Where a figure is: a space, or Limbo.
constexpr int kFigurePlaces = kSpaces + 1;
constexpr int kTurnStates = 4;

// Where each kind of input begins: a kind has one input on at most, for its number.
constexpr int kStackInputs = 0;
constexpr int kFigureInputs = kStackInputs + kSpaces * kStackStates;
constexpr int kLimboInputs = kFigureInputs + 2 * 3 * kFigurePlaces;
constexpr int kOffInputs = kLimboInputs + 2 * 3 * kPyramids;
constexpr int kTurnInputs = kOffInputs + kPyramids * kPyramids;
static_assert(kTurnInputs + kTurnStates <= static_cast<int>(kLearnedInputs));

// ASC-05: the space as Gold would number it.
constexpr int seen_by(Colour colour, Outer space) {
  const auto number = static_cast<int>(index(space));
  return colour == Colour::kGold ? number : (kSpaces - number) % kSpaces;
}
constexpr int seen_by(Colour colour, Inner space) {
  const auto number = static_cast<int>(index(space));
  return colour == Colour::kGold ? number : kSpaces - 1 - number;
}

// What a stone adds to the state of a stack, and how it is seen by the other colour: ones and twos
// change places in each of the three digits.
constexpr int kOwn = 1;
constexpr int kOthers = 2;
constexpr BySize<int> kDigit = {1, 3, 9};
constexpr int with_colours_changed(int state) {
  const auto changed = [](int digit) { return (3 - digit) % 3; };
  return changed(state % 3) + 3 * changed(state / 3 % 3) + 9 * changed(state / 9);
}

// The input of each thing that may lie somewhere, as a colour sees it.
constexpr int stack_input(Colour viewer, Outer space, int golden_state) {
  const bool is_gold = viewer == Colour::kGold;
  return kStackInputs + seen_by(viewer, space) * kStackStates +
         (is_gold ? golden_state : with_colours_changed(golden_state));
}
// In Limbo without a space.
constexpr int figure_input(Colour viewer, Colour owner, Figure figure, InnerSet at) {
  const int which = static_cast<int>(index(figure)) + (viewer == owner ? 0 : 3);
  return kFigureInputs + which * kFigurePlaces +
         (at.empty() ? kSpaces : seen_by(viewer, at.first()));
}
// Requires a stone at least.
constexpr int limbo_input(Colour viewer, Colour owner, Size size, int count) {
  const int which = static_cast<int>(index(size)) + (viewer == owner ? 0 : 3);
  return kLimboInputs + which * kPyramids + count - 1;
}
constexpr int off_input(Colour viewer, const ByColour<std::uint8_t>& borne_off) {
  // Of a finished game nothing is asked.
  const int own = std::min<int>(borne_off[viewer], kPyramids - 1);
  const int others = std::min<int>(borne_off[other(viewer)], kPyramids - 1);
  return kOffInputs + own * kPyramids + others;
}
constexpr int turn_input(Colour viewer, Colour to_move, int moves_left) {
  return kTurnInputs + (viewer == to_move ? 2 : 0) + (moves_left >= 2 ? 1 : 0);
}

int golden_state(const Position& position, Outer space) {
  int state = 0;
  for (const Size size : kSizes) {
    const auto& [gold, onyx] = position.stones.values;
    state +=
        kDigit[size] * (kOwn * gold[size].contains(space) + kOthers * onyx[size].contains(space));
  }
  return state;
}

OuterSet occupied(const Position& position) {
  OuterSet spaces;
  for (const Colour colour : kColours) {
    for (const Size size : kSizes) spaces |= position.stones[colour][size];
  }
  return spaces;
}

using Sums = LearnedSums;

// The rows of an input from both sides lie together.
struct Tables {
  std::array<std::array<Sums, kStackStates>, kSpaces> stack{};
  ByColour<ByFigure<std::array<Sums, kFigurePlaces>>> figure{};
  ByColour<BySize<std::array<Sums, kPyramids + 1>>> limbo{};
  std::array<std::array<Sums, kPyramids + 1>, kPyramids + 1> off{};
  ByColour<std::array<Sums, 3>> turn{};
};

constexpr void set_row(Sums& sums, Colour viewer, int input) {
  std::ranges::copy(kLearnedWeights.first[static_cast<std::size_t>(input)],
                    sums.begin() + static_cast<std::ptrdiff_t>(index(viewer) * kLearnedHidden));
}

constexpr void fill_pieces(Tables& tables) {
  for (const Colour viewer : kColours) {
    for (int space = 0; space < kSpaces; ++space) {
      for (int state = 1; state < kStackStates; ++state) {
        set_row(tables.stack[static_cast<std::size_t>(space)][static_cast<std::size_t>(state)],
                viewer, stack_input(viewer, static_cast<Outer>(space), state));
      }
    }
    for (const Colour owner : kColours) {
      for (const Figure figure : kFigures) {
        for (int place = 0; place < kFigurePlaces; ++place) {
          const InnerSet at =
              place == kSpaces ? InnerSet() : InnerSet::of(static_cast<Inner>(place));
          set_row(tables.figure[owner][figure][static_cast<std::size_t>(place)], viewer,
                  figure_input(viewer, owner, figure, at));
        }
      }
    }
  }
}

constexpr void fill_counts(Tables& tables) {
  for (const Colour viewer : kColours) {
    for (const Colour owner : kColours) {
      for (const Size size : kSizes) {
        for (int count = 1; count <= kPyramids; ++count) {
          set_row(tables.limbo[owner][size][static_cast<std::size_t>(count)], viewer,
                  limbo_input(viewer, owner, size, count));
        }
      }
      for (int left = 0; left <= 2; ++left) {
        set_row(tables.turn[owner][static_cast<std::size_t>(left)], viewer,
                turn_input(viewer, owner, left));
      }
    }
    for (std::uint8_t gold = 0; gold <= kPyramids; ++gold) {
      for (std::uint8_t onyx = 0; onyx <= kPyramids; ++onyx) {
        set_row(tables.off[gold][onyx], viewer, off_input(viewer, {gold, onyx}));
      }
    }
  }
}

constexpr Tables make_tables() {
  Tables tables;
  fill_pieces(tables);
  fill_counts(tables);
  return tables;
}

constexpr Tables kTables = make_tables();

void add(Sums& sums, const Sums& rows) {
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = static_cast<std::int16_t>(sums[i] + rows[i]);
  }
}

void replace(Sums& sums, const Sums& before, const Sums& after) {
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = static_cast<std::int16_t>(sums[i] - before[i] + after[i]);
  }
}

const Sums& stack_rows(const Position& position, Outer space) {
  return kTables.stack[index(space)][static_cast<std::size_t>(golden_state(position, space))];
}
const Sums& figure_rows(const Position& position, Colour owner, Figure figure) {
  const InnerSet at = position.figures[owner][figure];
  return kTables.figure[owner][figure][at.empty() ? std::size_t{kSpaces} : index(at.first())];
}
const Sums& limbo_rows(const Position& position, Colour owner, Size size) {
  return kTables.limbo[owner][size][position.limbo[owner][size]];
}
const Sums& off_rows(const Position& position) {
  const auto& [gold, onyx] = position.borne_off.values;
  return kTables.off[gold][onyx];
}
const Sums& turn_rows(const Position& position) {
  return kTables.turn[colour_to_move(position)][position.moves_left];
}

Sums sums_of(const Position& position) {
  Sums sums{};
  for (const Outer space : occupied(position)) add(sums, stack_rows(position, space));
  for (const Colour owner : kColours) {
    for (const Figure figure : kFigures) add(sums, figure_rows(position, owner, figure));
    for (const Size size : kSizes) add(sums, limbo_rows(position, owner, size));
  }
  add(sums, off_rows(position));
  add(sums, turn_rows(position));
  return sums;
}

void update(Sums& sums, const Position& before, const Position& after) {
  OuterSet changed;
  for (const Colour owner : kColours) {
    for (const Size size : kSizes) {
      changed |= before.stones[owner][size] ^ after.stones[owner][size];
    }
  }
  for (const Outer space : changed) {
    replace(sums, stack_rows(before, space), stack_rows(after, space));
  }
  for (const Colour owner : kColours) {
    for (const Figure figure : kFigures) {
      if (before.figures[owner][figure] == after.figures[owner][figure]) continue;
      replace(sums, figure_rows(before, owner, figure), figure_rows(after, owner, figure));
    }
    if (before.limbo[owner] == after.limbo[owner]) continue;
    for (const Size size : kSizes) {
      replace(sums, limbo_rows(before, owner, size), limbo_rows(after, owner, size));
    }
  }
  if (before.borne_off != after.borne_off) replace(sums, off_rows(before), off_rows(after));
  replace(sums, turn_rows(before), turn_rows(after));
}

// How a colour stands, in natural logarithms times kWeightUnit squared.
int standing_of(const std::int16_t* sums) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < kLearnedHidden; ++i) {
    const auto cut = std::clamp<std::int16_t>(sums[i], 0, kHiddenLimit);
    sum += std::int32_t{cut} * std::int32_t{kLearnedWeights.second[i]};
  }
  return sum;
}

// A logarithm of 3, three games won of four, is what a pyramid is worth to alpha-beta.
constexpr int kStandingOfValue = 18;  // 1.0986 * kWeightUnit^2 / kPyramidWorth
// No value comes near that of a won game.
constexpr int kMostValue = 32 * kPyramidWorth;
static_assert(kMostValue < kWinValue / 2);

}  // namespace

InputList learned_inputs(const Position& position, Colour viewer) {
  InputList list;
  const auto put = [&](int input) { list.push_back(static_cast<std::uint16_t>(input)); };
  for (const Outer space : occupied(position)) {
    put(stack_input(viewer, space, golden_state(position, space)));
  }
  for (const Colour owner : kColours) {
    for (const Figure figure : kFigures) {
      put(figure_input(viewer, owner, figure, position.figures[owner][figure]));
    }
    for (const Size size : kSizes) {
      const int count = in_limbo(position, owner, size);
      if (count > 0) put(limbo_input(viewer, owner, size, count));
    }
  }
  put(off_input(viewer, position.borne_off));
  put(turn_input(viewer, colour_to_move(position), position.moves_left));
  return list;
}

const LearnedNet& learned_net() { return kLearnedWeights; }

bool has_learned_value(const State& state) {
  return state.position.gold && state.board.name == kBoardNames[0] &&
         state.position.protection == Protection::kOwn;
}

LearnedPosition LearnedAscension::position(const State& state) {
  return {Ascension::position(state), sums_of(state.position)};
}

void LearnedAscension::apply(LearnedPosition& at, const Step& step) {
  const ascension::Position before = at.position;
  Ascension::apply(at, step);
  update(at.sums, before, at.position);
}

int LearnedAscension::evaluate(const LearnedPosition& at, Seat seat) {
  const std::int16_t* gold = at.sums.data();
  const int ahead = (standing_of(gold) - standing_of(gold + kLearnedHidden)) / kStandingOfValue;
  const int value = std::clamp(ahead, -kMostValue, kMostValue);
  return seat == seat_of(at.position, Colour::kGold) ? value : -value;
}

}  // namespace benben::ascension
