#include "games/anubixx/sheets.h"

#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"

namespace benben::anubixx {
namespace {

// ANX-03 to ANX-06: sheet A.
constexpr std::string_view kSheetA = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";

int size_of(std::size_t part) {
  const auto& rows = kSheetParts[part].rows;
  return std::accumulate(rows.begin(), rows.end(), 0);
}

// The n-th stone of the arch in the order L1 to L5, R1 to R5, K.
constexpr Stone arch_stone(int n) {
  if (n < kColumnHeight) return stone_at(kFirstLeft + n);
  return n < 2 * kColumnHeight ? stone_at(kFirstRight + n - kColumnHeight) : kFinalStone;
}

// The n-th stone of the pyramid, the arch or the mosaic, in the order of a sheet's text.
constexpr Stone stone_of_part(std::size_t part, int n) {
  if (part == 1) return arch_stone(n);
  return stone_at((part == 0 ? kFirstPyramid : kFirstMosaic) + n);
}

constexpr std::size_t kQuarryPart = 3;

void set_place(Sheet& sheet, std::size_t part, int n, Colour colour) {
  if (part == kQuarryPart) {
    sheet.set(quarry_payment(n + 1), colour);
  } else {
    sheet.set(stone_of_part(part, n), colour);
  }
}

Colour colour_of_place(const Sheet& sheet, std::size_t part, int n) {
  return part == kQuarryPart ? sheet.colour(quarry_payment(n + 1))
                             : sheet.colour(stone_of_part(part, n));
}

std::string place_name(std::size_t part, int n) {
  return part == kQuarryPart ? payment_text(quarry_payment(n + 1))
                             : stone_name(stone_of_part(part, n));
}

Error bad_sheet(std::string message) {
  return {ErrorCode::kMalformed, std::move(message), "ANX-02", 0};
}

// Nothing, or what is wrong with one word of a sheet.
Status read_part(Sheet& sheet, std::size_t part, std::string_view word) {
  const int size = size_of(part);
  if (static_cast<int>(word.size()) != size) {
    return bad_sheet("The sheet's " + std::string(kSheetParts[part].name) + " has " +
                     std::to_string(size) + " stones, not " + std::to_string(word.size()) +
                     " as in " + shortened(word) + ".");
  }
  for (int n = 0; n < size; ++n) {
    const std::optional<Colour> colour = find_colour(word[static_cast<std::size_t>(n)]);
    if (!colour) {
      return bad_sheet("The sheet's stone " + place_name(part, n) + ", letter " +
                       std::to_string(n + 1) + " of " + shortened(word) +
                       ", has none of the colours r, y, g, b, l, o.");
    }
    set_place(sheet, part, n, *colour);
  }
  return {};
}

Sheet cycled(const Sheet& base, int steps) {
  Sheet sheet;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    for (int n = 0; n < size_of(part); ++n) {
      set_place(sheet, part, n, cycled(colour_of_place(base, part, n), steps));
    }
  }
  return sheet;
}

}  // namespace

Sheet built_in_sheet(int n) {
  static const auto kSheets = [] {
    std::array<Sheet, kBuiltInSheets> sheets;
    const Sheet base = *read_sheet(kSheetA);
    for (int i = 0; i < kBuiltInSheets; ++i) sheets[static_cast<std::size_t>(i)] = cycled(base, i);
    return sheets;
  }();
  return kSheets[static_cast<std::size_t>(n)];
}

Status check_sheet_part(std::size_t part, std::string_view letters) {
  Sheet sheet;
  return read_part(sheet, part, letters);
}

Result<Sheet> read_sheet(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != kSheetParts.size()) {
    return bad_sheet(
        "A sheet is four words of letters, pyramid, arch, mosaic and quarry, with one blank "
        "between them; here are " +
        std::to_string(words.size()) + ".");
  }
  Sheet sheet;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    if (Status status = read_part(sheet, part, words[part]); !status) return status.error();
  }
  return sheet;
}

std::string sheet_text(const Sheet& sheet) {
  std::string text;
  for (std::size_t part = 0; part < kSheetParts.size(); ++part) {
    if (part > 0) text += ' ';
    for (int n = 0; n < size_of(part); ++n) text += letter(colour_of_place(sheet, part, n));
  }
  return text;
}

}  // namespace benben::anubixx
