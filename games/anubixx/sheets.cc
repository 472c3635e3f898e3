#include "games/anubixx/sheets.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/anubixx/sheet_faults.h"

namespace benben::anubixx {
namespace {

// ANX-03 to ANX-06: sheet A.
constexpr std::string_view kSheetA = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";

constexpr std::size_t kQuarryPart = 3;

// The stones of the pyramid, the arch or the mosaic, in the order of a sheet's text.
std::vector<Stone> stones_of_part(const Block& block, std::size_t part) {
  std::vector<Stone> stones;
  for (const Stone stone : block.buildings[part]) stones.push_back(stone);
  // The final stone has the first number, and stands last.
  if (part == kArchPart) std::ranges::rotate(stones, stones.begin() + 1);
  return stones;
}

int size_of(const Block& block, std::size_t part) {
  return part == kQuarryPart ? block.quarry_stones() : block.buildings[part].size();
}

// Calls visit(place) for the stones, or quarry stones, of a part in the order of a sheet's text.
template <class Visit>
void each_place(const Block& block, std::size_t part, Visit visit) {
  if (part == kQuarryPart) {
    for (int n = 1; n <= block.quarry_stones(); ++n) visit(quarry_payment(n));
  } else {
    for (const Stone stone : stones_of_part(block, part)) visit(stone);
  }
}

std::string place_name(Stone stone) { return stone_name(stone); }
std::string place_name(Payment payment) { return payment_text(payment); }

// Nothing, or what is wrong with one word of a sheet.
Status read_part(Sheet& sheet, const Block& block, std::size_t part, std::string_view word) {
  const int size = size_of(block, part);
  if (static_cast<int>(word.size()) != size) {
    return make_error(SheetFault::kSheetPart,
                      {{"part", std::string(kSheetParts[part])},
                       counted("wanted", size, "stone"),
                       number_place("count", static_cast<std::int64_t>(word.size())),
                       quoted_place("letters", word)});
  }
  std::size_t at = 0;
  Status status;
  each_place(block, part, [&](auto place) {
    const std::optional<Colour> colour = find_colour(word[at++]);
    if (colour) {
      sheet.set(place, *colour);
    } else if (status.ok()) {
      status = make_error(SheetFault::kSheetColour,
                          {{"stone", place_name(place)},
                           number_place("number", static_cast<std::int64_t>(at)),
                           quoted_place("letters", word)});
    }
  });
  return status;
}

Sheet cycled(const Block& block, const Sheet& base, int steps) {
  Sheet sheet;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    each_place(block, part,
               [&](auto place) { sheet.set(place, cycled(base.colour(place), steps)); });
  }
  return sheet;
}

}  // namespace

Sheet built_in_sheet(int n) {
  static const auto kSheets = [] {
    std::array<Sheet, kBuiltInSheets> sheets;
    const Sheet base = *read_sheet(default_block(), kSheetA);
    for (int i = 0; i < kBuiltInSheets; ++i) {
      sheets[static_cast<std::size_t>(i)] = cycled(default_block(), base, i);
    }
    return sheets;
  }();
  return kSheets[static_cast<std::size_t>(n)];
}

std::vector<int> row_lengths(const Block& block, std::size_t part) {
  std::vector<int> lengths;
  switch (part) {
    case 0:
      for (int length = block.pyramid_rows; length > 0; --length) lengths.push_back(length);
      return lengths;
    case kArchPart:
      return {block.column_height, block.column_height, 1};
    case kQuarryPart:
      return {block.quarry_stones()};
    default:
      lengths.assign(block.mosaic_rows, block.mosaic_columns);
      return lengths;
  }
}

Status check_sheet_part(const Block& block, std::size_t part, std::string_view letters) {
  Sheet sheet;
  return read_part(sheet, block, part, letters);
}

Result<Sheet> read_sheet(const Block& block, std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != kSheetParts.size()) {
    return make_error(SheetFault::kSheetWords,
                      {number_place("count", static_cast<std::int64_t>(words.size()))});
  }
  Sheet sheet;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    if (Status status = read_part(sheet, block, part, words[part]); !status) return status.error();
  }
  return sheet;
}

std::string sheet_text(const Block& block, const Sheet& sheet) {
  std::string text;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    if (part > 0) text += ' ';
    each_place(block, part, [&](auto place) { text += letter(sheet.colour(place)); });
  }
  return text;
}

}  // namespace benben::anubixx
