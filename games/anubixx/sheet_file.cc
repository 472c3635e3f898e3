// The file in which a person writes down a block or sheets (docs/rules/anubixx.md, ANX-55).
//
// What it says becomes the tags that a record has (tags.h), so the file itself is not kept.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/anubixx/rules.h"
#include "games/anubixx/sheet_faults.h"
#include "games/anubixx/tags.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kBlockWord = "block";
constexpr std::string_view kSheetWord = "sheet";
constexpr std::string_view kSymbolWord = "symbol";

using Words = std::vector<std::string_view>;

Place part_place(std::string_view part) { return {"part", std::string(part)}; }
Place count_of(std::size_t count) {
  return number_place("count", static_cast<std::int64_t>(count));
}

Status at_line(const Status& status, int line) {
  if (status) return status;
  Error error = status.error();
  error.line = line;
  return error;
}

std::optional<std::size_t> find_sheet_part(std::string_view name) {
  const auto part = std::ranges::find(kSheetParts, name);
  if (part == kSheetParts.end()) return std::nullopt;
  return static_cast<std::size_t>(part - kSheetParts.begin());
}

// The words behind the first with one blank between them.
std::string rest_of(const Words& words) {
  std::string text;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (i > 1) text += ' ';
    text += words[i];
  }
  return text;
}

// The lines of a block (ANX-56), and the tags that they make.
class BlockLines {
 public:
  const Block& block() const { return block_; }

  Status read(const Words& words, int line) {
    if (words[0] == kSymbolWord) return at_line(read_symbol(words, line), line);
    if (words[0] == kDealWord) return at_line(read_deal(words), line);
    const std::optional<std::size_t> part = find_block_part(words[0]);
    if (!part || *part == kSymbolsPart) {
      return make_error(SheetFault::kBlockLine, {quoted_place("word", words[0])}, line);
    }
    if (lines_[*part] != 0) {
      return make_error(SheetFault::kBlockPartTwice, {part_place(words[0])}, line);
    }
    lines_[*part] = line;
    return at_line(read_block_part(block_, *part, rest_of(words)), line);
  }

  // Requires that all lines were read.
  Result<NamedTexts> finish() {
    if (const Status status = complete_block(block_); !status) {
      return at_line(status, line_of(*stray_symbol(block_))).error();
    }
    NamedTexts tags;
    for (std::size_t part = 0; part < kBlockParts.size(); ++part) {
      if (lines_[part] == 0) continue;
      tags.emplace_back(std::string(kSheetTag) + std::string(kBlockParts[part]),
                        block_part_text(block_, part));
    }
    if (deal_said_) {
      tags.emplace_back(std::string(kSheetTag) + std::string(kDealWord), kOwnWord);
    }
    return tags;
  }

 private:
  Status read_symbol(const Words& words, int line) {
    if (words.size() < 3) return make_error(SheetFault::kSymbolLine);
    // The first one stands instead of all symbols of the default block.
    if (lines_[kSymbolsPart] == 0) block_.symbols = 0;
    lines_[kSymbolsPart] = line;
    symbol_lines_.push_back(line);
    return add_symbol(block_, words[1], {words.begin() + 2, words.end()});
  }

  Status read_deal(const Words& words) {
    if (words.size() != 2 || words[1] != kOwnWord) return make_error(SheetFault::kDealLine);
    deal_said_ = true;
    return {};
  }

  // A symbol of the file stands in its line; one of the default block has lost its stone by the
  // line of a building, whose parts have the order of buildings.
  int line_of(StraySymbol stray) const {
    if (!symbol_lines_.empty()) return symbol_lines_[index(stray.symbol)];
    return lines_[index(building_of(stray.stone))];
  }

  Block block_ = default_block();
  std::array<int, kBlockParts.size()> lines_{};  // of symbols, the last; 0 where there is none
  std::vector<int> symbol_lines_;
  bool deal_said_ = false;
};

// What is said of a row's letters, of a column's, of the final stone's.
SheetFault letters_fault(std::size_t part, std::size_t row) {
  if (part != kArchPart) return SheetFault::kRowLetters;
  return row < 2 ? SheetFault::kColumnLetters : SheetFault::kFinalStoneLetter;
}

// Reads a file line by line; the block or the sheet that a line `block` or `sheet` began is open.
class FileReader {
 public:
  Result<NamedTexts> read(std::string_view file) {
    for (const std::string_view line : split(without_byte_order_mark(file), '\n')) {
      ++line_;
      const Words words = words_of(line);
      if (words.empty()) continue;
      if (const Status status = read_line(words); !status) return status.error();
    }
    if (const Status status = close(); !status) return status.error();
    if (tags_.empty() && begun_at_ > 0) return make_error(SheetFault::kEmptyBlock, {}, begun_at_);
    if (tags_.empty()) return make_error(SheetFault::kEmptyFile, {}, line_);
    return tags_;
  }

 private:
  enum class Open : std::uint8_t { kNothing, kBlock, kSheet };

  Status read_line(const Words& words) {
    if (words[0] == kBlockWord) return begin_block(words);
    if (words[0] == kSheetWord) return begin_sheet(words);
    if (open_ != Open::kBlock) return read_part(words);
    return block_.read(words, line_);
  }

  Error fault(SheetFault what, std::initializer_list<Place> places = {}) const {
    return make_error(what, places, line_);
  }

  Status begin_block(const Words& words) {
    if (words.size() != 1) return fault(SheetFault::kBlockAlone);
    if (begun_at_ > 0) return fault(SheetFault::kBlockTwice);
    open_ = Open::kBlock;
    begun_at_ = line_;
    return {};
  }

  Status begin_sheet(const Words& words) {
    if (Status status = close(); !status) return status;
    if (words.size() != 2 || !is_own_letter(words[1])) return fault(SheetFault::kSheetLine);
    const std::string name = std::string(kSheetTag) + std::string(words[1]);
    for (const auto& [before, text] : tags_) {
      if (before == name) {
        return fault(SheetFault::kSheetTwice, {{"sheet", std::string(words[1])}});
      }
    }
    tags_.emplace_back(name, "");
    open_ = Open::kSheet;
    begun_at_ = line_;
    return {};
  }

  // A line of a sheet.
  Status read_part(const Words& words) {
    const std::optional<std::size_t> part = find_sheet_part(words[0]);
    if (!part) return fault(SheetFault::kOtherLine, {quoted_place("word", words[0])});
    if (open_ == Open::kNothing) return fault(SheetFault::kNoSheetBegun);
    if (!parts_[*part].empty()) return fault(SheetFault::kSheetPartTwice, {part_place(words[0])});
    if (Status status = check_rows(*part, words); !status) return status;
    for (std::size_t i = 1; i < words.size(); ++i) parts_[*part] += words[i];
    return at_line(check_sheet_part(block_.block(), *part, parts_[*part]), line_);
  }

  Status check_rows(std::size_t part, const Words& words) const {
    const std::vector<int> rows = row_lengths(block_.block(), part);
    if (words.size() != rows.size() + 1) {
      return fault(SheetFault::kGroups, {part_place(kSheetParts[part]),
                                         counted("wanted", static_cast<int>(rows.size()), "group"),
                                         count_of(words.size() - 1)});
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (static_cast<int>(words[i + 1].size()) == rows[i]) continue;
      return fault(
          letters_fault(part, i),
          {part_place(kSheetParts[part]), number_place("number", static_cast<std::int64_t>(i) + 1),
           counted("wanted", rows[i], "letter"), count_of(words[i + 1].size()),
           quoted_place("letters", words[i + 1])});
    }
    return {};
  }

  // Makes the tags of what is open.
  Status close() {
    const Open closing = std::exchange(open_, Open::kNothing);
    if (closing == Open::kBlock) return close_block();
    return closing == Open::kSheet ? close_sheet() : Status();
  }

  Status close_block() {
    Result<NamedTexts> tags = block_.finish();
    if (!tags) return tags.error();
    tags_ = std::move(*tags);
    return {};
  }

  Status close_sheet() {
    std::string& text = tags_.back().second;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (parts_[part].empty()) {
        return make_error(SheetFault::kSheetPartMissing, {part_place(kSheetParts[part])},
                          begun_at_);
      }
      if (part > 0) text += ' ';
      text += parts_[part];
    }
    parts_ = {};
    return {};
  }

  BlockLines block_;
  NamedTexts tags_;
  std::array<std::string, kSheetParts.size()> parts_;
  Open open_ = Open::kNothing;
  int line_ = 0;
  int begun_at_ = 0;  // line that began what is open, or was the last to begin something
};

}  // namespace

Result<NamedTexts> Anubixx::read_tags(std::string_view file) { return FileReader().read(file); }

}  // namespace benben::anubixx
