#include "games/anubixx/block.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/text.h"
#include "games/anubixx/quarry.h"
#include "games/anubixx/sheet_faults.h"

namespace benben::anubixx {
namespace {

// [C] ANX-03 to ANX-07, ANX-42 to ANX-44.
constexpr std::array<std::string_view, kBlockParts.size()> kDefaultParts = {
    "1 3 6 10 15 21", "0 1 3 5 7 10", "3x4 4=4 6=6 8=8 10=11 12=15", "12",
    "scarab=P11,P13,P16 falcon=P22,P24 eye=P31,P34 crook=P42 ankh=P52 sun=K snake=M11,M14,M31,M34 "
    "lotus=M12,M33"};

constexpr int kMostPoints = 99;
constexpr std::size_t kShortestName = 2;

// A number of at most two digits, from `least` to `most`.
std::optional<int> number(std::string_view text, int least, int most) {
  const std::optional<int> value = parse_number(text, most);
  return value && *value >= least ? value : std::nullopt;
}

// What is said of the points of a building's steps.
struct StepFaults {
  SheetFault count;
  SheetFault points;
};

// Points that never fall, for the 2 to `most` steps of a building: into `points` from its second
// entry on.
template <std::size_t Size>
Result<int> read_steps(std::array<std::uint8_t, Size>& points, std::string_view text,
                       StepFaults faults) {
  std::vector<std::string_view> words = split(text, ' ');
  if (text.empty()) words.clear();
  constexpr std::size_t kMost = Size - 1;
  if (words.size() < 2 || words.size() > kMost) {
    return make_error(faults.count,
                      {number_place("most", static_cast<std::int64_t>(kMost)),
                       number_place("count", static_cast<std::int64_t>(words.size()))});
  }
  points.fill(0);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<int> value = number(words[i], points[i], kMostPoints);
    if (!value) {
      return make_error(faults.points,
                        {number_place("most", kMostPoints), quoted_place("number", words[i])});
    }
    points[i + 1] = static_cast<std::uint8_t>(*value);
  }
  return static_cast<int>(words.size());
}

Status read_pyramid(Block& block, std::string_view text) {
  const Result<int> rows =
      read_steps(block.row_points, text, {SheetFault::kPyramidCount, SheetFault::kPyramidPoints});
  if (!rows) return rows.error();
  block.pyramid_rows = static_cast<std::uint8_t>(*rows);
  return {};
}

Status read_arch(Block& block, std::string_view text) {
  // The final stone is one step more than the columns have.
  std::array<std::uint8_t, kColumnHeight + 2> points{};
  const Result<int> steps =
      read_steps(points, text, {SheetFault::kArchCount, SheetFault::kArchPoints});
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
  const auto side = [&](std::size_t at, int most) {
    return sides.size() == 2 ? number(sides[at], 1, most).value_or(0) : 0;
  };
  const int rows = side(0, kMosaicRows);
  const int columns = side(1, kMosaicColumns);
  if (rows == 0 || columns == 0 || rows * columns % 2 != 0) {
    return make_error(SheetFault::kMosaicSize,
                      {number_place("rows", kMosaicRows), number_place("columns", kMosaicColumns),
                       quoted_place("size", word)});
  }
  block.mosaic_rows = static_cast<std::uint8_t>(rows);
  block.mosaic_columns = static_cast<std::uint8_t>(columns);
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
      return make_error(SheetFault::kMosaicPoints,
                        {number_place("stones", stones), quoted_place("word", words[i])});
    }
    counted = *count;
    points = *value;
    std::fill(block.pair_points.begin() + counted / 2, block.pair_points.begin() + stones / 2 + 1,
              static_cast<std::uint8_t>(points));
  }
  if (points == 0) return make_error(SheetFault::kMosaicEmpty);
  return {};
}

Status read_quarry(Block& block, std::string_view text) {
  const std::optional<int> stones = number(text, 1, kQuarryStones);
  if (!stones) {
    return make_error(SheetFault::kQuarryNumber,
                      {number_place("most", kQuarryStones), quoted_place("number", text)});
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
      return make_error(SheetFault::kSymbolForm, {quoted_place("word", word)});
    }
    const auto names = split(sides[1], ',');
    if (Status status = add_symbol(block, sides[0], names); !status) return status;
    const auto at = [](std::string_view name) { return find_stone(name); };
    if (!std::ranges::is_sorted(names, {}, at)) {
      return make_error(SheetFault::kSymbolOrder, {quoted_place("word", word)});
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
  if (text.starts_with(' ') || text.ends_with(' ') || text.find("  ") != text.npos) {
    return make_error(SheetFault::kBlanks, {quoted_place("text", text)});
  }
  return kReaders[part](block, text);
}

Status add_symbol(Block& block, std::string_view name,
                  const std::vector<std::string_view>& stone_names) {
  if (!is_symbol_name(name)) {
    return make_error(SheetFault::kSymbolName, {quoted_place("name", name)});
  }
  const Place symbol = {"symbol", std::string(name)};
  const auto names = std::span(block.symbol_names).first(block.symbols);
  if (std::ranges::find(names, name, &SymbolName::text) != names.end()) {
    return make_error(SheetFault::kSymbolTwice, {symbol});
  }
  if (block.symbols == kMaxSymbols) {
    return make_error(SheetFault::kTooManySymbols, {number_place("most", kMaxSymbols)});
  }
  StoneSet stones;
  for (const std::string_view stone_name : stone_names) {
    const std::optional<Stone> stone = find_stone(stone_name);
    if (!stone) {
      return make_error(SheetFault::kSymbolStone, {symbol, quoted_place("stone", stone_name)});
    }
    const Place place = {"stone", std::string(stone_name)};
    if (stones.contains(*stone)) return make_error(SheetFault::kSymbolStoneTwice, {place, symbol});
    for (int i = 0; i < block.symbols; ++i) {
      if (!block.stones_of(symbol_at(i)).contains(*stone)) continue;
      return make_error(SheetFault::kTwoSymbols,
                        {place, {"other", std::string(block.name(symbol_at(i)))}, symbol});
    }
    stones |= StoneSet::of(*stone);
  }
  block.symbol_names[block.symbols] = SymbolName(name);
  block.symbol_stones[block.symbols] = stones;
  ++block.symbols;
  return {};
}

std::optional<StraySymbol> stray_symbol(const Block& block) {
  for (int i = 0; i < block.symbols; ++i) {
    const StoneSet missing = block.stones_of(symbol_at(i)) - block.stones();
    if (!missing.empty()) return StraySymbol{symbol_at(i), missing.first()};
  }
  return std::nullopt;
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
  if (const auto stray = stray_symbol(block)) {
    return make_error(
        SheetFault::kStoneNotOfBlock,
        {{"symbol", std::string(block.name(stray->symbol))}, {"stone", stone_name(stray->stone)}});
  }
  block.with_symbol = {};
  for (int i = 0; i < block.symbols; ++i) block.with_symbol |= block.stones_of(symbol_at(i));
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
