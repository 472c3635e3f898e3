#include "cli/rules_text.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/play_text.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::string_view kTitleMark = "## ";
constexpr std::string_view kRuleMark = "- **";
constexpr std::string_view kFence = "```";
constexpr std::size_t kIdLength = 6;  // "PYX-11"

struct Section {
  std::string_view title;
  Lines lines;
};

Lines lines_of(std::string_view game) {
  const auto page = std::ranges::find(rules_pages(), game, &RulesPage::game);
  return page == rules_pages().end() ? Lines() : split(page->text, '\n');
}

std::vector<Section> sections_of(std::string_view game) {
  std::vector<Section> sections;
  for (const std::string_view line : lines_of(game)) {
    if (line.starts_with(kTitleMark)) {
      sections.push_back({line.substr(kTitleMark.size()), {}});
    } else if (!sections.empty()) {
      sections.back().lines.push_back(line);
    }
  }
  return sections;
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Whether a text starts so, in small or large letters.
bool starts_so(std::string_view text, std::string_view start) {
  return text.size() >= start.size() &&
         std::ranges::equal(text.substr(0, start.size()), start, {}, small, small);
}

// The id of the rule that a line begins; empty if it begins none.
std::string_view id_of(std::string_view line) {
  return line.starts_with(kRuleMark) ? line.substr(kRuleMark.size(), kIdLength)
                                     : std::string_view();
}

bool opens_link(std::string_view text) {
  const std::size_t end = text.find(']');
  return end != text.npos && text.substr(end, 2) == "](";
}

// Without what marks strong letters and code, and of a link the words alone.
std::string plain(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') continue;
    if (text.substr(i, 2) == "**") {
      ++i;
    } else if (text.substr(i, 2) == "](") {
      i = text.find(')', i);
    } else if (text[i] == '[' && opens_link(text.substr(i))) {
      continue;
    } else {
      out += text[i];
    }
  }
  return out;
}

// Lines filled anew: a paragraph or an item goes on until a blank line or the next item; what is
// fenced or a table stays as it is.
class Filler {
 public:
  void add(std::string_view line) {
    const std::size_t start = line.find_first_not_of(' ');
    const std::string_view text = start == line.npos ? std::string_view() : line.substr(start);
    if (text.starts_with(kFence)) {
      flush();
      fenced_ = !fenced_;
    } else if (fenced_ || text.starts_with('|')) {
      flush();
      out_ += std::string(line) + '\n';
    } else if (text.empty()) {
      flush();
      if (!out_.empty() && !out_.ends_with("\n\n")) out_ += '\n';
    } else {
      if (text.starts_with("- ")) flush();
      paragraph_ += (paragraph_.empty() ? "" : " ") + std::string(text);
    }
  }

  std::string take() {
    flush();
    while (out_.ends_with("\n\n")) out_.pop_back();
    return std::move(out_);
  }

 private:
  void flush() {
    if (paragraph_.empty()) return;
    const std::string_view indent = paragraph_.starts_with("- ") ? "  " : "";
    std::string line;
    const std::string text = plain(paragraph_);
    for (const std::string_view word : split(text, ' ')) {
      if (!line.empty() && line.size() + 1 + word.size() > kLineWidth) {
        out_ += line + '\n';
        line = std::string(indent) + std::string(word);
      } else {
        line += (line.empty() ? "" : " ") + std::string(word);
      }
    }
    out_ += line + '\n';
    paragraph_.clear();
  }

  std::string out_;
  std::string paragraph_;
  bool fenced_ = false;
};

std::string filled(std::span<const std::string_view> lines) {
  Filler filler;
  for (const std::string_view line : lines) filler.add(line);
  return filler.take();
}

// The lines of the rule that begins in line `first`: its own, and what is indented below.
std::span<const std::string_view> rule_at(const Lines& lines, std::size_t first) {
  std::size_t end = first + 1;
  while (end < lines.size() && (lines[end].empty() || lines[end].starts_with(' '))) ++end;
  return std::span(lines).subspan(first, end - first);
}

std::optional<std::string> find_rule(std::string_view id) {
  if (id.empty()) return std::nullopt;  // which is what a line has that begins no rule
  for (const RulesPage& page : rules_pages()) {
    const Lines lines = lines_of(page.game);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (id_of(lines[i]).size() == id.size() && starts_so(id_of(lines[i]), id)) {
        return filled(rule_at(lines, i)).substr(2);  // without the mark of a list
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::string rules_titles(const AnyGame& game) {
  std::string out;
  for (const Section& section : sections_of(game.info().name)) {
    std::vector<std::string_view> ids;
    for (const std::string_view line : section.lines) {
      if (!id_of(line).empty()) ids.push_back(id_of(line));
    }
    std::string title = "  " + plain(section.title);
    if (!ids.empty()) {
      title.resize(std::max<std::size_t>(40, title.size() + 2), ' ');
      title += ids.front();
      if (ids.size() > 1) title += " to " + std::string(ids.back());
    }
    out += title + '\n';
  }
  return out;
}

std::vector<std::string> rule_ids(const AnyGame& game) {
  std::vector<std::string> ids;
  for (const std::string_view line : lines_of(game.info().name)) {
    if (!id_of(line).empty()) ids.emplace_back(id_of(line));
  }
  return ids;
}

Result<std::string> find_rules(const AnyGame* game, std::string_view wanted) {
  if (auto rule = find_rule(wanted)) return *rule;
  if (game != nullptr && !wanted.empty()) {
    for (const Section& section : sections_of(game->info().name)) {
      if (!starts_so(plain(section.title), wanted)) continue;
      return plain(section.title) + "\n\n" + filled(section.lines);
    }
  }
  return Error{ErrorCode::kUnknown,
               "There is no rule " + shortened(std::string(wanted)) +
                   (game == nullptr ? "; benben rules GAME lists those of a game."
                                    : ", nor does a title start so; rules lists them.")};
}

}  // namespace benben::cli
