// The stones of a building site (ANX-03 to ANX-05), as bit sets, and the symbols on them (ANX-07).
//
// The one idea: stones are numbered in the byte order of their names, K, L1 to L5, M11 to M34, P11
// to P61, R1 to R5, so a set of stones is a word that lists itself in the order of the texts, and
// what rests on what is a shift.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben::anubixx {

// The n-th stone in the byte order of the names.
enum class Stone : std::uint8_t {};

inline constexpr int kStones = 44;
inline constexpr int kMosaicRows = 3;
inline constexpr int kMosaicColumns = 4;
inline constexpr int kPyramidRows = 6;
inline constexpr int kColumnHeight = 5;
inline constexpr int kBuildings = 3;

constexpr std::size_t index(Stone stone) { return static_cast<std::size_t>(stone); }
constexpr Stone stone_at(int i) { return static_cast<Stone>(i); }

class StoneSet {
 public:
  constexpr StoneSet() = default;
  explicit constexpr StoneSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr StoneSet of(Stone stone) { return StoneSet(std::uint64_t{1} << index(stone)); }
  // The stones numbered first, first + 1, ...
  static constexpr StoneSet run(int first, int count) {
    return StoneSet(((std::uint64_t{1} << count) - 1) << first);
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Stone stone) const { return (bits_ >> index(stone) & 1) != 0; }
  constexpr bool contains(StoneSet stones) const { return (stones.bits_ & ~bits_) == 0; }
  // The lowest stone of a set that is not empty.
  constexpr Stone first() const { return stone_at(std::countr_zero(bits_)); }

  constexpr StoneSet operator|(StoneSet other) const { return StoneSet(bits_ | other.bits_); }
  constexpr StoneSet operator&(StoneSet other) const { return StoneSet(bits_ & other.bits_); }
  // This set without the other's stones.
  constexpr StoneSet operator-(StoneSet other) const { return StoneSet(bits_ & ~other.bits_); }
  constexpr StoneSet& operator|=(StoneSet other) { return *this = *this | other; }
  constexpr StoneSet& operator-=(StoneSet other) { return *this = *this - other; }
  friend constexpr bool operator==(StoneSet, StoneSet) = default;

  // Iterates over the stones, ascending.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Stone operator*() const { return stone_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

// Where the parts begin in the numbering.
inline constexpr int kFirstLeft = 1;
inline constexpr int kFirstMosaic = 6;
inline constexpr int kFirstPyramid = 18;
inline constexpr int kFirstRight = 39;

inline constexpr Stone kFinalStone = stone_at(0);
inline constexpr StoneSet kLeftColumn = StoneSet::run(kFirstLeft, kColumnHeight);
inline constexpr StoneSet kRightColumn = StoneSet::run(kFirstRight, kColumnHeight);
inline constexpr StoneSet kColumns = kLeftColumn | kRightColumn;
inline constexpr StoneSet kArch = kColumns | StoneSet::of(kFinalStone);
inline constexpr StoneSet kMosaic = StoneSet::run(kFirstMosaic, kMosaicRows* kMosaicColumns);
inline constexpr StoneSet kPyramid = StoneSet::run(kFirstPyramid, 21);
inline constexpr StoneSet kAllStones = StoneSet::run(0, kStones);
inline constexpr std::array<StoneSet, kBuildings> kBuildingStones = {kPyramid, kArch, kMosaic};

// ANX-03: row 1 to 6 has 6 to 1 stones, column 1 to 7 - row.
constexpr int row_length(int row) { return kPyramidRows + 1 - row; }
constexpr Stone pyramid_stone(int row, int column) {
  int first = kFirstPyramid;
  for (int below = 1; below < row; ++below) first += row_length(below);
  return stone_at(first + column - 1);
}
constexpr StoneSet pyramid_row(int row) {
  return StoneSet::run(static_cast<int>(index(pyramid_stone(row, 1))), row_length(row));
}
// ANX-05: row 1 to 3, column 1 to 4.
constexpr Stone mosaic_stone(int row, int column) {
  return stone_at(kFirstMosaic + (row - 1) * kMosaicColumns + column - 1);
}

// ANX-21: the stones of the pyramid that rest on two stones of `crossed`, and row 1.
constexpr StoneSet supported(StoneSet crossed) {
  const std::uint64_t pairs = crossed.bits() & crossed.bits() >> 1;
  std::uint64_t above = pyramid_row(1).bits();
  // P(row, c) is numbered row_length(row - 1) above P(row - 1, c), one less above its neighbour.
  for (int row = 2; row <= kPyramidRows; ++row) {
    above |= pairs << row_length(row - 1) & pyramid_row(row).bits();
  }
  return StoneSet(above);
}

// ANX-22: the next stone of each column, or the final stone when both are complete.
constexpr StoneSet next_of_arch(StoneSet crossed) {
  // A column is crossed from the bottom up: adding one at its bottom carries to the next stone.
  const std::uint64_t left = (crossed & kLeftColumn).bits() + (std::uint64_t{1} << kFirstLeft);
  const std::uint64_t right = (crossed & kRightColumn).bits() + (std::uint64_t{1} << kFirstRight);
  const StoneSet next = (StoneSet(left) & kLeftColumn) | (StoneSet(right) & kRightColumn);
  return crossed.contains(kColumns) ? StoneSet::of(kFinalStone) : next;
}

// Stones of pyramid and arch that may be crossed out next, whatever they cost.
constexpr StoneSet buildable(StoneSet crossed) {
  return (supported(crossed) | next_of_arch(crossed)) - crossed;
}

// The stones that a stone rests on; none for row 1, the columns' lowest and the mosaic.
StoneSet supports(Stone stone);

// Mosaic stones of `free` whose right neighbour, or lower neighbour, is in `free`, too (ANX-20).
constexpr StoneSet with_right_neighbour(StoneSet free) {
  constexpr StoneSet kNotLast = kMosaic - StoneSet::of(mosaic_stone(1, 4)) -
                                StoneSet::of(mosaic_stone(2, 4)) - StoneSet::of(mosaic_stone(3, 4));
  return StoneSet(free.bits() >> 1) & free & kNotLast;
}
constexpr StoneSet with_lower_neighbour(StoneSet free) {
  constexpr StoneSet kNotLowest = StoneSet::run(kFirstMosaic, 2 * kMosaicColumns);
  return StoneSet(free.bits() >> kMosaicColumns) & free & kNotLowest;
}
constexpr Stone right_neighbour(Stone stone) {
  return stone_at(static_cast<int>(index(stone)) + 1);
}
constexpr Stone lower_neighbour(Stone stone) {
  return stone_at(static_cast<int>(index(stone)) + kMosaicColumns);
}
// Whether two mosaic stones, lower name first, lie side by side or one above the other.
constexpr bool are_neighbours(Stone one, Stone two) {
  const StoneSet both = StoneSet::of(one) | StoneSet::of(two);
  return with_right_neighbour(both).contains(one) || with_lower_neighbour(both).contains(one);
}

// The symbols, in the order of ANX-07, and the end bonus (ANX-32).
enum class Bonus : std::uint8_t {
  kScarab,
  kFalcon,
  kEye,
  kCrook,
  kAnkh,
  kSun,
  kSnake,
  kLotus,
  kEnd
};

inline constexpr std::size_t kSymbols = 8;
inline constexpr std::array<std::string_view, kSymbols + 1> kBonusNames = {
    "scarab", "falcon", "eye", "crook", "ankh", "sun", "snake", "lotus", "end"};

constexpr std::size_t index(Bonus bonus) { return static_cast<std::size_t>(bonus); }
constexpr Bonus bonus_at(std::size_t i) { return static_cast<Bonus>(i); }
constexpr std::string_view name(Bonus bonus) { return kBonusNames[index(bonus)]; }

class BonusSet {
 public:
  constexpr BonusSet() = default;
  constexpr bool contains(Bonus bonus) const { return (bits_ >> index(bonus) & 1u) != 0; }
  constexpr void add(Bonus bonus) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << index(bonus)); }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr BonusSet& operator|=(BonusSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr bool operator==(BonusSet, BonusSet) = default;

 private:
  std::uint8_t bits_ = 0;  // of the symbols; the end bonus follows from the buildings
};

namespace detail {

constexpr std::array<StoneSet, kSymbols> make_symbol_stones() {
  constexpr auto kP = [](int row, int column) { return StoneSet::of(pyramid_stone(row, column)); };
  constexpr auto kM = [](int row, int column) { return StoneSet::of(mosaic_stone(row, column)); };
  return {kP(1, 1) | kP(1, 3) | kP(1, 6),
          kP(2, 2) | kP(2, 4),
          kP(3, 1) | kP(3, 4),
          kP(4, 2),
          kP(5, 2),
          StoneSet::of(kFinalStone),
          kM(1, 1) | kM(1, 4) | kM(3, 1) | kM(3, 4),
          kM(1, 2) | kM(3, 3)};
}

inline constexpr auto kSymbolStones = make_symbol_stones();

constexpr std::array<std::uint8_t, kStones> make_symbols() {
  std::array<std::uint8_t, kStones> table{};
  table.fill(kSymbols);
  for (std::size_t symbol = 0; symbol < kSymbols; ++symbol) {
    for (const Stone stone : kSymbolStones[symbol]) {
      table[index(stone)] = static_cast<std::uint8_t>(symbol);
    }
  }
  return table;
}

inline constexpr auto kSymbolOf = make_symbols();

}  // namespace detail

// The stones that show a symbol.
constexpr StoneSet stones_of(Bonus symbol) { return detail::kSymbolStones[index(symbol)]; }
// The symbol on a stone, if it shows one.
constexpr std::optional<Bonus> symbol_on(Stone stone) {
  const std::size_t symbol = detail::kSymbolOf[index(stone)];
  return symbol < kSymbols ? std::optional(bonus_at(symbol)) : std::nullopt;
}

// "P21", "M34", "L2", "K"
std::string stone_name(Stone stone);
std::optional<Stone> find_stone(std::string_view name);

}  // namespace benben::anubixx
