#include "server/names.h"

#include <utf8proc.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/text.h"
#include "search/bot.h"
#include "server/faults.h"

namespace benben {
namespace {

using Character = utf8proc_int32_t;

constexpr Character kNonJoiner = 0x200C;
constexpr Character kZeroWidthJoiner = 0x200D;
constexpr Character kEmojiStyle = 0xFE0F;
constexpr Character kBlankPattern = 0x2800;  // Braille without a dot: a symbol that shows nothing
// Honest names have two at most (Vietnamese, Hebrew with points); more climb out of their line.
constexpr int kMaxMarks = 2;

enum class Kind { kVisible, kMark, kJoiner, kBlank, kRefused };

Kind kind_of(Character c) {
  if (c == kNonJoiner || c == kZeroWidthJoiner || c == kEmojiStyle) return Kind::kJoiner;
  const utf8proc_property_t* property = utf8proc_get_property(c);
  if (property->ignorable || c == kBlankPattern) return Kind::kRefused;
  switch (utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
    case UTF8PROC_CATEGORY_PC:
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_PS:
    case UTF8PROC_CATEGORY_PE:
    case UTF8PROC_CATEGORY_PI:
    case UTF8PROC_CATEGORY_PF:
    case UTF8PROC_CATEGORY_PO:
    case UTF8PROC_CATEGORY_SM:
    case UTF8PROC_CATEGORY_SC:
    case UTF8PROC_CATEGORY_SK:
    case UTF8PROC_CATEGORY_SO:
      return Kind::kVisible;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
      return Kind::kMark;
    case UTF8PROC_CATEGORY_ZS:
      return Kind::kBlank;
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
      return Kind::kRefused;
  }
  return Kind::kRefused;
}

// The characters of a text, normalized; nothing if it is not UTF-8.
std::optional<std::vector<Character>> characters_of(std::string_view text, int normalization) {
  // The longest form of a character has 18 for its three bytes (U+FDFA).
  std::vector<Character> characters(text.size() * 8 + 8);
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | normalization);
  const utf8proc_ssize_t size =
      utf8proc_decompose(bytes, static_cast<utf8proc_ssize_t>(text.size()), characters.data(),
                         static_cast<utf8proc_ssize_t>(characters.size()), options);
  if (size < 0 || static_cast<std::size_t>(size) > characters.size()) return std::nullopt;
  const utf8proc_ssize_t normalized = utf8proc_normalize_utf32(characters.data(), size, options);
  if (normalized < 0) return std::nullopt;
  characters.resize(static_cast<std::size_t>(normalized));
  return characters;
}

std::string text_of(const std::vector<Character>& characters) {
  std::string text;
  for (const Character c : characters) {
    utf8proc_uint8_t bytes[4];
    const utf8proc_ssize_t size = utf8proc_encode_char(c, bytes);
    text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }
  return text;
}

void trim(std::vector<Character>& characters) {
  const auto is_blank = [](Character c) { return kind_of(c) == Kind::kBlank; };
  while (!characters.empty() && is_blank(characters.back())) characters.pop_back();
  characters.erase(characters.begin(), std::ranges::find_if_not(characters, is_blank));
}

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
  return skeleton.starts_with("bot:") || is_bot_name(plain);
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
