#include "games/anubixx/sheet_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {
namespace {

constexpr std::string_view kSheetWord = "sheet";

Error bad_file(std::string message, int line) {
  return {ErrorCode::kMalformed, std::move(message), "ANX-55", line};
}

bool is_own_letter(std::string_view text) {
  return text.size() == 1 && text[0] >= kFirstOwnSheet && text[0] <= kLastOwnSheet;
}

// The words of a line, up to a comment.
std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  for (std::size_t start = line.find_first_not_of(kBlanks); start != line.npos;
       start = line.find_first_not_of(kBlanks)) {
    line.remove_prefix(start);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

std::optional<std::size_t> find_part(std::string_view name) {
  const auto part = std::ranges::find(kSheetParts, name, &SheetPart::name);
  if (part == kSheetParts.end()) return std::nullopt;
  return static_cast<std::size_t>(part - kSheetParts.begin());
}

// Reads a file line by line; the sheet that the last line `sheet` began is the open one.
class FileReader {
 public:
  Result<NamedTexts> read(std::string_view file) {
    // Some editors begin a text with a byte order mark.
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (file.starts_with(kByteOrderMark)) file.remove_prefix(kByteOrderMark.size());
    for (const std::string_view line : split(file, '\n')) {
      ++line_;
      const auto words = words_of(line);
      if (words.empty()) continue;
      const Status status = words[0] == kSheetWord ? begin_sheet(words) : read_part(words);
      if (!status) return status.error();
    }
    if (const Status status = close_sheet(); !status) return status.error();
    if (tags_.empty()) return bad_file("The file describes no sheet.", line_);
    return tags_;
  }

 private:
  Status begin_sheet(const std::vector<std::string_view>& words) {
    if (Status status = close_sheet(); !status) return status;
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
    begun_at_ = line_;
    return {};
  }

  Status read_part(const std::vector<std::string_view>& words) {
    const std::optional<std::size_t> part = find_part(words[0]);
    if (!part) {
      return bad_file("A line begins with sheet, pyramid, arch, mosaic or quarry, not with " +
                          shortened(words[0]) + ".",
                      line_);
    }
    if (begun_at_ == 0) {
      return bad_file("Before its parts a sheet has a line with its letter, as in: sheet G", line_);
    }
    if (!parts_[*part].empty()) {
      return bad_file("The " + std::string(words[0]) + " stands twice in this sheet.", line_);
    }
    if (Status status = check_rows(*part, words); !status) return status;
    for (std::size_t i = 1; i < words.size(); ++i) parts_[*part] += words[i];
    Status status = check_sheet_part(*part, parts_[*part]);
    if (status) return status;
    return bad_file(status.error().message, line_);
  }

  Status check_rows(std::size_t at, const std::vector<std::string_view>& words) const {
    const SheetPart& part = kSheetParts[at];
    if (words.size() != part.rows.size() + 1) {
      return bad_file("The " + std::string(part.name) + " has " + std::to_string(part.rows.size()) +
                          " groups of letters, not " + std::to_string(words.size() - 1) + ".",
                      line_);
    }
    for (std::size_t i = 0; i < part.rows.size(); ++i) {
      if (static_cast<int>(words[i + 1].size()) == part.rows[i]) continue;
      return bad_file(std::string(part.row_name) + " " + std::to_string(i + 1) + " of the " +
                          std::string(part.name) + " has " + std::to_string(part.rows[i]) +
                          " letters, not " + std::to_string(words[i + 1].size()) + " as in " +
                          shortened(words[i + 1]) + ".",
                      line_);
    }
    return {};
  }

  // Writes the parts of the open sheet into its tag.
  Status close_sheet() {
    if (begun_at_ == 0) return {};
    std::string& text = tags_.back().second;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (parts_[part].empty()) {
        return bad_file("This sheet has no " + std::string(kSheetParts[part].name) + ".",
                        begun_at_);
      }
      if (part > 0) text += ' ';
      text += parts_[part];
    }
    parts_ = {};
    begun_at_ = 0;
    return {};
  }

  NamedTexts tags_;
  std::array<std::string, kSheetParts.size()> parts_;
  int line_ = 0;
  int begun_at_ = 0;  // line of the open sheet's letter; 0 while none is open
};

}  // namespace

Status Anubixx::check_tag(std::string_view name, std::string_view value) {
  if (!name.starts_with(kSheetTag) || !is_own_letter(name.substr(kSheetTag.size()))) {
    return Error{ErrorCode::kMalformed,
                 "A sheet of your own has a letter from G to Z, as in Sheet.G; A to F are printed.",
                 "ANX-02", 0};
  }
  const Result<Sheet> sheet = read_sheet(value);
  if (!sheet) return sheet.error();
  return {};
}

Result<NamedTexts> Anubixx::read_tags(std::string_view file) { return FileReader().read(file); }

}  // namespace benben::anubixx
