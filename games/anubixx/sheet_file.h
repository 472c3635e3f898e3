// Sheets of one's own (ANX-02): the tags that carry them in a record, and the file in which a
// person writes them down (docs/rules/anubixx.md, ANX-55).
#pragma once

#include <string_view>

#include "games/anubixx/sheets.h"

namespace benben::anubixx {

// `[Sheet.G "..."]` has the colours of sheet G.
inline constexpr std::string_view kSheetTag = "Sheet.";
inline constexpr char kFirstOwnSheet = 'A' + kBuiltInSheets;
inline constexpr char kLastOwnSheet = kFirstOwnSheet + kOwnSheets - 1;

}  // namespace benben::anubixx
