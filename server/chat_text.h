// What somebody writes at a table, as it is stored and shown (docs/protocol.md, Chat).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace benben {

inline constexpr std::size_t kMaxChatCharacters = 280;

// The text in its one spelling: Unicode's NFC, trimmed, single blanks, also for line breaks; or a
// sentence that says what is wrong with it. Nothing in it hides, turns or piles up on what stands
// round it.
Result<std::string> read_chat_text(std::string_view text);
// The same, or nothing.
Result<std::string> read_report_words(std::string_view text);

}  // namespace benben
