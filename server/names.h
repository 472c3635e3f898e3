// What a person may be called at a table: text that others can read, and that passes for nothing
// else.
//
// Letters with their marks, digits, punctuation and symbols of every script, single blanks between
// them. Refused is what hides, turns or piles up on the text around it, what shows nothing at all,
// and what looks like a bot's name. The joiners U+200C, U+200D and the selector U+FE0F stand where
// scripts and emoji need them: between two visible characters, or behind one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace benben {

inline constexpr std::size_t kMaxNameCharacters = 40;

// The name in its one spelling (Unicode's NFC, trimmed), or a sentence that says what is wrong with
// it. An empty name is one: the seat's number stands for it.
Result<std::string> read_name(std::string_view text);

}  // namespace benben
