#include "core/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace benben {
namespace {

struct Utf8Char {
  char32_t code = 0;
  std::size_t size = 0;  // 0: not well formed
};

constexpr bool is_tail(unsigned char byte) { return (byte & 0xC0u) == 0x80u; }

// The character at the front of a text that is not empty.
Utf8Char first_char(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {};
  char32_t code = lead & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (!is_tail(byte(i))) return {};
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kSmallest[size] || code > 0x10FFFF || surrogate) return {};
  return {code, size};
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t start = 0;
  for (std::size_t end = text.find(separator); end != std::string_view::npos;
       end = text.find(separator, start)) {
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

std::string_view without_byte_order_mark(std::string_view file) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (file.starts_with(kByteOrderMark)) file.remove_prefix(kByteOrderMark.size());
  return file;
}

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  for (std::size_t start = line.find_first_not_of(kBlanks); start != line.npos;
       start = line.find_first_not_of(kBlanks)) {
    line.remove_prefix(start);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

std::optional<int> parse_number(std::string_view text, int max) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  std::int64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
    if (number > max) return std::nullopt;
  }
  return static_cast<int>(number);
}

bool is_clean_utf8(std::string_view text) { return clean_size(text) == text.size(); }

std::size_t clean_size(std::string_view text) {
  std::size_t size = 0;
  while (size < text.size()) {
    const Utf8Char c = first_char(text.substr(size));
    if (c.size == 0 || c.code < 0x20 || (c.code >= 0x7F && c.code < 0xA0)) break;
    size += c.size;
  }
  return size;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (text.size() <= kLongest) return "\"" + std::string(text) + "\"";
  std::size_t end = kLongest;
  while (end > 0 && is_tail(static_cast<unsigned char>(text[end]))) --end;
  return "\"" + std::string(text.substr(0, end)) + "...\"";
}

std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat) + 1); }

std::string json_quote(std::string_view text) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      out += c;
    }
  }
  return out += '"';
}

std::string json_list(std::span<const std::string> texts) {
  std::string out = "[";
  for (const std::string& text : texts) {
    if (out.size() > 1) out += ',';
    out += json_quote(text);
  }
  return out += ']';
}

std::string json_points(const Scores& points, int players) {
  std::string out = "[";
  for (int seat = 0; seat < players; ++seat) {
    if (seat > 0) out += ',';
    out += std::to_string(points[static_cast<std::size_t>(seat)]);
  }
  return out += ']';
}

}  // namespace benben
