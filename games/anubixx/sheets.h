// The sheets of Anubixx (ANX-02): the colour of every stone and quarry stone, as three bit planes.
//
// Sheets are data. A to F come from one table and the colour cycle; G to Z are read from tags. A
// sheet stands in the state by value, so nothing about it is looked up while a game runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/anubixx/block.h"
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

// How many quarry stones there are of each colour; two entries are for nothing, and make the table
// as wide as a vector register.
using QuarrySizes = std::array<std::uint16_t, 8>;

// Three bits of colour for each stone and each quarry stone that the block has. What it does not
// have has no colour, so no set of places holds it.
class Sheet {
 public:
  constexpr Sheet() {
    planes_.fill(~std::uint64_t{0});
    quarry_planes_.fill(PaymentSet::all());
  }

  // Of a stone that the block has.
  constexpr Colour colour(Stone stone) const {
    const std::size_t place = index(stone);
    return static_cast<Colour>((planes_[0] >> place & 1) | (planes_[1] >> place & 1) << 1 |
                               (planes_[2] >> place & 1) << 2);
  }
  // Of a quarry stone that the block has.
  constexpr Colour colour(Payment payment) const {
    unsigned code = 0;
    for (unsigned bit = 0; bit < kPlanes; ++bit) {
      code |= (quarry_planes_[bit].contains(payment) ? 1u : 0u) << bit;
    }
    return static_cast<Colour>(code);
  }

  // The quarry stones of a colour, and the others.
  constexpr PaymentSet quarry(Colour wanted) const {
    PaymentSet places = PaymentSet::all();
    for (std::size_t bit = 0; bit < kPlanes; ++bit) {
      places &= quarry_planes_[bit] ^ PaymentSet(kOthers[bit][index(wanted)]);
    }
    return places;
  }
  // quarry(colour) & among, counted for all colours at once: loops without branches, which
  // compilers make into a few vector instructions.
  constexpr QuarrySizes quarry_sizes(PaymentSet among) const {
    QuarrySizes sizes{};
    for (std::size_t colour = 0; colour < sizes.size(); ++colour) {
      unsigned places = among.bits();
      for (std::size_t bit = 0; bit < kPlanes; ++bit) {
        places &= static_cast<unsigned>(quarry_planes_[bit].bits() ^ kOthers[bit][colour]);
      }
      sizes[colour] = static_cast<std::uint16_t>(places);
    }
    for (std::uint16_t& size : sizes) size = count_in_lane(size);
    return sizes;
  }
  constexpr StoneSet stones(Colour wanted) const {
    std::uint64_t places = kAllStones.bits();
    for (std::size_t bit = 0; bit < kPlanes; ++bit) {
      // In 64 bits from the start: where a size has 32, the mask would end there.
      places &= planes_[bit] ^ (std::uint64_t{index(wanted) >> bit & 1} - 1);
    }
    return StoneSet(places);
  }

  constexpr void set(Stone stone, Colour colour) {
    const std::uint64_t place = StoneSet::of(stone).bits();
    for (std::size_t bit = 0; bit < kPlanes; ++bit) {
      planes_[bit] &= ~place;
      if ((index(colour) >> bit & 1) != 0) planes_[bit] |= place;
    }
  }
  constexpr void set(Payment payment, Colour colour) {
    const PaymentSet place = PaymentSet::of(payment);
    for (std::size_t bit = 0; bit < kPlanes; ++bit) {
      quarry_planes_[bit] -= place;
      if ((index(colour) >> bit & 1) != 0) quarry_planes_[bit] |= place;
    }
  }

  friend constexpr bool operator==(const Sheet&, const Sheet&) = default;

 private:
  // count_bits() for a lane of a vector: compilers keep to its width only if every step does.
  static constexpr std::uint16_t count_in_lane(std::uint16_t bits) {
    const auto lane = [](int value) { return static_cast<std::uint16_t>(value); };
    const std::uint16_t pairs = lane(bits - lane(bits >> 1 & 0x5555));
    const std::uint16_t fours = lane(lane(pairs & 0x3333) + lane(pairs >> 2 & 0x3333));
    const std::uint16_t bytes = lane(lane(fours + lane(fours >> 4)) & 0x0F0F);
    return lane(lane(bytes + lane(bytes >> 8)) & 0x1F);
  }

  static constexpr std::size_t kPlanes = 3;
  // By bit and colour: what turns a plane's bits into those of places where the colour has that
  // bit.
  static constexpr std::array<QuarrySizes, kPlanes> kOthers = [] {
    std::array<QuarrySizes, kPlanes> others{};
    for (std::size_t bit = 0; bit < kPlanes; ++bit) {
      for (std::size_t colour = 0; colour < others[bit].size(); ++colour) {
        others[bit][colour] = (colour >> bit & 1) != 0 ? 0 : PaymentSet::all().bits();
      }
    }
    return others;
  }();

  std::array<std::uint64_t, kPlanes> planes_;
  std::array<PaymentSet, kPlanes> quarry_planes_;
};

// The n-th built-in sheet: A with every colour moved on n steps in the cycle. They fit blocks that
// have the shape of the default one.
Sheet built_in_sheet(int n);

// The parts of a sheet's text, and of a sheet file (sheet_file.cc).
inline constexpr std::array<std::string_view, 4> kSheetParts = {"pyramid", "arch", "mosaic",
                                                                "quarry"};
inline constexpr std::size_t kArchPart = 1;
// The stones of a part's rows, from the ground up; of its columns; or of its rows from the top
// down.
std::vector<int> row_lengths(const Block& block, std::size_t part);

// A sheet as four words: the pyramid from row 1 up, the arch with its left column, its right column
// and the final stone, the mosaic, the quarry (ANX-02). Errors cite ANX-02.
Result<Sheet> read_sheet(const Block& block, std::string_view text);
std::string sheet_text(const Block& block, const Sheet& sheet);

// Nothing, or what is wrong with the letters of one part.
Status check_sheet_part(const Block& block, std::size_t part, std::string_view letters);

}  // namespace benben::anubixx
