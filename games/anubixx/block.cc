#include "games/anubixx/block.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/text.h"
#include "games/anubixx/quarry.h"

namespace benben::anubixx {
namespace {

// [C] ANX-03 to ANX-07, ANX-42 to ANX-44.
constexpr std::array<std::string_view, kBlockParts.size()> kDefaultParts = {
    "1 3 6 10 15 21", "0 1 3 5 7 10", "3x4 4=4 6=6 8=8 10=11 12=15", "12",
    "scarab=P11,P13,P16 falcon=P22,P24 eye=P31,P34 crook=P42 ankh=P52 sun=K snake=M11,M14,M31,M34 "
    "lotus=M12,M33"};

constexpr int kMostPoints = 99;
constexpr std::size_t kShortestName = 2;

Error bad_block(std::string message) {
  return {ErrorCode::kMalformed, std::move(message), "ANX-56", 0};
}

// A number of at most two digits, from `least` to `most`.
std::optional<int> number(std::string_view text, int least, int most) {
  const std::optional<int> value = parse_number(text, most);
  return value && *value >= least ? value : std::nullopt;
}

// Points that never fall, for the 2 to `most` steps of a building: into `points` from its second
// entry on.
template <std::size_t Size>
Result<int> read_steps(std::array<std::uint8_t, Size>& points, std::string_view text,
                       const std::string& what) {
  const std::vector<std::string_view> words = split(text, ' ');
  constexpr std::size_t kMost = Size - 1;
  if (words.size() < 2 || words.size() > kMost) {
    return bad_block(what + ": 2 to " + std::to_string(kMost) + " numbers, not " +
                     std::to_string(words.size()) + ".");
  }
  points.fill(0);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<int> value = number(words[i], points[i], kMostPoints);
    if (!value) {
      return bad_block(what + ", each number from 0 to " + std::to_string(kMostPoints) +
                       " and none below the one before it; not " + shortened(words[i]) + ".");
    }
    points[i + 1] = static_cast<std::uint8_t>(*value);
  }
  return static_cast<int>(words.size());
}

Status read_pyramid(Block& block, std::string_view text) {
  const Result<int> rows = read_steps(block.row_points, text,
                                      "The pyramid is the points of its rows from the ground up");
  if (!rows) return rows.error();
  block.pyramid_rows = static_cast<std::uint8_t>(*rows);
  return {};
}

Status read_arch(Block& block, std::string_view text) {
  // The final stone is one step more than the columns have.
  std::array<std::uint8_t, kColumnHeight + 2> points{};
  const Result<int> steps = read_steps(
      points, text,
      "The arch is the points of its columns' levels from the ground up and of the final stone");
  if (!steps) return steps.error();
  const auto height = static_cast<std::size_t>(*steps) - 1;
  block.column_height = static_cast<std::uint8_t>(height);
  block.arch_points = points[height + 1];
  block.height_points.fill(0);
  std::copy_n(points.begin(), height + 1, block.height_points.begin());
  return {};
}

// "3x4"
Status read_mosaic_size(Block& block, std::string_view word) {
  const auto sides = split(word, 'x');
  const auto rows = sides.size() == 2 ? number(sides[0], 1, kMosaicRows) : std::nullopt;
  const auto columns = sides.size() == 2 ? number(sides[1], 1, kMosaicColumns) : std::nullopt;
  if (!rows || !columns || *rows * *columns % 2 != 0) {
    return bad_block("The mosaic begins with its rows and columns, as in 3x4: 1 to " +
                     std::to_string(kMosaicRows) + " rows of 1 to " +
                     std::to_string(kMosaicColumns) +
                     " stones, an even number of stones in all; not " + shortened(word) + ".");
  }
  block.mosaic_rows = static_cast<std::uint8_t>(*rows);
  block.mosaic_columns = static_cast<std::uint8_t>(*columns);
  return {};
}

Status read_mosaic(Block& block, std::string_view text) {
  const auto words = split(text, ' ');
  if (Status status = read_mosaic_size(block, words[0]); !status) return status;
  const int stones = block.mosaic_rows * block.mosaic_columns;
  block.pair_points.fill(0);
  int counted = 0;
  int points = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto sides = split(words[i], '=');
    const auto count = sides.size() == 2 ? number(sides[0], counted + 2, stones) : std::nullopt;
    const auto value = sides.size() == 2 ? number(sides[1], points + 1, kMostPoints) : std::nullopt;
    if (!count || *count % 2 != 0 || !value) {
      return bad_block("The mosaic's points stand behind even numbers of its " +
                       std::to_string(stones) +
                       " stones, as in 4=4, and both grow from one to the next; not " +
                       shortened(words[i]) + ".");
    }
    counted = *count;
    points = *value;
    std::fill(block.pair_points.begin() + counted / 2, block.pair_points.begin() + stones / 2 + 1,
              static_cast<std::uint8_t>(points));
  }
  if (points == 0) return bad_block("The mosaic has no points.");
  return {};
}

Status read_quarry(Block& block, std::string_view text) {
  const std::optional<int> stones = number(text, 1, kQuarryStones);
  if (!stones) {
    return bad_block("The quarry is a number of stones from 1 to " + std::to_string(kQuarryStones) +
                     ", not " + shortened(text) + ".");
  }
  block.quarry = static_cast<std::uint8_t>(*stones);
  return {};
}

Status read_symbols(Block& block, std::string_view text) {
  block.symbols = 0;
  block.symbol_names = {};
  block.symbol_stones = {};
  for (const std::string_view word : split(text, ' ')) {
    const auto sides = split(word, '=');
    if (sides.size() != 2) {
      return bad_block("A symbol is its name and its stones, as in falcon=P22,P24; not " +
                       shortened(word) + ".");
    }
    const auto names = split(sides[1], ',');
    if (Status status = add_symbol(block, sides[0], names); !status) return status;
    const auto at = [](std::string_view name) { return find_stone(name); };
    if (!std::ranges::is_sorted(names, {}, at)) {
      return bad_block("A symbol's stones stand in the order of their names, not as in " +
                       shortened(word) + ".");
    }
  }
  return {};
}

bool is_symbol_name(std::string_view name) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return name.size() >= kShortestName && name.size() <= SymbolName::kLongest &&
         std::ranges::all_of(name, is_letter) && name != kEndBonusName;
}

std::string joined(const auto& range, char separator, auto text_of) {
  std::string text;
  for (const auto& entry : range) {
    if (!text.empty()) text += separator;
    text += text_of(entry);
  }
  return text;
}

std::string mosaic_text(const Block& block) {
  std::string text = std::to_string(block.mosaic_rows) + "x" + std::to_string(block.mosaic_columns);
  for (std::size_t pairs = 1; pairs < block.pair_points.size(); ++pairs) {
    if (block.pair_points[pairs] <= block.pair_points[pairs - 1]) continue;
    text += " " + std::to_string(2 * pairs) + "=" + std::to_string(block.pair_points[pairs]);
  }
  return text;
}

std::string symbols_text(const Block& block) {
  std::string text;
  for (int i = 0; i < block.symbols; ++i) {
    if (i > 0) text += ' ';
    text += std::string(block.name(symbol_at(i))) + "=" +
            joined(block.stones_of(symbol_at(i)), ',', stone_name);
  }
  return text;
}

// The points of the steps of a building, from its first.
std::string steps_text(const auto& points, int count) {
  std::string text;
  for (int i = 1; i <= count; ++i) {
    text += (i > 1 ? " " : "") + std::to_string(points[static_cast<std::size_t>(i)]);
  }
  return text;
}

}  // namespace

int Block::complete_points(Building building) const {
  switch (building) {
    case Building::kPyramid:
      return row_points[pyramid_rows];
    case Building::kArch:
      return arch_points;
    case Building::kMosaic:
      break;
  }
  return pair_points[static_cast<std::size_t>(mosaic().size()) / 2];
}

const Block& default_block() {
  static const Block kBlock = [] {
    Block block;
    for (std::size_t part = 0; part < kBlockParts.size(); ++part) {
      BENBEN_ASSERT(read_block_part(block, part, kDefaultParts[part]).ok());
    }
    BENBEN_ASSERT(complete_block(block).ok());
    return block;
  }();
  return kBlock;
}

bool has_shape_of(const Block& one, const Block& other) {
  return one.buildings == other.buildings && one.quarry == other.quarry;
}

Status read_block_part(Block& block, std::size_t part, std::string_view text) {
  constexpr std::array<Status (*)(Block&, std::string_view), kBlockParts.size()> kReaders = {
      read_pyramid, read_arch, read_mosaic, read_quarry, read_symbols};
  return kReaders[part](block, text);
}

Status add_symbol(Block& block, std::string_view name,
                  const std::vector<std::string_view>& stone_names) {
  if (!is_symbol_name(name)) {
    return bad_block("A symbol's name has 2 to 12 small letters and is not end, unlike " +
                     shortened(name) + ".");
  }
  const auto names = std::span(block.symbol_names).first(block.symbols);
  if (std::ranges::find(names, name, &SymbolName::text) != names.end()) {
    return bad_block("The symbol " + std::string(name) + " stands twice.");
  }
  if (block.symbols == kMaxSymbols) {
    return bad_block("A block has at most " + std::to_string(kMaxSymbols) + " symbols.");
  }
  StoneSet stones;
  for (const std::string_view stone_name : stone_names) {
    const std::optional<Stone> stone = find_stone(stone_name);
    if (!stone) {
      return bad_block("The symbol " + std::string(name) +
                       " stands on stones such as P11, not on " + shortened(stone_name) + ".");
    }
    StoneSet taken = stones;
    for (int i = 0; i < block.symbols; ++i) taken |= block.stones_of(symbol_at(i));
    if (taken.contains(*stone)) {
      return bad_block("The stone " + std::string(stone_name) + " shows two symbols.");
    }
    stones |= StoneSet::of(*stone);
  }
  block.symbol_names[block.symbols] = SymbolName(name);
  block.symbol_stones[block.symbols] = stones;
  ++block.symbols;
  return {};
}

Status complete_block(Block& block) {
  StoneSet pyramid;
  for (int row = 1; row <= block.pyramid_rows; ++row) {
    const int first = static_cast<int>(index(pyramid_stone(row, 1)));
    pyramid |= StoneSet::run(first, block.pyramid_rows + 1 - row);
  }
  StoneSet mosaic;
  for (int row = 1; row <= block.mosaic_rows; ++row) {
    mosaic |= StoneSet::run(static_cast<int>(index(mosaic_stone(row, 1))), block.mosaic_columns);
  }
  const StoneSet arch = StoneSet::of(kFinalStone) | StoneSet::run(kFirstLeft, block.column_height) |
                        StoneSet::run(kFirstRight, block.column_height);
  block.buildings = {pyramid, arch, mosaic};
  for (const Building building : kAllBuildings) {
    block.stone_points[index(building)] = static_cast<std::uint16_t>(
        block.complete_points(building) * kStoneShare / block.stones(building).size());
  }
  block.with_symbol = {};
  for (int i = 0; i < block.symbols; ++i) {
    const StoneSet missing = block.stones_of(symbol_at(i)) - block.stones();
    if (!missing.empty()) {
      return bad_block("The symbol " + std::string(block.name(symbol_at(i))) + " stands on " +
                       stone_name(missing.first()) + ", which this block does not have.");
    }
    block.with_symbol |= block.stones_of(symbol_at(i));
  }
  return {};
}

std::string block_part_text(const Block& block, std::size_t part) {
  switch (part) {
    case 0:
      return steps_text(block.row_points, block.pyramid_rows);
    case 1:
      return steps_text(block.height_points, block.column_height) + " " +
             std::to_string(block.arch_points);
    case 2:
      return mosaic_text(block);
    case 3:
      return std::to_string(block.quarry);
    default:
      return symbols_text(block);
  }
}

}  // namespace benben::anubixx
