// The sheets of Anubixx (ANX-02): the colour of every stone and quarry stone, as three bit planes.
//
// Sheets are data. A to F come from one table and the colour cycle; G to Z are read from tags. A
// sheet stands in the state by value, so nothing about it is looked up while a game runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/anubixx/colours.h"
#include "games/anubixx/quarry.h"
#include "games/anubixx/stones.h"

namespace benben::anubixx {

// A sheet's letter, A to Z; kNone where no sheet has been drawn yet.
enum class SheetLetter : char { kNone = 0 };

constexpr char letter(SheetLetter sheet) { return static_cast<char>(sheet); }
constexpr SheetLetter sheet_letter(char c) { return static_cast<SheetLetter>(c); }

inline constexpr int kBuiltInSheets = 6;
// G to Z.
inline constexpr int kOwnSheets = 20;

// Three bits of colour for each place: the 44 stones, then the quarry stones in the order of their
// texts.
class Sheet {
 public:
  constexpr Sheet() = default;

  constexpr Colour colour(Stone stone) const { return at(index(stone)); }
  // Of a quarry stone.
  constexpr Colour colour(Payment payment) const { return at(kStones + index(payment) - 1); }

  // The quarry stones of a colour, and the others.
  constexpr PaymentSet quarry(Colour wanted) const {
    return PaymentSet(static_cast<unsigned>(places(wanted) >> kStones) << 1);
  }
  constexpr StoneSet stones(Colour wanted) const { return StoneSet(places(wanted)) & kAllStones; }

  constexpr void set(Stone stone, Colour colour) { set(index(stone), colour); }
  constexpr void set(Payment payment, Colour colour) { set(kStones + index(payment) - 1, colour); }

  friend constexpr bool operator==(const Sheet&, const Sheet&) = default;

 private:
  static constexpr std::uint64_t kPlaces = (std::uint64_t{1} << (kStones + kQuarryStones)) - 1;

  constexpr Colour at(std::size_t place) const {
    return static_cast<Colour>((planes_[0] >> place & 1) | (planes_[1] >> place & 1) << 1 |
                               (planes_[2] >> place & 1) << 2);
  }
  constexpr std::uint64_t places(Colour wanted) const {
    std::uint64_t places = kPlaces;
    for (std::size_t bit = 0; bit < 3; ++bit) {
      // In 64 bits from the start: where a size has 32, the mask would end there.
      places &= planes_[bit] ^ (std::uint64_t{index(wanted) >> bit & 1} - 1);
    }
    return places;
  }
  constexpr void set(std::size_t place, Colour colour) {
    for (std::size_t bit = 0; bit < 3; ++bit) {
      planes_[bit] &= ~(std::uint64_t{1} << place);
      planes_[bit] |= static_cast<std::uint64_t>(index(colour) >> bit & 1) << place;
    }
  }

  std::array<std::uint64_t, 3> planes_{};
};

// The n-th built-in sheet: A with every colour moved on n steps in the cycle.
Sheet built_in_sheet(int n);

// A sheet as four words: the pyramid from row 1 up, the arch L1 to L5 R1 to R5 K, the mosaic, the
// quarry (ANX-02).
Result<Sheet> read_sheet(std::string_view text);
std::string sheet_text(const Sheet& sheet);

// The parts of a sheet's text, and of a sheet file (sheet_file.h), with the stones of each row from
// the ground up, of each column, or of each row from the top down.
struct SheetPart {
  std::string_view name;
  std::string_view row_name;
  std::span<const int> rows;
};
inline constexpr int kPyramidRowLengths[] = {6, 5, 4, 3, 2, 1};
inline constexpr int kArchColumns[] = {kColumnHeight, kColumnHeight, 1};
inline constexpr int kMosaicRowLengths[] = {kMosaicColumns, kMosaicColumns, kMosaicColumns};
inline constexpr int kQuarryRow[] = {kQuarryStones};
inline constexpr std::array<SheetPart, 4> kSheetParts = {{{"pyramid", "Row", kPyramidRowLengths},
                                                          {"arch", "Column", kArchColumns},
                                                          {"mosaic", "Row", kMosaicRowLengths},
                                                          {"quarry", "Row", kQuarryRow}}};

// Nothing, or what is wrong with the letters of one part.
Status check_sheet_part(std::size_t part, std::string_view letters);

}  // namespace benben::anubixx
