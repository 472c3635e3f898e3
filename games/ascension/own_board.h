// Boards of one's own (ASC-07): the tag that carries one in a record, and the file in which a
// person writes it down (docs/rules/ascension.md, ASC-72).
//
// Both name the same parts, "neutral 0", "gold-pyramids 18 20 22"; what is wrong with them is found
// in one place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/by.h"
#include "core/result.h"
#include "games/ascension/board.h"
#include "games/ascension/board_faults.h"

namespace benben::ascension {

inline constexpr std::string_view kBoardTagPrefix = "Board.";
inline constexpr std::string_view kBoardTag = "Board.own";

// ASC-07: the spaces a board of one's own may have. There is one for each of the 18 stones, and the
// code of a position has room for no more than 24 (code.h).
inline constexpr int kFewestOuter = 18;
inline constexpr int kFewestInner = 9;

// In the order of a tag.
enum class Part : std::uint8_t {
  kOuter,
  kInner,
  kNeutral,
  kGoldPortal,
  kOnyxPortal,
  kGoldPyramids,
  kOnyxPyramids,
  kGoldFigures,
  kOnyxFigures,
  // Those below may be left out: pieces then enter where they began.
  kGoldEntries,
  kOnyxEntries,
  kGoldFigureEntries,
  kOnyxFigureEntries
};
inline constexpr int kParts = 13;
inline constexpr int kNeededParts = 9;
inline constexpr By<Part, std::string_view, kParts> kPartNames = {
    "outer",
    "inner",
    "neutral",
    "gold-portal",
    "onyx-portal",
    "gold-pyramids",
    "onyx-pyramids",
    "gold-figures",
    "onyx-figures",
    "gold-entries",
    "onyx-entries",
    "gold-figure-entries",
    "onyx-figure-entries",
};
constexpr std::string_view name_of(Part part) { return kPartNames[part]; }
constexpr int index(Part part) { return static_cast<int>(part); }
constexpr Part part_at(int n) { return static_cast<Part>(n); }
std::optional<Part> find_part(std::string_view name);

// The numbers of each part; empty where it is left out.
using PartNumbers = By<Part, std::vector<int>, kParts>;

// Adds the numbers behind a part's name; gives the first word that is none.
std::optional<std::string_view> add_numbers(const std::vector<std::string_view>& words,
                                            std::vector<int>& numbers);

// What is wrong with a board, and where.
struct Flaw {
  Part part;
  Error error;
};

// The first flaw of the board that the parts describe, each of which is there but for those that
// may be left out; nothing if one can play on it.
std::optional<Flaw> find_flaw(const PartNumbers& parts);

// The board that parts without a flaw describe.
Layout layout_of(const PartNumbers& parts);

// Reads a tag's value: parts in their order, parted by "; ", each its name and its numbers.
Result<Layout> read_layout(std::string_view text);

}  // namespace benben::ascension
