// Small text tools of the rules core: words, whole numbers, UTF-8, JSON out.
//
// Only what the games and records need; JSON is read at the edge with a library.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace benben {

// The parts between single separators; a text without separator is one part.
std::vector<std::string_view> split(std::string_view text, char separator);

// A text without the byte order mark with which some editors begin a file.
std::string_view without_byte_order_mark(std::string_view file);

// The words of a line that a person wrote, up to a comment (#): blanks, tabulators and the carriage
// return of some editors part them.
std::vector<std::string_view> words_of(std::string_view line);

// A whole number from 0 to `max` in its only spelling: digits, no sign, no leading zero.
std::optional<int> parse_number(std::string_view text, int max);

// Well-formed UTF-8 without overlong forms, surrogates and control characters (a line feed is one).
bool is_clean_utf8(std::string_view text);
// How many bytes at the front of a text are so.
std::size_t clean_size(std::string_view text);

// "seat 1": people count seats from 1, records and protocols from 0.
std::string seat_name(Seat seat);

// A text in quotes for an error message, cut where it is long.
std::string shortened(std::string_view text);

// `"text"` with JSON's escapes; the text is UTF-8.
std::string json_quote(std::string_view text);
// `["a","b"]`.
std::string json_list(std::span<const std::string> texts);
// `[1,2]` of the first `players` entries.
std::string json_points(const Scores& points, int players);

}  // namespace benben
