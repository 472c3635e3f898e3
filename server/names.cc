#include "server/names.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/text.h"
#include "search/bot.h"
#include "server/characters.h"
#include "server/faults.h"
#include "table/engine_name.h"

namespace benben {
namespace {

using Kind = CharacterKind;

// What is wrong with the characters one after the other; nothing if nothing is.
std::optional<server::Fault> fault_of(const std::vector<Character>& characters) {
  int marks = 0;
  Kind before = Kind::kBlank;
  for (const Character c : characters) {
    const Kind kind = kind_of(c);
    if (kind == Kind::kRefused) return server::Fault::kNameHidden;
    marks = kind == Kind::kMark ? marks + 1 : 0;
    if (marks > kMaxMarks) return server::Fault::kNameMarks;
    if (kind == Kind::kBlank && (before == Kind::kBlank || c != ' ')) {
      return server::Fault::kNameBlanks;
    }
    const bool has_base =
        before == Kind::kVisible || before == Kind::kMark ||
        (before == Kind::kJoiner && kind == Kind::kJoiner && c == kZeroWidthJoiner);
    if ((kind == Kind::kMark || kind == Kind::kJoiner) && !has_base) {
      return server::Fault::kNameJoiner;
    }
    before = kind;
  }
  // A joiner at the end joins nothing; the selector ends an emoji.
  const bool is_joiner_last = before == Kind::kJoiner && characters.back() != kEmojiStyle;
  return is_joiner_last ? std::optional(server::Fault::kNameEnd) : std::nullopt;
}

// Letters of other scripts that look like those of "bot:".
char look_of(Character c) {
  static constexpr struct {
    char like;
    std::u32string_view others;
  } kLooks[] = {
      {'b', U"\u0431\u042C\u044C\u0412\u0432\u03B2\u0253\u0185\u13CF\u1472"},
      {'o', U"0\u03BF\u03C3\u043E\u0585\u04E9\u1D0F\u0275\u00F8\u00B0\u25CB\u25EF\u3007"},
      {'t', U"\u03C4\u0442\u1D1B\u0163\u021B\u0167+"},
      {':', U"\uA789\u2236\u02D0\u0589\u05C3\u1365\uFE55;"},
  };
  for (const auto& [like, others] : kLooks) {
    if (others.find(static_cast<char32_t>(c)) != others.npos) return like;
  }
  return c > 0 && c < 0x80 ? static_cast<char>(c) : '?';
}

// Whether it could be read as a bot's name: its skeleton, without case, blanks, marks and the forms
// that compatibility knows (full width, circled), is one.
bool looks_like_bot(std::string_view name) {
  const auto folded = characters_of(name, UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD |
                                              UTF8PROC_STRIPMARK | UTF8PROC_IGNORE | UTF8PROC_LUMP);
  if (!folded) return true;
  std::string plain;
  std::string skeleton;
  for (const Character c : *folded) {
    if (kind_of(c) != Kind::kVisible) continue;
    plain += c > 0 && c < 0x80 ? static_cast<char>(c) : '?';
    skeleton += look_of(c);
  }
  return skeleton.starts_with("bot:") || is_bot_name(plain) || is_engine(plain);
}

}  // namespace

Result<std::string> read_name(std::string_view text) {
  if (!is_clean_utf8(text)) return refused(server::Fault::kNameHidden);
  if (text.size() > kMaxNameCharacters * 16) return refused(server::Fault::kNameLong);
  auto characters = characters_of(text, UTF8PROC_COMPOSE);
  if (!characters) return refused(server::Fault::kNameHidden);
  trim(*characters);
  if (characters->size() > kMaxNameCharacters) return refused(server::Fault::kNameLong);
  if (const auto fault = fault_of(*characters)) return refused(*fault);
  std::string name = text_of(*characters);
  if (looks_like_bot(name)) return refused(server::Fault::kNameOfBot);
  return name;
}

}  // namespace benben
