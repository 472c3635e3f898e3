// The block of Anubixx: what all its sheets have in common (ANX-03 to ANX-07, ANX-42 to ANX-44).
//
// The one idea: the rules know no number of stones, no symbol and no points but those of the block
// that stands in the state. The printed one is lost; ours is a few texts in block.cc, and a record
// brings another in tags (ANX-56), each with one part of it. What a part does not say stays as in
// ours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bit_set.h"
#include "core/result.h"
#include "games/anubixx/stones.h"

namespace benben::anubixx {

// The n-th symbol of a block.
enum class Symbol : std::uint8_t {};

// The most symbols a block can have (ANX-56).
inline constexpr int kMaxSymbols = 12;
constexpr std::size_t index(Symbol symbol) { return static_cast<std::size_t>(symbol); }
constexpr Symbol symbol_at(int i) { return static_cast<Symbol>(i); }

// The end bonus (ANX-32) where it stands among symbols.
inline constexpr std::string_view kEndBonusName = "end";

using SymbolSet = BitSet<Symbol, kMaxSymbols>;

// A symbol's name: small letters.
class SymbolName {
 public:
  static constexpr std::size_t kLongest = 12;

  constexpr SymbolName() = default;
  // At most kLongest letters.
  explicit constexpr SymbolName(std::string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) letters_[i] = name[i];
  }
  constexpr std::string_view text() const {
    std::size_t size = 0;
    while (size < kLongest && letters_[size] != 0) ++size;
    return {letters_.data(), size};
  }
  friend constexpr bool operator==(const SymbolName&, const SymbolName&) = default;

 private:
  std::array<char, kLongest> letters_{};
};

// The default block's 21, 11 and 12 stones divide their points times this number.
inline constexpr int kStoneShare = 132;

struct Block {
  // How many of each there are.
  std::uint8_t pyramid_rows = 0;  // the lowest has as many stones, each further one less (ANX-21)
  std::uint8_t column_height = 0;
  std::uint8_t mosaic_rows = 0;
  std::uint8_t mosaic_columns = 0;
  std::uint8_t quarry = 0;
  std::uint8_t symbols = 0;
  // Points by highest row, by height of the lower column, by pairs of the mosaic; the first is 0,
  // for none. Beyond what the block has all is 0.
  std::array<std::uint8_t, kPyramidRows + 1> row_points{};
  std::array<std::uint8_t, kColumnHeight + 1> height_points{};
  std::array<std::uint8_t, kMosaicRows * kMosaicColumns / 2 + 1> pair_points{};
  std::uint8_t arch_points = 0;  // with the final stone
  std::array<SymbolName, kMaxSymbols> symbol_names{};
  std::array<StoneSet, kMaxSymbols> symbol_stones{};
  // What follows from the above.
  std::array<StoneSet, kBuildings> buildings{};
  StoneSet with_symbol;
  // Points of a complete building by its stones, times kStoneShare.
  std::array<std::uint16_t, kBuildings> stone_points{};

  StoneSet stones(Building building) const { return buildings[index(building)]; }
  StoneSet pyramid() const { return stones(Building::kPyramid); }
  StoneSet arch() const { return stones(Building::kArch); }
  StoneSet mosaic() const { return stones(Building::kMosaic); }
  StoneSet stones() const { return pyramid() | arch() | mosaic(); }
  int quarry_stones() const { return quarry; }

  StoneSet stones_of(Symbol symbol) const { return symbol_stones[index(symbol)]; }
  std::string_view name(Symbol symbol) const { return symbol_names[index(symbol)].text(); }
  std::optional<Symbol> symbol_on(Stone stone) const {
    if (!with_symbol.contains(stone)) return std::nullopt;
    int symbol = 0;
    while (!stones_of(symbol_at(symbol)).contains(stone)) ++symbol;
    return symbol_at(symbol);
  }
  // The points of a building that is complete.
  int complete_points(Building building) const;

  friend bool operator==(const Block&, const Block&) = default;
};

// Stones of pyramid and arch that may be crossed out next, whatever they cost (ANX-21, ANX-22).
inline StoneSet buildable(const Block& block, StoneSet crossed) {
  const StoneSet columns = block.arch() - StoneSet::of(kFinalStone);
  const StoneSet of_arch =
      crossed.contains(columns) ? StoneSet::of(kFinalStone) : next_of_columns(crossed);
  return ((supported(crossed) & block.pyramid()) | (of_arch & block.arch())) - crossed;
}

// The block that is played if nothing is said.
const Block& default_block();
// Whether both have the same stones and as long a quarry: then the same colours fit them.
bool has_shape_of(const Block& one, const Block& other);

// The parts in which a block is described, by their names in tags.
inline constexpr std::array<std::string_view, 5> kBlockParts = {"pyramid", "arch", "mosaic",
                                                                "quarry", "symbols"};
inline constexpr std::size_t kSymbolsPart = 4;

// Sets one part of a block from its text; whether all parts agree is for complete_block(). Errors
// cite ANX-56; with one the block must not be used.
Status read_block_part(Block& block, std::size_t part, std::string_view text);
// Adds a symbol; `stones` in any order.
Status add_symbol(Block& block, std::string_view name,
                  const std::vector<std::string_view>& stone_names);
// Sets what follows from the parts, or says where they do not agree.
Status complete_block(Block& block);
// A symbol on a stone that the block does not have: where the parts do not agree.
struct StraySymbol {
  Symbol symbol;
  Stone stone;
};
std::optional<StraySymbol> stray_symbol(const Block& block);
// read_block_part() backwards.
std::string block_part_text(const Block& block, std::size_t part);

}  // namespace benben::anubixx
