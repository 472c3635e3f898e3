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
#include "games/anubixx/tags.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kBlockWord = "block";
constexpr std::string_view kSheetWord = "sheet";
constexpr std::string_view kSymbolWord = "symbol";

using Words = std::vector<std::string_view>;

Error bad_file(std::string message, int line) {
  return {ErrorCode::kMalformed, std::move(message), "ANX-55", line};
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

  // Errors have no line yet.
  Status read(const Words& words) {
    if (words[0] == kSymbolWord) return read_symbol(words);
    if (words[0] == kDealWord) return read_deal(words);
    const std::optional<std::size_t> part = find_block_part(words[0]);
    if (!part || *part == kSymbolsPart) {
      return bad_file(
          "A line of the block begins with pyramid, arch, mosaic, quarry, symbol or deal, not "
          "with " +
              shortened(words[0]) + ".",
          0);
    }
    if (said_[*part]) {
      return bad_file("The " + std::string(words[0]) + " stands twice in this block.", 0);
    }
    said_[*part] = true;
    return read_block_part(block_, *part, rest_of(words));
  }

  // Requires that all lines were read.
  Result<NamedTexts> finish() {
    if (const Status status = complete_block(block_); !status) return status.error();
    NamedTexts tags;
    for (std::size_t part = 0; part < kBlockParts.size(); ++part) {
      if (!said_[part]) continue;
      tags.emplace_back(std::string(kSheetTag) + std::string(kBlockParts[part]),
                        block_part_text(block_, part));
    }
    if (deal_said_) {
      tags.emplace_back(std::string(kSheetTag) + std::string(kDealWord), kOwnWord);
    }
    return tags;
  }

 private:
  Status read_symbol(const Words& words) {
    if (words.size() < 3) {
      return bad_file("A symbol has its name and its stones, as in: symbol falcon P22 P24", 0);
    }
    // The first one stands instead of all symbols of the default block.
    if (!said_[kSymbolsPart]) block_.symbols = 0;
    said_[kSymbolsPart] = true;
    return add_symbol(block_, words[1], {words.begin() + 2, words.end()});
  }

  Status read_deal(const Words& words) {
    if (words.size() != 2 || words[1] != kOwnWord) {
      return bad_file("That only the sheets of this file are dealt is written: deal own", 0);
    }
    deal_said_ = true;
    return {};
  }

  Block block_ = default_block();
  std::array<bool, kBlockParts.size()> said_{};
  bool deal_said_ = false;
};

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
    if (tags_.empty()) return bad_file("The file describes no block and no sheet.", line_);
    return tags_;
  }

 private:
  enum class Open : std::uint8_t { kNothing, kBlock, kSheet };

  Status read_line(const Words& words) {
    if (words[0] == kBlockWord) return begin_block(words);
    if (words[0] == kSheetWord) return begin_sheet(words);
    if (open_ != Open::kBlock) return read_part(words);
    return at_line(block_.read(words), line_);
  }

  static Status at_line(const Status& status, int line) {
    if (status) return status;
    Error error = status.error();
    error.line = line;
    return error;
  }

  Status begin_block(const Words& words) {
    if (words.size() != 1) return bad_file("The line block stands alone.", line_);
    if (begun_at_ > 0) return bad_file("There is one block, before all sheets.", line_);
    open_ = Open::kBlock;
    begun_at_ = line_;
    return {};
  }

  Status begin_sheet(const Words& words) {
    if (Status status = close(); !status) return status;
    if (words.size() != 2 || !is_own_letter(words[1])) {
      return bad_file("A sheet begins with its letter from G to Z, as in: sheet G", line_);
    }
    const std::string name = std::string(kSheetTag) + std::string(words[1]);
    for (const auto& [before, text] : tags_) {
      if (before == name) {
        return bad_file("The sheet " + std::string(words[1]) + " is described twice.", line_);
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
    if (!part) {
      return bad_file(
          "A line begins with block, sheet, pyramid, arch, mosaic or quarry, not with " +
              shortened(words[0]) + ".",
          line_);
    }
    if (open_ == Open::kNothing) {
      return bad_file("Before its parts a sheet has a line with its letter, as in: sheet G", line_);
    }
    if (!parts_[*part].empty()) {
      return bad_file("The " + std::string(words[0]) + " stands twice in this sheet.", line_);
    }
    if (Status status = check_rows(*part, words); !status) return status;
    for (std::size_t i = 1; i < words.size(); ++i) parts_[*part] += words[i];
    Status status = check_sheet_part(block_.block(), *part, parts_[*part]);
    if (status) return status;
    return bad_file(status.error().message, line_);
  }

  Status check_rows(std::size_t part, const Words& words) const {
    const std::vector<int> rows = row_lengths(block_.block(), part);
    const std::string name(kSheetParts[part]);
    if (words.size() != rows.size() + 1) {
      return bad_file("The " + name + " has " + std::to_string(rows.size()) +
                          " groups of letters, not " + std::to_string(words.size() - 1) + ".",
                      line_);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (static_cast<int>(words[i + 1].size()) == rows[i]) continue;
      return bad_file(std::string(kRowNames[part]) + " " + std::to_string(i + 1) + " of the " +
                          name + " has " + std::to_string(rows[i]) + " letters, not " +
                          std::to_string(words[i + 1].size()) + " as in " +
                          shortened(words[i + 1]) + ".",
                      line_);
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
    if (!tags) return at_line(tags.error(), begun_at_);
    tags_ = std::move(*tags);
    return {};
  }

  Status close_sheet() {
    std::string& text = tags_.back().second;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (parts_[part].empty()) {
        return bad_file("This sheet has no " + std::string(kSheetParts[part]) + ".", begun_at_);
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
