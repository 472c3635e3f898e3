// What a record's tags say of the block and of sheets of one's own (ANX-02, ANX-56).
//
// A tag is `Sheet.` and a letter for a sheet, or `Sheet.` and a part's name for the block. A tag
// alone is only checked for its name: whether a sheet fits depends on the block, wherever it
// stands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/game.h"
#include "core/result.h"
#include "games/anubixx/block.h"
#include "games/anubixx/sheets.h"

namespace benben::anubixx {

inline constexpr std::string_view kSheetTag = "Sheet.";
inline constexpr char kFirstOwnSheet = 'A' + kBuiltInSheets;
inline constexpr char kLastOwnSheet = kFirstOwnSheet + kOwnSheets - 1;

// `[Sheet.deal "own"]`: of the sheets only those with a tag are dealt.
inline constexpr std::string_view kDealWord = "deal";
inline constexpr std::string_view kOwnWord = "own";

// Which sheets are dealt besides those that stand in tags.
enum class Deal : std::uint8_t { kWithBuiltIn, kOwnOnly };

struct OwnData {
  Block block = default_block();
  std::array<Sheet, kOwnSheets> sheets{};  // by letter, G first; those without a tag are Sheet()
  std::uint32_t own_sheets = 0;            // bit n: the n-th letter from G has a tag
  Deal deal = Deal::kWithBuiltIn;
};

bool is_own_letter(std::string_view text);
// The part of the block that a word names.
std::optional<std::size_t> find_block_part(std::string_view name);

// All tags together, each of which Anubixx::check_tag() let pass. Errors cite ANX-02 or ANX-56.
Result<OwnData> read_own_data(const NamedTexts& tags);

}  // namespace benben::anubixx
