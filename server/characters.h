// Characters: what the server asks about the characters of a text that people write (names.h,
// chat_text.h).
#pragma once

#include <utf8proc.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benben {

using Character = utf8proc_int32_t;

inline constexpr Character kNonJoiner = 0x200C;
inline constexpr Character kZeroWidthJoiner = 0x200D;
inline constexpr Character kEmojiStyle = 0xFE0F;
// Honest texts have two at most (Vietnamese, Hebrew with points); more climb out of their line.
inline constexpr int kMaxMarks = 2;

enum class CharacterKind { kVisible, kMark, kJoiner, kBlank, kRefused };

CharacterKind kind_of(Character c);

// The characters of a text, normalized as utf8proc's option says; nothing if it is not UTF-8.
std::optional<std::vector<Character>> characters_of(std::string_view text, int normalization);
std::string text_of(const std::vector<Character>& characters);
// Without the blanks at both ends.
void trim(std::vector<Character>& characters);

}  // namespace benben
