#include "server/characters.h"

#include <algorithm>

namespace benben {
namespace {

constexpr Character kBlankPattern = 0x2800;  // Braille without a dot: a symbol that shows nothing

}  // namespace

CharacterKind kind_of(Character c) {
  if (c == kNonJoiner || c == kZeroWidthJoiner || c == kEmojiStyle) return CharacterKind::kJoiner;
  const utf8proc_property_t* property = utf8proc_get_property(c);
  if (property->ignorable || c == kBlankPattern) return CharacterKind::kRefused;
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
      return CharacterKind::kVisible;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
      return CharacterKind::kMark;
    case UTF8PROC_CATEGORY_ZS:
      return CharacterKind::kBlank;
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
      return CharacterKind::kRefused;
  }
  return CharacterKind::kRefused;
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
  const auto is_blank = [](Character c) { return kind_of(c) == CharacterKind::kBlank; };
  while (!characters.empty() && is_blank(characters.back())) characters.pop_back();
  characters.erase(characters.begin(), std::ranges::find_if_not(characters, is_blank));
}

}  // namespace benben
