#include "games/anubixx/tags.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "games/anubixx/rules.h"
#include "games/anubixx/sheet_faults.h"

namespace benben::anubixx {
namespace {

std::string_view behind_prefix(std::string_view name) { return name.substr(kSheetTag.size()); }

Status read_block(OwnData& data, const NamedTexts& tags) {
  for (const auto& [name, value] : tags) {
    const std::string_view word = behind_prefix(name);
    if (const auto part = find_block_part(word)) {
      if (Status status = read_block_part(data.block, *part, value); !status) return status;
    }
    if (word == kDealWord && value != kOwnWord) {
      return make_error(SheetFault::kDealTag, {quoted_place("value", value)});
    }
    if (word == kDealWord) data.deal = Deal::kOwnOnly;
  }
  if (Status status = complete_block(data.block); !status) return status;
  // The colours of A to F are those of the default block's stones.
  if (!has_shape_of(data.block, default_block())) data.deal = Deal::kOwnOnly;
  return {};
}

}  // namespace

bool is_own_letter(std::string_view text) {
  return text.size() == 1 && text[0] >= kFirstOwnSheet && text[0] <= kLastOwnSheet;
}

std::optional<std::size_t> find_block_part(std::string_view name) {
  const auto part = std::ranges::find(kBlockParts, name);
  if (part == kBlockParts.end()) return std::nullopt;
  return static_cast<std::size_t>(part - kBlockParts.begin());
}

Result<OwnData> read_own_data(const NamedTexts& tags) {
  OwnData data;
  if (Status status = read_block(data, tags); !status) return status.error();
  for (const auto& [name, value] : tags) {
    const std::string_view word = behind_prefix(name);
    if (!is_own_letter(word)) continue;
    const Result<Sheet> sheet = read_sheet(data.block, value);
    if (!sheet) return sheet.error();
    const auto at = static_cast<std::size_t>(word[0] - kFirstOwnSheet);
    data.sheets[at] = *sheet;
    data.own_sheets |= 1u << at;
  }
  return data;
}

Status Anubixx::check_tag(std::string_view name, std::string_view) {
  const std::string_view word = name.starts_with(kSheetTag) ? behind_prefix(name) : "";
  if (is_own_letter(word) || find_block_part(word) || word == kDealWord) return {};
  return make_error(SheetFault::kOtherTag);
}

Status Anubixx::check_setup(const Setup& setup) {
  const Result<OwnData> data = read_own_data(setup.tags);
  if (!data) return data.error();
  const int sheets = std::popcount(data->own_sheets);
  if (data->deal == Deal::kWithBuiltIn || sheets >= setup.players) return {};
  return make_error(SheetFault::kTooFewSheets,
                    {number_place("players", setup.players), number_place("sheets", sheets)});
}

}  // namespace benben::anubixx
