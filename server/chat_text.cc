#include "server/chat_text.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "server/characters.h"
#include "server/faults.h"

namespace benben {
namespace {

using Kind = CharacterKind;

bool is_break(Character c) { return c == '\n' || c == '\r' || c == '\t'; }

// One blank for all that stand together.
std::vector<Character> with_single_blanks(const std::vector<Character>& characters) {
  std::vector<Character> single;
  for (const Character c : characters) {
    const bool is_blank = is_break(c) || kind_of(c) == Kind::kBlank;
    if (is_blank && !single.empty() && single.back() == ' ') continue;
    single.push_back(is_blank ? ' ' : c);
  }
  return single;
}

bool is_plain(const std::vector<Character>& characters) {
  int marks = 0;
  bool has_base = false;
  for (const Character c : characters) {
    const Kind kind = kind_of(c);
    if (kind == Kind::kRefused) return false;
    marks = kind == Kind::kMark ? marks + 1 : 0;
    const bool needs_base = kind == Kind::kMark || kind == Kind::kJoiner;
    if (marks > kMaxMarks || (needs_base && !has_base)) return false;
    has_base = kind != Kind::kBlank;
  }
  return true;
}

}  // namespace

Result<std::string> read_report_words(std::string_view text) {
  // Twice the longest that a character takes, and its blanks.
  if (text.size() > kMaxChatCharacters * 8) return refused(server::Fault::kChatText);
  const auto characters = characters_of(text, UTF8PROC_COMPOSE);
  if (!characters) return refused(server::Fault::kChatText);
  std::vector<Character> single = with_single_blanks(*characters);
  trim(single);
  const bool is_fine = single.size() <= kMaxChatCharacters && is_plain(single);
  return is_fine ? Result<std::string>(text_of(single)) : refused(server::Fault::kChatText);
}

Result<std::string> read_chat_text(std::string_view text) {
  Result<std::string> read = read_report_words(text);
  if (read && read->empty()) return refused(server::Fault::kChatText);
  return read;
}

}  // namespace benben
