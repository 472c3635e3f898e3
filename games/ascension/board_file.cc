// The tag of a board of one's own (ASC-07), and the file in which a person writes one (ASC-72).
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/ascension/own_board.h"
#include "games/ascension/rules.h"

namespace benben::ascension {
namespace {

// Reads a file line by line: one part a line, in any order.
class FileReader {
 public:
  Result<NamedTexts> read(std::string_view file) {
    for (const std::string_view line : split(without_byte_order_mark(file), '\n')) {
      ++line_;
      const auto words = words_of(line);
      if (words.empty()) continue;
      if (const Status status = read_part(words); !status) return status.error();
    }
    for (int n = 0; n < kNeededParts; ++n) {
      if (lines_[part_at(n)] != 0) continue;
      return fault(BoardFault::kLineMissing, {{"part", std::string(name_of(part_at(n)))}});
    }
    if (auto flaw = find_flaw(parts_)) {
      flaw->error.line = line_of(flaw->part);
      return std::move(flaw->error);
    }
    return NamedTexts{{std::string(kBoardTag), text()}};
  }

 private:
  Error fault(BoardFault what, std::initializer_list<Place> places) const {
    return make_error("ASC-72", what, places, line_);
  }

  Status read_part(const std::vector<std::string_view>& words) {
    const std::optional<Part> part = find_part(words[0]);
    if (!part) return fault(BoardFault::kPartLine, {quoted_place("word", words[0])});
    const Place name = {"part", std::string(words[0])};
    if (lines_[*part] != 0) {
      return fault(BoardFault::kPartTwice, {name, number_place("line", lines_[*part])});
    }
    lines_[*part] = line_;
    if (const auto word = add_numbers(words, parts_[*part])) {
      return fault(BoardFault::kNoNumber, {name, quoted_place("word", *word)});
    }
    if (parts_[*part].empty()) return fault(BoardFault::kNumbersMissing, {name});
    return {};
  }

  // Where a part stands, or, as one of two images may be missing, the other one.
  int line_of(Part part) const {
    if (lines_[part] != 0) return lines_[part];
    return lines_[part_at(index(part) % 2 == 1 ? index(part) + 1 : index(part) - 1)];
  }

  // The parts as a tag's value.
  std::string text() const {
    std::string text;
    for (int n = 0; n < kParts; ++n) {
      const Part part = part_at(n);
      if (parts_[part].empty()) continue;
      text += (text.empty() ? "" : "; ") + std::string(name_of(part));
      for (const int number : parts_[part]) text += " " + std::to_string(number);
    }
    return text;
  }

  PartNumbers parts_;
  By<Part, int, kParts> lines_;  // where each stands; 0 where none does
  int line_ = 0;
};

}  // namespace

Status Ascension::check_tag(std::string_view name, std::string_view value) {
  if (name != kBoardTag) return make_error(BoardFault::kBoardTagName);
  const Result<Layout> layout = read_layout(value);
  if (!layout) return layout.error();
  return {};
}

Status Ascension::check_setup(const Setup& setup) {
  if (setup.tags.empty() || setup.option("board", "").empty()) return {};
  return make_error(BoardFault::kOptionAndTag);
}

Result<NamedTexts> Ascension::read_tags(std::string_view file) { return FileReader().read(file); }

}  // namespace benben::ascension
